package cecp

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"fairymax/board/define"
	"fairymax/internal/xboard/testgames"
)

// scenarioCount is how many situations a conforming engine must master.
const scenarioCount = 58

// scenarioTests are those that do not fit a transcript.
var scenarioTests = map[int]func(*testing.T){
	26: variationsAreLegal,
	54: signalsMeanWhatTheySay,
	56: TestRapidFire,
	57: nothingIsPoisonous,
}

// TestScenarios holds the transcripts of the scenarios and runs the other tests.
func TestScenarios(t *testing.T) {
	holdAll(t, scenarioGames(), "testdata/scenarios/*.txt", nil)
	seen := map[int]bool{}
	for number, test := range scenarioTests {
		seen[number] = true
		t.Run(strconv.Itoa(number), test)
	}
	title := regexp.MustCompile(`(?m)^== ([0-9]+) `)
	for _, text := range scenarioTexts(t) {
		for _, match := range title.FindAllStringSubmatch(text, -1) {
			number, _ := strconv.Atoi(match[1])
			seen[number] = true
		}
	}
	for number := range scenarioCount {
		if !seen[number+1] {
			t.Errorf("nothing tests scenario %d", number+1)
		}
	}
}

func scenarioTexts(t testing.TB) (texts []string) {
	files, _ := filepath.Glob("testdata/scenarios/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, string(text))
	}
	return texts
}

// scenarioGames adds large boards, and pieces that move twice.
func scenarioGames() shelf {
	games := kinds()
	wide := func(row string) string {
		return row + "/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/" + strings.ToUpper(row)
	}
	tall := "rnbqkbnr/pppppppp/8/8/8/8/8/8/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
	games.add(
		testgames.New("twelve", 12, 12, wide("rnbqbkqbqnbr")+" w - - 0 1", -1, -1, "QRBN"),
		testgames.New("janus", 10, 8, "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1", 1, 8, "QRBNJ"),
		testgames.New("sixteen", 8, 16, tall, -1, -1, "QRBN"),
		testgames.Edited(testgames.Game(games["nocastle"]), "lions", "", addLion),
	)
	return games
}

// addLion adds a piece that moves as a king does, and again after a capture.
func addLion(def *define.Game) {
	var steps []define.Step
	king := slices.Concat(testgames.Leap(0, 1), testgames.Leap(1, 1))
	for _, first := range king {
		steps = append(steps, first)
		for _, second := range king {
			first.Mode, first.Then = 0, true
			second.Hop = define.AfterCapture
			steps = append(steps, first, second)
		}
	}
	def.Types = append(def.Types, define.Type{Name: "lion", Letter: "L", Owners: [2]bool{true, true}, Steps: [2][]define.Step{steps, steps}})
}

// saidInAll holds all scenarios one after the other, and returns all our lines.
func saidInAll(t *testing.T) (lines []string) {
	games := scenarioGames()
	for _, text := range scenarioTexts(t) {
		for _, c := range conversations(text) {
			input := strings.ReplaceAll(c.input(), "quit\n", "")
			synctest.Test(t, func(t *testing.T) { lines = append(lines, serve(t, games, input)...) })
		}
	}
	return lines
}
