package endgame

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// isSmall reports whether a table of figures belongs to the tests that always run.
func isSmall(size string, pieces int) bool {
	var files, ranks int
	fmt.Sscanf(size, "%dx%d", &files, &ranks)
	squares := files * ranks
	return pieces <= 3 && squares <= 64 || pieces == 4 && squares <= 16
}

// whole counts all positions of a table with a side to move: pieces of one kind are told apart.
func whole(tables *Tables, table *Table, turn define.Color) *Census {
	all := new(Census)
	times := 1
	for _, pieces := range kinds(table.Material.pieces) {
		for i := range pieces {
			times *= i + 1
		}
	}
	for _, class := range tables.Classes(table) {
		c := class.Counts[turn]
		all.Wins, all.Draws, all.Losses = all.Wins+times*c.Wins, all.Draws+times*c.Draws, all.Losses+times*c.Losses
		for plies, n := range c.WinPlies {
			all.WinPlies = counted(all.WinPlies, plies, n)
		}
		for plies, n := range c.LossPlies {
			all.LossPlies = counted(all.LossPlies, plies, n)
		}
	}
	return all
}

// ofRow prepares the tables and the material of a row of counts.txt.
func ofRow(t *testing.T, size, rule, text string) (*Tables, Material) {
	t.Helper()
	var names []string
	for _, piece := range strings.Fields(text) {
		names = append(names, piece[1:])
	}
	var rules *board.Rules
	if rule == "orthodox" {
		var others []string
		for _, name := range names {
			if name != "K" {
				others = append(others, name)
			}
		}
		rules = load(t, orthodox(size, others...))
	} else {
		rules = load(t, rule)
	}
	tables := tablesOf(t, rules)
	var pieces []define.Piece
	for i, piece := range strings.Fields(text) {
		color := define.White
		if piece[0] == 'b' {
			color = define.Black
		}
		kind := typeOf(rules, rule, names[i])
		pieces = append(pieces, define.MakePiece(color, kind))
		rules.Def.Types[kind-1].Owners = [2]bool{true, true}
	}
	both := append([]define.Piece{}, pieces...)
	for _, piece := range pieces {
		both = append(both, define.MakePiece(piece.Color().Other(), piece.Type()))
	}
	everywhere(t, tables, both...)
	return tables, newMaterial(rules, pieces)
}

// typeOf finds the type of a name in the figures.
func typeOf(rules *board.Rules, rule, name string) define.PieceType {
	if rule == "knightmate" && name == "N" {
		name = "K" // it is royal there
	}
	if rule == "shatranj" && name == "Fer" {
		name = "Q"
	}
	for i, def := range rules.Def.Types {
		if def.Name == "piece-"+strings.ToLower(name) || def.Letter == name {
			return define.PieceType(i + 1)
		}
	}
	panic("no piece " + name)
}

// Counts and distances agree with those of an independent generator.
func TestCounts(t *testing.T) {
	for _, row := range lines(t, "counts.txt") {
		size, rule, pieces := row[0], row[1], row[2]
		t.Run(strings.Join(row[:3], " "), func(t *testing.T) {
			if !isSmall(size, len(strings.Fields(pieces))) {
				long(t)
			}
			t.Parallel()
			tables, m := ofRow(t, size, rule, pieces)
			table, flipped := get(t, tables, m)
			for turn, want := range row[3:5] {
				inTable := define.Color(turn)
				if flipped {
					inTable = inTable.Other()
				}
				c := whole(tables, table, inTable)
				got := fmt.Sprint(c.Positions(), c.Wins, c.LongestWin(), c.Losses, c.LongestLoss())
				if !sameFigures(got, want) {
					t.Errorf("%v to move: %s, want %s", define.Color(turn), got, want)
				}
			}
		})
	}
}

// sameFigures compares lists of figures, of which * stands for any.
func sameFigures(got, want string) bool {
	a, b := strings.Fields(got), strings.Fields(want)
	for i := range b {
		if b[i] != "*" && a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// The longest wins are those that are published.
func TestLongestWins(t *testing.T) {
	for _, row := range lines(t, "longest.txt") {
		t.Run(strings.Join(row[:3], " "), func(t *testing.T) {
			size := row[0]
			pieces := piecesOf(row[1], "w") + " " + piecesOf(row[2], "b")
			if !isSmall(size, len(strings.Fields(pieces))) {
				long(t)
			}
			t.Parallel()
			tables, m := ofRow(t, size, "orthodox", pieces)
			table, flipped := get(t, tables, m)
			turn := define.White
			if flipped {
				turn = define.Black
			}
			moves := 0
			for _, class := range tables.Classes(table) {
				moves = max(moves, Value{Plies: class.Counts[turn].LongestWin()}.Moves())
			}
			if fmt.Sprint(moves) != row[3] {
				t.Errorf("%d moves, want %s (%s)", moves, row[3], row[4])
			}
		})
	}
}

// piecesOf cuts a text such as KBN or KHawk into pieces.
func piecesOf(text, side string) string {
	var pieces []string
	for text != "" {
		n := 1
		for n < len(text) && (text[n] >= 'a' && text[n] <= 'z') {
			n++
		}
		pieces = append(pieces, side+text[:n])
		text = text[n:]
	}
	return strings.Join(pieces, " ")
}

// Endings of chess are those of Syzygy's tables, as far as results go.
func TestSyzygy(t *testing.T) {
	tables := tablesOf(t, load(t, "normal"))
	for _, row := range lines(t, "syzygy.txt") {
		t.Run(row[0], func(t *testing.T) {
			if len(row[0]) > len("KRvK") {
				long(t)
			}
			compareCounts(t, tables, row)
		})
	}
	for _, row := range lines(t, "chess.txt") {
		p, err := tables.rules.ParseFEN(row[0] + " 0 1")
		if err != nil {
			t.Fatal(err)
		}
		if m := MaterialOf(p); len(m.pieces) == 3 || os.Getenv("FAIRYMAX_LONG") != "" && !hasPawn(m) {
			comparePosition(t, tables, p, row[1])
		}
	}
}

// hasPawn reports whether some piece promotes: to more tables than are worth their time.
func hasPawn(m Material) bool {
	return slices.ContainsFunc(m.pieces, func(piece define.Piece) bool { return m.rules.Irreversible(piece.Type()) })
}

// compareCounts compares how many positions are won, drawn and lost, images counted once.
func compareCounts(t *testing.T, tables *Tables, row []string) {
	t.Helper()
	m, err := ParseMaterial(tables.rules, row[0])
	if err != nil {
		t.Fatal(err)
	}
	table, flipped := get(t, tables, m)
	for turn, want := range row[1:] {
		inTable := turn
		if flipped {
			inTable = 1 - turn
		}
		n := map[cell]int{}
		for _, e := range table.cells[inTable] {
			n[e.state()]++
		}
		if got := fmt.Sprint(n[won], n[drawn], n[lost]); got != want {
			t.Errorf("%v to move: %s, want %s", define.Color(turn), got, want)
		}
	}
}

// comparePosition compares the result of a position.
func comparePosition(t *testing.T, tables *Tables, p *board.Position, want string) {
	t.Helper()
	v, err := tables.Value(context.Background(), p)
	if word := map[define.Outcome]string{define.Win: "win", define.Draw: "draw", define.Loss: "loss"}[v.Outcome]; err != nil || word != want {
		t.Errorf("%s: %v, %v; want %s", p.FEN(), v, err, want)
	}
}
