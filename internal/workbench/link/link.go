// Package link writes a game into the address of a page and reads it from there: the text
// of its definition with a position and moves. An address may come from a stranger, so nothing
// in it is trusted: what it holds is a text, and is looked at like one that was typed.
//
// A link is a letter for its form, and then base64 of a sum and the packed content. It
// is packed by DEFLATE with a dictionary of what definitions often say. Links are kept for
// years: another dictionary needs another letter, and the old one stays.
package link

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/base64"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Game is what a link holds.
type Game struct {
	Name  string   `json:"name"`  // of its file, without the ending
	Text  string   `json:"text"`  // of its definition
	Start string   `json:"start"` // the FEN of the start, "" for that of the game
	Moves []string `json:"moves"` // in coordinates
}

// dictionary1 is what definitions often say, the most frequent last.
//
//go:embed dictionary1.txt
var dictionary1 []byte

// form1 is the letter of links with the first dictionary.
const form1 = "1"

// The largest content that is read, in bytes, the longest name, in characters, and more
// moves than games have.
const (
	mostContent = 1 << 20
	longestName = 100
	mostMoves   = 2000
)

// sumLength is the length of the sum, in bytes.
const sumLength = 3

// Write is the link of a game.
func Write(g Game) (string, error) {
	if err := g.check(); err != nil {
		return "", err
	}
	content := []byte(strings.Join([]string{g.Name, g.Start, strings.Join(g.Moves, " "), g.Text}, "\n"))
	if len(content) > mostContent {
		return "", errors.New("the game is too large for a link")
	}
	var b bytes.Buffer
	b.Write(sum(content))
	w, err := flate.NewWriterDict(&b, flate.BestCompression, dictionary1)
	if err != nil {
		return "", err
	}
	if _, err := w.Write(content); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return form1 + base64.RawURLEncoding.EncodeToString(b.Bytes()), nil
}

// Read reads a link.
func Read(text string) (Game, error) {
	packed, ok := strings.CutPrefix(text, form1)
	if !ok {
		return Game{}, errors.New("this is not a game link that this page knows")
	}
	content, err := unpack(packed)
	if err != nil {
		return Game{}, err
	}
	parts := strings.SplitN(string(content), "\n", 4)
	if len(parts) < 4 {
		return Game{}, errors.New("there is no game in the link")
	}
	g := Game{Name: parts[0], Start: parts[1], Moves: strings.Fields(parts[2]), Text: parts[3]}
	return g, g.check()
}

var errDamaged = errors.New("the link is damaged or cut off; copy all of it, or ask for it again")

// unpack unpacks the content of a link, and compares its sum.
func unpack(packed string) ([]byte, error) {
	raw, err := base64.RawURLEncoding.Strict().DecodeString(packed)
	if err != nil || len(raw) < sumLength {
		return nil, errDamaged
	}
	r := flate.NewReaderDict(bytes.NewReader(raw[sumLength:]), dictionary1)
	content, err := io.ReadAll(io.LimitReader(r, mostContent+1))
	switch {
	case err != nil:
		return nil, errDamaged
	case len(content) > mostContent:
		return nil, errors.New("the link holds more than a game")
	case !bytes.Equal(sum(content), raw[:sumLength]):
		return nil, errDamaged
	}
	return content, nil
}

func sum(content []byte) []byte {
	n := crc32.ChecksumIEEE(content)
	return []byte{byte(n >> 16), byte(n >> 8), byte(n)}
}

// check refuses what no page writes.
func (g Game) check() error {
	for _, word := range append([]string{g.Start}, g.Moves...) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsControl(r) || r == utf8.RuneError }) {
			return fmt.Errorf("%q is neither a position nor a move", word)
		}
	}
	switch {
	case len(g.Moves) > mostMoves:
		return fmt.Errorf("the game has more than %d moves", mostMoves)
	case !isName(g.Name):
		return fmt.Errorf("%q cannot be the name of a game: use letters, digits, spaces, hyphens and underscores", g.Name)
	case !utf8.ValidString(g.Text):
		return errors.New("the text of the game is not UTF-8")
	}
	return nil
}

// isName reports whether a game may have a name: that of a file that means the same on every
// system.
func isName(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return unicode.In(first, unicode.L, unicode.N) && utf8.ValidString(name) && utf8.RuneCountInString(name) <= longestName &&
		!strings.ContainsFunc(name, func(r rune) bool {
			return !unicode.In(r, unicode.L, unicode.M, unicode.N) && !strings.ContainsRune(" _-", r)
		})
}
