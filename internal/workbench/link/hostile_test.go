package link

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"math/rand/v2"
	"strings"
	"testing"
)

// packed is a link with any content.
func packed(t *testing.T, content string) string {
	t.Helper()
	var b bytes.Buffer
	b.Write(sum([]byte(content)))
	w, err := flate.NewWriterDict(&b, flate.BestCompression, dictionary1)
	if err == nil {
		_, err = w.Write([]byte(content))
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return form1 + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// bomb is a short link of a very long content.
func bomb(t *testing.T) string { return packed(t, strings.Repeat("a", 100<<20)) }

// TestChanged holds that 10,000 changed links are read as the game that was written, or
// refused.
func TestChanged(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	want := Game{Name: "mine", Text: "title = \"Mine\"\nextends = \"normal\"\n", Moves: moves}
	good, err := Write(want)
	if err != nil {
		t.Fatal(err)
	}
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=#%\n"
	read := 0
	for range 10_000 {
		changed := []byte(good)
		for range 1 + random.IntN(4) {
			at := random.IntN(len(changed))
			switch random.IntN(3) {
			case 0:
				changed[at] = letters[random.IntN(len(letters))]
			case 1:
				changed = append(changed[:at], changed[at+1:]...)
			case 2:
				changed = append(changed[:at], append([]byte{letters[random.IntN(len(letters))]}, changed[at:]...)...)
			}
		}
		if g, err := Read(string(changed)); err == nil {
			read++
			if string(changed) != good && (g.Text != want.Text || g.Name != want.Name) {
				t.Errorf("%s is read as %q", changed, g.Text)
			}
		}
	}
	t.Logf("%d are read", read)
}

// FuzzRead holds that no link is read as what cannot be written.
func FuzzRead(f *testing.F) {
	good, err := Write(Game{Name: "mine", Text: "title = 1", Moves: moves})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Fuzz(func(t *testing.T, text string) {
		if g, err := Read(text); err == nil {
			if _, err := Write(g); err != nil {
				t.Error(err)
			}
		}
	})
}
