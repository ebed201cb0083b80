//go:build !purego

#include "textflag.h"

// func hasAVX2() bool
TEXT ·hasAVX2(SB), NOSPLIT, $0-1
	MOVB $0, ret+0(FP)
	XORL AX, AX
	CPUID
	CMPL AX, $7               // the highest leaf
	JLT  done
	MOVL $1, AX
	XORL CX, CX
	CPUID
	ANDL $(1<<27 | 1<<28), CX // OSXSAVE, AVX
	CMPL CX, $(1<<27 | 1<<28)
	JNE  done
	XORL CX, CX
	XGETBV
	ANDL $6, AX               // the system saves XMM and YMM registers
	CMPL AX, $6
	JNE  done
	MOVL $7, AX
	XORL CX, CX
	CPUID
	SHRL $5, BX               // AVX2
	ANDL $1, BX
	MOVB BX, ret+0(FP)
done:
	RET
