package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/terminal"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// play opens a game in XBoard if that is possible, else in the terminal.
func play(k *call) error {
	text := k.flags.Bool("text", false, "play in this terminal even if XBoard is installed")
	black := k.flags.Bool("black", false, "play Black (in the terminal)")
	thinking := k.flags.Duration("st", 2*time.Second, "`TIME` per move of the engine, such as 500ms (in the terminal)")
	k.limit("st", 1, 0)
	fen := k.flags.String("fen", "", "begin with the position of this `FEN` (in the terminal)")
	letters := k.flags.Bool("ascii", false, "show pieces as letters even if the terminal has symbols for them")
	k.netFlag()
	k.gameArgumentOr(" (default: capablanca)")
	if err := k.parse(0, 1); err != nil {
		return err
	}
	catalogue := k.catalogue()
	name := catalogue.Favourite()
	if len(k.arguments) == 1 {
		name = k.arguments[0]
	}
	v, err := catalogue.Load(name)
	if err != nil {
		return err
	}
	start, err := k.startAt(v, *fen)
	if err != nil {
		return err
	}
	if program := findXBoard(); program != "" && !*text && *fen == "" && hasDisplay() {
		err := k.playInXBoard(program, v, name)
		if !errors.Is(err, errElsewhere) {
			return err
		}
		fmt.Fprintf(k.err, "%v.\n", err)
	}
	s := terminal.Settings{Start: start, Thinking: *thinking, Letters: *letters}
	if *black {
		s.Person = define.Black
	}
	return k.playInTerminal(s, catalogue, v, name)
}

// errElsewhere says that a game has to be played elsewhere than in XBoard.
var errElsewhere = errors.New("the game is in this terminal instead")

// playInXBoard plays a game in XBoard. The error is errElsewhere, with the reason, if that is not
// possible.
func (k *call) playInXBoard(program string, v *variants.Variant, name string) error {
	if limit := xboard.Limit(forGUI(v)); limit != "" {
		return fmt.Errorf("XBoard cannot show this game, for %s; \"%s\" writes a page with its board, and %w", limit, k.other("page", name), errElsewhere)
	}
	err := k.openXBoard(program, v, name)
	var early *earlyEnd
	if errors.As(err, &early) {
		return fmt.Errorf("%w; %w", early, errElsewhere)
	}
	return err
}

// startAt returns where a game begins: at a FEN, or nil for the variant's own start.
func (k *call) startAt(v *variants.Variant, text string) (*board.Position, error) {
	if text == "" {
		return nil, nil
	}
	return k.readFEN(v.Rules, text)
}

// findXBoard returns the path of XBoard, "" if it is not installed. Debian puts
// it into a folder that may not be in the PATH.
func findXBoard() string {
	for _, name := range []string{"xboard", "/usr/games/xboard"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

func hasDisplay() bool { return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" }

// openXBoard starts XBoard with this program as both engines and waits until it
// is closed: "go run" removes the program when it ends.
func (k *call) openXBoard(program string, v *variants.Variant, name string) error {
	var flags []string
	if use := (netUse{&k.evaluations}).String(); use != "true" {
		flags = []string{"-net=" + use}
	}
	engine, err := k.engineCommand(name, flags...)
	if err != nil {
		return err
	}
	arguments := append(xboardArguments(engine, forGUI(v)), k.pieceArguments(v)...)
	command := exec.Command(program, arguments...)
	said := &listener{w: k.err}
	command.Stdout, command.Stderr = said, said
	fmt.Fprintf(k.err, "Opening %s in XBoard; \"fairymax play -text\" plays in the terminal.\n%s", v.Title, hintsAt(forGUI(v)))
	command.WaitDelay = time.Second // an engine may keep its outputs open
	start := time.Now()
	err = command.Run()
	if errors.Is(err, exec.ErrWaitDelay) {
		err = nil
	}
	if took := time.Since(start); took < soon || err != nil && took < failsWithin {
		return &earlyEnd{err, said.text}
	}
	if err != nil {
		return fmt.Errorf("XBoard: %w", err)
	}
	return nil
}

// hintsAt are lines about moves in XBoard that a person cannot guess.
func hintsAt(game xboard.Variant) (lines string) {
	if hints := xboard.Hints(game); hints != "" {
		lines = strings.ToUpper(hints[:1]) + hints[1:] + ".\n"
	}
	if xboard.CountsFromZero(game) {
		lines += "XBoard counts the ranks of this board from 0.\n"
	}
	return lines
}

// How soon XBoard ends if it cannot be used: with status 0, and with another one, which
// may wait for a click.
const (
	soon        = time.Second
	failsWithin = 30 * time.Second
)

// earlyEnd says that XBoard ended before there was a game.
type earlyEnd struct {
	err  error
	said string
}

func (e *earlyEnd) Error() string {
	text := "XBoard ended at once"
	if e.err != nil {
		text += fmt.Sprintf(" (%v)", e.err)
	}
	if e.said == "" {
		return text + " and said nothing"
	}
	return text + "; it said: " + e.said
}

// listener passes output on and keeps the last line with a word.
type listener struct {
	w    io.Writer
	text string
}

func (l *listener) Write(p []byte) (int, error) {
	for line := range strings.Lines(string(p)) {
		if line = strings.TrimSpace(line); line != "" {
			l.text = line
		}
	}
	return l.w.Write(p)
}

// engineCommand is the command with which XBoard starts this program, with the
// folder of a variant that was given as a file, and with more flags.
func (k *call) engineCommand(name string, flags ...string) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	words := []string{self}
	folders := append([]string(nil), k.folders...)
	if strings.HasSuffix(name, ".toml") {
		folders = append(folders, filepath.Dir(name))
	}
	for _, folder := range folders {
		absolute, err := filepath.Abs(folder)
		if err != nil {
			return "", err
		}
		words = append(words, "-variants", absolute)
	}
	words = append(words, flags...)
	for i, word := range words {
		if strings.ContainsAny(word, `'"`) {
			return "", errors.New("XBoard cannot start a program with a quote in its path: " + word)
		}
		words[i] = `"` + word + `"`
	}
	return strings.Join(words, " "), nil
}

func xboardArguments(engine string, game xboard.Variant) []string {
	return append([]string{
		"-fcp", engine, "-firstIsUCI", "false",
		"-scp", engine, "-secondIsUCI", "false",
		"-variant", game.Name,
	}, xboard.Options(game)...)
}
