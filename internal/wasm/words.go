package wasm

// operand says what follows the word of an instruction in the text.
type operand byte

const (
	nothing  operand = iota
	local            // $name
	function         // $name
	label            // $name
	opening          // $name, of a label
	number           // a constant of 32 bits
	lane             // a number
	address          // nothing, or offset=number
)

// operation is an instruction that the text may have.
type operation struct {
	opcode  []byte
	operand operand
	align   byte // the usual alignment of an address, as a power of two
}

// simd begins the opcodes of SIMD.
const simd = 0xfd

// operations are the words of instructions.
var operations = map[string]operation{
	"block":  {[]byte{Block}, opening, 0},
	"loop":   {[]byte{Loop}, opening, 0},
	"if":     {[]byte{If}, opening, 0},
	"end":    {[]byte{End}, nothing, 0},
	"br":     {[]byte{Branch}, label, 0},
	"br_if":  {[]byte{BranchIf}, label, 0},
	"return": {[]byte{Return}, nothing, 0},
	"call":   {[]byte{Call}, function, 0},

	"local.get": {[]byte{LocalGet}, local, 0},
	"local.set": {[]byte{LocalSet}, local, 0},
	"local.tee": {[]byte{0x22}, local, 0},

	"i32.const":    {[]byte{I32Const}, number, 0},
	"i32.load16_u": {[]byte{I32Load16U}, address, 1},
	"i32.eqz":      {[]byte{0x45}, nothing, 0},
	"i32.ne":       {[]byte{0x47}, nothing, 0},
	"i32.lt_u":     {[]byte{0x49}, nothing, 0},
	"i32.ge_u":     {[]byte{0x4f}, nothing, 0},
	"i32.add":      {[]byte{0x6a}, nothing, 0},
	"i32.mul":      {[]byte{0x6c}, nothing, 0},
	"i32.div_u":    {[]byte{0x6e}, nothing, 0},
	"i32.shl":      {[]byte{0x74}, nothing, 0},

	"v128.load":          {[]byte{simd, 0x00}, address, 4},
	"v128.store":         {[]byte{simd, 0x0b}, address, 4},
	"i16x8.splat":        {[]byte{simd, 0x10}, nothing, 0},
	"i32x4.extract_lane": {[]byte{simd, 0x1b}, lane, 0},
	"i16x8.add":          {[]byte{simd, 0x8e, 0x01}, nothing, 0},
	"i16x8.sub":          {[]byte{simd, 0x91, 0x01}, nothing, 0},
	"i16x8.mul":          {[]byte{simd, 0x95, 0x01}, nothing, 0},
	"i16x8.min_s":        {[]byte{simd, 0x96, 0x01}, nothing, 0},
	"i16x8.max_s":        {[]byte{simd, 0x98, 0x01}, nothing, 0},
	"i32x4.add":          {[]byte{simd, 0xae, 0x01}, nothing, 0},
	"i32x4.dot_i16x8_s":  {[]byte{simd, 0xba, 0x01}, nothing, 0},
}

// valueTypes are the words of types.
var valueTypes = map[string]byte{"i32": I32, "v128": V128}
