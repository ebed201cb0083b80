package editor

import (
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestSave holds that a file is replaced, keeps its mode, and that nothing lies beside it.
func TestSave(t *testing.T) {
	s := serve(t)
	had := s.ask("GET", "/api/files/small.toml", "").header.Get("ETag")
	const better = "title = \"Better\"\nextends = \"losalamos\"\n"
	said := s.ask("PUT", "/api/files/small.toml", better, "If-Match: "+had)
	if said.status != http.StatusNoContent || s.read("small.toml") != better {
		t.Fatalf("%+v", said)
	}
	if now := s.ask("GET", "/api/files/small.toml", "").header.Get("ETag"); now != said.header.Get("ETag") || now == had {
		t.Errorf("the version is %s, said was %s", now, said.header.Get("ETag"))
	}
	if info, err := os.Stat(filepath.Join(s.folder, "small.toml")); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	if said := s.ask("PUT", "/api/files/new.toml", "# no game yet\n", "If-None-Match: *"); said.status != http.StatusNoContent || s.read("new.toml") != "# no game yet\n" {
		t.Errorf("%+v", said)
	}
	if entries, err := os.ReadDir(s.folder); err != nil || len(entries) != 2 {
		t.Errorf("%v, %v", entries, err)
	}
}

// TestConflicts holds that nothing is written over what another program has written.
func TestConflicts(t *testing.T) {
	s := serve(t)
	had := s.ask("GET", "/api/files/small.toml", "").header.Get("ETag")
	const theirs = "title = \"Theirs\"\nextends = \"normal\"\n"
	write(t, filepath.Join(s.folder, "small.toml"), theirs)
	refused := func(name, word string, headers ...string) {
		t.Helper()
		said := s.ask("PUT", "/api/files/"+name, "mine", headers...)
		if said.status != http.StatusPreconditionFailed && said.status != http.StatusPreconditionRequired || !strings.Contains(said.body, word) {
			t.Errorf("%+v", said)
		}
	}
	refused("small.toml", "small.toml has changed on disk", "If-Match: "+had)
	refused("small.toml", "there is a file small.toml already", "If-None-Match: *")
	refused("small.toml", "which version")
	refused("small.toml", "which version", "If-Match: "+had, "If-None-Match: *")
	refused("gone.toml", "gone.toml is no longer in the folder; nothing was saved", "If-Match: "+had)
	if s.read("small.toml") != theirs || s.read("gone.toml") != "" {
		t.Error("a refused text was written")
	}
}

// TestLinks holds that links that lead out of the folder are neither read nor written
// through, and that no hidden link makes a save write elsewhere.
func TestLinks(t *testing.T) {
	s := serve(t)
	secret := filepath.Join(filepath.Dir(s.folder), "secret.toml")
	before, err := os.ReadFile(secret)
	if err != nil {
		t.Fatal(err)
	}
	for name, target := range map[string]string{
		"absolute.toml": secret, "relative.toml": "../secret.toml", ".small.toml.new": "../secret.toml", ".small.toml.lock": secret, "out": "..",
	} {
		if err := os.Symlink(target, filepath.Join(s.folder, name)); err != nil {
			t.Skip(err)
		}
	}
	for _, name := range []string{"absolute.toml", "relative.toml", "out%2fsecret.toml"} {
		if said := s.ask("GET", "/api/files/"+name, ""); said.status < 400 || strings.Contains(said.body, "SECRET") {
			t.Errorf("%s: %+v", name, said)
		}
		for _, header := range []string{"If-Match: " + version(before), "If-None-Match: *"} {
			if said := s.ask("PUT", "/api/files/"+name, "mine", header); said.status < 400 {
				t.Errorf("%s: %+v", name, said)
			}
		}
	}
	if said := s.ask("GET", "/api/texts", ""); said.status != http.StatusOK || strings.Contains(said.body, "SECRET") {
		t.Errorf("%+v", said)
	}
	had := s.ask("GET", "/api/files/small.toml", "").header.Get("ETag")
	if said := s.ask("PUT", "/api/files/small.toml", "mine", "If-Match: "+had); said.status != http.StatusNoContent {
		t.Errorf("%+v", said)
	}
	if after, err := os.ReadFile(secret); err != nil || string(after) != string(before) {
		t.Errorf("outside, the file is now %q: %v", after, err)
	}
}

// TestOnlyText holds that what is no text, or would block, is refused at once.
func TestOnlyText(t *testing.T) {
	s := serve(t)
	write(t, filepath.Join(s.folder, "binary.toml"), "title = \"\xff\"\n")
	write(t, filepath.Join(s.folder, "large.toml"), strings.Repeat("#", longestText+1))
	if err := os.Mkdir(filepath.Join(s.folder, "folder.toml"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"binary.toml", "large.toml", "folder.toml"} {
		if said := s.ask("GET", "/api/files/"+name, ""); said.status < 400 {
			t.Errorf("%s: %d", name, said.status)
		}
	}
	if said := s.ask("PUT", "/api/files/folder.toml", "mine", "If-Match: x"); said.status != http.StatusForbidden {
		t.Errorf("%+v", said)
	}
	if said := s.ask("PUT", "/api/files/binary.toml", "\xff", "If-Match: x"); said.status != http.StatusBadRequest {
		t.Errorf("%+v", said)
	}
}
