package main

import (
	"strings"
	"testing"
)

func TestDiff(t *testing.T) {
	same := ownGame(t)
	other := ownGame(t, `endings.stalemate = "loss"`, `[piece.rook]`, `moves = [{ slide = [0, 1], range = 4 }]`)
	first, second := ownGame(t, `[piece.knight]`, `moves = [{ leap = [[2, 1], [-2, 1]], dirs = "exact" }]`), ownGame(t, `[piece.knight]`, `moves = [{ leap = [[-2, 1], [2, 1]], dirs = "exact" }]`)
	pass := ownGame(t, `pass = true`)
	for _, test := range []struct {
		a, b   string
		status int
		want   []string // in this order
	}{
		{"normal", same, 0, []string{"The two rule sheets are the same.\nIn play: no difference within 2 plies, nor in ", "(3000 positions).\n"}},
		{first, second, 0, []string{"The two rule sheets are the same.\n"}},
		{"normal", other, 1, []string{"Rook\n  normal: ", "any distance straight\n  own: ", "up to 4 steps straight\n",
			"Endings\n  normal: Stalemate: ", "drawn.\n", "it loses.\n", "In play: a game that shows a difference is "}},
		{"normal", pass, 1, []string{"Turns\n  normal: -\n", "a side may pass, but not while it is in check.\n", "In play: they differ at the first move.\n  own: only here White can play @@@@\n"}},
		{"normal", "torpedo", 1, []string{"In play: the shortest game that shows a difference is ", "  torpedo: only here White can play "}},
	} {
		status, out, err := typed(t, "", "diff", "-positions", "3000", test.a, test.b)
		if status != test.status || err != "" {
			t.Errorf("%s %s: status %d, errors %q", test.a, test.b, status, err)
		}
		rest := out
		for _, part := range test.want {
			_, after, found := strings.Cut(rest, part)
			if !found {
				t.Errorf("%s %s: %q is missing in\n%s", test.a, test.b, part, out)
				break
			}
			rest = after
		}
	}
}

// As with diff(1), a failure has a status of its own.
func TestDiffTrouble(t *testing.T) {
	broken := ownGame(t, `endings.stalemate = "lost"`)
	for want, arguments := range map[string][]string{
		"argument is missing":                {"normal"},
		"one argument too many":              {"normal", "normal", "normal"},
		"no variant \"chezz\"":               {"normal", "chezz"},
		"own.toml:3:21: ":                    {broken, "normal"},
		"-positions takes a positive number": {"-positions", "0", "normal", "normal"},
		"    3 | endings.stalem":             {"normal", broken},
	} {
		if status, out, err := typed(t, "", append([]string{"diff"}, arguments...)...); status != 2 || out != "" || !strings.Contains(err, want) {
			t.Errorf("%q: status %d, output %q, errors %q, want %q", arguments, status, out, err, want)
		}
	}
}
