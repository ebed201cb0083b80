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
		if status != 0 || !strings.HasSuffix(errors, advice(runtime.GOOS, prefix)) {
			t.Fatalf("status %d, %s%s", status, out, errors)
		}
		if files := filesBelow(t, prefix); !slices.Equal(files, want) {
			t.Errorf("installed are %q", files)
		}
	}
	checkInstallation(t, prefix)
	if status, _, errors := typed(t, "", "install", "-remove", "-prefix", prefix); status != 0 || errors != "" {
		t.Errorf("-remove: status %d, %s", status, errors)
	}
	if files := filesBelow(t, prefix); len(files) != 0 {
		t.Errorf("left are %q", files)
	}
	if status, _, _ := typed(t, "", "install", "-remove", "-prefix", prefix); status != 0 {
		t.Errorf("removing nothing has the status %d", status)
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
		if got := advice(test.system, test.prefix); !strings.HasSuffix(got, test.want) {
			t.Errorf("%s, %s: %s", test.system, test.prefix, got)
		}
	}
}

func TestInstallationOnWindows(t *testing.T) {
	var names []string
	for _, file := range installation("windows", nil) {
		names = append(names, file.name)
	}
	if !slices.Equal(names, []string{"fairymax.exe", "logo.bmp"}) {
		t.Errorf("installed would be %q", names)
	}
}
