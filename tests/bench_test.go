package tests

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fairymax/internal/desktop"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var speed = regexp.MustCompile(` \d+ nps\n$`)

// TestBench holds the node counts of "fairymax bench". A change of the search, the
// evaluation or the data changes them and needs -update; any other change must leave
// them alone.
func TestBench(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	profile := filepath.Join(t.TempDir(), "profile")
	output, err := exec.Command(program, "bench", "-profile", profile).CombinedOutput()
	if err != nil {
		t.Fatalf("bench: %v\n%s", err, output)
	}
	if info, err := os.Stat(profile); err != nil || info.Size() == 0 {
		t.Errorf("no profile was written: %v", err)
	}
	if !speed.Match(output) {
		t.Fatalf("the last line does not end with the speed:\n%s", output)
	}
	got := string(speed.ReplaceAll(output, []byte("\n")))
	golden := filepath.Join("testdata", "bench.golden")
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if counted := fmt.Sprintf("\nbench: %d nodes\n", desktop.Bench); !strings.HasSuffix(got, counted) {
		t.Errorf("internal/desktop says%s", counted)
	}
	if got != string(want) {
		t.Errorf("bench counts\n%swant\n%s", got, want)
	}
}
