package pageengine

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A compilation that is stopped leaves nothing of it in the folder for temporary files.
func TestStoppedCompilation(t *testing.T) {
	if goCommand() == "" {
		t.Skip("Go is not in the PATH")
	}
	folder := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, folder)
	}
	t.Setenv(goFolder, "")
	t.Setenv("GOCACHE", t.TempDir()) // there is much to compile
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	go func() {
		for ctx.Err() == nil {
			if begun, _ := filepath.Glob(filepath.Join(folder, "fairymax-page*", "go-build*")); len(begun) > 0 {
				stop()
			}
			time.Sleep(10 * time.Millisecond)
		}
	}()
	if _, err := Player.Program(ctx, sources(), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
	left, err := os.ReadDir(folder)
	if err != nil || len(left) > 0 {
		t.Errorf("%v, %v is left", err, left)
	}
}
