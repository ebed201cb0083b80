package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"

	"fairymax/internal/elo"
	"fairymax/internal/match"
)

// answer is what a search found.
type answer struct {
	Move  string
	Win   float64 // chance of a win, draws as halves, for the side to move
	Depth int
}

// engine is a program that speaks UCI.
type engine struct {
	command string
	in      io.WriteCloser
	out     *bufio.Scanner
	process *exec.Cmd
}

// start starts a program. It ends with the context.
func start(ctx context.Context, command string, megabytes int) (*engine, error) {
	words, err := match.ParseCommand(command)
	if err != nil || len(words) == 0 {
		return nil, fmt.Errorf("%q is not a command: %w", command, err)
	}
	e := &engine{command: command, process: exec.CommandContext(ctx, words[0], words[1:]...)}
	if e.in, err = e.process.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := e.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	e.out = bufio.NewScanner(out)
	if err := e.process.Start(); err != nil {
		return nil, err
	}
	_, err = e.ask("uciok", "uci")
	if err == nil {
		_, err = e.ask("readyok", fmt.Sprintf("setoption name Hash value %d", megabytes), "setoption name UCI_ShowWDL value true", "isready")
	}
	return e, err
}

// ask sends lines and returns what comes, up to the line that begins with the last word.
func (e *engine) ask(last string, lines ...string) (got []string, err error) {
	if _, err := io.WriteString(e.in, strings.Join(lines, "\n")+"\n"); err != nil {
		return nil, fmt.Errorf("%s: %w", e.command, err)
	}
	for e.out.Scan() {
		got = append(got, e.out.Text())
		if word, _, _ := strings.Cut(e.out.Text(), " "); word == last {
			return got, nil
		}
	}
	return nil, fmt.Errorf("%s has ended before %q", e.command, last)
}

// search asks for a move after some moves from the start.
func (e *engine) search(moves, limit string) (a answer, err error) {
	position := "position startpos"
	if moves != "" {
		position += " moves " + moves
	}
	if _, err := e.ask("readyok", "ucinewgame", "isready"); err != nil {
		return a, err
	}
	lines, err := e.ask("bestmove", position, "go "+limit)
	if err != nil {
		return a, err
	}
	for _, line := range lines {
		a.read(strings.Fields(line))
	}
	return a, nil
}

// read takes over what a line says: the last exact score counts.
func (a *answer) read(words []string) {
	if len(words) > 1 && words[0] == "bestmove" {
		a.Move = words[1]
		return
	}
	var win float64
	scored := false
	for i, word := range words {
		rest := words[i+1:]
		switch {
		case word == "lowerbound" || word == "upperbound":
			return
		case word == "depth" && len(rest) > 0:
			a.Depth, _ = strconv.Atoi(rest[0])
		case word == "score" && len(rest) > 1:
			win, scored = chance(rest[0], rest[1]), true
		case word == "wdl" && len(rest) > 2:
			wins, _ := strconv.Atoi(rest[0])
			draws, _ := strconv.Atoi(rest[1])
			win = (float64(wins) + float64(draws)/2) / 1000
		}
	}
	if scored {
		a.Win = win
	}
}

// chance is what a score means, in centipawns ("cp") or moves to mate.
func chance(unit, number string) float64 {
	n, _ := strconv.Atoi(number)
	switch {
	case unit == "cp":
		return elo.Chance(float64(n), elo.OddsFactor)
	case n > 0:
		return 1
	}
	return 0
}

// quit ends a program.
func (e *engine) quit() {
	_, _ = io.WriteString(e.in, "quit\n") // one that has ended already is no failure
	_ = e.in.Close()
	_ = e.process.Wait()
}
