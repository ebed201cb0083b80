#include "textflag.h"

TEXT ·prefetch(SB), NOSPLIT, $0-8
	MOVD b+0(FP), R0
	PRFM (R0), PLDL1KEEP
	RET
