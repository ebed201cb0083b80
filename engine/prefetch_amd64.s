#include "textflag.h"

TEXT ·prefetch(SB), NOSPLIT, $0-16
	MOVQ b+0(FP), AX
	MOVQ e+8(FP), BX
	PREFETCHT0 (AX)
	PREFETCHT0 (BX)
	RET
