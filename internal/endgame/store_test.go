package endgame

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"fairymax/internal/killtest"
)

// keeping prepares tables that are kept in a folder; warnings go to the result.
func keeping(t *testing.T, game, folder string) (*Tables, *strings.Builder) {
	t.Helper()
	var warnings strings.Builder
	tables, err := New(load(t, game), Options{Folder: folder, Key: "rules", Warn: func(text string) { warnings.WriteString(text + "\n") }})
	if err != nil {
		t.Fatal(err)
	}
	return tables, &warnings
}

// made makes the table of material and returns the files of the folder.
func made(t *testing.T, tables *Tables, material string) map[string][]byte {
	t.Helper()
	m, err := ParseMaterial(tables.rules, material)
	if err != nil {
		t.Fatal(err)
	}
	get(t, tables, m)
	return filesOf(t, tables.Folder)
}

func filesOf(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, entry := range entries {
		if !strings.HasSuffix(entry.Name(), fileEnding) {
			continue // the lock of a process that was killed
		}
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[entry.Name()] = text
	}
	return files
}

func sameFiles(t *testing.T, got, want map[string][]byte) {
	t.Helper()
	for name := range want {
		if !bytes.Equal(got[name], want[name]) {
			t.Errorf("%s is another one", name)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d files, want %d", len(got), len(want))
	}
}

// A table that was kept is read, and has the same values.
func TestKeptTables(t *testing.T) {
	folder := t.TempDir()
	first, warnings := keeping(t, "gardner", folder)
	want := made(t, first, "KQvK")
	if len(want) != 2 || warnings.String() != "" {
		t.Fatalf("%d files, %s", len(want), warnings)
	}
	second, _ := keeping(t, "gardner", folder)
	second.Report = func(p Progress) { t.Errorf("%v: %s, though there is a file", p.Material, p.Stage) }
	sameFiles(t, made(t, second, "KQvK"), want)
	for name, table := range first.made {
		for c := range table.cells {
			for i, e := range table.cells[c] {
				if second.made[name].cells[c][i] != e {
					t.Fatalf("%s: number %d differs", name, i)
				}
			}
		}
	}
}

// A file that is damaged anywhere, or of other rules, is made anew with a word.
func TestDamagedTables(t *testing.T) {
	folder := t.TempDir()
	tables, _ := keeping(t, "gardner", folder)
	want := made(t, tables, "KQvK")
	const name = "KQvK" + fileEnding
	whole := want[name]
	damages := map[string][]byte{"empty": nil, "cut": whole[:len(whole)/2], "longer": append(bytes.Clone(whole), 'x'),
		"other rules": bytes.Replace(whole, []byte("rules"), []byte("Rules"), 1)}
	for _, at := range []int{0, 30, 60, 90, len(whole) / 2, len(whole) - 3} {
		changed := bytes.Clone(whole)
		changed[at] ^= 0x10
		damages[string(rune('a'+len(damages)))] = changed
	}
	for what, text := range damages {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o666); err != nil {
			t.Fatal(err)
		}
		again, warnings := keeping(t, "gardner", folder)
		got := made(t, again, "KQvK")
		sameFiles(t, got, want)
		if !strings.Contains(warnings.String(), "damaged; it is made again") {
			t.Errorf("%s: %q", what, warnings)
		}
	}
}

// Work that is interrupted leaves whole files, and goes on to the same ones.
func TestInterrupted(t *testing.T) {
	straight, _ := keeping(t, "gardner", t.TempDir())
	want := made(t, straight, "KPvK")
	folder := t.TempDir()
	for stages := 1; ; stages += 3 {
		tables, warnings := keeping(t, "gardner", folder)
		ctx, cancel := context.WithCancel(context.Background())
		seen := map[string]bool{}
		var mu sync.Mutex
		tables.Report = func(p Progress) {
			mu.Lock()
			defer mu.Unlock()
			if seen[p.Material.String()+p.Stage] = true; len(seen) >= stages {
				cancel()
			}
		}
		m, err := ParseMaterial(tables.rules, "KPvK")
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = tables.Get(ctx, m)
		cancel()
		if warnings.String() != "" {
			t.Fatal(warnings)
		}
		if err == nil {
			break
		}
	}
	sameFiles(t, filesOf(t, folder), want)
}

// Several that need the same tables at once make each of them once.
func TestAtOnce(t *testing.T) {
	straight, _ := keeping(t, "gardner", t.TempDir())
	want := made(t, straight, "KPvK")
	folder := t.TempDir()
	var all sync.WaitGroup
	var mu sync.Mutex
	begun := map[string]int{}
	for range 4 {
		tables, _ := keeping(t, "gardner", folder)
		own := map[string]bool{}
		tables.Report = func(p Progress) {
			mu.Lock()
			defer mu.Unlock()
			if name := p.Material.String(); p.Stage == "setting up" && !own[name] {
				own[name] = true
				begun[name]++
			}
		}
		m, err := ParseMaterial(tables.rules, "KPvK")
		if err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			if _, _, err := tables.Get(context.Background(), m); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	for name, n := range begun {
		if n != 1 {
			t.Errorf("%s was made %d times", name, n)
		}
	}
	sameFiles(t, filesOf(t, folder), want)
}

// Answers are kept with a checksum; a file that is damaged is told, and replaced.
func TestKeptAnswers(t *testing.T) {
	tables, _ := keeping(t, "gardner", "")
	questions, err := tables.Questions(false, false)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	var warned string
	warn := func(text string) { warned = text }
	for _, q := range questions {
		if _, err := tables.Ask(context.Background(), q, OpenKept(folder, "rules", warn)); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(folder, keptName)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if kept := OpenKept(folder, "rules", warn); len(kept.Singles()) != len(questions) || warned != "" {
		t.Fatalf("%d answers, want %d; %s", len(kept.Singles()), len(questions), warned)
	}
	for what, text := range map[string][]byte{
		"damaged": bytes.Replace(whole, []byte(`"won": `), []byte(`"won": 1`), 1), "cut": whole[:len(whole)/2], "empty": {},
	} {
		if err := os.WriteFile(path, text, 0o666); err != nil {
			t.Fatal(err)
		}
		warned = ""
		if kept := OpenKept(folder, "rules", warn); len(kept.Singles()) > 0 || !strings.Contains(warned, "damaged; the answers are found again") {
			t.Errorf("%s: %d answers, %q", what, len(kept.Singles()), warned)
		}
	}
	if kept := OpenKept(folder, "other rules", warn); len(kept.Singles()) > 0 {
		t.Error("answers about other rules are taken")
	}
	if _, err := tables.Ask(context.Background(), questions[0], OpenKept(folder, "rules", warn)); err != nil {
		t.Fatal(err)
	}
	if kept := OpenKept(folder, "rules", warn); len(kept.Singles()) != 1 {
		t.Errorf("%d answers in the new file", len(kept.Singles()))
	}
}

// TestVictim makes tables until it is killed.
func TestVictim(t *testing.T) { _ = victimTables(t, killtest.Folder(t)) }

// Work that is killed leaves nothing that is in the way, and goes on to the same files.
func TestKilled(t *testing.T) {
	long(t)
	killtest.Resumes(t, 1, 30, func(folder string) string { return victimTables(t, folder) })
}

// victimTables makes tables and returns a digest of their files.
func victimTables(t *testing.T, folder string) string {
	tables, _ := keeping(t, "gardner", folder)
	sum := sha256.New()
	files := made(t, tables, "KPvKP")
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintln(sum, name)
		sum.Write(files[name])
	}
	return fmt.Sprintf("%d files, %x", len(files), sum.Sum(nil))
}

// A folder that cannot be written costs no answer, and is told once.
func TestNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(file, "below")
	tables, warnings := keeping(t, "gardner", folder)
	for _, material := range []string{"KQvK", "KRvK"} {
		m, err := ParseMaterial(tables.rules, material)
		if err != nil {
			t.Fatal(err)
		}
		get(t, tables, m)
	}
	if text := warnings.String(); !strings.HasPrefix(text, folder+": ") || !strings.HasSuffix(text, "; tables are not kept\n") ||
		strings.Count(text, "\n") != 1 || strings.Count(text, file) != 1 {
		t.Errorf("%q", text)
	}
}
