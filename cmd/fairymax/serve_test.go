package main

import (
	"net"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
)

// TestServeMisuse holds what is said before the server begins.
func TestServeMisuse(t *testing.T) {
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	file := filepath.Join(t.TempDir(), "a.toml")
	write(t, file, "")
	for _, test := range []struct {
		words  string
		status int
		want   string
	}{
		{"serve a b", 2, "one argument too many: b"},
		{"serve -port 65536", 2, "from 0 to 65535"},
		{"serve -port " + port, 1, "port " + port + " is taken by another program"},
		{"serve -port 0 there/is/none", 1, "there/is/none"},
		{"serve -port 0 " + file, 1, "a.toml"},
	} {
		if status, _, errors := typed(t, "", strings.Fields(test.words)...); status != test.status || !strings.Contains(errors, test.want) {
			t.Errorf("%s: status %d, %s", test.words, status, errors)
		}
	}
}

// TestServedPage holds what is on the page of a game beside its text.
func TestServedPage(t *testing.T) {
	v, err := variants.NewCatalogue(fairymax.Files).Load("gardner")
	if err != nil {
		t.Fatal(err)
	}
	k := &call{}
	text, err := k.servedPage(v, []byte("const fairymaxStart = 1;\n"))
	if err != nil || !strings.Contains(text, `id="board"`) || strings.Contains(text, "<h2>Definition</h2>") {
		t.Errorf("%v, %.200s", err, text)
	}
}

// TestBeginText holds that games begin as with the command new.
func TestBeginText(t *testing.T) {
	games := variants.NewCatalogue(fairymax.Files)
	if text, err := beginText(games, "my-gothic", "gothic"); err != nil || !strings.Contains(text, `extends = "gothic"`) || !strings.Contains(text, "check my-gothic.toml") {
		t.Errorf("%v, %s", err, text)
	}
	for name, want := range map[string]string{"gothic": "already exists", "My": "cannot be the name"} {
		if _, err := beginText(games, name, ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
