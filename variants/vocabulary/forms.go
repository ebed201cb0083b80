package vocabulary

import (
	"regexp"
	"strings"
)

// SizeForm is the form of a board size.
var SizeForm = regexp.MustCompile(`^(\d{1,3})x(\d{1,3})$`)

// LetterForm is the form of the letter of a piece.
var LetterForm = regexp.MustCompile(`^\+?[A-Z]['!]?$`)

// The forms of keys that the author chooses: names, and files or squares.
var (
	nameForm  = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)
	placeForm = regexp.MustCompile(`^[a-p]([1-9][0-9]?)?$`)
)

// control are the characters that break a line or steer a terminal.
const control = "\\x00-\\x1f\\x7f-\\x9f\u2028\u2029"

// LineForm is the form of a text that players read: one line, not blank, without control
// characters.
var LineForm = regexp.MustCompile("^[^" + control + "]*[^\\s" + control + "][^" + control + "]*$")

// The forms of how a piece is shown: characters; the name of a figure, a file, or a picture itself.
var (
	GlyphForm   = regexp.MustCompile(`^[^\s\x00-\x20\x7f-\x9f]{1,2}$`)
	pictureForm = regexp.MustCompile(`^[a-z][a-z-]*$|^[^/\\:]+\.svg$|^\s*<`)
)

// IsSVG reports whether a picture is written in the definition itself.
func IsSVG(picture string) bool { return strings.HasPrefix(strings.TrimSpace(picture), "<") }

// ZoneForm is a way to write a zone without a name of the author's.
type ZoneForm uint8

// The ways to write a zone.
const (
	Rank      ZoneForm = iota // "rank 3"
	Ranks                     // "ranks 2-7"
	LastRank                  // "last rank"
	LastRanks                 // "last 3 ranks"
	OwnHalf                   // "own half"
	FarHalf                   // "far half"
	File                      // "file c"
	Files                     // "files c-e"
	OneSquare                 // "d1"
	Rectangle                 // "d1-f3"
)

var zoneForms = [...]*regexp.Regexp{
	Rank:      regexp.MustCompile(`^rank (\d+)$`),
	Ranks:     regexp.MustCompile(`^ranks (\d+)-(\d+)$`),
	LastRank:  regexp.MustCompile(`^last rank$`),
	LastRanks: regexp.MustCompile(`^last (\d+) ranks$`),
	OwnHalf:   regexp.MustCompile(`^own half$`),
	FarHalf:   regexp.MustCompile(`^far half$`),
	File:      regexp.MustCompile(`^file ([a-p])$`),
	Files:     regexp.MustCompile(`^files ([a-p])-([a-p])$`),
	OneSquare: regexp.MustCompile(`^([a-p])(\d+)$`),
	Rectangle: regexp.MustCompile(`^([a-p])(\d+)-([a-p])(\d+)$`),
}

// MatchZone returns the form of a zone, with the numbers and letters in it.
func MatchZone(text string) (form ZoneForm, captured []string, ok bool) {
	for form, syntax := range zoneForms {
		if m := syntax.FindStringSubmatch(text); m != nil {
			return ZoneForm(form), m[1:], true
		}
	}
	return 0, nil, false
}
