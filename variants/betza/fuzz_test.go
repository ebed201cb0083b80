package betza

import (
	"errors"
	"testing"
	"time"

	"fairymax/board/define"
)

// FuzzRoundTrip reads anything. What it reads is written in reasonable time, and read back
// as the same moves if the text claims to be exact.
func FuzzRoundTrip(f *testing.F) {
	for _, text := range []string{"K", "fmWfceFifmnD", "mRcpR", "araaaaaA", "FyafsF", "(", "NN", "KisO2", "R99", "oR", "rHapaQ"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		chains, err := Read(text)
		if err != nil {
			if wrong := (*Error)(nil); !errors.As(err, &wrong) || wrong.Offset < 0 || wrong.Offset > len(text) {
				t.Errorf("%q: the error %v has no place", text, err)
			}
			return
		}
		begin := time.Now()
		again, exact := Write(chains)
		if took := time.Since(begin); took > 5*time.Second {
			t.Errorf("%q, %d chains: written in %v", text, len(chains), took)
		}
		back, err := Read(again)
		if exact && (err != nil || !define.SameMoves(back, chains)) {
			t.Errorf("%q is written as %q, which is not the same: %v", text, again, err)
		}
	})
}
