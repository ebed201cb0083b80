package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fairymax/internal/desktop"
	"fairymax/internal/pageengine"
)

// The changelog begins with this version.
func TestChangelog(t *testing.T) {
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := releaseDate(string(text), desktop.Version); err != nil {
		t.Error(err)
	}
}

func TestReleaseDate(t *testing.T) {
	for _, test := range []struct{ heading, version, want string }{
		{"1.2.0, not released yet", "1.2.0-dev", "1980-01-01"},
		{"1.2.0, 2027-02-28", "1.2.0", "2027-02-28"},
		{"1.2.0, 2027-02-28", "1.2.0-dev", ""},
		{"1.2.0, not released yet", "1.2.0", ""},
		{"1.1.0, 2027-02-28", "1.2.0", ""},
		{"1.1.0, not released yet", "1.2.0-dev", ""},
		{"1.2.0, 2027-02-30", "1.2.0", ""},
		{"", "1.2.0", ""},
	} {
		date, err := releaseDate("# Changes\n\n## "+test.heading+"\n\n## 1.0.0, 2026-01-01\n", test.version)
		if (err != nil) != (test.want == "") || err == nil && date.Format(time.DateOnly) != test.want {
			t.Errorf("%q for %s: %v, %v, want %q", test.heading, test.version, date, err, test.want)
		}
	}
}

func TestTargets(t *testing.T) {
	names := ""
	for _, target := range targets() {
		names += target.name() + " "
	}
	if want := "linux-amd64 linux-amd64-avx2 linux-arm64 windows-amd64 windows-amd64-avx2 windows-arm64 macos-amd64 macos-amd64-avx2 macos-arm64 "; names != want {
		t.Errorf("the targets are %s", names)
	}
	if list, library, err := chosen("macos-arm64,npm,linux-amd64-avx2"); err != nil || !library || len(list) != 2 || list[0].system != "darwin" || list[1].level != "v3" {
		t.Errorf("chosen are %v: %v", list, err)
	}
	if _, _, err := chosen("linux-amd65"); err == nil {
		t.Error("a wrong name is a target")
	}
}

// TestSourceFolder holds that a workspace does not change what the sources are, and that elsewhere the
// command says that there are none.
func TestSourceFolder(t *testing.T) {
	root, err := sourceFolder()
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module other\n", "go.work": "go 1.26\n\nuse (\n\t.\n\t" + root + "\n)\n"} {
		if err := os.WriteFile(filepath.Join(elsewhere, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("GOWORK", filepath.Join(elsewhere, "go.work"))
	if got, err := sourceFolder(); got != root || err != nil {
		t.Errorf("in a workspace the sources are in %q, want %q: %v", got, root, err)
	}
	for _, folder := range []string{elsewhere, t.TempDir()} {
		t.Chdir(folder)
		if got, err := sourceFolder(); err == nil || !strings.Contains(err.Error(), "run the command inside") {
			t.Errorf("elsewhere the sources are in %q: %v", got, err)
		}
	}
	if _, err := licences(elsewhere, host, program); err == nil || !strings.Contains(err.Error(), "cmd/fairymax") {
		t.Errorf("what Go says is not told: %v", err)
	}
}

// Other programs unpack what has been packed.
func TestPack(t *testing.T) {
	date := time.Date(2027, 2, 28, 0, 0, 0, 0, time.UTC)
	files := []file{{"a/program", true, bytes.Repeat([]byte("x"), 100_000)}, {"a/b/text", false, []byte("words\n")}}
	for _, system := range []string{"linux", "windows"} {
		archive, err := pack(system, files, date)
		if err != nil || len(archive) > 2000 {
			t.Fatalf("%s: %d bytes, %v", system, len(archive), err)
		}
		got := unpack(t, system, archive, date)
		for _, f := range files {
			if !bytes.Equal(got[f.name], f.content) {
				t.Errorf("%s: %s has %d bytes", system, f.name, len(got[f.name]))
			}
		}
		if len(got) != len(files) {
			t.Errorf("%s: %d files", system, len(got))
		}
	}
}

// unpack reads an archive, all files of which must have a date, and programs their mode.
func unpack(t *testing.T, system string, archive []byte, date time.Time) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	note := func(name string, r io.Reader, modified time.Time) {
		content, err := io.ReadAll(r)
		if err != nil || !modified.Equal(date) {
			t.Errorf("%s: %v, %v", name, modified, err)
		}
		files[name] = content
	}
	if system == "windows" {
		z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range z.File {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			note(f.Name, r, f.Modified)
		}
		return files
	}
	z, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		header, err := r.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		if base := path.Base(header.Name); (base == "program" || base == "fairymax") != (header.Mode == 0o755) {
			t.Errorf("%s has the mode %o", header.Name, header.Mode)
		}
		note(header.Name, r, header.ModTime)
	}
}

// Two builds give the same bytes, even if the second one happens in another folder and with
// settings of a person's own. They share Go's cache: what could make them differ is in its keys.
func TestReproducible(t *testing.T) {
	if testing.Short() || os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("builds the program twice; FAIRYMAX_LONG runs it")
	}
	root, err := sourceFolder()
	if err != nil {
		t.Fatal(err)
	}
	build := func(root string) (archive, library []byte) {
		s, err := newSources(root)
		if err == nil {
			err = s.gather()
		}
		if err == nil {
			archive, err = s.archive(host)
		}
		if err == nil {
			library, err = s.library()
		}
		if err != nil {
			t.Fatal(err)
		}
		return archive, library
	}
	first, firstLibrary := build(root)
	other := filepath.Join(t.TempDir(), "another folder")
	copySources(t, root, other)
	t.Setenv("GOFLAGS", "-buildvcs=false -gcflags=-N")
	t.Setenv("GOAMD64", "v3")
	t.Setenv("CGO_ENABLED", "1")
	t.Setenv("TZ", "Asia/Tokyo")
	second, secondLibrary := build(other)
	if !bytes.Equal(first, second) {
		t.Errorf("two builds differ: %d and %d bytes", len(first), len(second))
	}
	if !bytes.Equal(firstLibrary, secondLibrary) {
		t.Errorf("two builds of the package for npm differ: %d and %d bytes", len(firstLibrary), len(secondLibrary))
	}
	checkContents(t, host, unpack(t, host.system, first, unreleased))
}

// copySources copies the files that are in the repository or may come into it.
func copySources(t *testing.T, from, to string) {
	t.Helper()
	err := filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		switch {
		case err != nil:
			return err
		case name == ".git" || name == "dist":
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		case entry.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o700)
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), content, 0o600)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// checkContents checks the files of an archive.
func checkContents(t *testing.T, made target, files map[string][]byte) {
	t.Helper()
	text := func(name string) string { return string(files[path.Join(folder(made), name)]) }
	root, err := sourceFolder()
	if err != nil {
		t.Fatal(err)
	}
	identities := map[string]string{}
	for _, e := range []*pageengine.Engine{pageengine.Player, pageengine.Workbench} {
		if identities[e.File], err = e.Identity(root); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{
		"README.txt":   "fairymax " + desktop.Version + " for " + made.name() + "\n",
		"manual.txt":   "\n    -variants DIR\n",
		"licences.txt": "https://github.com/BurntSushi/toml\n",
		"CHANGELOG.md": "## ", "docs/gui.md": "WinBoard", "xboard.txt": `-fcp "./fairymax" -fd `, "logo.png": "PNG", "page-engine.js": ", " + identities["page-engine.js"] + ".\n", "workbench-engine.js": ", " + identities["workbench-engine.js"] + ".\n", "fairymax.6": ".TH FAIRYMAX 6",
	} {
		if !strings.Contains(text(name), want) {
			t.Errorf("%s lacks %q: %.300s", name, want, text(name))
		}
	}
	for _, name := range regexp.MustCompile(`(?m)^    (\S+\.(?:txt|md))`).FindAllStringSubmatch(text("README.txt"), -1) {
		if text(name[1]) == "" {
			t.Errorf("README.txt names %s, which is not there", name[1])
		}
	}
	checkLinks(t, files)
	program := filepath.Join(t.TempDir(), made.program())
	if err := os.WriteFile(program, []byte(text(made.program())), 0o777); err != nil {
		t.Fatal(err)
	}
	said, err := exec.Command(program, "version").CombinedOutput()
	if err != nil || !strings.HasPrefix(string(said), "fairymax "+desktop.Version+" (") || strings.Contains(string(said), "revision") {
		t.Errorf("the program says %s: %v", said, err)
	}
}

// TestLinks holds in every run that the documents link only to what comes with them, in packages too;
// archives and packages themselves take minutes to build.
func TestLinks(t *testing.T) {
	root, err := sourceFolder()
	if err != nil {
		t.Fatal(err)
	}
	s, err := newSources(root)
	if err != nil {
		t.Fatal(err)
	}
	documents, err := addDocuments([]file{{"CHANGELOG.md", false, s.changelog}}, root)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, document := range documents {
		files[document.name] = document.content
	}
	checkLinks(t, files)
	s.shared = documents
	folder := t.TempDir()
	if err := s.stageDocuments(host, folder); err != nil {
		t.Fatal(err)
	}
	checkLinks(t, filesIn(t, folder))
}

// filesIn are the files below a folder.
func filesIn(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	files, source := map[string][]byte{}, os.DirFS(folder)
	err := fs.WalkDir(source, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files[name], err = fs.ReadFile(source, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// checkLinks checks that the links between the documents of an archive lead somewhere.
func checkLinks(t *testing.T, files map[string][]byte) {
	t.Helper()
	link := regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`)
	found := 0
	for name, text := range files {
		if path.Ext(name) != ".md" {
			continue
		}
		for _, to := range link.FindAllSubmatch(text, -1) {
			found++
			target := path.Join(path.Dir(name), string(to[1]))
			if _, ok := files[target]; !ok {
				t.Errorf("%s: %s leads nowhere", name, to[1])
			}
		}
	}
	if found == 0 {
		t.Error("no document has a link")
	}
}

// TestRecipes holds that recipes have the addresses and sums of the archives, and that without all
// archives there are none.
func TestRecipes(t *testing.T) {
	o := order{output: t.TempDir(), from: "https://example.org/files/", maintainer: "A. Person <a@example.org>"}
	sums := map[string]string{}
	if err := o.recipes(sums); err == nil {
		t.Error("recipes without archives")
	}
	for _, t := range targets() {
		sums[folder(t)+ending(t.system)] = "sum-of-" + t.name()
	}
	if err := o.recipes(sums); err != nil {
		t.Fatal(err)
	}
	for name, wanted := range map[string][]string{
		"fairymax-toml.rb":   {"class FairymaxToml <", "macos-arm64.tar.gz\"\n      sha256 \"sum-of-macos-arm64", "sum-of-linux-amd64"},
		"fairymax-toml.json": {"windows-amd64.zip\"", "sum-of-windows-arm64", `[["fairymax.exe", "fairymax-toml"]]`},
		"PKGBUILD":           {"# Maintainer: A. Person", "pkgname=fairymax-toml\n", `sha256sums_aarch64=("sum-of-linux-arm64")`},
	} {
		text, err := os.ReadFile(filepath.Join(o.output, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range append(wanted, "https://example.org/files/fairymax-"+desktop.Version+"-") {
			if !strings.Contains(string(text), part) {
				t.Errorf("%s lacks %q:\n%s", name, part, text)
			}
		}
		if name == "fairymax-toml.json" && !json.Valid(text) {
			t.Errorf("this is no JSON:\n%s", text)
		}
	}
}
