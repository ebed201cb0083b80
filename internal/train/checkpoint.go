package train

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
)

// A checkpoint is a line that names the format, the length of a header in four bytes,
// the header in JSON, the tables of all parameters, and a SHA-256 of all that. Numbers are
// little-endian.
const checkpointFormat = "fairymax training 3\n"

// header has what a checkpoint knows beside the parameters.
type header struct {
	Shape   Shape
	Options Options
	Seed    uint64
	State   state
	Samples int    // number of samples
	Sum     uint64 // and their sum
	Settled bool   // decay leads to the network that the training goes on from
}

// Save writes all that the training needs to go on, but the samples. A training that is
// resumed gives the same bytes as one that never stopped.
func (t *Trainer) Save(w io.Writer) error {
	text, err := json.Marshal(header{t.net.Shape, t.options, t.seed, t.state, t.set.Len(), t.set.sum, t.output.home != nil})
	if err != nil {
		return fmt.Errorf("saving the training: %w", err)
	}
	data := []byte(checkpointFormat)
	data = binary.LittleEndian.AppendUint32(data, uint32(len(text)))
	data = append(data, text...)
	for _, p := range t.all() {
		for _, table := range p.tables() {
			for _, x := range table {
				data = binary.LittleEndian.AppendUint32(data, math.Float32bits(x))
			}
		}
	}
	sum := sha256.Sum256(data)
	if _, err := w.Write(append(data, sum[:]...)); err != nil {
		return fmt.Errorf("saving the training: %w", err)
	}
	return nil
}

// Load resumes a training from a checkpoint. The samples must be the same, in the same
// order; the number of threads may differ, and 0 is 1. A checkpoint that is damaged or
// does not fit the samples is an error.
func Load(r io.Reader, samples *Set, threads int) (*Trainer, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("resuming a training: %w", err)
	}
	t, err := parse(data, samples, threads)
	if err != nil {
		return nil, fmt.Errorf("resuming a training: %w", err)
	}
	return t, nil
}

// parse reads a whole checkpoint.
func parse(data []byte, samples *Set, threads int) (*Trainer, error) {
	h, data, err := parseHeader(data)
	if err != nil {
		return nil, err
	}
	if h.Samples != samples.Len() || h.Sum != samples.sum {
		return nil, fmt.Errorf("the checkpoint is of %d other samples", h.Samples)
	}
	h.Options.Threads = threads
	t, err := prepare(h.Shape, h.Options, h.Seed, samples)
	if err != nil {
		return nil, err
	}
	t.state = h.State
	if p := t.Progress(); t.state.Epoch < 0 || t.state.Batch < 0 || t.state.Batch > p.Batches || p.Step < 0 || p.Step > p.Steps {
		return nil, fmt.Errorf("the checkpoint stands at %+v, which cannot be", h.State)
	}
	if h.Settled {
		t.settle() // makes room
	}
	for _, p := range t.all() {
		for _, table := range p.tables() {
			if data, err = fill(table, data); err != nil {
				return nil, err
			}
		}
	}
	if len(data) != 0 {
		return nil, errors.New("the checkpoint is longer than its tables")
	}
	t.fold()
	return t, nil
}

// parseHeader checks the sum and returns the header and the tables.
func parseHeader(data []byte) (h header, tables []byte, err error) {
	body := len(data) - sha256.Size
	if !bytes.HasPrefix(data, []byte(checkpointFormat)) || body < len(checkpointFormat)+4 {
		return h, nil, errors.New("this is not a checkpoint of this version")
	}
	if sum := sha256.Sum256(data[:body]); !bytes.Equal(sum[:], data[body:]) {
		return h, nil, errors.New("the checkpoint is damaged: its sum differs")
	}
	data = data[len(checkpointFormat):body]
	length, data := binary.LittleEndian.Uint32(data), data[4:]
	if uint64(length) > uint64(len(data)) {
		return h, nil, errors.New("the checkpoint's header is cut")
	}
	if err := json.Unmarshal(data[:length], &h); err != nil {
		return h, nil, fmt.Errorf("the checkpoint's header: %w", err)
	}
	return h, data[length:], nil
}

// fill reads a table and returns what follows it.
func fill(table []float32, data []byte) (rest []byte, err error) {
	if len(data) < 4*len(table) {
		return nil, errors.New("the checkpoint is shorter than its tables")
	}
	for i := range table {
		table[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
	}
	return data[4*len(table):], nil
}
