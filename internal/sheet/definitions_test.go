package sheet

import (
	"sync"

	"fairymax/board"
)

// The piece types of the games in these tests.
const (
	tKing board.PieceType = 1 + iota
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
func turnedSteps(keep func(board.Vector) bool, legs ...board.Step) (steps [2][]board.Step) {
	var done []string
	for turn := range board.Symmetries {
		image := make([]board.Step, len(legs))
		c := chain{}
		for i, step := range legs {
			step.Vector = turn.Of(step.Vector)
			step.Path = append([]board.Vector(nil), step.Path...)
			for j := range step.Path {
				step.Path[j] = turn.Of(step.Path[j])
			}
			step.Then = i+1 < len(legs)
			image[i] = step
			c = append(c, leg{Step: step})
		}
		if key := picturesOf(c); keep(image[0].Vector) && !contains(done, key) {
			done = append(done, key)
			steps[board.White] = append(steps[board.White], image...)
			steps[board.Black] = append(steps[board.Black], negated(image)...)
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

func negated(steps []board.Step) []board.Step { return board.Chain(steps).Turn(board.HalfTurn) }

func all(board.Vector) bool       { return true }
func forward(v board.Vector) bool { return v.Up > 0 }

// join puts the steps of several rows together.
func join(rows ...[2][]board.Step) (steps [2][]board.Step) {
	for _, row := range rows {
		for c := range steps {
			steps[c] = append(steps[c], row[c]...)
		}
	}
	return steps
}

const both = board.MayMove | board.MayCapture

// step is a leg with a vector, a range and a mode.
func step(right, up int8, reach int, mode board.Mode) board.Step {
	return board.Step{Vector: board.Vector{Right: right, Up: up}, Range: reach, Mode: mode}
}

// after makes a step a later leg.
func after(hop board.Hop, s board.Step) board.Step {
	s.Hop = hop
	return s
}

// with changes a step.
func with(s board.Step, change func(*board.Step)) board.Step {
	change(&s)
	return s
}

// rect is the set of squares of a rectangle on a board eight files wide.
func rect(file, rank, right, top int) board.Set {
	var set board.Set
	for r := rank; r <= top; r++ {
		for f := file; f <= right; f++ {
			set.Add(board.Square(8*r + f))
		}
	}
	return set
}

func pieceTypes() []board.TypeDef {
	own := [2]bool{true, true}
	enemyHalf := rect(0, 4, 7, 7)
	palace := rect(3, 0, 5, 2)
	guard := with(step(1, 1, 1, both), func(s *board.Step) { s.To, s.Range = &palace, 2 })
	charge := with(step(0, 1, 1, both), func(s *board.Step) { s.From, s.Victims = &enemyHalf, board.MaskOf(tKing, tRook) })
	types := []board.TypeDef{
		{Name: "king", Title: "king", Letter: "K", Owners: own, Steps: join(
			turnedSteps(all, step(0, 1, 1, both)), turnedSteps(all, step(1, 1, 1, both)),
			turnedSteps(forward, with(step(1, 2, 1, board.MayMove), func(s *board.Step) { s.Unmoved, s.OutOfCheck = true, true })))},
		{Name: "rook", Title: "Castle", Letter: "R", Also: []string{"T"}, Owners: own, Value: 512, Steps: turnedSteps(all, step(0, 1, 0, both))},
		{Name: "pawn", Title: "pawn", Letter: "P", Owners: own, Steps: pawnSteps()},
		{Name: "lion", Title: "lion", Letter: "L", Owners: own, Steps: turnedSteps(all, step(0, 1, 1, both), after(board.AfterEither, step(0, -1, 1, both)))},
		{Name: "cannon", Title: "cannon", Letter: "C", Owners: own, Steps: turnedSteps(all, step(0, 1, 0, board.MayMove), after(board.OverAny, step(0, 1, 0, board.MayCapture)))},
		{Name: "guard", Title: "guard", Letter: "G", Owners: [2]bool{true, false}, Steps: turnedSteps(all, guard)},
		{Name: "horse", Title: "horse", Letter: "H'", Owners: own, Steps: join(
			turnedSteps(all, with(step(1, 2, 1, both), func(s *board.Step) { s.Path, s.Wrap = []board.Vector{{Up: 1}}, true })),
			turnedSteps(forward, charge))},
		{Name: "minister", Title: "minister", Letter: "M", Owners: [2]bool{false, true}, Steps: turnedSteps(all, step(0, 1, 1, 0), after(board.BeforeFriend, step(1, 1, 3, both)))},
	}
	shadow := types[tRook-1]
	shadow.Name, shadow.Letter, shadow.Demotes = "rook~", "R~", tPawn
	types = append(types, shadow)
	types[tGuard-1].Steps[board.Black], types[tMinister-1].Steps[board.White] = nil, nil
	blackHorse := types[tHorse-1].Steps[board.Black]
	ownHalf := rect(0, 0, 7, 3)
	blackHorse[len(blackHorse)-1].From = &ownHalf
	return types
}

func pawnSteps() [2][]board.Step {
	return join(
		turnedSteps(forward, step(0, 1, 1, board.MayMove)),
		turnedSteps(forward, with(step(1, 1, 1, board.MayCapture), func(s *board.Step) { s.EnPassant = board.EnPassantCaptures })),
		turnedSteps(forward, with(step(0, 2, 1, board.MayMove), func(s *board.Step) {
			s.Path, s.Unmoved, s.EnPassant = []board.Vector{{Up: 1}}, true, board.EnPassantExposes
		})))
}

// everything is a game with every kind of rule.
func everything() *board.Definition {
	d := &board.Definition{
		Name: "everything", Title: "Everything at Once", Files: 8, Ranks: 8,
		Start: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
		Holes: rect(0, 3, 0, 4), Types: pieceTypes(),
		Royal: board.RoyalDef{Types: board.MaskOf(tKing), Check: board.CheckAll, Stays: true, Gives: board.ChecksForbidden},
		Castlings: []board.CastlingDef{{King: tKing, Partner: tRook, Placed: &board.CastlingHomes{King: 4, Left: 1, Right: 7},
			Left: [2][]int{{2}, {1, 2}}, Right: [2][]int{{6}, {6}}}},
		Promotions: []board.PromotionDef{
			{Type: tPawn, Zone: [2]board.Set{rect(0, 5, 7, 7), rect(0, 0, 7, 2)}, Must: [2]board.Set{rect(0, 7, 7, 7), rect(0, 0, 7, 0)},
				By: board.ByEntering | board.ByInside, Choices: [2][]board.PieceType{{tShadow, tLion}, {tShadow, tLion, tCannon}},
				AtMost: map[board.PieceType]board.Limit{tLion: {Types: board.MaskOf(tLion), Most: 2}}, Otherwise: board.BecomeElse, Else: tHorse},
			{Type: tHorse, Zone: [2]board.Set{rect(0, 7, 7, 7), rect(0, 0, 7, 0)}, By: board.ByLeaving | board.ByStanding, Lone: true,
				Always:  [2]board.Set{rect(0, 6, 7, 6), rect(0, 1, 7, 1)},
				ByPlace: [2]map[board.Square][]board.PieceType{{56: {tRook}, 57: {tLion}}, {0: {tRook}, 1: {tCannon, tLion}}}},
		},
		TurnOvers: []board.TurnOverDef{{Type: tLion, Into: tCannon, After: board.TurnAfterCapture}},
		Hand:      board.HandDef{Use: board.HandDrop | board.HandPromote, Gains: board.GainCaptures},
		Trade: board.TradeDef{Types: board.MaskOf(tLion, tHorse), Beside: true, Worthless: board.MaskOf(tPawn), Unprotecting: board.MaskOf(tKing),
			Counterstrike: board.CounterstrikeAlike, Wrap: true},
		Grid:     board.GridDef{Cells: []board.Set{rect(0, 0, 3, 3), rect(4, 4, 7, 6)}, Moves: board.GridCross, Captures: board.GridStay},
		Captures: board.CapturesForced, Pass: true, Shuffle: board.Chess960, Notation: board.NotationShogi,
	}
	for i, kind := range board.EffectKinds() {
		d.Effects[i] = board.EffectDef{Becomes: board.FateGoes, Except: board.MaskOf(tPawn)}
		if kind.Around {
			d.Effects[i].Except, d.Effects[i].Radius = board.MaskOf(tLion), 1
		}
	}
	wall, wallToo := rect(0, 2, 7, 5), rect(0, 2, 7, 4)
	d.Walls = board.WallsDef{Place: board.WallEdge, Single: true, Zone: [2]*board.Set{&wall, &wallToo}}
	drop, other := rect(0, 1, 7, 6), rect(0, 1, 7, 5)
	d.Drops = []board.DropDef{{Type: tPawn, Zone: [2]*board.Set{&drop, &other}, PerFile: 1, NoMate: true, NoGate: true, As: []board.PieceType{tPawn, tLion}, Shades: true}}
	d.Endings = allEndings()
	return d
}

func allEndings() board.EndingsDef {
	progress := board.MaskOf(tPawn, tLion)
	e := board.EndingsDef{
		Checkmate: board.Loss, Stalemate: board.Win, BareKing: board.BareMayAnswer, Checks: 3,
		Goals:    []board.GoalDef{{Type: tKing, Zone: [2]board.Set{rect(3, 3, 4, 4), rect(2, 3, 4, 4)}, Counts: board.GoalIfKept}},
		Mating:   board.MatingDef{Needs: board.MaskOf(tRook, tCannon), Never: board.MaskOf(tHorse)},
		Passes:   board.Draw,
		Facing:   board.Loss,
		Points:   board.PointsDef{Pieces: map[board.PieceType]int{tLion: 18, tHorse: 7, tPawn: 2}, Odds: [2]int{0, 3}},
		Extinct:  board.ExtinctDef{Types: board.MaskOf(tRook, tLion), All: true, Left: 1, Result: board.Win},
		MoveRule: 64, MoveRuleResult: board.WhiteWins, Progress: &progress, Material: board.Draw,
		Counting: &board.CountingDef{Board: 64, BoardPieces: 3, BoardPawns: board.MaskOf(tPawn), BarePawns: board.MaskOf(tPawn), FromPieces: true,
			Bare: []board.CountLimit{{Types: board.MaskOf(tRook), Pieces: 2, Moves: 8}, {Types: board.MaskOf(tRook), Pieces: 1, Moves: 16}, {Moves: 64}}},
	}
	e.Impasse = &board.ImpasseDef{Zone: [2]board.Set{rect(0, 5, 7, 7), rect(0, 0, 7, 2)}, Pieces: 10, Win: [2]int{31, 30}, Draw: [2]int{24, 23},
		Points: map[board.PieceType]int{tRook: 5, tCannon: 3, tHorse: 3, tPawn: 1}}
	e.Repetition.Count, e.Repetition.Result = 3, board.Draw
	e.Repetition.PerpetualCheck, e.Repetition.PerpetualChase = board.Loss, board.Loss
	zone := rect(1, 1, 5, 2)
	e.Repetition.Chase = board.ChaseDef{
		Free: &progress, Spared: []board.SparedDef{{Type: tHorse, Zone: [2]*board.Set{&zone, &zone}}},
		EvenProtected: map[board.PieceType]board.TypeMask{tRook: board.MaskOf(tHorse, tCannon)}, Exchanges: true,
	}
	return e
}

// sheetOf makes a sheet of a definition, playable or not.
func sheetOf(d *board.Definition) *Sheet {
	values := make([]int, len(d.Types)+1)
	for i, def := range d.Types {
		values[i+1] = def.Value
	}
	return &Sheet{
		Def: d, Start: plainStart(), Values: values,
		Betza: func(board.Color, board.PieceType) (string, bool) { return "?", true },
		ResetsMoveRule: func(kind board.PieceType) bool {
			listed := d.Endings.Progress
			return listed == nil && kind == tPawn || listed != nil && listed.Has(kind)
		},
	}
}

// plainStart is the start position of a simple game.
var plainStart = sync.OnceValue(func() *board.Position {
	types := pieceTypes()[:tPawn]
	types[tKing-1].Steps = turnedSteps(all, step(1, 1, 1, both))
	r, err := board.Compile(&board.Definition{
		Name: "plain", Files: 8, Ranks: 8, Types: types, Royal: board.RoyalDef{Types: board.MaskOf(tKing)},
		Castlings: []board.CastlingDef{{King: tKing, Partner: tRook, Left: [2][]int{{2}, {2}}, Right: [2][]int{{6}, {6}}}},
		Start:     "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
	})
	if err != nil {
		panic(err)
	}
	return r.Start()
})
