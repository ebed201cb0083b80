package piecevalue

import "math"

// matrix is a square matrix.
type matrix [][]float64

func newMatrix(n int) matrix {
	m := make(matrix, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// addOuter adds w·x·xᵀ.
func (m matrix) addOuter(x []float64, w float64) {
	for i, a := range x {
		if a == 0 {
			continue
		}
		for j, b := range x {
			m[i][j] += w * a * b
		}
	}
}

// times is m·x.
func (m matrix) times(x []float64) []float64 {
	y := make([]float64, len(m))
	for i, row := range m {
		y[i] = dot(row, x)
	}
	return y
}

func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// product is m·o.
func (m matrix) product(o matrix) matrix {
	p := newMatrix(len(m))
	for i := range m {
		for k, a := range m[i] {
			for j, b := range o[k] {
				p[i][j] += a * b
			}
		}
	}
	return p
}

// leading is the part of the first n rows and columns.
func (m matrix) leading(n int) matrix {
	p := newMatrix(n)
	for i := range n {
		copy(p[i], m[i][:n])
	}
	return p
}

func (m matrix) transposed() matrix {
	p := newMatrix(len(m))
	for i, row := range m {
		for j, x := range row {
			p[j][i] = x
		}
	}
	return p
}

// inverse inverts a symmetric positive definite matrix by Cholesky's decomposition.
// https://en.wikipedia.org/wiki/Cholesky_decomposition
func (m matrix) inverse() matrix {
	n := len(m)
	low := newMatrix(n) // m = low·lowᵀ
	for i := range n {
		for j := range i + 1 {
			sum := m[i][j]
			for k := range j {
				sum -= low[i][k] * low[j][k]
			}
			if i == j {
				low[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				low[i][j] = sum / low[j][j]
			}
		}
	}
	inverse := newMatrix(n)
	for column := range n {
		y := make([]float64, n)
		for i := range n {
			y[i] = -dot(low[i][:i], y[:i])
			if i == column {
				y[i]++
			}
			y[i] /= low[i][i]
		}
		for i := n - 1; i >= 0; i-- {
			for k := i + 1; k < n; k++ {
				y[i] -= low[k][i] * inverse[k][column]
			}
			inverse[i][column] = y[i] / low[i][i]
		}
	}
	return inverse
}
