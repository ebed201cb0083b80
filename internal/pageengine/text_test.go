package pageengine

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestText holds that a browser reads what is written, whatever the bytes and their number.
func TestText(t *testing.T) {
	node := nodeOf(t)
	random := rand.New(rand.NewPCG(1, 2))
	var script, want strings.Builder
	script.WriteString(unpackScript + "(async () => {\n")
	for n := range 300 {
		content := make([]byte, n*n/20)
		for i := range content {
			content[i] = byte(random.IntN(256) >> (n % 8)) // some have many small numbers
		}
		packed, err := pack(content)
		if err != nil {
			t.Fatal(err)
		}
		text := inText(packed)
		if strings.ContainsAny(text, "\x00\x1a\x1b\"\\<\r\n") || !bytes.Equal([]byte(text), []byte(strings.ToValidUTF8(text, ""))) {
			t.Fatalf("%d bytes: %q", n, text)
		}
		fmt.Fprintf(&script, "console.log(Buffer.from(await fairymaxUnpack(\"%s\").arrayBuffer()).toString(\"hex\"));\n", text)
		fmt.Fprintf(&want, "%x\n", content)
	}
	script.WriteString("})();\n")
	path := filepath.Join(t.TempDir(), "read.js")
	if err := os.WriteFile(path, []byte(script.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	got, err := exec.Command(node, path).CombinedOutput()
	if err != nil || string(got) != want.String() {
		t.Errorf("%v: %.2000s", err, got)
	}
}
