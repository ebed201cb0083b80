package wasm

import "errors"

// errShort says that a module ends in the middle of something.
var errShort = errors.New("the module ends too early or has a number that is too large")

// reader reads numbers in LEB128 and what they count. After an error it reads zeros.
type reader struct {
	data []byte
	at   int
	err  error
}

func (r *reader) more() bool { return r.err == nil && r.at < len(r.data) }

func (r *reader) byte() byte {
	if !r.more() {
		r.err = errShort
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

// next reads that many bytes.
func (r *reader) next(n int) []byte {
	if r.err != nil || n > len(r.data)-r.at {
		r.err = errShort
		return nil
	}
	r.at += n
	return r.data[r.at-n : r.at]
}

// bits reads a number and says how many bits it had.
func (r *reader) bits() (value uint64, width int) {
	for ; width < 70; width += 7 {
		c := r.byte()
		value |= uint64(c&0x7f) << width
		if c < 0x80 {
			return value, width + 7
		}
	}
	r.err = errShort
	return 0, 0
}

func (r *reader) unsigned() uint64 {
	value, _ := r.bits()
	return value
}

func (r *reader) signed() int64 {
	value, width := r.bits()
	if width > 0 && width < 64 && value>>(width-1)&1 != 0 {
		return int64(value | ^uint64(0)<<width)
	}
	return int64(value)
}

// count reads how many things follow, each of which has a byte or more.
func (r *reader) count() int {
	n := r.unsigned()
	if n > uint64(len(r.data)-r.at) {
		r.err = errShort
		return 0
	}
	return int(n)
}

func (r *reader) text() string { return string(r.next(r.count())) }

// AppendUnsigned appends a number in LEB128.
func AppendUnsigned(to []byte, n uint64) []byte {
	for ; n >= 0x80; n >>= 7 {
		to = append(to, byte(n)|0x80)
	}
	return append(to, byte(n))
}

// AppendSigned appends a number with a sign in LEB128.
func AppendSigned(to []byte, n int64) []byte {
	for n < -0x40 || n >= 0x40 {
		to, n = append(to, byte(n)|0x80), n>>7
	}
	return append(to, byte(n)&0x7f)
}

func appendText(to []byte, text string) []byte {
	return append(AppendUnsigned(to, uint64(len(text))), text...)
}
