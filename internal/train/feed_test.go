package train

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"testing"
)

// courses are the samples of all batches of some epochs, by their numbers.
func courses(t *testing.T, f *feed, epochs int) (all [][]int) {
	t.Helper()
	for epoch := range epochs {
		var course []int
		for b := range f.batches {
			from, to := f.bounds(b)
			data, records, err := f.batch(epoch, b)
			if err != nil || len(records) != to-from {
				t.Fatalf("epoch %d, batch %d has %d samples, not %d: %v", epoch, b, len(records), to-from, err)
			}
			var c unpacked
			for _, at := range records {
				c.add(data[at:])
			}
			for _, x := range c.list {
				course = append(course, int(x.base))
			}
		}
		all = append(all, course)
	}
	return all
}

// windowed is a set of which only a part is in memory at a time.
func windowed(t *testing.T, count, size int) *Set {
	t.Helper()
	set := setOf(t, numbered(count)...)
	set.window = size
	return set
}

// TestFeed holds that each epoch has every sample once, in an order of its own, however much
// of the set is in memory, and that batches are as large as they should be.
func TestFeed(t *testing.T) {
	for size, want := range map[int]int{1 << 20: 1, 30_000: 8, 1: 16} {
		set := windowed(t, 5000, size)
		f := newFeed(set, 3, Options{Batch: 70, Epochs: 3})
		if f.windows != want {
			t.Errorf("%d windows of %d bytes, want %d", f.windows, size, want)
		}
		all := courses(t, f, 3)
		first := slices.Sorted(slices.Values(all[0]))
		if len(first) != set.Len() || len(slices.Compact(slices.Clone(first))) != set.Len() {
			t.Errorf("windows of %d bytes: an epoch lacks samples", size)
		}
		for epoch := 1; epoch < 3; epoch++ {
			if slices.Equal(all[epoch], all[0]) || !slices.Equal(slices.Sorted(slices.Values(all[epoch])), first) {
				t.Errorf("windows of %d bytes: epoch %d has the order of epoch 0, or other samples", size, epoch)
			}
		}
		if other := courses(t, newFeed(set, 4, Options{Batch: 70, Epochs: 3}), 1); slices.Equal(other[0], all[0]) {
			t.Errorf("windows of %d bytes: two seeds have the same order", size)
		}
	}
}

// TestFeedMixes holds that the samples of a batch come from everywhere: their mean number
// spreads little more than that of a draw would.
func TestFeedMixes(t *testing.T) {
	const count = 20_000
	f := newFeed(windowed(t, count, 150_000), 3, Options{Batch: 100, Epochs: 1})
	course, sum := courses(t, f, 1)[0], 0.0
	for b := range f.batches {
		from, to := f.bounds(b)
		mean := 0.0
		for _, n := range course[from:to] {
			mean += float64(n) / float64(to-from)
		}
		sum += (mean - count/2) * (mean - count/2)
	}
	variance := sum / float64(f.batches)
	drawn := float64(count) * count / 12 / 100
	t.Logf("the variance of a batch's mean is %.0f, of a draw's %.0f", variance, drawn)
	if variance > 4*drawn {
		t.Errorf("the variance of a batch's mean is %.0f, of a draw's %.0f", variance, drawn)
	}
}

// TestFeedGoesOn begins at every batch.
func TestFeedGoesOn(t *testing.T) {
	set := windowed(t, 3000, 20_000)
	options := Options{Batch: 64, Epochs: 2}
	whole := courses(t, newFeed(set, 3, options), 2)
	for epoch := range 2 {
		f := newFeed(set, 3, options)
		for b := range f.batches {
			f = newFeed(set, 3, options)
			data, records, err := f.batch(epoch, b)
			if err != nil {
				t.Fatal(err)
			}
			from, _ := f.bounds(b)
			for i, at := range records {
				var c unpacked
				c.add(data[at:])
				if got := int(c.list[0].base); got != whole[epoch][from+i] {
					t.Fatalf("epoch %d, batch %d: sample %d is %d, not %d", epoch, b, i, got, whole[epoch][from+i])
				}
			}
		}
	}
}

// TestWindowedTraining holds that a training of which a part is in memory at a time gives the
// same bytes with any number of threads, stopped and resumed after each step or not.
func TestWindowedTraining(t *testing.T) {
	set := randomSet(t, small, 3000, 2)
	set.window = 20_000
	options := Options{Batch: 100, Epochs: 2, Decay: 0.5, Factors: groups(small), Threads: 1}
	through := start(t, small, options, 5, set)
	if through.feed.windows < 4 {
		t.Fatalf("%d windows", through.feed.windows)
	}
	options.Threads = 3
	other, stopped := start(t, small, options, 5, set), start(t, small, options, 5, set)
	for through.Step() {
		other.Step()
		var err error
		if stopped, err = Load(bytes.NewReader(saved(t, stopped)), set, 2); err != nil {
			t.Fatal(err)
		}
		stopped.Step()
	}
	const want = "59dd6f38e017f80d" // on every machine; whatever changes it deliberately writes the new one here
	sum := sha256.Sum256(saved(t, through))
	if got := hex.EncodeToString(sum[:8]); got != want {
		t.Errorf("it ends with %s, want %s", got, want)
	}
	for _, x := range []*Trainer{through, other, stopped} {
		if p := x.Progress(); x.Err() != nil || p.Step != p.Steps || !bytes.Equal(saved(t, x), saved(t, through)) {
			t.Errorf("after %d of %d steps: %v, or other bytes", p.Step, p.Steps, x.Err())
		}
	}
}
