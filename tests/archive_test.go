package tests

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// unpackedArchive checks all checksums and unpacks the archive of a target, from the folder
// FAIRYMAX_PACKAGES, or one that it builds. It returns the folder that the archive has.
func unpackedArchive(t *testing.T, target string) string {
	t.Helper()
	if !*long {
		t.Skip("builds an archive; FAIRYMAX_LONG runs it")
	}
	built, folder := os.Getenv("FAIRYMAX_PACKAGES"), t.TempDir()
	if built == "" {
		built = t.TempDir()
		output, err := exec.Command("go", "run", "fairymax/internal/release", "-o", built, "-only", target).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, output)
		}
	}
	sums, err := os.ReadFile(filepath.Join(built, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	archive := ""
	for line := range strings.Lines(string(sums)) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		content, err := os.ReadFile(filepath.Join(built, name))
		if err != nil || fmt.Sprintf("%x", sha256.Sum256(content)) != sum {
			t.Fatalf("the checksum of %s is wrong, or %v", name, err)
		}
		if strings.HasSuffix(name, target+".zip") || strings.HasSuffix(name, target+".tar.gz") {
			archive = name
		}
	}
	base, isZip := strings.CutSuffix(archive, ".zip")
	if isZip {
		unzip(t, filepath.Join(built, archive), folder)
	} else {
		untar(t, filepath.Join(built, archive), folder)
	}
	return filepath.Join(folder, strings.TrimSuffix(base, ".tar.gz"))
}

func unzip(t *testing.T, archive, folder string) {
	t.Helper()
	z, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	if err := os.CopyFS(folder, z); err != nil {
		t.Fatal(err)
	}
}

func untar(t *testing.T, archive, folder string) {
	t.Helper()
	file, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		header, err := r.Next()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(folder, header.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, content, header.FileInfo().Mode()); err != nil {
			t.Fatal(err)
		}
	}
}

// The steps of the archive's README.txt lead to a game in XBoard: the line of the engine
// list, with the real folder in it, and the engine chosen by its name there.
func TestArchiveUnderXBoard(t *testing.T) {
	folder := unpackedArchive(t, runtime.GOOS+"-"+runtime.GOARCH)
	line, err := os.ReadFile(filepath.Join(folder, "xboard.txt"))
	if err != nil {
		t.Fatal(err)
	}
	own := regexp.MustCompile(`"/path/to/[^"]*"`).ReplaceAllLiteralString(string(line), `"`+folder+`"`)
	settings := filepath.Join(t.TempDir(), "settings")
	if err := os.WriteFile(settings, []byte("-firstChessProgramNames {\n"+own+"}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	match := xboardMatch{program: findProgram(t, "xboard"), display: startDisplay(t), clock: "0:02", games: 1,
		first: []string{"-settingsFile", settings, "-fe", "fairymax"}}
	log := match.run(t, "capablanca")
	if games := readLog(log); len(games) != 1 || games[0].result == "*" {
		t.Errorf("games: %v\n%s", games, log[max(0, len(log)-3000):])
	}
	if !strings.Contains(log, "StartChildProcess (dir=\""+folder+"\") ./fairymax") {
		t.Errorf("XBoard has started something else:\n%.3000s", log)
	}
}
