package wasm

import "fmt"

// Instruction is an instruction of a body.
type Instruction struct {
	Op     byte
	Number int64    // its index, label or constant, or the rest of its opcode
	Table  []uint64 // the labels of BranchTable
	Text   []byte   // as the module has it
}

// Decode reads a body. Locals has their declaration as the module has it.
func Decode(body []byte) (locals []byte, code []Instruction, err error) {
	r := &reader{data: body}
	for n := r.count(); n > 0 && r.more(); n-- {
		r.unsigned()
		r.byte()
	}
	locals = body[:r.at]
	for r.more() {
		begin := r.at
		in := Instruction{Op: r.byte()}
		if err := in.read(r); err != nil {
			return nil, nil, err
		}
		in.Text = body[begin:r.at]
		code = append(code, in)
	}
	return locals, code, r.err
}

// read reads what follows an opcode.
func (in *Instruction) read(r *reader) error {
	op := in.Op
	switch {
	case op >= Block && op <= If, op == I32Const, op == I64Const:
		in.Number = r.signed()
	case op == Branch, op == BranchIf, op == Call, op >= LocalGet && op <= 0x24, op == 0x3f, op == 0x40:
		in.Number = int64(r.unsigned())
	case op == BranchTable:
		for n := r.count(); n >= 0 && r.err == nil; n-- {
			in.Table = append(in.Table, r.unsigned())
		}
	case op == 0x11, op >= I32Load && op <= 0x3e: // an indirect call, loads and stores
		r.unsigned()
		r.unsigned()
	case op == 0x43:
		r.next(4)
	case op == 0x44:
		r.next(8)
	case op == Numbered:
		return in.readNumbered(r)
	case op <= 0x01, op == Else, op == End, op == Return, op == 0x1a, op == 0x1b, op >= 0x45 && op <= 0xc4:
	default:
		return fmt.Errorf("unknown instruction %#x", op)
	}
	return nil
}

func (in *Instruction) readNumbered(r *reader) error {
	in.Number = int64(r.unsigned())
	switch {
	case in.Number < 8: // conversions
	case in.Number == MemoryCopy:
		r.next(2)
	case in.Number == MemoryFill:
		r.next(1)
	default:
		return fmt.Errorf("unknown instruction %#x %d", in.Op, in.Number)
	}
	return nil
}

// Locals is how many locals a declaration declares.
func Locals(declaration []byte) (n uint64) {
	r := &reader{data: declaration}
	for groups := r.count(); groups > 0 && r.more(); groups-- {
		n += r.unsigned()
		r.byte()
	}
	return n
}

// WithLocals adds that many locals of a type to a declaration.
func WithLocals(declaration []byte, n uint64, valueType byte) []byte {
	r := &reader{data: declaration}
	longer := AppendUnsigned(nil, uint64(r.count()+1))
	longer = append(longer, declaration[r.at:]...)
	return append(AppendUnsigned(longer, n), valueType)
}
