//go:build !purego

#include "textflag.h"

// NEXT sets AX to the offset of a row in bytes and moves on in the list. The row must not
// begin later than the table's last one.
#define NEXT(list) \
	MOVWLZX (list), AX; \
	IMULQ   R8, AX; \
	ADDQ    $2, list; \
	CMPQ    AX, R13; \
	JGT     outside

// EACH16, EACH32 and EACH64 apply an instruction to a row's next 16, 32, 64 lanes.
#define EACH16(OP) \
	OP (DX)(AX*1), Y0, Y0

#define EACH32(OP) \
	EACH16(OP); \
	OP 32(DX)(AX*1), Y1, Y1

#define EACH64(OP) \
	EACH32(OP); \
	OP 64(DX)(AX*1), Y2, Y2; \
	OP 96(DX)(AX*1), Y3, Y3

// WALK adds and subtracts all rows of both lists.
#define WALK(EACH, adds, nextAdd, removes, nextRemove, done) \
adds: \
	MOVQ R9, BX; \
	CMPQ BX, R10; \
	JEQ  removes; \
nextAdd: \
	NEXT(BX); \
	EACH(VPADDW); \
	CMPQ BX, R10; \
	JNE  nextAdd; \
removes: \
	MOVQ R11, BX; \
	CMPQ BX, R12; \
	JEQ  done; \
nextRemove: \
	NEXT(BX); \
	EACH(VPSUBW); \
	CMPQ BX, R12; \
	JNE  nextRemove; \
done:

// FORWARD moves on by a block of lanes.
#define FORWARD(lanes) \
	ADDQ $(2*lanes), SI; \
	ADDQ $(2*lanes), DI; \
	ADDQ $(2*lanes), DX; \
	SUBQ $lanes, CX

// A block of sums stays in registers while all rows pass.
//
// func accumulateVectors(to, from *int16, n int, table *int16, size int, add *uint16, adds int, remove *uint16, removes int) bool
TEXT ·accumulateVectors(SB), NOSPLIT, $0-73
	MOVQ to+0(FP), DI
	MOVQ from+8(FP), SI
	MOVQ n+16(FP), CX
	MOVQ table+24(FP), DX
	MOVQ size+32(FP), R13
	MOVQ add+40(FP), R9
	MOVQ adds+48(FP), R10
	MOVQ remove+56(FP), R11
	MOVQ removes+64(FP), R12
	LEAQ (CX)(CX*1), R8     // bytes of a row
	LEAQ (R9)(R10*2), R10   // end of the list
	LEAQ (R11)(R12*2), R12
	ADDQ R13, R13
	SUBQ R8, R13            // offset of the last row, negative if there is none

	SUBQ $64, CX
	JLT  below64

lanes64:
	VMOVDQU (SI), Y0
	VMOVDQU 32(SI), Y1
	VMOVDQU 64(SI), Y2
	VMOVDQU 96(SI), Y3
	WALK(EACH64, adds64, nextAdd64, removes64, nextRemove64, done64)
	VMOVDQU Y0, (DI)
	VMOVDQU Y1, 32(DI)
	VMOVDQU Y2, 64(DI)
	VMOVDQU Y3, 96(DI)
	FORWARD(64)
	JGE     lanes64

below64:
	TESTQ $32, CX          // CX is the rest minus 64: the lower bits are those of the rest
	JEQ   below32
	VMOVDQU (SI), Y0
	VMOVDQU 32(SI), Y1
	WALK(EACH32, adds32, nextAdd32, removes32, nextRemove32, done32)
	VMOVDQU Y0, (DI)
	VMOVDQU Y1, 32(DI)
	FORWARD(32)

below32:
	TESTQ $16, CX
	JEQ   end
	VMOVDQU (SI), Y0
	WALK(EACH16, adds16, nextAdd16, removes16, nextRemove16, done16)
	VMOVDQU Y0, (DI)

end:
	MOVB $1, ret+72(FP)
	VZEROUPPER
	RET

outside:
	MOVB $0, ret+72(FP)
	VZEROUPPER
	RET

// TERMS adds to a sum v*v*w of 16 lanes: the low half of v*w, then times v, two products
// joined in each int32.
#define TERMS(offset, v, t, sum) \
	VPMAXSW  offset(SI), Y7, v; \
	VPMINSW  Y6, v, v; \
	VPMULLW  offset(DX), v, t; \
	VPMADDWD t, v, t; \
	VPADDD   t, sum, sum

// func outputVectors(accumulator, weights *int16, n int, limit int16) int32
TEXT ·outputVectors(SB), NOSPLIT, $0-36
	MOVQ         accumulator+0(FP), SI
	MOVQ         weights+8(FP), DX
	MOVQ         n+16(FP), CX
	VPBROADCASTW limit+24(FP), Y6
	VPXOR        Y7, Y7, Y7
	VPXOR        Y0, Y0, Y0
	VPXOR        Y1, Y1, Y1

	SUBQ $32, CX
	JLT  last

pair:
	TERMS(0, Y2, Y3, Y0)
	TERMS(32, Y4, Y5, Y1)
	ADDQ $64, SI
	ADDQ $64, DX
	SUBQ $32, CX
	JGE  pair

last:
	TESTQ $16, CX
	JEQ   sum
	TERMS(0, Y2, Y3, Y0)

sum:
	VPADDD       Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPADDD       X1, X0, X0
	VPSHUFD      $0x4E, X0, X1
	VPADDD       X1, X0, X0
	VPSHUFD      $0xB1, X0, X1
	VPADDD       X1, X0, X0
	VMOVD        X0, AX
	MOVL         AX, ret+32(FP)
	VZEROUPPER
	RET
