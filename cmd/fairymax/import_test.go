package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestImport imports a game that can be played, and reports the mistakes of another
// one in the same file.
func TestImport(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "games.ini")
	text := "[knights:chess]\npromotionPieceTypes = n\nblastOnCapture = true\n\n[broken:chess]\npromotionPieceTypes = z\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	made := filepath.Join(folder, "knights.toml")
	if status := run([]string{"import", file, "-o", folder}, console{strings.NewReader(""), &out, &errs}); status != 1 || !strings.Contains(errs.String(), "knights is not written") {
		t.Errorf("a game that lacks a rule: status %d, %s", status, errs.String())
	}
	if _, err := os.Stat(made); err == nil {
		t.Error("a game that lacks a rule is written")
	}
	for _, words := range [][]string{{"import", file, "broken"}, {"import", file, "-partly", "broken"}} {
		status, printed, said := typed(t, "", words...)
		if want := "\nfairymax: no game was imported"; status != 1 || printed != "" || !strings.Contains(said, want) || strings.Contains(said, "not mistakes") != (len(words) > 3) {
			t.Errorf("%q: status %d, %s%s", words, status, printed, said)
		}
	}
	if status := run([]string{"import", file, "-o", folder, "-partly"}, console{strings.NewReader(""), &out, &errs}); status != 1 {
		t.Errorf("the status is %d", status)
	}
	for _, want := range []string{file + ":3: knights: NOT CARRIED OVER: blastOnCapture = true", file + ":6: promotionPieceTypes: no piece has the letter z",
		"fairymax: 1 of 2 games were imported, but not broken; import with the name of one"} {
		if !strings.Contains(errs.String(), want) {
			t.Errorf("the errors are\n%s\nwithout %s", errs.String(), want)
		}
	}
	if !strings.Contains(out.String(), made) {
		t.Errorf("the output is %q", out.String())
	}
	if status := run([]string{"check", made}, console{strings.NewReader(""), &out, &errs}); status != 0 {
		t.Errorf("check has the status %d: %s", status, errs.String())
	}
	write(t, made, "title = \"Changed\"\nextends = \"normal\"\n")
	if status := run([]string{"import", file, "-o", folder, "-partly", "knights"}, console{strings.NewReader(""), &out, &errs}); status != 1 || !strings.Contains(errs.String(), "already exists") {
		t.Errorf("an existing file is overwritten: status %d, %s", status, errs.String())
	}
}
