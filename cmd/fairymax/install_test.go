package main

import (
	"bytes"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/pageengine"
)

// filesBelow lists the files in a folder and its folders.
func filesBelow(t *testing.T, folder string) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			name, _ := filepath.Rel(folder, path)
			files = append(files, filepath.ToSlash(name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// manualPath is where the manual page goes.
const manualPath = manualFolder + "fairymax.6"

func TestInstall(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the files are others")
	}
	prefix := filepath.Join(t.TempDir(), "a b")
	want := []string{
		"bin/fairymax",
		completionPaths["bash"],
		completionPaths["fish"],
		"share/games/plugins/logos/fairymax.png",
		"share/games/plugins/xboard/fairymax.eng",
		manualPath,
		completionPaths["zsh"],
	}
	if status, out, _ := typed(t, "", "install", "-n", "-prefix", prefix); status != 0 || strings.Count(out, prefix) != len(want) {
		t.Errorf("-n: status %d, %s", status, out)
	}
	if _, err := os.Stat(prefix); err == nil {
		t.Error("-n has written something")
	}
	for range 2 { // the second time over the first
		status, out, errors := typed(t, "", "install", "-prefix", prefix)
		if status != 0 || !strings.Contains(errors, (&installation{system: runtime.GOOS, prefix: prefix, name: "fairymax"}).advice()) {
			t.Fatalf("status %d, %s%s", status, out, errors)
		}
		if files := filesBelow(t, prefix); !slices.Equal(files, want) {
			t.Errorf("installed are %q", files)
		}
	}
	checkInstallation(t, prefix)
	if status, _, errors := typed(t, "", "install", "-remove", "-prefix", prefix); status != 0 || errors != "These 7 files are removed.\n" {
		t.Errorf("-remove: status %d, %s", status, errors)
	}
	if files := filesBelow(t, prefix); len(files) != 0 {
		t.Errorf("left are %q", files)
	}
	if status, out, said := typed(t, "", "install", "-remove", "-prefix", prefix); status != 0 || out != "" || said != "No file of fairymax is installed under "+prefix+".\n" {
		t.Errorf("removing nothing: status %d, %s%s", status, out, said)
	}
}

// checkInstallation checks the files as other programs see them.
func checkInstallation(t *testing.T, prefix string) {
	t.Helper()
	read := func(name string) []byte {
		text, err := os.ReadFile(filepath.Join(prefix, name))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	// XBoard reads these three lines; PyChess needs the beginning of the third.
	plugin := strings.Split(string(read("share/games/plugins/xboard/fairymax.eng")), "\n")
	if len(plugin) != 4 || plugin[0] != "plugin spec 0.0" || plugin[1] != filepath.Join(prefix, "bin/fairymax") ||
		!strings.HasPrefix(plugin[2], "chess,") || plugin[3] != "" {
		t.Errorf("the plugin file has %q", plugin)
	}
	logo, err := png.Decode(bytes.NewReader(read("share/games/plugins/logos/fairymax.png")))
	if err != nil || logo.Bounds().Dx() != 2*logo.Bounds().Dy() {
		t.Errorf("the logo: %v", err)
	}
	if page := string(read(manualPath)); !strings.HasPrefix(page, ".TH FAIRYMAX 6 ") {
		t.Errorf("the manual page begins with %.40q", page)
	}
	// The installed program is this test: it runs, and it has this test.
	out, err := exec.Command(filepath.Join(prefix, "bin/fairymax"), "-test.list", "^TestInstall$").Output()
	if err != nil || !strings.HasPrefix(string(out), "TestInstall\n") {
		t.Errorf("the installed program answers %q: %v", out, err)
	}
}

// The advice fits the system and the folder.
func TestAdvice(t *testing.T) {
	for _, test := range []struct{ system, prefix, want string }{
		{"linux", "/usr/local", "xboard -fcp /usr/local/bin/fairymax.\n"},
		{"linux", "/home/a b", "\n\"fairymax\" -fcp \"./fairymax\" -fd \"/home/a b/bin\"\n"},
		{"windows", `C:\a b`, "\n\"fairymax\" -fcp \"fairymax.exe\" -fd \"C:\\a b\"\n"},
	} {
		if got := (&installation{system: test.system, prefix: test.prefix, name: "fairymax"}).advice(); !strings.HasSuffix(got, test.want) {
			t.Errorf("%s, %s: %s", test.system, test.prefix, got)
		}
	}
}

func TestInstallationOnWindows(t *testing.T) {
	var names []string
	for _, file := range (&installation{system: "windows", name: "fairymax"}).files() {
		names = append(names, file.name)
	}
	if !slices.Equal(names, []string{"fairymax.exe", "logo.bmp"}) {
		t.Errorf("installed would be %q", names)
	}
}

// TestInstallDocument holds that the document names each file of an installation, on either system.
func TestInstallDocument(t *testing.T) {
	document, err := os.ReadFile(filepath.Join("..", "..", "docs", "gui.md"))
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"share/fairymax/" + pageengine.Player.File, "share/fairymax/" + pageengine.Workbench.File}
	for _, system := range []string{"linux", "windows"} {
		for _, file := range (&installation{system: system, name: "fairymax"}).files() {
			names = append(names, file.name)
		}
	}
	for _, name := range names {
		if !strings.Contains(string(document), "`"+name+"`") {
			t.Errorf("the document does not name %s", name)
		}
	}
}

// TestInstallUnderAnotherName installs as packages do: under another name, below a folder that no file names.
func TestInstallUnderAnotherName(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the files are others")
	}
	const name = "other-name"
	root := t.TempDir()
	if status, out, errors := typed(t, "", "install", "-root", root, "-prefix", "/usr", "-name", name); status != 0 || errors != "" {
		t.Fatalf("status %d, %s%s", status, out, errors)
	}
	for _, file := range filesBelow(t, root) {
		if !strings.HasPrefix(file, "usr/") || !strings.Contains(filepath.Base(file), name) {
			t.Errorf("installed is %s", file)
		}
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, ".eng") && !strings.Contains(string(text), "\n/usr/bin/"+name+"\n") {
			t.Errorf("the plugin file has %q", text)
		}
		if strings.HasSuffix(file, ".6") && !strings.HasPrefix(string(text), ".TH OTHER-NAME 6 ") {
			t.Errorf("the manual page begins with %.40q", text)
		}
	}
	for _, bad := range []string{"a/b", "../x", "a b", "-n"} {
		if status, _, errors := typed(t, "", "install", "-n", "-name", bad); status == 0 || !strings.Contains(errors, "cannot be the name of a program") {
			t.Errorf("-name %q: status %d, %s", bad, status, errors)
		}
	}
}

// TestInstallBesideAnotherProgram holds that a program of the same name that is found first is told.
func TestInstallBesideAnotherProgram(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("programs have other names")
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "fairymax"), []byte("#!/bin/sh\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	_, _, errors := typed(t, "", "install", "-prefix", t.TempDir())
	if !strings.Contains(errors, "starts another program, "+filepath.Join(folder, "fairymax")) {
		t.Errorf("it says %q", errors)
	}
}

// The pictures that play has written for XBoard go with the program.
func TestRemovePieces(t *testing.T) {
	cache := t.TempDir()
	folder := filepath.Join(cache, "fairymax", "pieces", "orda")
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(folder, "WhiteKing.svg"), "<svg/>")
	other := filepath.Join(cache, "fairymax", "endgames")
	write(t, other, "")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("XDG_CACHE_HOME", cache)
	t.Setenv("LocalAppData", cache)
	t.Setenv("HOME", cache)
	if got, err := piecesFolder("orda"); err != nil || got != folder {
		t.Skip("the cache is elsewhere on this system")
	}
	for _, line := range []string{"-n -remove", "-remove -root " + t.TempDir(), "-remove"} {
		if _, err := os.Stat(folder); err != nil {
			t.Fatalf("before install %s: %v", line, err)
		}
		var out, errs strings.Builder
		arguments := append([]string{"install", "-prefix", filepath.Join(t.TempDir(), "none")}, strings.Fields(line)...)
		if status := run(arguments, console{strings.NewReader(""), &out, &errs}); status != 0 {
			t.Errorf("install %s: status %d, %s", line, status, errs.String())
		}
	}
	if _, err := os.Stat(filepath.Dir(folder)); err == nil {
		t.Error("the pictures are still there")
	}
	if _, err := os.Stat(other); err != nil {
		t.Errorf("something else is gone: %v", err)
	}
}
