package kernel

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// sizes are lengths of accumulators that take every way through the assembly.
func sizes() (all []int) {
	for n := 0; n <= 512; n += Lanes {
		all = append(all, n)
	}
	return all
}

// extremes are the values at which int16 and products of it wrap around.
var extremes = []int16{math.MinInt16, math.MinInt16 + 1, -256, -182, -1, 0, 1, 127, 181, 182, 255, 256, math.MaxInt16 - 1, math.MaxInt16}

// numbers are random in one of three ways: of any size, extreme, or small as in a network.
func numbers(r *rand.Rand, n int) []int16 {
	way := r.IntN(3)
	list := make([]int16, n)
	for i := range list {
		switch way {
		case 0:
			list[i] = int16(r.Uint32())
		case 1:
			list[i] = extremes[r.IntN(len(extremes))]
		default:
			list[i] = int16(r.IntN(400) - 100)
		}
	}
	return list
}

func randomRows(r *rand.Rand, count, below int) []uint16 {
	list := make([]uint16, count)
	for i := range list {
		list[i] = uint16(r.IntN(below))
	}
	return list
}

// wantAccumulate is Accumulate in wide integers, number by number.
func wantAccumulate(from, table []int16, add, remove []uint16) []int16 {
	n := len(from)
	want := make([]int16, n)
	for i := range want {
		sum := int64(from[i])
		for _, r := range add {
			sum += int64(table[int(r)*n+i])
		}
		for _, r := range remove {
			sum -= int64(table[int(r)*n+i])
		}
		want[i] = int16(sum)
	}
	return want
}

// wantOutput is Output in wide integers.
func wantOutput(accumulator, weights []int16, limit int16) int32 {
	sum := int64(0)
	for i, a := range accumulator {
		v := int64(a)
		if v < 0 {
			v = 0
		}
		if v > int64(limit) {
			v = int64(limit)
		}
		sum += int64(int16(v*int64(weights[i]))) * v
	}
	return int32(sum)
}

func checkAccumulate(t *testing.T, from, table []int16, add, remove []uint16) {
	t.Helper()
	want := wantAccumulate(from, table, add, remove)
	tableBefore := slices.Clone(table)
	for name, f := range map[string]func(to, from, table []int16, add, remove []uint16){"chosen": Accumulate, "twin": accumulateTwin} {
		for _, inPlace := range []bool{false, true} {
			// A number before and behind must stay as it is.
			buffer := slices.Repeat([]int16{12345}, len(from)+2)
			to, source := buffer[1:len(buffer)-1], slices.Clone(from)
			if inPlace {
				copy(to, from)
				source = to
			}
			f(to, source, table, add, remove)
			if !slices.Equal(to, want) {
				t.Fatalf("%s, %d sums, +%d −%d rows, in place %v: got %v, want %v", name, len(from), len(add), len(remove), inPlace, to, want)
			}
			if buffer[0] != 12345 || buffer[len(buffer)-1] != 12345 || !inPlace && !slices.Equal(source, from) {
				t.Fatalf("%s, %d sums: memory beside the accumulator has changed", name, len(from))
			}
		}
	}
	if !slices.Equal(table, tableBefore) {
		t.Fatal("the table has changed")
	}
}

func checkOutput(t *testing.T, accumulator, weights []int16, limit int16) {
	t.Helper()
	want := wantOutput(accumulator, weights, limit)
	if got := outputTwin(accumulator, weights, limit); got != want {
		t.Fatalf("twin, %d sums, limit %d: got %d, want %d", len(accumulator), limit, got, want)
	}
	if got := Output(accumulator, weights, limit); got != want {
		t.Fatalf("chosen, %d sums, limit %d: got %d, want %d", len(accumulator), limit, got, want)
	}
}

func TestAccumulate(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range sizes() {
		const most = 40
		for range 20 {
			table := numbers(r, most*n)
			checkAccumulate(t, numbers(r, n), table, randomRows(r, r.IntN(5), most), randomRows(r, r.IntN(5), most))
		}
		checkAccumulate(t, numbers(r, n), numbers(r, most*n), randomRows(r, 130, most), nil)
		checkAccumulate(t, numbers(r, n), numbers(r, most*n), nil, randomRows(r, 130, most))
	}
}

// The highest row of all is where a signed row number would go wrong.
func TestAccumulateHighestRow(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	table := numbers(r, (math.MaxUint16+1)*Lanes)
	checkAccumulate(t, numbers(r, Lanes), table, []uint16{math.MaxUint16, 0}, []uint16{math.MaxInt16 + 1})
}

func TestOutput(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, n := range sizes() {
		for range 40 {
			checkOutput(t, numbers(r, n), numbers(r, n), 255)
			checkOutput(t, numbers(r, n), numbers(r, n), int16(r.Uint32()))
		}
	}
	for _, a := range extremes {
		for _, w := range extremes {
			for _, limit := range extremes {
				checkOutput(t, slices.Repeat([]int16{a}, 48), slices.Repeat([]int16{w}, 48), limit)
			}
		}
	}
}

// A network's numbers, computed by hand: 16 lanes of 100²·2, then one above the limit.
func TestOutputByHand(t *testing.T) {
	accumulator, weights := slices.Repeat([]int16{100}, Lanes), slices.Repeat([]int16{2}, Lanes)
	checkOutput(t, accumulator, weights, 255)
	if got := Output(accumulator, weights, 255); got != 320_000 {
		t.Errorf("got %d, want 320000", got)
	}
	accumulator[3], weights[3] = 300, -1
	accumulator[4] = -7
	if got := Output(accumulator, weights, 255); got != 14*20_000-255*255 {
		t.Errorf("got %d, want %d", got, 14*20_000-255*255)
	}
}

// What does not fit panics before a kernel runs.
func TestChecks(t *testing.T) {
	sums := func(n int) []int16 { return make([]int16, n) }
	for _, test := range []struct {
		name string
		call func()
	}{
		{"accumulator of 8", func() { Accumulate(sums(8), sums(8), sums(64), nil, nil) }},
		{"accumulators differ", func() { Accumulate(sums(32), sums(16), sums(64), nil, nil) }},
		{"source longer", func() { Accumulate(sums(16), sums(32), sums(64), nil, nil) }},
		{"row to add", func() { Accumulate(sums(16), sums(16), sums(63), []uint16{0, 3, 1}, nil) }},
		{"row to remove", func() { Accumulate(sums(16), sums(16), sums(63), nil, []uint16{65535}) }},
		{"no table", func() { Accumulate(sums(16), sums(16), nil, []uint16{0}, nil) }},
		{"output of 24", func() { Output(sums(24), sums(24), 255) }},
		{"fewer weights", func() { Output(sums(32), sums(16), 255) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			test.call()
		})
	}
	Accumulate(sums(16), sums(16), sums(64), []uint16{3}, []uint16{3})
	Accumulate(nil, nil, nil, []uint16{7}, nil)
}

// Each way through the assembly, and the twin, refuses the first row that the table lacks.
func TestRowOutside(t *testing.T) {
	const rows = 5
	for n := Lanes; n <= 192; n += Lanes {
		table := make([]int16, (rows+1)*n)
		for _, test := range []struct {
			size        int
			add, remove []uint16
			panics      bool
		}{
			{rows * n, []uint16{rows - 1}, []uint16{rows - 1}, false},
			{rows*n + n - 1, []uint16{rows - 1}, []uint16{rows - 1}, false},
			{rows * n, []uint16{0, rows}, nil, true},
			{rows * n, []uint16{0}, []uint16{1, rows}, true},
			{rows*n + n - 1, []uint16{rows}, nil, true},
			{n - 1, nil, []uint16{0}, true},
			{0, []uint16{0}, nil, true},
		} {
			for name, f := range map[string]func(to, from, table []int16, add, remove []uint16){"chosen": Accumulate, "twin": accumulateTwin} {
				func() {
					defer func() {
						if got := recover() != nil; got != test.panics {
							t.Errorf("%s, %d sums, table of %d, +%d −%d: panics is %v, want %v", name, n, test.size, test.add, test.remove, got, test.panics)
						}
					}()
					f(make([]int16, n), make([]int16, n), table[:test.size], test.add, test.remove)
				}()
			}
		}
	}
}

// FuzzKernels reads a size, a limit, the lengths of two lists, and then numbers.
func FuzzKernels(f *testing.F) {
	f.Add([]byte{0, 255, 0, 1, 1, 5, 7})
	f.Add([]byte{4, 0, 128, 3, 0, 255, 127, 0, 128})
	f.Add([]byte("\x02\xff\x00\x82\x00any bytes are weights, biases and rows"))
	f.Fuzz(func(t *testing.T, data []byte) {
		const most = 8 // rows of the table
		if len(data) < 5 {
			return
		}
		n, limit := Lanes*int(data[0]%33), int16(binary.LittleEndian.Uint16(data[1:]))
		adds, removes := int(data[3])%140, int(data[4])%140
		data = data[5:]
		next := func() (v int16) {
			if len(data) >= 2 {
				v = int16(binary.LittleEndian.Uint16(data))
				data = append(data[2:], data[0]+1, data[1]+3) // some more, never the same
			}
			return v
		}
		list := func(n int) []int16 {
			numbers := make([]int16, n)
			for i := range numbers {
				numbers[i] = next()
			}
			return numbers
		}
		rowList := func(n int) (rows []uint16) {
			for range n {
				rows = append(rows, uint16(next())%most)
			}
			return rows
		}
		from, table := list(n), list(n*most)
		checkAccumulate(t, from, table, rowList(adds), rowList(removes))
		checkOutput(t, from, table[:n], limit)
	})
}

// widths are the usual lengths of accumulators.
var widths = []int{16, 32, 64, 128, 256}

// benchmarkAccumulate cycles through lists of rows of a table as large as a game's.
func benchmarkAccumulate(b *testing.B, adds, removes int) {
	const tableRows, lists = 1280, 64
	for _, n := range widths {
		r := rand.New(rand.NewPCG(1, 1))
		to, from, table := make([]int16, n), numbers(r, n), numbers(r, n*tableRows)
		add, remove := randomRows(r, adds*lists, tableRows), randomRows(r, removes*lists, tableRows)
		b.Run(fmt.Sprintf("%d/chosen", n), func(b *testing.B) {
			for i := 0; b.Loop(); i = (i + 1) % lists {
				Accumulate(to, from, table, add[i*adds:][:adds], remove[i*removes:][:removes])
			}
		})
		b.Run(fmt.Sprintf("%d/twin", n), func(b *testing.B) {
			for i := 0; b.Loop(); i = (i + 1) % lists {
				accumulateTwin(to, from, table, add[i*adds:][:adds], remove[i*removes:][:removes])
			}
		})
	}
}

func BenchmarkQuiet(b *testing.B)   { benchmarkAccumulate(b, 1, 1) }
func BenchmarkCapture(b *testing.B) { benchmarkAccumulate(b, 1, 2) }
func BenchmarkRefresh(b *testing.B) { benchmarkAccumulate(b, 36, 0) }

func BenchmarkOutput(b *testing.B) {
	for _, n := range widths {
		r := rand.New(rand.NewPCG(1, 1))
		accumulator, weights := numbers(r, n), numbers(r, n)
		b.Run(fmt.Sprintf("%d/chosen", n), func(b *testing.B) {
			for b.Loop() {
				Output(accumulator, weights, 255)
			}
		})
		b.Run(fmt.Sprintf("%d/twin", n), func(b *testing.B) {
			for b.Loop() {
				outputTwin(accumulator, weights, 255)
			}
		})
	}
}
