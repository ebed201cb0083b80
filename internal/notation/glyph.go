package notation

import "strings"

// signsOf are the signs that stand for PGN's numeric annotation glyphs.
// https://en.wikipedia.org/wiki/Portable_Game_Notation#Numeric_Annotation_Glyphs
var signsOf = map[int]string{
	1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+",
	22: "⨀", 23: "⨀", 36: "↑", 37: "↑", 40: "→", 41: "→", 132: "⇆", 133: "⇆", 138: "⊕", 139: "⊕", 146: "N",
}

// Sign is a glyph as people write it after a move, "" if there is no sign for it.
func Sign(glyph int) string { return signsOf[glyph] }

// otherSigns are what people type for some of them.
var otherSigns = map[string]int{"+/=": 14, "+=": 14, "=/+": 15, "=+": 15, "+/-": 16, "-/+": 17, "+-": 18, "-+": 19, "‼": 3, "⁇": 4, "⁉": 5, "⁈": 6}

// GlyphOf is the glyph of a sign; ok is false for other words.
func GlyphOf(sign string) (glyph int, ok bool) {
	if glyph, ok = otherSigns[sign]; ok {
		return glyph, true
	}
	for glyph, other := range signsOf {
		if sign == other && glyph%2 == 0 || sign == other && glyph < 22 {
			return glyph, true
		}
	}
	return 0, false
}

// CutGlyph cuts the sign off the end of a move that says how good it is: ! or ? or two of
// them. The glyph is 0 if there is none.
func CutGlyph(move string) (rest string, glyph int) {
	rest = strings.TrimRight(move, "!?")
	if sign := move[len(rest):]; rest != "" && sign != "" {
		if glyph, ok := GlyphOf(sign); ok {
			return rest, glyph
		}
	}
	return move, 0
}
