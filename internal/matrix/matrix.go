// Package matrix has the linear algebra that fits need: products, and the inverse of a symmetric
// positive definite matrix. Products are rounded before they are added, so that a result has the
// same bits on every processor.
package matrix

import "math"

// Matrix is a square matrix, by rows.
type Matrix [][]float64

// New is a matrix of n rows and columns of zeros.
func New(n int) Matrix {
	m := make(Matrix, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// AddOuter adds w·x·xᵀ.
func (m Matrix) AddOuter(x []float64, w float64) {
	for i, a := range x {
		if a == 0 {
			continue
		}
		wa := float64(w * a)
		for j, b := range x {
			m[i][j] += float64(wa * b)
		}
	}
}

// Times is m·x.
func (m Matrix) Times(x []float64) []float64 {
	y := make([]float64, len(m))
	for i, row := range m {
		y[i] = Dot(row, x)
	}
	return y
}

// Dot is the scalar product a·b.
func Dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += float64(x * b[i])
	}
	return sum
}

// Product is m·o.
func (m Matrix) Product(o Matrix) Matrix {
	p := New(len(m))
	for i := range m {
		for k, a := range m[i] {
			for j, b := range o[k] {
				p[i][j] += float64(a * b)
			}
		}
	}
	return p
}

// Leading is the part of the first n rows and columns.
func (m Matrix) Leading(n int) Matrix {
	p := New(n)
	for i := range n {
		copy(p[i], m[i][:n])
	}
	return p
}

// Transposed is mᵀ.
func (m Matrix) Transposed() Matrix {
	p := New(len(m))
	for i, row := range m {
		for j, x := range row {
			p[j][i] = x
		}
	}
	return p
}

// Inverse inverts a symmetric positive definite matrix by Cholesky's decomposition.
// https://en.wikipedia.org/wiki/Cholesky_decomposition
func (m Matrix) Inverse() Matrix {
	n := len(m)
	low := New(n) // m = low·lowᵀ
	for i := range n {
		for j := range i + 1 {
			sum := m[i][j]
			for k := range j {
				sum -= float64(low[i][k] * low[j][k])
			}
			if i == j {
				low[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				low[i][j] = sum / low[j][j]
			}
		}
	}
	inverse := New(n)
	for column := range n {
		y := make([]float64, n)
		for i := range n {
			y[i] = -Dot(low[i][:i], y[:i])
			if i == column {
				y[i]++
			}
			y[i] /= low[i][i]
		}
		for i := n - 1; i >= 0; i-- {
			for k := i + 1; k < n; k++ {
				y[i] -= float64(low[k][i] * inverse[k][column])
			}
			inverse[i][column] = y[i] / low[i][i]
		}
	}
	return inverse
}
