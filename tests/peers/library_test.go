package peers

import (
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"fairymax/internal/testlibrary"
)

// The games in which the package for npm is held against ffish: those of wholeGames in everything;
// in the others people write moves otherwise here, or there is no move rule, so that no clock runs.
// Games in which a pawn that is dropped may mate there, which the table of rulings decides, are
// left out where that happens.
const (
	wholeGames = "chess capablanca crazyhouse makruk grand horde antichess racingkings kingofthehill 3check janus"
	otherGames = "shogi* xiangqi* seirawan* atomic*"
)

// TestLibrary holds that the package for npm and ffish write the same FENs, legal moves and texts
// in games at random.
func TestLibrary(t *testing.T) {
	startReferee(t) // ffish is there
	node, folder := testlibrary.Node(t), testlibrary.Install(t, t.TempDir())
	games := strings.Fields(wholeGames + " " + otherGames)
	each := positions(t)/len(strings.Fields(wholeGames)) + 1
	said, err := exec.Command(node, append([]string{"library.mjs", folder, strconv.Itoa(each)}, games...)...).CombinedOutput()
	if err != nil || string(said) != fmt.Sprintf("compared %d\n", each*len(games)) {
		t.Errorf("%d positions of each game were to be compared: %v\n%.3000s", each, err, said)
	}
}
