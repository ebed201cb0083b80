package main

import (
	"net"
	"path/filepath"
	"strings"
	"testing"
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
