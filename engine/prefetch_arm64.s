#include "textflag.h"

TEXT ·prefetch(SB), NOSPLIT, $0-16
	MOVD b+0(FP), R0
	MOVD e+8(FP), R1
	PRFM (R0), PLDL1KEEP
	PRFM (R1), PLDL1KEEP
	RET
