package net

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"fairymax/engine/eval"
)

// Header says what a network is and how it was made.
type Header struct {
	Key         Key           `json:"key"`
	Kind        Kind          `json:"kind"`
	Fingerprint string        `json:"fingerprint"`     // of the hand-written evaluation with these weights, see Fingerprint
	Terms       *eval.Weights `json:"terms,omitempty"` // weights of its terms for this game; nil for the standard ones
	Shape
	Unit    int     `json:"unit"`    // an activation of 1
	History History `json:"history"` // for people
}

// History is how a network was made. Games and positions are those of all its
// generations.
type History struct {
	Variants   []string `json:"variants"` // that it has learnt from
	Games      int      `json:"games"`
	Positions  int      `json:"positions"`
	Generation int      `json:"generation"`
	Seed       uint64   `json:"seed"`
	Gate       string   `json:"gate"` // result of the match against the evaluation before
}

// A file is a line that names the format, the length and the checksum of the rest, and
// the rest: the header in JSON with its length, and the weights, compressed, see pack.go.
const (
	magic     = "fairymax net 2\n"
	maxHeader = 1 << 16
)

// Errors of files.
var (
	ErrVersion = errors.New("it is not a network, or one of another version")
	ErrDamaged = errors.New("the network is damaged")
)

// check refuses shapes that no game needs. What it lets pass has 35 MB of weights at most,
// which bounds the memory that a file can ask for.
func (h *Header) check() error {
	switch {
	case h.Kind != Correction && h.Kind != Alone:
		return fmt.Errorf("a network of the kind %q", h.Kind)
	case h.Hidden < Lanes || h.Hidden > MaxHidden || h.Hidden%Lanes != 0:
		return fmt.Errorf("a network with %d neurons a side; it may have %d to %d, a multiple of %d", h.Hidden, Lanes, MaxHidden, Lanes)
	case h.Buckets != Buckets:
		return fmt.Errorf("a network with %d buckets; it has to have %d", h.Buckets, Buckets)
	case h.Inputs < 1 || h.Inputs >= none:
		return fmt.Errorf("a network with %d inputs; it may have 1 to %d", h.Inputs, none-1)
	case h.Unit < 1 || h.Unit > MaxUnit:
		return fmt.Errorf("a network with the unit %d; it may be 1 to %d", h.Unit, MaxUnit)
	}
	return nil
}

// tables calls numbers16 and numbers32 for the weights in the order of a file, with the columns
// of each table.
func (n *Network) tables(numbers16 func([]int16, int), numbers32 func([]int32, int)) {
	numbers16(n.weights, n.Hidden)
	numbers16(n.bias, 1)
	numbers32(n.squares, n.Buckets)
	numbers16(n.output, 2*n.Hidden)
	numbers32(n.outputBias, 1)
}

// packed is the size of all tables in bytes, before they are compressed.
func (n *Network) packed() (size int) {
	n.tables(func(t []int16, _ int) { size += 2 * len(t) }, func(t []int32, _ int) { size += 4 * len(t) })
	return size
}

// Bytes is the network as a file.
func (n *Network) Bytes() []byte {
	header, err := json.Marshal(n.Header)
	if err != nil {
		panic(err) // texts and numbers
	}
	var body bytes.Buffer
	body.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(header))))
	body.Write(header)
	compress, _ := flate.NewWriter(&body, flate.BestCompression) // the level is valid
	var weights []byte
	n.tables(func(t []int16, columns int) { weights = appendTable(weights, t, columns) }, func(t []int32, columns int) { weights = appendTable(weights, t, columns) })
	_, _ = compress.Write(weights) // a buffer takes everything
	compress.Close()
	sum := sha256.Sum256(body.Bytes())
	return append(append([]byte(magic), sum[:]...), body.Bytes()...)
}

// Parse reads a file. Nothing that it holds can do harm: damage, shapes that no game needs,
// and any byte more or less than the weights of its shape are refused. Keys of the header
// that are not known are passed over, so that later ones may be added for people.
func Parse(file []byte) (*Network, error) {
	h, rest, err := header(file)
	if err != nil {
		return nil, err
	}
	n := &Network{Header: h}
	n.allocate()
	compressed := bytes.NewReader(rest) // flate reads no byte after the end of its stream
	weights, data := flate.NewReader(compressed), make([]byte, n.packed())
	if _, err := io.ReadFull(weights, data); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	n.tables(func(t []int16, columns int) { data = cutTable(t, columns, data) }, func(t []int32, columns int) { data = cutTable(t, columns, data) })
	if _, err := io.ReadFull(weights, make([]byte, 1)); err != io.EOF || compressed.Len() > 0 {
		return nil, fmt.Errorf("%w: there is more after the weights", ErrDamaged)
	}
	return n, nil
}

// ParseHeader reads the header of a file.
func ParseHeader(file []byte) (Header, error) {
	h, _, err := header(file)
	return h, err
}

func header(file []byte) (h Header, rest []byte, err error) {
	rest, ok := bytes.CutPrefix(file, []byte(magic))
	if !ok {
		return h, nil, ErrVersion
	}
	if len(rest) < sha256.Size+4 {
		return h, nil, ErrDamaged
	}
	body := rest[sha256.Size:]
	if sum := sha256.Sum256(body); !bytes.Equal(sum[:], rest[:sha256.Size]) {
		return h, nil, ErrDamaged
	}
	size := binary.LittleEndian.Uint32(body)
	if size > maxHeader || int(size) > len(body)-4 {
		return h, nil, ErrDamaged
	}
	if err := json.Unmarshal(body[4:4+size], &h); err != nil {
		return h, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return h, body[4+size:], h.check()
}
