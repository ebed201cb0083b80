package xboard

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fairymax/board/define"
)

var (
	setupParts = regexp.MustCompile(`^setup \(([^)]+)\) (\d+)x(\d+)\+(\d+)_(\w+) (\S+) w \S+ \S+ \d+ \d+$`)
	slotWords  = regexp.MustCompile(`[A-Za-z]['!]?|[.+~]`)
	pieceWords = regexp.MustCompile(`\+?[A-Za-z]['!]?`)
)

// heldWeak are the moves that a piece in a slot of weakSlots may have: alone with
// its king it does not win.
var heldWeak = map[int][]string{1: {"N"}, 2: {"B"}, 5: {"F"}, 6: {"FA", "AF"}, 9: {"W"}}

// TestSetups reads the setup lines of the whole catalogue as XBoard does.
func TestSetups(t *testing.T) {
	for _, v := range shipped(t, 3) {
		if Confusing(v.Name) {
			t.Errorf("%s: XBoard takes it for a game of its own", v.Name)
		}
		if known(v) != nil {
			continue
		}
		a := announce(v)
		parts := setupParts.FindStringSubmatch(a.setup)
		if parts == nil || len(a.setup) > 4000 {
			t.Errorf("%s: %s", v.Name, a.setup)
			continue
		}
		if slices.Contains([]string{"nocastle", "wildcastle", "fischerandom", "caparandom", "super"}, parts[5]) {
			t.Errorf("%s: XBoard shuffles children of %s", v.Name, parts[5])
		}
		files, _ := strconv.Atoi(parts[2])
		ranks, _ := strconv.Atoi(parts[3])
		held, _ := strconv.Atoi(parts[4])
		if files != v.Rules.Files || ranks != v.Rules.Ranks || held > ranks || (held > 0) != v.Rules.HasHands() {
			t.Errorf("%s: board of %sx%s+%s", v.Name, parts[2], parts[3], parts[4])
		}
		words := slotWords.FindAllString(parts[1], -1)
		if n := len(words) / 2; len(words)%2 != 0 || n < 6 || n > shortTable+1 && n != slotCount+1 || strings.Join(words, "") != parts[1] {
			t.Errorf("%s: %d slots in %s", v.Name, len(words), parts[1])
			continue
		}
		halves := [2][]string{words[:len(words)/2], words[len(words)/2:]}
		for c, half := range halves {
			checkHalf(t, v, a, define.Color(c), half, parts[5] == "shogi")
		}
		if v.Rules.HasHands() {
			checkPlaces(t, v, halves)
		}
		for _, letter := range pieceWords.FindAllString(strings.SplitN(parts[6], "[", 2)[0], -1) {
			if !hasSlot(halves[define.White], letter) && !hasSlot(halves[define.Black], letter) {
				t.Errorf("%s: %s stands on the board, but has no slot in %s", v.Name, letter, parts[1])
			}
		}
	}
}

// checkPlaces checks that both halves have letters in the same slots: XBoard numbers the places of
// Black's pieces in hand by White's letters when it reads a position, and by Black's for drops.
func checkPlaces(t *testing.T, v Variant, halves [2][]string) {
	t.Helper()
	for slot, word := range halves[define.White] {
		if other := halves[define.Black][slot]; (word == ".") != (other == ".") {
			t.Errorf("%s: slot %d has %s for White and %s for Black", v.Name, slot, word, other)
		}
	}
}

// hasSlot reports whether a letter is in one side's half of the table, or is that of the
// promoted form of one that is.
func hasSlot(half []string, letter string) bool {
	base, promoted := strings.CutPrefix(letter, "+")
	slot := slices.Index(half, base)
	if promoted && slot >= 0 {
		slot += toPartner
		return slot < len(half) && half[slot] == "+"
	}
	return slot >= 0
}

// checkHalf checks one side's half of the table of slots.
func checkHalf(t *testing.T, v Variant, a announcement, c define.Color, half []string, camp bool) {
	t.Helper()
	seen := map[string]bool{}
	for slot, word := range half {
		if word == "." || word == "+" || word == "~" {
			continue
		}
		kind := v.Rules.ByLetterFor(c, strings.ToUpper(word))
		if seen[word] || kind == 0 && !v.Rules.HasHands() || (strings.ToLower(word) == word) != (c == define.Black) {
			t.Errorf("%s: %s in slot %d", v.Name, word, slot)
			continue
		}
		seen[word] = true
		if kind == 0 {
			continue // the other side's: see checkPlaces
		}
		text, _ := v.Betza(c, kind)
		// Where captured pieces change sides, no piece is ever alone with the kings.
		if moves, weak := heldWeak[slot]; weak && !v.Rules.CapturesChangeSides() && slot < len(half)-1 && !camp && !slices.Contains(moves, text) {
			t.Errorf("%s: %s moves as %s in slot %d: XBoard would call king and piece against a king a draw", v.Name, word, text, slot)
		}
		promotes := slices.ContainsFunc(v.Rules.Choices(c, kind), func(choice define.PieceType) bool {
			_, plus := a.table.plus[kind]
			return !plus && v.Rules.Def.Types[choice-1].Letter != "+"+v.Rules.Def.Types[kind-1].Letter
		})
		if pawn := slot == pawnSlot || slot == lanceSlot || a.table.silent[slot]; promotes && !pawn {
			t.Errorf("%s: %s promotes, but not from slot %d", v.Name, word, slot)
		}
	}
}
