package main

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/internal/xboard"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// The bounds of what a definition may cost, be it refused or accepted. The processor time is
// that of a machine with nothing else to do; tests run beside each other, and on slow machines.
const (
	longest   = 2
	mostBytes = 200 << 20 // bytes
	crowding  = 3
)

// own begins a game with a piece of its own; its moves follow.
const own = "title = \"x\"\nextends = \"normal\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\", \"own\"]\n[piece.own]\nletter = \"X\"\n"

// hostileDefinitions are definitions that once took minutes or gigabytes, or crashed.
var hostileDefinitions = map[string]string{
	"betza of seven legs":     own + `betza = "aaaaaaK"`,
	"betza of nine legs":      own + `betza = "aaaaaaaaK"`,
	"betza of many legs":      own + `betza = "` + strings.Repeat("a", 9_000) + `K"`,
	"betza of long leaps":     own + `betza = "araaaaaA"`,
	"betza of many terms":     own + `betza = "` + strings.Repeat("KW", 5_000) + `"`,
	"long betza":              own + `betza = "` + strings.Repeat("a", 900_000) + `K"`,
	"nested then":             own + "moves = " + strings.Repeat("{ leap = [0, 1], then = ", 4_000) + "{ leap = [0, 1] }" + strings.Repeat(" }", 4_000),
	"dots":                    "a" + strings.Repeat(".a", 10_000) + " = 1",
	"dots in a header":        "[a" + strings.Repeat(".a", 10_000) + "]",
	"lists in lists":          "a = " + strings.Repeat("[", 1_000_000),
	"two million brackets":    "a = " + strings.Repeat("[", 2_000_000),
	"tables in tables":        "a = " + strings.Repeat("{a=", 300_000),
	"tables side by side":     strings.Repeat("[[a]]\n", 150_000),
	"keys":                    numbered("k%d = 1\n", 80_000),
	"names":                   "title = \"x\"\nextends = \"normal\"\n[zones]\n" + numbered("K%d = 1\n", 80_000),
	"pieces":                  "title = \"x\"\nextends = \"normal\"\npieces = [" + numbered(`"k%d",`, 80_000) + "]",
	"unused pieces":           "title = \"x\"\nextends = \"normal\"\n" + numbered("[piece.k%d]\n", 60_000),
	"long key":                strings.Repeat("k", 1_000_000) + " = 1",
	"key of capitals":         "[" + strings.Repeat("KW", 100_000) + "]\n",
	"long start":              "title = \"x\"\nboard = \"8x8\"\npieces = \"king\"\nstart = \"" + strings.Repeat("k", 1_000_000) + `"`,
	"long rank":               "title = \"x\"\nextends = \"normal\"\n" + strings.Repeat("# a line of a long file\n", 30_000) + "start = \"" + strings.Repeat("p", 9_900) + `/8/8/8/8/8/8/RNBQKBNR w - - 0 1"`,
	"long rank of seven":      "title = \"x\"\nextends = \"normal\"\nstart = \"" + strings.Repeat("p", 9_900) + `/8/8/8/8/8/RNBQKBNR w - - 0 1"`,
	"long names":              "title = \"x\"\nextends = \"normal\"\npieces = [\"" + strings.Repeat("a", 30_000) + "b\"]\n[piece." + strings.Repeat("a", 30_000) + "c]\nletter = \"Z\"\nbetza = \"N\"\n",
	"rows":                    own + "moves = [" + strings.Repeat("{leap=[0,1]},", 70_000) + "]",
	"rows of many vectors":    own + "moves = [" + strings.Repeat("{leap=["+strings.Repeat("[1,2],", 150)+"]},", 100) + "]",
	"vectors with many zones": own + "moves = { leap = [" + strings.Repeat("[1,2],", 900) + "], from = [" + strings.Repeat(`"ranks 1-8",`, 900) + "] }",
	"all leaps":               wideGame(30, "{ leap = ["+allVectors()+"] }"),
	"all slides":              wideGame(2, "{ slide = ["+allVectors()+"] }"),
	"free slides":             wideGame(30, `{ slide = [[0, 1], [1, 1]], then = { slide = [[0, 1], [1, 1], [1, 2]], dirs = "any" } }`),
	"three lions":             wideGame(3, `{ leap = [[0, 1], [1, 1]], then = { after = ["move", "capture"], leap = [[0, 1], [1, 1]], dirs = "any", then = { after = ["move", "capture"], leap = [[0, 1], [1, 1]], dirs = "any" } } }`),
	"many lions":              wideGame(40, `{ leap = [[0, 1], [1, 1]], then = { after = ["move", "capture"], leap = [[0, 1], [1, 1]], dirs = "any" } }`),
	"queens":                  wideGame(60, "{ slide = [[0, 1], [1, 1]] }"),
	"many griffons":           wideGame(60, "{ leap = [1, 1], then = { slide = [0, 1] } }, { leap = [0, 1], then = { slide = [1, 1] } }"),
	"long hooks":              wideGame(2, "{ slide = [0, 1], then = { slide = [1, 1], then = { slide = [0, 1], then = { slide = [1, 1] } } } }"),
	"long paths":              wideGame(2, "{ leap = [1, 3], path = ["+allVectors()+"] }"),
}

// numbered repeats a text with the numbers from 0 on.
func numbered(form string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, form, i)
	}
	return b.String()
}

// allVectors lists the vectors of the largest board, one of each eight.
func allVectors() string {
	var b strings.Builder
	for far := 1; far <= 15; far++ {
		for near := range far + 1 {
			fmt.Fprintf(&b, "[%d, %d],", near, far)
		}
	}
	return b.String()
}

// wideGame is a game on the largest board with n types of pieces that have the same
// moves, all in hand.
func wideGame(n int, moves string) string {
	var names, hand, pieces strings.Builder
	for i := range n {
		letter := string(rune('A'+i%25)) + []string{"", "'", "!"}[i/25]
		if letter[0] >= 'K' {
			letter = string(letter[0]+1) + letter[1:]
		}
		fmt.Fprintf(&names, `, "t%d"`, i)
		hand.WriteString(letter)
		fmt.Fprintf(&pieces, "[piece.t%d]\nletter = %q\nmoves = [%s]\n", i, letter, moves)
	}
	return "title = \"x\"\nboard = \"16x16\"\nstart = \"k15/" + strings.Repeat("16/", 14) + "15K[" + hand.String() + "] w - - 0 1\"\n" +
		"pieces = [\"king\"" + names.String() + "]\nhand = { use = \"drop\", gains = \"nothing\" }\n" + pieces.String()
}

// FAIRYMAX_LONG tries all of them, else one in eight. Whatever a definition says, check reads it
// within seconds and without much memory, and says in few words what is wrong.
func TestHostileDefinitions(t *testing.T) {
	file := filepath.Join(t.TempDir(), "hostile.toml")
	for i, name := range slices.Sorted(maps.Keys(hostileDefinitions)) {
		if i%8 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		text := hostileDefinitions[name]
		write(t, file, text)
		cost := costOf(file)
		if cost.seconds > crowding*longest || cost.memory > mostBytes {
			t.Errorf("%s: %.1f s, %d MB", name, cost.seconds, cost.memory>>20)
		}
		if len(cost.said) > 400_000 {
			t.Errorf("%s: %d characters are said", name, len(cost.said))
		}
	}
}

// TestRandomHostileDefinitions does the same with random definitions that nest, repeat
// and combine what costs time: 10, or 1,000 with FAIRYMAX_LONG set, or those that
// FAIRYMAX_HOSTILE lists, such as 5000-5999.
func TestRandomHostileDefinitions(t *testing.T) {
	from, to := 0, 9
	if os.Getenv("FAIRYMAX_LONG") != "" {
		to = 999
	}
	if list := os.Getenv("FAIRYMAX_HOSTILE"); list != "" {
		if n, err := fmt.Sscanf(list, "%d-%d", &from, &to); n != 2 {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "hostile.toml")
	var slowest, largest cost
	for seed := from; seed <= to; seed++ {
		text := randomHostile(rand.New(rand.NewPCG(uint64(seed), 19)))
		write(t, file, text)
		cost := costOf(file)
		cost.seed = seed
		if cost.seconds > crowding*longest || cost.memory > mostBytes {
			t.Errorf("seed %d: %.1f s, %d MB\n%.2000s", seed, cost.seconds, cost.memory>>20, text)
		}
		if cost.seconds > slowest.seconds {
			slowest = cost
		}
		if cost.memory > largest.memory {
			largest = cost
		}
	}
	t.Logf("%d to %d: %.2f s for %d, %d MB for %d", from, to, slowest.seconds, slowest.seed, largest.memory>>20, largest.seed)
}

// randomHostile writes a game with random moves, many or long, on the largest board;
// some of its brackets are then lost or doubled.
func randomHostile(r *rand.Rand) string {
	var rows []string
	for range 1 + r.IntN(4) {
		rows = append(rows, randomLeg(r, 1+r.IntN(1<<r.IntN(5)), true))
	}
	text := wideGame(1+r.IntN(60), strings.Join(rows, ", "))
	if r.IntN(4) == 0 {
		text += "betza = \"" + strings.Repeat([]string{"a", "ca", "ya", "mpa", "fsa"}[r.IntN(5)], r.IntN(12)) + "K\"\n"
	}
	for range r.IntN(3) {
		at := r.IntN(len(text))
		text = text[:at] + strings.Repeat([]string{"[", "{ a = ", ".a", "]", "[1, 2], ", "KW"}[r.IntN(6)], r.IntN(1<<r.IntN(18))) + text[at:]
	}
	return text
}

// randomLeg writes a leg and as many more after it.
func randomLeg(r *rand.Rand, more int, first bool) string {
	vectors := "[" + strconv.Itoa(r.IntN(4)) + ", " + strconv.Itoa(1+r.IntN(4)) + "]"
	if r.IntN(4) == 0 {
		vectors = "[" + strings.Repeat(vectors+", ", 1+r.IntN(3)) + "[1, 1]]"
	}
	leg := []string{"leap", "slide"}[r.IntN(2)] + " = " + vectors
	if !first {
		leg += []string{"", ", dirs = \"any\"", ", dirs = \"forward\""}[r.IntN(3)] + []string{"", "", ", after = \"capture\"", ", over = \"any\"", ", before = \"enemy\""}[r.IntN(5)]
	}
	if more > 1 {
		leg += ", then = " + randomLeg(r, more-1, false)
	}
	return "{ " + leg + " }"
}

// cost is what it takes to check a definition.
type cost struct {
	seed    int
	seconds float64 // of the processor
	memory  uint64  // at most so much was in use
	said    string
}

// hostileGames keeps the shared pieces from definition to definition.
var hostileGames = variants.NewCatalogue(fairymax.Files)

// checkHostile checks a definition as the command does, prepares it for the engine, and
// writes what a GUI is told.
func checkHostile(file string) error {
	v, _, err := lint.Check(hostileGames, file, lint.Options{Values: traits.Values})
	if err == nil {
		traits.New(v.Rules)
		xboard.New(forGUI(v), 0).Introduce()
	}
	return err
}

// costOf checks a definition. Most need so little memory that it does not matter when;
// the others are checked again to see how much is in use at a time.
func costOf(file string) cost {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begin := cpuTime()
	err := checkHostile(file)
	c := cost{seconds: (cpuTime() - begin).Seconds(), said: fmt.Sprint(err)}
	runtime.ReadMemStats(&after)
	if c.memory = after.TotalAlloc - before.TotalAlloc; c.memory > mostBytes {
		c.memory = peakOf(file)
	}
	return c
}

// peakOf checks a definition and looks again and again how much memory is in use.
func peakOf(file string) uint64 {
	runtime.GC()
	var before runtime.MemStats
	runtime.ReadMemStats(&before)
	done, most := make(chan bool), make(chan uint64)
	go func() {
		peak := before
		for {
			var now runtime.MemStats
			select {
			case <-done:
				most <- peak.HeapAlloc
				return
			case <-time.After(20 * time.Millisecond):
				if runtime.ReadMemStats(&now); now.HeapAlloc > peak.HeapAlloc {
					peak = now
				}
			}
		}
	}()
	checkHostile(file)
	close(done)
	return <-most - before.HeapAlloc
}

// Pipes, devices and files without end are refused at once.
func TestOnlyRegularFiles(t *testing.T) {
	folder := t.TempDir()
	device, large, inside := filepath.Join(folder, "device.toml"), filepath.Join(folder, "large.toml"), filepath.Join(folder, "inside.toml")
	if os.Symlink("/dev/zero", device) != nil {
		t.Skip("no links or no /dev/zero here")
	}
	write(t, large, "")
	write(t, filepath.Join(folder, "mine.toml"), "title = \"x\"\nextends = \"device\"\n")
	if err := os.Truncate(large, 20<<30); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(inside, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ file, says string }{
		{device, "is a pipe or a device"}, {large, "is larger than 1 MB"}, {inside, "is a folder"},
		{filepath.Join(folder, "mine.toml"), "is a pipe or a device"},
	} {
		for _, command := range []string{"check", "import"} {
			if command == "import" && strings.HasSuffix(test.file, "mine.toml") {
				continue
			}
			status, _, err := typed(t, "", command, test.file)
			if status != 1 || !strings.Contains(err, test.says) || strings.Count(err, "\n") != 1 {
				t.Errorf("%s %s: status %d, errors %q", command, test.file, status, err)
			}
		}
	}
}
