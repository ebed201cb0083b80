package wasm

// Opcodes that are more than numbers to some code.
const (
	Unreachable = 0x00
	Block       = 0x02
	Loop        = 0x03
	If          = 0x04
	Else        = 0x05
	End         = 0x0b
	Branch      = 0x0c
	BranchIf    = 0x0d
	BranchTable = 0x0e
	Return      = 0x0f
	Call        = 0x10
	LocalGet    = 0x20
	LocalSet    = 0x21
	GlobalGet   = 0x23
	I32Load     = 0x28
	I64Load     = 0x29
	I32Load8U   = 0x2d
	I32Load16U  = 0x2f
	I32Store    = 0x36
	I64Store    = 0x37
	I32Store8   = 0x3a
	I32Store16  = 0x3b
	I32Const    = 0x41
	I64Const    = 0x42

	// Numbered begins those that have a number after it, the instruction's Number.
	Numbered   = 0xfc
	MemoryCopy = 10
	MemoryFill = 11
)

// Types of values, and that of a block without one.
const (
	I32   = 0x7f
	V128  = 0x7b
	Empty = 0x40
)
