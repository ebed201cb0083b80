package sheet

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
	"unicode/utf8"

	"strings"

	"fairymax/board/define"
)

var update = flag.Bool("update", false, "write what the sheets say into testdata")

// A person should review each golden file once.
func TestGolden(t *testing.T) {
	for _, d := range []*define.Game{everything(), zoo()} {
		t.Run(d.Name, func(t *testing.T) {
			got := sheetOf(d).text()
			path := filepath.Join("testdata", d.Name+".golden")
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s differs; -update rewrites it. Now it is\n%s", path, got)
			}
			for line := range strings.Lines(got) {
				if utf8.RuneCountInString(strings.TrimRight(line, "\n")) > pageWidth {
					t.Errorf("too wide: %s", line)
				}
			}
		})
	}
}

// zoo is a game of pieces that are hard to describe, with few rules.
func zoo() *define.Game {
	own := [2]bool{true, true}
	d := &define.Game{Name: "zoo", Title: "Zoo", Board: define.Board{Files: 16, Ranks: 16}, Start: "16/16"}
	add := func(name, letter string, rows ...[2][]define.Step) {
		steps := join(rows...)
		d.Types = append(d.Types, define.Type{Name: name, Title: name, Letter: letter, Owners: own, Steps: steps})
	}
	queen := func(reach int, mode define.Mode) [2][]define.Step {
		return join(turnedSteps(all, step(0, 1, reach, mode)), turnedSteps(all, step(1, 1, reach, mode)))
	}
	add("queen", "Q", queen(0, both))
	add("griffon", "G", turnedSteps(all, step(1, 1, 1, both), after(define.AfterMove, step(0, 1, 0, both))))
	add("unicorn", "U", turnedSteps(all, step(1, 2, 1, both), after(define.AfterMove, step(1, 1, 0, both))))
	add("grasshopper", "G'",
		turnedSteps(all, step(0, 1, 0, 0), after(define.OverAny, step(0, 1, 1, both))),
		turnedSteps(all, step(1, 1, 0, 0), after(define.OverAny, step(1, 1, 1, both))))
	add("draughtsman", "D",
		turnedSteps(forward, step(1, 1, 1, define.MayMove)),
		turnedSteps(forward, step(1, 1, 1, 0), after(define.AfterCapture, step(1, 1, 1, define.MayMove))))
	add("lion", "L", freely(), turnedSteps(all, step(0, 2, 1, both)), turnedSteps(all, step(1, 2, 1, both)), turnedSteps(all, step(2, 2, 1, both)))
	add("falcon", "F",
		turnedSteps(all, passing(step(1, 3, 1, both), define.Vector{Up: 1}, define.Vector{Up: 2})),
		turnedSteps(all, passing(step(1, 3, 1, both), define.Vector{Up: 1}, define.Vector{Right: 1, Up: 2})))
	add("crab", "C", turnedSteps(func(v define.Vector) bool { return v.Up == 2 || v.Up == -1 }, step(1, 2, 1, both)))
	add("right-turner", "R'", oneHand(turnedSteps(forward, step(0, 1, 0, both), after(define.AfterMove, step(1, 0, 1, both)))))
	add("flyer", "F'", turnedSteps(all, step(0, 15, 1, both)))
	add("gold", "S", turnedSteps(all, step(0, 1, 1, both)), turnedSteps(forward, step(1, 1, 1, both)))
	add("tokin", "+P", turnedSteps(all, step(0, 1, 1, both)), turnedSteps(forward, step(1, 1, 1, both)))
	add("stone", "X")
	for i := range d.Types {
		for c := range d.Types[i].Steps {
			for j := range d.Types[i].Steps[c] {
				d.Types[i].Steps[c][j].Wrap = true
			}
		}
	}
	return d
}

// passing gives a leap the squares that have to be empty.
func passing(s define.Step, path ...define.Vector) define.Step {
	s.Path = path
	return s
}

// freely is two steps of a king, the second in any direction.
func freely() (steps [2][]define.Step) {
	king := append(straight.Images(), diagonal.Images()...)
	for _, first := range king {
		for _, second := range king {
			chain := []define.Step{step(first.Right, first.Up, 1, both), after(define.AfterEither, step(second.Right, second.Up, 1, both))}
			chain[0].Then = true
			steps[define.White] = append(steps[define.White], chain...)
			steps[define.Black] = append(steps[define.Black], negated(chain)...)
		}
	}
	return steps
}

// oneHand keeps the first chain of two legs only.
func oneHand(steps [2][]define.Step) [2][]define.Step {
	return [2][]define.Step{steps[define.White][:2], steps[define.Black][:2]}
}
