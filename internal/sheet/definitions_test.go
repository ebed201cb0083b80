package sheet

import (
	"sync"

	"fairymax/board"
	"fairymax/board/define"
)

// The piece types of the games in these tests.
const (
	tKing define.PieceType = 1 + iota
	tRook
	tPawn
	tLion
	tCannon
	tGuard
	tHorse
	tMinister
	tShadow
)

// turnedSteps returns the images of a chain drawn as White sees it, for both sides.
func turnedSteps(keep func(define.Vector) bool, legs ...define.Step) (steps [2][]define.Step) {
	var done []string
	for turn := range define.Symmetries {
		image := make([]define.Step, len(legs))
		c := chain{}
		for i, step := range legs {
			step.Vector = turn.Of(step.Vector)
			step.Path = append([]define.Vector(nil), step.Path...)
			for j := range step.Path {
				step.Path[j] = turn.Of(step.Path[j])
			}
			step.Then = i+1 < len(legs)
			image[i] = step
			c = append(c, leg{Step: step})
		}
		if key := picturesOf(c); keep(image[0].Vector) && !contains(done, key) {
			done = append(done, key)
			steps[define.White] = append(steps[define.White], image...)
			steps[define.Black] = append(steps[define.Black], negated(image)...)
		}
	}
	return steps
}

func picturesOf(c chain) string {
	text := ""
	for _, v := range c.shape() {
		text += vectorText(v)
	}
	return text
}

func contains(list []string, text string) bool {
	for _, s := range list {
		if s == text {
			return true
		}
	}
	return false
}

func negated(steps []define.Step) []define.Step { return define.Chain(steps).Turn(define.HalfTurn) }

func all(define.Vector) bool       { return true }
func forward(v define.Vector) bool { return v.Up > 0 }

// join puts the steps of several rows together.
func join(rows ...[2][]define.Step) (steps [2][]define.Step) {
	for _, row := range rows {
		for c := range steps {
			steps[c] = append(steps[c], row[c]...)
		}
	}
	return steps
}

const both = define.MayMove | define.MayCapture

// step is a leg with a vector, a range and a mode.
func step(right, up int8, reach int, mode define.Mode) define.Step {
	return define.Step{Vector: define.Vector{Right: right, Up: up}, Range: reach, Mode: mode}
}

// after makes a step a later leg.
func after(hop define.Hop, s define.Step) define.Step {
	s.Hop = hop
	return s
}

// with changes a step.
func with(s define.Step, change func(*define.Step)) define.Step {
	change(&s)
	return s
}

// rect is the set of squares of a rectangle on a board eight files wide.
func rect(file, rank, right, top int) define.Set {
	var set define.Set
	for r := rank; r <= top; r++ {
		for f := file; f <= right; f++ {
			set.Add(define.Square(8*r + f))
		}
	}
	return set
}

func pieceTypes() []define.Type {
	own := [2]bool{true, true}
	enemyHalf := rect(0, 4, 7, 7)
	palace := rect(3, 0, 5, 2)
	guard := with(step(1, 1, 1, both), func(s *define.Step) { s.To, s.Range = &palace, 2 })
	charge := with(step(0, 1, 1, both), func(s *define.Step) { s.From, s.Victims = &enemyHalf, define.MaskOf(tKing, tRook) })
	types := []define.Type{
		{Name: "king", Title: "king", Letter: "K", Owners: own, Steps: join(
			turnedSteps(all, step(0, 1, 1, both)), turnedSteps(all, step(1, 1, 1, both)),
			turnedSteps(forward, with(step(1, 2, 1, define.MayMove), func(s *define.Step) { s.Unmoved, s.OutOfCheck = true, true })))},
		{Name: "rook", Title: "Castle", Letter: "R", Also: []string{"T"}, Owners: own, Value: 512, Steps: turnedSteps(all, step(0, 1, 0, both))},
		{Name: "pawn", Title: "pawn", Letter: "P", Owners: own, Steps: pawnSteps()},
		{Name: "lion", Title: "lion", Letter: "L", Owners: own, Steps: turnedSteps(all, step(0, 1, 1, both), after(define.AfterEither, step(0, -1, 1, both)))},
		{Name: "cannon", Title: "cannon", Letter: "C", Owners: own, Steps: turnedSteps(all, step(0, 1, 0, define.MayMove), after(define.OverAny, step(0, 1, 0, define.MayCapture)))},
		{Name: "guard", Title: "guard", Letter: "G", Owners: [2]bool{true, false}, Steps: turnedSteps(all, guard)},
		{Name: "horse", Title: "horse", Letter: "H'", Owners: own, Steps: join(
			turnedSteps(all, with(step(1, 2, 1, both), func(s *define.Step) { s.Path, s.Wrap = []define.Vector{{Up: 1}}, true })),
			turnedSteps(forward, charge))},
		{Name: "minister", Title: "minister", Letter: "M", Owners: [2]bool{false, true}, Steps: turnedSteps(all, step(0, 1, 1, 0), after(define.BeforeFriend, step(1, 1, 3, both)))},
	}
	shadow := types[tRook-1]
	shadow.Name, shadow.Letter, shadow.Demotes = "rook~", "R~", tPawn
	types = append(types, shadow)
	types[tGuard-1].Steps[define.Black], types[tMinister-1].Steps[define.White] = nil, nil
	blackHorse := types[tHorse-1].Steps[define.Black]
	ownHalf := rect(0, 0, 7, 3)
	blackHorse[len(blackHorse)-1].From = &ownHalf
	return types
}

func pawnSteps() [2][]define.Step {
	return join(
		turnedSteps(forward, step(0, 1, 1, define.MayMove)),
		turnedSteps(forward, with(step(1, 1, 1, define.MayCapture), func(s *define.Step) { s.EnPassant = define.EnPassantCaptures })),
		turnedSteps(forward, with(step(0, 2, 1, define.MayMove), func(s *define.Step) {
			s.Path, s.Unmoved, s.EnPassant = []define.Vector{{Up: 1}}, true, define.EnPassantExposes
		})))
}

// everything is a game with every kind of rule.
func everything() *define.Game {
	d := &define.Game{
		Name: "everything", Title: "Everything at Once", Board: define.Board{Files: 8, Ranks: 8, Holes: rect(0, 3, 0, 4)},
		Start: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
		Types: pieceTypes(),
		Royal: define.Royal{Types: define.MaskOf(tKing), Check: define.CheckAll, Stays: true, Gives: define.ChecksForbidden},
		Castlings: []define.Castling{{King: tKing, Partner: tRook, Placed: &define.CastlingHomes{King: 4, Left: 1, Right: 7},
			Left: [2][]int{{2}, {1, 2}}, Right: [2][]int{{6}, {6}}}},
		Promotions: []define.Promotion{
			{Type: tPawn, Zone: [2]define.Set{rect(0, 5, 7, 7), rect(0, 0, 7, 2)}, Must: [2]define.Set{rect(0, 7, 7, 7), rect(0, 0, 7, 0)},
				By: define.ByEntering | define.ByInside, Choices: [2][]define.PieceType{{tShadow, tLion}, {tShadow, tLion, tCannon}},
				AtMost: map[define.PieceType]define.Limit{tLion: {Types: define.MaskOf(tLion), Most: 2}, tCannon: {Types: define.MaskOf(tCannon), Most: 1}}, Otherwise: define.BecomeElse, Else: tHorse},
			{Type: tHorse, Zone: [2]define.Set{rect(0, 7, 7, 7), rect(0, 0, 7, 0)}, By: define.ByLeaving | define.ByStanding, Lone: true,
				Always:  [2]define.Set{rect(0, 6, 7, 6), rect(0, 1, 7, 1)},
				ByPlace: [2]map[define.Square][]define.PieceType{{56: {tRook}, 57: {tLion}}, {0: {tRook}, 1: {tCannon, tLion}}}},
		},
		TurnOvers: []define.TurnOver{{Type: tLion, Into: tCannon, After: define.TurnAfterCapture}},
		Hand:      define.Hand{Use: define.HandDrop | define.HandPromote, Gains: define.GainCaptures},
		Trade: define.Trade{Types: define.MaskOf(tLion, tHorse), Beside: true, Worthless: define.MaskOf(tPawn), Unprotecting: define.MaskOf(tKing),
			Counterstrike: define.CounterstrikeAlike, Wrap: true},
		Grid:     define.Grid{Cells: []define.Set{rect(0, 0, 3, 3), rect(4, 4, 7, 6)}, Moves: define.GridCross, Captures: define.GridStay},
		Captures: define.CapturesForced, Pass: true, Shuffle: define.Chess960, Notation: define.NotationShogi,
	}
	for i, kind := range define.EffectKinds() {
		d.Effects[i] = define.EffectRule{Becomes: define.FateGoes, Except: define.MaskOf(tPawn)}
		if kind.Around {
			d.Effects[i].Except, d.Effects[i].Radius = define.MaskOf(tLion), 1
		}
	}
	wall, wallToo := rect(0, 2, 7, 5), rect(0, 2, 7, 4)
	d.Walls = define.Walls{Place: define.WallEdge, Single: true, Zone: [2]*define.Set{&wall, &wallToo}}
	drop, other := rect(0, 1, 7, 6), rect(0, 1, 7, 5)
	d.Drops = []define.Drop{{Type: tPawn, Zone: [2]*define.Set{&drop, &other}, PerFile: 1, NoMate: true, NoGate: true, As: []define.PieceType{tPawn, tLion}, Shades: true}}
	d.Endings = allEndings()
	return d
}

func allEndings() define.Endings {
	progress := define.MaskOf(tPawn, tLion)
	e := define.Endings{
		Checkmate: define.Loss, Stalemate: define.Win, BareKing: define.BareMayAnswer, Checks: 3,
		Goals:    []define.Goal{{Type: tKing, Zone: [2]define.Set{rect(3, 3, 4, 4), rect(2, 3, 4, 4)}, Counts: define.GoalIfKept}},
		Mating:   define.Mating{Needs: define.MaskOf(tRook, tCannon), Never: define.MaskOf(tHorse)},
		Passes:   define.Draw,
		Facing:   define.Loss,
		Points:   define.Points{Pieces: map[define.PieceType]int{tLion: 18, tHorse: 7, tPawn: 2}, Odds: [2]int{0, 3}},
		Extinct:  define.Extinction{Types: define.MaskOf(tRook, tLion), All: true, Left: 1, Result: define.Win},
		MoveRule: 64, MoveRuleResult: define.WhiteWins, Progress: &progress, Material: define.Draw,
		Counting: &define.Counting{Board: 64, BoardPieces: 3, BoardPawns: define.MaskOf(tPawn), BarePawns: define.MaskOf(tPawn), FromPieces: true,
			Bare: []define.CountLimit{{Types: define.MaskOf(tRook), Pieces: 2, Moves: 8}, {Types: define.MaskOf(tRook), Pieces: 1, Moves: 16}, {Moves: 64}}},
	}
	e.Impasse = &define.Impasse{Zone: [2]define.Set{rect(0, 5, 7, 7), rect(0, 0, 7, 2)}, Pieces: 10, Win: [2]int{31, 30}, Draw: [2]int{24, 23},
		Points: map[define.PieceType]int{tRook: 5, tCannon: 3, tHorse: 3, tPawn: 1}}
	e.Repetition.Count, e.Repetition.Result = 3, define.Draw
	e.Repetition.PerpetualCheck, e.Repetition.PerpetualChase = define.Loss, define.Loss
	zone := rect(1, 1, 5, 2)
	e.Repetition.Chase = define.Chase{
		Free: &progress, Spared: []define.Spared{{Type: tHorse, Zone: [2]*define.Set{&zone, &zone}}},
		EvenProtected: map[define.PieceType]define.TypeMask{tRook: define.MaskOf(tHorse, tCannon)}, Exchanges: true,
	}
	return e
}

// sheetOf makes a sheet of a definition, playable or not.
func sheetOf(d *define.Game) *Sheet {
	values := make([]int, len(d.Types)+1)
	for i, def := range d.Types {
		values[i+1] = def.Value
	}
	return &Sheet{
		Def: d, Start: plainStart(), Values: values,
		Betza: func(define.Color, define.PieceType) (string, bool) { return "?", true },
		ResetsMoveRule: func(kind define.PieceType) bool {
			listed := d.Endings.Progress
			return listed == nil && kind == tPawn || listed != nil && listed.Has(kind)
		},
	}
}

// plainStart is the start position of a simple game.
var plainStart = sync.OnceValue(func() *board.Position {
	types := pieceTypes()[:tPawn]
	types[tKing-1].Steps = turnedSteps(all, step(1, 1, 1, both))
	r, err := board.Compile(&define.Game{
		Name: "plain", Board: define.Board{Files: 8, Ranks: 8}, Types: types, Royal: define.Royal{Types: define.MaskOf(tKing)},
		Castlings: []define.Castling{{King: tKing, Partner: tRook, Left: [2][]int{{2}, {2}}, Right: [2][]int{{6}, {6}}}},
		Start:     "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
	})
	if err != nil {
		panic(err)
	}
	return r.Start()
})
