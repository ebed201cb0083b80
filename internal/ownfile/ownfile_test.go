package ownfile

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// samples are texts of each kind, as commands make them.
func samples(t *testing.T) map[string]struct {
	kind Kind
	text string
} {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write([]byte("samples"))
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return map[string]struct {
		kind Kind
		text string
	}{
		"html":    {HTML, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<title>x</title>\n</head>\n</html>\n"},
		"svg":     {SVG, "<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>\n"},
		"script":  {Script, "let x;\n"},
		"json":    {JSON, "{\n \"key\": \"x\"\n}\n"},
		"profile": {Profile, b.String()},
	}
}

// A command writes over its own files, and over those of others only if it is told to.
func TestSave(t *testing.T) {
	for name, s := range samples(t) {
		path := filepath.Join(t.TempDir(), name)
		own, other := Writer{Command: "page"}, Writer{Command: "show"}
		for range 2 {
			if err := own.Save(path, s.kind, []byte(s.text)); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		first := read(t, path)
		if !strings.Contains(first, "fairymax page") {
			t.Errorf("%s has no mark: %q", name, first)
		}
		err := other.Save(path, s.kind, []byte(s.text))
		if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "-f ") || read(t, path) != first {
			t.Errorf("%s was written over by another command: %v", name, err)
		}
		other.Over = true
		if err := other.Save(path, s.kind, []byte(s.text)); err != nil || read(t, path) == first {
			t.Errorf("%s was not written over: %v", name, err)
		}
	}
}

// The mark leaves a text what it is.
func TestMarks(t *testing.T) {
	folder := t.TempDir()
	for name, s := range samples(t) {
		if err := (Writer{Command: "page"}).Save(filepath.Join(folder, name), s.kind, []byte(s.text)); err != nil {
			t.Fatal(err)
		}
	}
	var value struct{ Key, Generator string }
	if err := json.Unmarshal([]byte(read(t, filepath.Join(folder, "json"))), &value); err != nil || value.Key != "x" || value.Generator != "fairymax page" {
		t.Errorf("%+v, %v", value, err)
	}
	r, err := gzip.NewReader(strings.NewReader(read(t, filepath.Join(folder, "profile"))))
	if err != nil || r.Comment != "fairymax page" {
		t.Fatalf("%v", err)
	}
	var b bytes.Buffer
	if _, err := b.ReadFrom(r); err != nil || b.String() != "samples" {
		t.Errorf("%q, %v", b.String(), err)
	}
	if err := (Writer{}).Save(filepath.Join(folder, "x"), HTML, []byte("no page")); err == nil {
		t.Error("a page without a head was written")
	}
}

// An empty file belongs to no one, and what people change is theirs.
func TestEmptyAndTheirs(t *testing.T) {
	folder, w := t.TempDir(), Writer{Command: "new"}
	empty, theirs := filepath.Join(folder, "empty"), filepath.Join(folder, "theirs")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{empty, os.DevNull, filepath.Join(folder, "new")} {
		if err := w.Check(path, HTML); err != nil {
			t.Error(err)
		}
	}
	for _, text := range []string{"a", "a"} {
		if err := w.Create(theirs, []byte(text)); err != nil {
			t.Error(err)
		}
	}
	if err := w.Create(theirs, []byte("b")); err == nil || !strings.Contains(err.Error(), "-f ") || read(t, theirs) != "a" {
		t.Errorf("%v", err)
	}
	w.Over = true
	if err := w.Create(theirs, []byte("b")); err != nil || read(t, theirs) != "b" {
		t.Errorf("%v", err)
	}
	if err := os.WriteFile(theirs, []byte("fairymax net 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := (Writer{Command: "learn"}).Check(theirs, Network); err != nil {
		t.Error(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
