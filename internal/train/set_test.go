package train

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// numbered are samples that can be told apart, some of them held out. A few features are far
// from each other.
func numbered(count int) (list []Sample) {
	features := func(i, side int) (list []uint16) {
		for j := range (i*7 + side*3) % 9 {
			list = append(list, uint16(1021*j+side+i%5))
		}
		slices.Reverse(list) // any order will do
		return list
	}
	for i := range count {
		list = append(list, Sample{
			Own: features(i, 0), Other: features(i, 1), Bucket: i % 300, Base: float32(i), Gain: 1, Target: 0.25, HeldOut: i%20 == 7,
		})
	}
	return list
}

// allOf are all samples of a set.
func allOf(t *testing.T, set *Set) *unpacked {
	t.Helper()
	all := new(unpacked)
	for i := range set.blocks {
		d := new(desk)
		if err := d.open(&set.blocks[i]); err != nil {
			t.Fatal(err)
		}
		for at := 0; at < len(d.data); {
			all.add(d.data[at:])
			_, length := extent(d.data[at:])
			at += length
		}
	}
	return all
}

// TestFile reads back what was written, and only that.
func TestFile(t *testing.T) {
	const count = 5000
	list, folder := numbered(count), t.TempDir()
	all := opened(t, written(t, filepath.Join(folder, "a"), list), written(t, filepath.Join(folder, "b"), list[:100]))
	if all.Units != count+100 || all.HeldOut.Len() != 255 || all.Training.Len() != count+100-255 {
		t.Errorf("%d units, %d samples, %d held out", all.Units, all.Training.Len(), all.HeldOut.Len())
	}
	if s := &all.Training; s.inputs != 7*1021+4+2 || s.buckets != 300 {
		t.Errorf("%d inputs and %d buckets are needed", s.inputs, s.buckets)
	}
	seen := map[int]int{}
	for heldOut, set := range map[bool]*Set{false: &all.Training, true: &all.HeldOut} {
		read := allOf(t, set)
		for i := range read.list {
			x, own, other := read.at(i)
			n := int(x.base)
			want := list[n]
			slices.Sort(want.Own)
			slices.Sort(want.Other)
			if seen[n]++; !slices.Equal(own, want.Own) || !slices.Equal(other, want.Other) ||
				int(x.bucket) != want.Bucket || x.gain != 1 || x.target != 0.25 || want.HeldOut != heldOut {
				t.Fatalf("sample %d is %+v %v %v", n, *x, own, other)
			}
		}
	}
	for n := range count {
		if want := 1 + min(1, max(0, 100-n)); seen[n] != want {
			t.Fatalf("sample %d is there %d times, not %d", n, seen[n], want)
		}
	}
}

// TestScattered holds that samples that were added together are not in one block.
func TestScattered(t *testing.T) {
	set := setOf(t, numbered(5000)...)
	together, pairs := 0, 0
	for i := range set.blocks {
		d := new(desk)
		if err := d.open(&set.blocks[i]); err != nil {
			t.Fatal(err)
		}
		for j := 1; j < len(d.list); j++ {
			if pairs++; math.Abs(float64(d.list[j].base-d.list[j-1].base)) < 5 {
				together++
			}
		}
	}
	if len(set.blocks) < 20 || together > pairs/20 {
		t.Errorf("%d of %d neighbours in %d blocks were added together", together, pairs, len(set.blocks))
	}
}

// TestRecordSize holds that a sample of 60 features of 1,280 takes little more than a byte a
// feature.
func TestRecordSize(t *testing.T) {
	random, total := rand.New(rand.NewPCG(1, 1)), 0
	var p packer
	for range 1000 {
		s := &Sample{Gain: 1}
		for _, f := range random.Perm(1280)[:30] {
			s.Own = append(s.Own, uint16(f))
			s.Other = append(s.Other, uint16(1279-f))
		}
		total += len(p.pack(s))
	}
	if each := float64(total) / 1000; each > 76 {
		t.Errorf("%.1f bytes a sample", each)
	}
}

// TestNotFinite holds that numbers that would spoil the weights are refused.
func TestNotFinite(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	(&Writer{}).Add(&Sample{Base: float32(math.NaN())})
}

// TestWriterResumes tears the file at any byte, as a killed program may leave it: what is
// written then gives the same bytes as in one piece.
func TestWriterResumes(t *testing.T) {
	list, path := numbered(1200), filepath.Join(t.TempDir(), "samples")
	want := read(t, written(t, path, list))
	random := rand.New(rand.NewPCG(3, 3))
	for range 60 {
		torn := slices.Clone(want[:random.IntN(len(want)+1)])
		if n := len(torn); n > 10 && random.IntN(2) == 0 {
			clear(torn[n-10:]) // what a disk may leave
		}
		if err := os.WriteFile(path, torn, 0o666); err != nil {
			t.Fatal(err)
		}
		if got := read(t, written(t, path, list)); !bytes.Equal(got, want) {
			t.Fatalf("after %d bytes it goes on to something else", len(torn))
		}
	}
	w, err := OpenWriter(path, "a test")
	if err != nil || !w.Complete() || w.Done() != len(list) || w.Close() != nil {
		t.Errorf("%v, %d units", err, w.Done())
	}
	if w, err = OpenWriter(path, "something else"); err != nil || w.Complete() || w.Done() != 0 || w.Close() != nil {
		t.Errorf("of something else: %v, %d units", err, w.Done())
	}
	if _, err := Open(path); !errors.Is(err, ErrDamaged) {
		t.Errorf("an incomplete file: %v", err)
	}
	if _, err := OpenWriter(path, "two\nlines"); err == nil {
		t.Error("a source of two lines is accepted")
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestDamagedSamples changes a byte of each block: nothing is learnt from it and no loss is
// measured with it.
func TestDamagedSamples(t *testing.T) {
	list, path := numbered(600), filepath.Join(t.TempDir(), "samples")
	good := read(t, written(t, path, list))
	shape := Shape{1 << 16, 16, 300}
	blocks := opened(t, path).Training.blocks
	for _, b := range blocks[:3] {
		bad := slices.Clone(good)
		bad[b.at+int64(b.length)/2] ^= 4
		if err := os.WriteFile(path, bad, 0o666); err != nil {
			t.Fatal(err)
		}
		set := &opened(t, path).Training
		x := start(t, shape, Options{Batch: 64, Epochs: 1}, 1, set)
		for x.Step() {
		}
		if _, err := x.Loss(set); !errors.Is(err, ErrDamaged) || !errors.Is(x.Err(), ErrDamaged) {
			t.Errorf("a loss: %v; a training: %v", err, x.Err())
		}
	}
	for _, text := range []string{"", "fairymax samples 1\nx", "fairymax self-play\n{}\n"} {
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(path); err == nil {
			t.Errorf("%q is a file of samples", text)
		}
	}
}
