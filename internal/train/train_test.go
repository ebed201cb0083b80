package train

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
)

var small = Shape{Inputs: 96, Hidden: 16, Buckets: 3}

// randomSamples have a dozen features and random targets.
func randomSamples(shape Shape, count int, seed uint64) []Sample {
	random := rand.New(rand.NewPCG(seed, 7))
	list := make([]Sample, count)
	for i := range list {
		s := &list[i]
		for f := range shape.Inputs {
			if random.IntN(shape.Inputs) < 12 {
				s.Own = append(s.Own, uint16(f))
			}
			if random.IntN(shape.Inputs) < 12 {
				s.Other = append(s.Other, uint16(f))
			}
		}
		s.Base, s.Target = random.Float32()*200-100, random.Float32()
		s.Bucket, s.Gain = random.IntN(shape.Buckets), 0.5+random.Float32()
	}
	return list
}

func randomSet(t testing.TB, shape Shape, count int, seed uint64) *Set {
	t.Helper()
	return setOf(t, randomSamples(shape, count, seed)...)
}

// setOf are samples in a file.
func setOf(t testing.TB, list ...Sample) *Set {
	t.Helper()
	return &opened(t, written(t, filepath.Join(t.TempDir(), "samples"), list)).Training
}

// written writes samples to a file, each as a unit of the source.
func written(t testing.TB, path string, list []Sample) string {
	t.Helper()
	w, err := OpenWriter(path, "a test")
	if err != nil {
		t.Fatal(err)
	}
	w.block, w.segment = 2000, 20_000 // several of both
	for i := w.Done(); i < len(list); i++ {
		w.Add(&list[i])
		if err := w.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Finish(); err != nil {
		t.Fatal(err)
	}
	return path
}

func opened(t testing.TB, paths ...string) *Samples {
	t.Helper()
	s, err := Open(paths...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// groups are factors: two for each input.
func groups(shape Shape) (of [][]uint16) {
	for f := range shape.Inputs {
		of = append(of, []uint16{uint16(f % 7), uint16(7 + f/20)})
	}
	return of
}

func start(t testing.TB, shape Shape, options Options, seed uint64, set *Set) *Trainer {
	t.Helper()
	x, err := New(shape, options, seed, set)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func saved(t testing.TB, x *Trainer) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := x.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestGradient holds that gradients are the slopes of the loss.
func TestGradient(t *testing.T) {
	set := randomSet(t, small, 64, 1)
	x := start(t, small, Options{Batch: 64, Factors: groups(small), K: 100}, 1, set)
	random := rand.NewPCG(9, 9)
	for _, p := range x.all() { // away from zero, and with units on both sides of both bounds
		uniform(p.values, random, 0.4)
	}
	x.fold()
	backup := make([][]float32, len(x.all()))
	for i, p := range x.all() {
		backup[i] = slices.Clone(p.values)
	}
	x.Step()
	for i, p := range x.all() {
		copy(p.values, backup[i])
	}
	loss := func() float64 {
		x.fold()
		l, err := x.Loss(set)
		if err != nil {
			t.Fatal(err)
		}
		return l.Target
	}
	for i, p := range x.all() {
		n, scale := len(p.values), 0.0
		for _, g := range p.grads {
			scale = max(scale, math.Abs(float64(g)))
		}
		if scale == 0 {
			t.Errorf("parameters %d have no gradient", i)
		}
		for j := 0; j < n; j += 1 + n/25 {
			const d = 1.0 / 512
			w := p.values[j]
			p.values[j] = w + d
			above := loss()
			p.values[j] = w - d
			slope := (above - loss()) / (2 * d)
			p.values[j] = w
			if g := float64(p.grads[j]); math.Abs(g-slope) > 0.02*scale {
				t.Errorf("parameters %d, number %d: gradient %g, slope %g", i, j, g, slope)
			}
		}
	}
}

// TestTeacher holds that the network learns what another one computes.
func TestTeacher(t *testing.T) {
	const k = 250
	teacher := newModel(Shape{Inputs: 64, Hidden: 16, Buckets: 2})
	random := rand.NewPCG(3, 3)
	for i, table := range [][]float32{teacher.Weights, teacher.Bias, teacher.Squares, teacher.Output, teacher.OutputBias} {
		uniform(table, random, []float32{0.5, 0.3, 0.3, 1, 0.2}[i])
	}
	label := func(count int, seed uint64) *Set {
		list := randomSamples(teacher.Shape, count, seed)
		for i := range list {
			s := &list[i]
			out := teacher.forward(make([]float32, 2*teacher.Hidden), s.Own, s.Other, s.Bucket)
			s.Target = float32((&item{base: s.Base, gain: s.Gain}).predict(out, k))
		}
		return setOf(t, list...)
	}
	held := label(2000, 5)
	x := start(t, Shape{64, 32, 2}, Options{Batch: 128, Epochs: 12, Rate: 1e-2, K: k, Threads: 2}, 1, label(32000, 4))
	before, err := x.Loss(held)
	if err != nil {
		t.Fatal(err)
	}
	for x.Step() {
	}
	after, _ := x.Loss(held)
	t.Logf("held-out loss: %.5f, base alone %.5f, at last %.5f; learning %.5f", before.Target, before.BaseTarget, after.Target, x.Progress().Loss)
	if after.Target > before.Target/8 {
		t.Errorf("held-out loss %.5f at first, %.5f at last", before.Target, after.Target)
	}
	if before.BaseTarget != after.BaseTarget || math.Abs(before.Target-before.BaseTarget) > 0.1*before.Target {
		t.Errorf("the first output should be near 0: losses %+v", before)
	}
}

// TestSameBytes holds that the number of threads does not matter, nor the machine: the
// sum was computed once. Whatever changes it deliberately writes the new one here.
func TestSameBytes(t *testing.T) {
	const want = "f5d9221cc918937e"
	set := randomSet(t, small, 5000, 2)
	for _, threads := range []int{1, 2, 5} {
		x := start(t, small, Options{Batch: 1024, Epochs: 2, Decay: 0.5, Factors: groups(small), Threads: threads}, 11, set)
		for x.Step() {
		}
		sum := sha256.Sum256(saved(t, x))
		if got := hex.EncodeToString(sum[:8]); got != want {
			t.Errorf("%d threads: %s, want %s", threads, got, want)
		}
		if l, _ := x.Loss(set); threads > 1 && l != must(x.Model().Loss(set, 250, 1)) {
			t.Errorf("the loss depends on the number of threads")
		}
	}
}

func must(l Losses, err error) Losses {
	if err != nil {
		panic(err)
	}
	return l
}

// TestSeed holds that seeds differ.
func TestSeed(t *testing.T) {
	set := randomSet(t, small, 10, 2)
	a, b := start(t, small, Options{}, 1, set), start(t, small, Options{}, 2, set)
	if slices.Equal(a.Model().Weights, b.Model().Weights) {
		t.Error("two seeds give the same weights")
	}
}

// TestResume stops at every batch, within epochs and between them.
func TestResume(t *testing.T) {
	set := randomSet(t, small, 3000, 2)
	options := Options{Batch: 1024, Epochs: 3, Decay: 0.5, Rate: 0.05, Factors: groups(small)}
	model := resumed(t, options, set)
	options.Start = model // decay leads to it
	if got := resumed(t, options, set); slices.Equal(got.Weights, model.Weights) {
		t.Error("going on has changed nothing")
	}
}

// resumed trains, stops after each step, and holds that the result is that of a training
// that never stopped.
func resumed(t *testing.T, options Options, set *Set) *Model {
	t.Helper()
	through := start(t, small, options, 5, set)
	for through.Step() {
	}
	stopped := start(t, small, options, 5, set)
	for {
		var err error
		if stopped, err = Load(bytes.NewReader(saved(t, stopped)), set, 2); err != nil {
			t.Fatal(err)
		}
		if !stopped.Step() {
			break
		}
	}
	if !bytes.Equal(saved(t, through), saved(t, stopped)) {
		t.Error("a resumed training differs from one that never stopped")
	}
	if p := stopped.Progress(); p.Epoch != 3 || p.Batch != 3 || p.Step != 9 || p.Rate > 1e-12 || !p.EndOfEpoch() {
		t.Errorf("at the end: %+v", p)
	}
	return stopped.Model()
}

// TestDamagedCheckpoint holds that no changed byte and no cut is accepted.
func TestDamagedCheckpoint(t *testing.T) {
	set := randomSet(t, small, 100, 2)
	good := saved(t, start(t, small, Options{}, 5, set))
	random := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		bad := slices.Clone(good)
		bad[random.IntN(len(bad))] ^= byte(1 + random.IntN(255))
		if _, err := Load(bytes.NewReader(bad), set, 1); err == nil {
			t.Fatal("a damaged checkpoint is accepted")
		}
		if _, err := Load(bytes.NewReader(good[:random.IntN(len(good))]), set, 1); err == nil {
			t.Fatal("a cut checkpoint is accepted")
		}
	}
	if _, err := Load(bytes.NewReader(good), randomSet(t, small, 100, 3), 1); err == nil {
		t.Error("a checkpoint of other samples is accepted")
	}
}

// TestDecay holds that decay is decoupled: with gradients of zero the weights shrink by
// rate·decay of themselves, and biases stay.
func TestDecay(t *testing.T) {
	set := setOf(t, Sample{Own: []uint16{1, 2}, Other: []uint16{3}, Base: 50, Target: 0.5}) // a gain of 0
	x := start(t, small, Options{Epochs: 1, Rate: 0.01, Decay: 2, Factors: groups(small)}, 5, set)
	var before [][]float32
	for _, p := range x.all() {
		for i := range p.values {
			p.values[i] = float32(i%5) / 8
		}
		before = append(before, slices.Clone(p.values))
	}
	x.Step()
	for i, p := range x.all() {
		want := 1 - 0.01*2
		if i == 4 || i == 6 {
			want = 1
		}
		for j, w := range p.values {
			if d := float64(w) - float64(before[i][j])*want; math.Abs(d) > 1e-6 {
				t.Fatalf("parameters %d: %g became %g", i, before[i][j], w)
			}
		}
	}
}

// TestDecayToStart holds that a training that goes on from a network decays towards it:
// with gradients of zero nothing changes, and what has changed comes back.
func TestDecayToStart(t *testing.T) {
	set := setOf(t, Sample{Own: []uint16{1, 2}, Other: []uint16{3}, Base: 50, Target: 0.5}) // a gain of 0
	teach := randomSet(t, small, 500, 8)
	first := start(t, small, Options{Batch: 100, Epochs: 1}, 5, teach)
	for first.Step() {
	}
	m := first.Model()
	x := start(t, small, Options{Epochs: 1, Rate: 0.01, Decay: 2, Start: m}, 5, set)
	x.output.values[3] += 0.5
	x.Step()
	if got := x.Model(); !slices.Equal(got.Weights, m.Weights) || !slices.Equal(got.Squares, m.Squares) {
		t.Error("weights have left the network, without a gradient")
	}
	if d := float64(x.output.values[3]) - float64(m.Output[3]) - 0.5*(1-0.01*2); math.Abs(d) > 1e-6 {
		t.Errorf("a weight moves back to %g from its own, %g", x.output.values[3], m.Output[3])
	}
}

// TestFactors holds that the rows of a model are sums of rows, within the limit.
func TestFactors(t *testing.T) {
	set := randomSet(t, small, 2000, 8)
	x := start(t, small, Options{Batch: 256, Rate: 0.3, Factors: groups(small)}, 5, set)
	for x.Step() {
	}
	m, limited := x.Model(), 0
	for f := range small.Inputs {
		for i := range small.Hidden {
			sum := float64(x.own.weights.values[f*small.Hidden+i])
			for _, v := range x.virt.of[f] {
				sum += float64(x.virt.weights.values[int(v)*small.Hidden+i])
			}
			w := float64(m.Weights[f*small.Hidden+i])
			if math.Abs(sum-w) > 1e-5 || math.Abs(w) > Limit+1e-6 {
				t.Fatalf("input %d: weight %g, sum %g", f, w, sum)
			}
			if math.Abs(w) > Limit-1e-3 {
				limited++
			}
		}
		for b := range small.Buckets {
			sum := float64(x.own.squares.values[f*small.Buckets+b])
			for _, v := range x.virt.of[f] {
				sum += float64(x.virt.squares.values[int(v)*small.Buckets+b])
			}
			if w := float64(m.Squares[f*small.Buckets+b]); math.Abs(sum-w) > 1e-5 {
				t.Fatalf("input %d: square %g, sum %g", f, w, sum)
			}
		}
	}
	if limited == 0 {
		t.Error("no weight reached the limit: this test does not see it")
	}
}

// TestStart holds that a training goes on from a network.
func TestStart(t *testing.T) {
	set := randomSet(t, small, 2000, 8)
	first := start(t, small, Options{Batch: 256, Epochs: 1, Factors: groups(small)}, 5, set)
	for first.Step() {
	}
	m := first.Model()
	second := start(t, small, Options{Start: m, Factors: groups(small)}, 6, set)
	if !slices.Equal(second.Model().Weights, m.Weights) || !slices.Equal(second.Model().Squares, m.Squares) ||
		must(second.Loss(set)) != must(first.Loss(set)) {
		t.Error("the start differs from the network")
	}
}

// TestRefused holds that New refuses what does not fit.
func TestRefused(t *testing.T) {
	set := randomSet(t, small, 10, 1)
	for name, try := range map[string]func() (*Trainer, error){
		"hidden":  func() (*Trainer, error) { return New(Shape{96, 20, 3}, Options{}, 1, set) },
		"inputs":  func() (*Trainer, error) { return New(Shape{10, 16, 3}, Options{}, 1, set) },
		"buckets": func() (*Trainer, error) { return New(Shape{96, 16, 1}, Options{}, 1, set) },
		"empty":   func() (*Trainer, error) { return New(small, Options{}, 1, &Set{}) },
		"factors": func() (*Trainer, error) { return New(small, Options{Factors: make([][]uint16, 3)}, 1, set) },
		"decay":   func() (*Trainer, error) { return New(small, Options{Decay: 1e4}, 1, set) },
		"rate":    func() (*Trainer, error) { return New(small, Options{Rate: math.NaN()}, 1, set) },
		"start":   func() (*Trainer, error) { return New(small, Options{Start: newModel(Shape{96, 32, 3})}, 1, set) },
	} {
		if _, err := try(); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
