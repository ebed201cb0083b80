package variants_test

import "testing"

// A zone may have the name of a key of the whole game, which a game that extends another lacks.
func TestZonesNamedAsKeys(t *testing.T) {
	for _, zone := range []string{`start = "rank 2"`, `start = ["d4", "e4"]`, `board = { white = "rank 8", black = "rank 8" }`, "camp = \"rank 1\"\nsource = \"camp\""} {
		text := "title = \"Test\"\nextends = \"normal\"\n[zones]\n" + zone + "\n"
		if list := errorsOf(shipped, text); len(list) > 0 {
			t.Errorf("%s: %v", zone, list)
		}
	}
	if list := errorsOf(shipped, "title = \"Test\"\n[zones]\nextends = \"normal\"\n"); len(list) != 1 || list[0].Code != "FM025" {
		t.Errorf("a key of the game: %v", list)
	}
}
