package board

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// Target diagrams, drawn by hand from the published rules that each file in
// testdata/diagrams names, against both the machine and the reference.
//
// A diagram shows a position and, beside it, what the one piece with a letter of
// its own may do. F is a friend of it, e an enemy. On an empty square stands + if
// it may go there, l if it may end there after a capture on the way, b for both.
// On an enemy's square stands the sum of 1 if it may be captured by landing on it,
// 2 on the way to somewhere else, 4 without leaving the place (igui), and 8 after
// another capture on the way: x, v and i alone for 1, 2 and 4, else the sum as a
// hexadecimal digit. On the piece's own square stands 0 if it may pass the turn.

// diagram is one of them.
type diagram struct {
	line          int
	piece         string
	files         int
	before, after []string // rows from the top
}

func TestDiagrams(t *testing.T) {
	files, err := filepath.Glob("testdata/diagrams/*.txt")
	if err != nil || len(files) != 8 {
		t.Fatalf("%d files of diagrams, %v", len(files), err)
	}
	pieces := diagramPieces()
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			list := readDiagrams(t, file)
			if len(list) < 30 {
				t.Errorf("%d diagrams, want 30 for each kind of move", len(list))
			}
			for _, d := range list {
				if pieces[d.piece] == nil {
					t.Fatalf("%s:%d: no piece %q", file, d.line, d.piece)
				}
				d.check(t, file, pieces[d.piece])
			}
		})
	}
}

// readDiagrams reads a file: lines of pieces, then diagrams with empty lines between.
func readDiagrams(t *testing.T, file string) (list []diagram) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	names := make(map[byte]string)
	open := false
	for i, line := range strings.Split(string(text), "\n") {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 0:
			open = false
			continue
		case fields[0] == "#":
			continue
		case fields[0] == "piece" && len(fields) >= 4:
			names[fields[1][0]] = fields[2]
			continue
		case len(fields) != 2 || len(fields[0]) != len(fields[1]):
			t.Fatalf("%s:%d: %q is no row of a diagram", file, i+1, line)
		}
		if !open {
			list = append(list, diagram{line: i + 1, files: len(fields[0])})
			open = true
		}
		d := &list[len(list)-1]
		if len(fields[0]) != d.files {
			t.Fatalf("%s:%d: a row of %d files in a diagram of %d", file, i+1, len(fields[0]), d.files)
		}
		d.before, d.after = append(d.before, fields[0]), append(d.after, fields[1])
		for letter, name := range names {
			if strings.IndexByte(fields[0], letter) >= 0 {
				d.piece = name
			}
		}
	}
	return list
}

// check compares the drawing with the machine and with the reference.
func (d *diagram) check(t *testing.T, file string, steps []define.Step) {
	t.Helper()
	w := newTwins(t, mustCompile(t, d.definition(steps)))
	w.begin(w.rules.Start())
	w.check()
	w.position.Legal(&w.list)
	var machine, reference []refMove
	for _, m := range w.list.Moves() {
		machine = append(machine, asRef(w.position, m))
	}
	for _, m := range w.game.legal(&w.twin) {
		reference = append(reference, effect(m))
	}
	for name, moves := range map[string][]refMove{"machine": machine, "reference": reference} {
		if got := d.draw(moves); !slices.Equal(got, d.after) {
			t.Errorf("%s:%d: %s in the position\n%s\nmoves in the %s\n%s\nnot\n%s", file, d.line, d.piece,
				strings.Join(d.before, "\n"), name, strings.Join(got, "\n"), strings.Join(d.after, "\n"))
		}
	}
}

// definition is a game with the mover, and with friends and enemies that do not
// move.
func (d *diagram) definition(steps []define.Step) *define.Game {
	var ranks []string
	for _, row := range d.before {
		var b strings.Builder
		for _, c := range []byte(row) {
			switch c {
			case '.':
				b.WriteByte('1')
			case 'F', 'e':
				b.WriteByte('S' | c&32)
			default:
				b.WriteByte('M')
			}
		}
		ranks = append(ranks, b.String())
	}
	empty := func(text string) string { // one digit for a run
		for n := d.files; n > 1; n-- {
			text = strings.ReplaceAll(text, strings.Repeat("1", n), fmt.Sprint(n))
		}
		return text
	}
	def := &define.Game{Name: d.piece, Board: define.Board{Files: d.files, Ranks: len(d.before)}}
	def.Types = []define.Type{typeOf("M", steps), typeOf("S")}
	def.Start = empty(strings.Join(ranks, "/")) + " w - - 0 1"
	return def
}

// draw makes the right half of a diagram from moves.
func (d *diagram) draw(moves []refMove) []string {
	marks, passes := d.mark(moves)
	var rows []string
	for i, row := range d.before {
		drawn := []byte(row)
		for file, c := range drawn {
			mark := marks[(len(d.before)-1-i)*d.files+file]
			switch c {
			case '.', 'F':
				drawn[file] = ".+lb"[mark]
			case 'e':
				drawn[file] = ".xv3i56789abcdef"[mark]
			default:
				if passes {
					drawn[file] = '0'
				}
			}
		}
		rows = append(rows, string(drawn))
	}
	return rows
}

// mark sums up what moves do on each square, and whether one passes the turn.
func (d *diagram) mark(moves []refMove) (marks []int, passes bool) {
	ranks := len(d.before)
	marks = make([]int, d.files*ranks)
	for _, m := range moves {
		home := m.to == m.from
		enemy := !home && d.before[ranks-1-int(m.to)/d.files][int(m.to)%d.files] == 'e'
		onTheWay := slices.DeleteFunc(slices.Clone(m.victims[:m.n]), func(s define.Square) bool { return s == m.to })
		for _, s := range onTheWay {
			marks[s] |= map[bool]int{true: 4, false: 2}[home]
		}
		switch {
		case m.passes:
			passes = true
		case home:
		case enemy && len(onTheWay) > 0:
			marks[m.to] |= 8
		case len(onTheWay) > 0:
			marks[m.to] |= 2
		default:
			marks[m.to] |= 1
		}
	}
	return marks, passes
}
