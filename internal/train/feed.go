package train

import "sort"

// feed gives out the samples of a set, batch by batch and epoch by epoch. While a window is
// learnt from, a goroutine reads the next one.
type feed struct {
	set             *Set
	seed            uint64
	batches, epochs int // batches of an epoch
	windows         int // of an epoch
	plan            *plan
	now             *window
	ahead           chan arrival // of the window after now; nil if there is none
	spare           *window      // has memory to use again
}

// arrival is a window that has been read.
type arrival struct {
	*window
	plan *plan
	err  error
}

func newFeed(set *Set, seed uint64, o Options) *feed {
	return &feed{
		set: set, seed: seed, epochs: o.Epochs,
		batches: (set.Len() + o.Batch - 1) / o.Batch, windows: set.windows(o.Batch),
	}
}

// bounds are the numbers of a batch's first sample and of the first one after it. Batches
// differ by one sample at most.
func (f *feed) bounds(batch int) (from, to int) {
	at := func(batch int) int { return int(int64(batch) * int64(f.set.Len()) / int64(f.batches)) }
	return at(batch), at(batch + 1)
}

// batch returns the records of a batch of an epoch, both from 0: where each begins in data.
// They stay as they are until the next call.
func (f *feed) batch(epoch, batch int) (data []byte, records []uint32, err error) {
	from, to := f.bounds(batch)
	if f.now == nil || f.now.epoch != epoch || to > f.now.first+len(f.now.order) {
		if err := f.turn(epoch, to); err != nil {
			return nil, nil, err
		}
	}
	first := f.now.first
	return f.now.data, f.now.order[from-first : to-first], nil
}

// turn goes to the window of an epoch that has the sample before the one with this number.
func (f *feed) turn(epoch, to int) error {
	if f.now != nil && f.windows == 1 { // all is there
		f.now.epoch = epoch
		f.now.shuffle(f.seed, 0)
		return nil
	}
	var next arrival
	if f.ahead != nil {
		next = <-f.ahead
	} else {
		next = f.begin(epoch, to)
	}
	if next.err != nil {
		f.now, f.ahead = nil, nil
		return next.err
	}
	f.now, f.plan, f.spare = next.window, next.plan, f.now
	f.order()
	return nil
}

// begin reads a window without the ones before, as a resumed training does.
func (f *feed) begin(epoch, to int) arrival {
	p := f.set.plan(f.seed, epoch, f.windows)
	number := sort.SearchInts(p.starts, to) - 1
	var before *window
	if lead := f.lead(p, number); lead > 0 {
		before = new(window)
		if err := before.load(f.set, f.seed, p, number-1, 0, nil); err != nil {
			return arrival{err: err}
		}
	}
	return f.load(new(window), p, number, before)
}

// lead is how many samples of a window belong to a batch that has begun in the one before.
func (f *feed) lead(p *plan, number int) int {
	start := p.starts[number]
	batch := (int64(start+1)*int64(f.batches) - 1) / int64(f.set.Len()) // that has this sample
	from, _ := f.bounds(int(batch))
	return start - from
}

// load reads a window.
func (f *feed) load(w *window, p *plan, number int, before *window) arrival {
	err := w.load(f.set, f.seed, p, number, f.lead(p, number), before)
	return arrival{w, p, err}
}

// order has the next window read.
func (f *feed) order() {
	f.ahead = nil
	epoch, number := f.now.epoch, f.now.number+1
	if number == f.windows {
		epoch, number = epoch+1, 0
	}
	if f.windows == 1 || epoch == f.epochs {
		return
	}
	w, before, p := f.spare, f.now, f.plan
	if w == nil {
		w = new(window)
	}
	if epoch != p.epoch {
		p = f.set.plan(f.seed, epoch, f.windows)
	}
	f.ahead = make(chan arrival, 1)
	go func(to chan<- arrival) { to <- f.load(w, p, number, before) }(f.ahead)
}
