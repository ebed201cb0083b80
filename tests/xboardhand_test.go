package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

// desk is an XBoard that a person uses with mouse and keys, against fairymax.
type desk struct {
	t       *testing.T
	display string
	log     string // the file of XBoard's lines to and from the engine
	saved   string // the file for its games
	seen    int    // bytes of the log that wait has passed
	files   int
}

// sit opens XBoard and waits until the engine is ready.
func sit(t *testing.T, title string, files int, options ...string) *desk {
	t.Helper()
	if testing.Short() {
		t.Skip("opens windows")
	}
	findProgram(t, "xdotool")
	xboard, home := findProgram(t, "xboard"), homeFolder(t)
	d := &desk{t: t, display: startDisplay(t), log: filepath.Join(home, "debug"), saved: filepath.Join(home, "games.pgn"), files: files}
	command := exec.Command(xboard, append(options, "-fcp", program, "-size", "Petite", "-depth", "3", "-inc", "0", "-mps", "0",
		"-saveSettingsOnExit", "false", "-animateMoving", "false", "-animateDragging", "false", "-sweepPromotions", "false",
		"-autoCallFlag", "true", "-soundProgram", "true", "-saveGameFile", d.saved, "-debug", "-nameOfDebugFile", d.log)...)
	withoutSettings(t, command)
	command.Env = append(os.Environ(), "HOME="+home, "DISPLAY="+d.display)
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		command.Process.Kill()
		command.Wait()
	})
	d.wait(`<first : pong`)
	d.window(title)
	return d
}

// homeFolder is a folder for the home of a person. XBoard's engine outlives it for a moment, and may
// still write endgame tables there, so it is removed as soon as that is over.
func homeFolder(t *testing.T) string {
	t.Helper()
	home, err := os.MkdirTemp("", "fairymax-home")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for range 200 {
			if err = os.RemoveAll(home); err == nil {
				return
			}
			time.Sleep(50 * time.Millisecond)
		}
		t.Error(err)
	})
	return home
}

// wait waits until a pattern occurs in the new part of the log and returns the match.
func (d *desk) wait(pattern string) []string {
	d.t.Helper()
	re := regexp.MustCompile(pattern)
	var text []byte
	for range 300 {
		text, _ = os.ReadFile(d.log)
		if at := re.FindIndex(text[d.seen:]); at != nil {
			match := re.FindStringSubmatch(string(text[d.seen:]))
			d.seen += at[1]
			return match
		}
		time.Sleep(50 * time.Millisecond)
	}
	d.t.Fatalf("no %q in\n%s", pattern, text[d.seen:])
	return nil
}

// xdotool moves mouse and keys, or looks at windows.
func (d *desk) xdotool(arguments ...string) (string, error) {
	command := exec.Command("xdotool", arguments...)
	command.Env = append(os.Environ(), "DISPLAY="+d.display)
	output, err := command.Output()
	return string(output), err
}

// window waits for a window, gives it the keyboard and returns its size.
func (d *desk) window(title string) (width, height int) {
	d.t.Helper()
	for range 100 {
		ids, err := d.xdotool("search", "--onlyvisible", "--name", title)
		if fields := strings.Fields(ids); err == nil && len(fields) > 0 {
			d.xdotool("windowfocus", fields[0])
			shape, _ := d.xdotool("getwindowgeometry", "--shell", fields[0])
			size := regexp.MustCompile(`WIDTH=(\d+)\s+HEIGHT=(\d+)`).FindStringSubmatch(shape)
			if size != nil {
				width, _ = strconv.Atoi(size[1])
				height, _ = strconv.Atoi(size[2])
				return width, height
			}
		}
		time.Sleep(100 * time.Millisecond)
	}
	d.t.Fatalf("no window %q", title)
	return 0, 0
}

// press presses keys such as ctrl+x in the window of XBoard.
func (d *desk) press(title, keys string) {
	d.t.Helper()
	d.window(title)
	d.xdotool("key", keys)
}

// click clicks on a point of a window, given as fractions of its size.
func (d *desk) click(title string, right, down float64) {
	d.t.Helper()
	width, height := d.window(title)
	d.xdotool("mousemove", strconv.Itoa(int(right*float64(width))), strconv.Itoa(int(down*float64(height))), "click", "1")
}

// drag drags a piece from square to square; the board fills the lower part of the window.
func (d *desk) drag(title, from, to string) {
	d.t.Helper()
	width, height := d.window(title)
	side := (width - 5) / d.files
	at := func(square string) []string {
		file, rank := int(square[0]-'a'), int(square[1]-'0')
		return []string{"mousemove", strconv.Itoa(2 + file*side + side/2), strconv.Itoa(height - 1 - rank*side + side/2)}
	}
	for _, step := range [][]string{at(from), {"mousedown", "1"}, at(to), {"mouseup", "1"}} {
		d.xdotool(step...)
		time.Sleep(100 * time.Millisecond)
	}
}

// mainWindow occurs in the title of the board, which names the players.
const mainWindow = "fairymax"

// A person plays, takes back, analyses and goes on in another variant.
func TestXBoardByHand(t *testing.T) {
	d := sit(t, mainWindow, 8, "-variant", "normal", "-tc", "5")
	d.drag(mainWindow, "e2", "e4")
	d.wait(`>first : usermove .*e2e4`)
	d.wait(`<first : move [a-h][78]`)
	d.press(mainWindow, "ctrl+x")
	d.wait(`>first : remove`)
	d.drag(mainWindow, "g1", "f3")
	d.wait(`>first : usermove .*g1f3`)
	d.wait(`<first : move [a-h][78]`)
	d.press(mainWindow, "ctrl+a")
	d.wait(`>first : analyze`)
	d.wait(`<first : 2 -?\d+ \d+ \d+.*\t[a-h][12]`)
	d.wait(`>first : \.`)
	d.wait(`<first : stat01: `)
	d.press(mainWindow, "ctrl+e")
	d.wait(`>first : exit`)
	d.press(mainWindow, "alt+shift+v")
	d.click("^New Variant$", 0.80, 0.04) // the first of those that XBoard learns from us
	name := strings.TrimSpace(d.wait(`>first : variant (.*)`)[1])
	d.wait(`<first : setup \(\S+\) \d+x\d+\+0_`)
	d.wait(`<first : pong`)
	d.files = load(t, name).Files
	d.drag(mainWindow, "a2", "a3")
	d.wait(`>first : usermove .*a2a3`)
	d.wait(`<first : move [a-p]`)
}

// The first games in the menu that XBoard does not know are a person's own.
func TestXBoardMenu(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	games := filepath.Join(folder, "fairymax", "variants")
	if err := os.MkdirAll(games, 0o777); err != nil {
		t.Fatal(err)
	}
	const text = "title = \"Zebras\"\nextends = \"normal\"\npiece.knight.like = \"zebra\"\n"
	if err := os.WriteFile(filepath.Join(games, "zebras.toml"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	d := sit(t, mainWindow, 8, "-variant", "normal", "-tc", "5")
	d.press(mainWindow, "alt+shift+v")
	d.click("^New Variant$", 0.80, 0.04)
	if name := strings.TrimSpace(d.wait(`>first : variant (.*)`)[1]); name != "zebras" {
		t.Errorf("the first one is %s", name)
	}
	d.wait(`<first : piece .*`)
	d.wait(`<first : pong`)
	d.drag(mainWindow, "b1", "d4") // over the pawns, as a zebra
	d.wait(`>first : usermove .*b1d4`)
	d.wait(`<first : move [a-h]`)
}

// A person chooses the promotion.
func TestXBoardPromotion(t *testing.T) {
	position := filepath.Join(t.TempDir(), "pawn.fen")
	if err := os.WriteFile(position, []byte("8/P6/8/8/8/7k/8/K7 w - - 0 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	const title = "pawn.fen"
	d := sit(t, title, 8, "-variant", "normal", "-tc", "5", "-loadPositionFile", position)
	d.drag(title, "a7", "a8")
	d.click("^Promotion$", 0.295, 0.2) // Rook
	d.wait(`>first : usermove .*a7a8r`)
	d.wait(`<first : move h3`)
}

// A person's flag falls, and XBoard saves the game.
func TestXBoardFlag(t *testing.T) {
	d := sit(t, mainWindow, 8, "-variant", "normal", "-tc", "0:03")
	d.drag(mainWindow, "d2", "d4")
	d.wait(`<first : move [a-h][78]`)
	d.wait(`>first : result 0-1 \{Black wins on time\}`)
	for range 100 {
		if pgn, _ := os.ReadFile(d.saved); strings.Contains(string(pgn), "1. d4 ") && strings.Contains(string(pgn), `[Result "0-1"]`) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	pgn, err := os.ReadFile(d.saved)
	t.Errorf("saved: %s %v", pgn, err)
}

// A person places a duck: piece, wall, target.
func TestXBoardDuck(t *testing.T) {
	d := sit(t, mainWindow, 8, "-variant", "duck", "-tc", "5")
	for i, square := range []string{"b1", "d6", "c3"} {
		d.drag(mainWindow, square, square)
		if i < 2 {
			d.wait(`>first : lift ` + square + `\s+(?s:.*)<first : highlight `)
		}
	}
	d.wait(`>first : usermove .*b1d6,d6c3`)
	d.wait(`<first : highlight 8/8/3d4/8/`)
	d.wait(`<first : move [a-h][78]`)
	d.wait(`<first : highlight .*d`)
}
