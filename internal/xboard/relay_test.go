package xboard

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	xgames "fairymax/internal/xboard/testgames"
)

// introducedGame is a game of the catalogue of which XBoard has been told.
func introducedGame(t *testing.T, name string) *Setup {
	t.Helper()
	v := testgames.Variant(t, name)
	return introduced(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
}

// toldByXBoard writes what XBoard 4.9.1 sends to the opponent for a move that it got with
// two legs over an empty square: to Black's moves it does what it does to castlings.
func toldByXBoard(text string, black bool) string {
	first, second, two := strings.Cut(text, ",")
	if !two || !black {
		return text
	}
	from, over := cutSquare(first)
	_, to := cutSquare(second)
	to = strings.TrimRight(to, letters)
	file := to[0] - 1
	if from[0] > over[0] {
		file = to[0] + 1
	}
	return from + to + "," + over + string(rune(file)) + to[1:]
}

func cutSquare(text string) (square, rest string) {
	end := 1 + strings.IndexFunc(text[1:], func(r rune) bool { return r > '9' })
	return text[:end], text[end:]
}

// Both engines read the walls in XBoard's moves; of Black's promotions only one kind.
func TestOverWall(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, name := range []string{"duck", "amazons", "isolation", "snailtrail", "joust"} {
		s := introducedGame(t, name)
		g, walls := board.NewGame(s.rules.Start()), 0
		for range 30 {
			p := g.Position()
			var list board.MoveList
			p.Legal(&list)
			moves := list.Moves()
			if g.Result().Over || len(moves) == 0 {
				g = board.NewGame(s.rules.Start())
				continue
			}
			for range 5 {
				m := s.Sayable(p, moves[random.IntN(len(moves))])
				text := s.OwnText(p, m)
				if m.IsCastling() {
					continue // see TestRejectedByWalls
				}
				told := toldByXBoard(text, p.Turn() == define.Black)
				for _, text := range []string{text, told} {
					if got := s.ParseOverWall(p, text); got != m {
						t.Fatalf("%s: %s, told %s, is read as %v in %s", name, s.OwnText(p, m), text, s.Text(got), p.FEN())
					}
				}
				if _, over := s.WallRelay(m); over {
					walls++
				}
			}
			g.Play(moves[random.IntN(len(moves))])
		}
		if behind := name == "snailtrail" || name == "joust"; (walls == 0) != behind {
			t.Errorf("%s: %d moves over walls", name, walls)
		}
	}
}

// Where a move places a wall XBoard cannot castle: it is told nothing of it.
func TestRejectedByWalls(t *testing.T) {
	s := introducedGame(t, "duck")
	p, err := s.rules.ParseFEN("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	rejected := s.Rejected(p)
	if len(rejected) == 0 || slices.ContainsFunc(rejected, func(m board.Move) bool { return !m.IsCastling() }) {
		t.Errorf("%d moves rejected", len(rejected))
	}
	if lines := announce(s.variant).pieces; !slices.Contains(lines, "piece K& K") {
		t.Errorf("%q", lines)
	}
}

// XBoard sees a repetition only where no wall was placed besides the first square.
func TestWallsSeeNoDraw(t *testing.T) {
	s := introducedGame(t, "duck")
	for _, test := range []struct {
		walls string // of the four moves
		want  bool
	}{{"b1 b8 c3 c6", true}, {"b1 b8 c3 e5", false}} {
		g := board.NewGame(s.rules.Start())
		for range 3 {
			walls := strings.Fields(test.walls)
			for i, legs := range [][2]string{{"b1", "c3"}, {"b8", "c6"}, {"c3", "b1"}, {"c6", "b8"}} {
				text := legs[0] + walls[i] + "," + walls[i] + legs[1]
				if walls[i] == legs[0] {
					text = legs[0] + legs[1]
				}
				m := s.ParseOverWall(g.Position(), text)
				if m == board.NoMove {
					t.Fatal(text)
				}
				g.Play(m)
			}
		}
		if got := s.SeesDraw(g, 0); got != test.want {
			t.Errorf("%s: %v", test.walls, got)
		}
	}
}

// Which royal piece XBoard guards, with which moves, and where its board can follow ours.
func TestFollows(t *testing.T) {
	for _, test := range []struct {
		variant, king, parent, piece string
		follows                      bool
	}{
		{"coregal", "K", "fairy", "piece K& KisO2", true}, // the queen seems to castle
		{"petrified", ".", "berolina", "piece K& KisO2", true},
		{"duck", ".", "fairy", "piece K& K", true},
		{"nocheckatom", "K", "atomic", "piece K& KisO2", true},
		{"atomar", ".", "fairy", "piece K& mKcKisO2", false},
		{"atomic", "", "", "", true},
		{"torpedo", ".", "fairy", "piece K& KisO2", true},  // else XBoard sees mate where only a pawn can help
		{"khans", ".", "berolina", "piece K KisO2", true},  // its pawns go straight, which XBoard takes for captures en passant
		{"maharaja", ".", "fairy", "piece M QN", true},     // else the lone maharaja could not win
		{"shoshogi", ".", "shogi", "piece +E& K", true},    // with a prince beside it, the king may stay in check
		{"wa-shogi", ".", "shogi", "piece +P& WfF", false}, // 14 kinds promote to forms of their own
		{"antichess", ".", "giveaway", "piece K& K", true}, // there a side that cannot move wins
	} {
		s := introducedGame(t, test.variant)
		if (s.Limit() == "") != test.follows {
			t.Errorf("%s: follows is %v", test.variant, !test.follows)
		}
		if s.table == nil {
			continue
		}
		a := announce(s.variant)
		if king := s.table.letter(s.table.king[0], define.White); king != test.king || s.table.parent.name != test.parent {
			t.Errorf("%s: king %s, parent %s", test.variant, king, s.table.parent.name)
		}
		if !slices.Contains(a.pieces, test.piece) {
			t.Errorf("%s: %q", test.variant, a.pieces)
		}
	}
}

// A royal piece that slides sideways is told to have a move of its first square, so that
// XBoard does not castle with it.
func TestRoyalSlider(t *testing.T) {
	v := edited(xgames.Standard()[1], "royals", "", func(def *define.Game) {
		def.Royal.Types = define.MaskOf(typeLettered(def, "Q"))
	})
	if lines := announce(Variant(v)).pieces; !slices.Contains(lines, "piece Q& QiQ") {
		t.Errorf("%q", lines)
	}
}

func typeLettered(def *define.Game, letter string) define.PieceType {
	return define.PieceType(1 + slices.IndexFunc(def.Types, func(d define.Type) bool { return d.Letter == letter }))
}

// XBoard's atomic lets no king be blown up by its own side, and sees no mate.
func TestExplosions(t *testing.T) {
	s := introducedGame(t, "nocheckatom")
	p, err := s.rules.ParseFEN("4k3/8/8/8/8/3p4/3QK3/8 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, m := range s.Rejected(p) {
		texts = append(texts, s.Text(m))
	}
	slices.Sort(texts)
	if got := strings.Join(texts, " "); got != "d2d3 e2d3" {
		t.Errorf("rejected: %s, of %s", got, strconv.Quote(p.FEN()))
	}
	atomic := introducedGame(t, "atomic")
	mated, err := atomic.rules.ParseFEN("1k6/1Q6/8/1p5p/1P5P/8/1Kp5/2R5 b - - 4 47")
	if err != nil {
		t.Fatal(err)
	}
	if atomic.AgreesOnMate(mated) {
		t.Error("XBoard does not see a mate in which the king cannot capture")
	}
}
