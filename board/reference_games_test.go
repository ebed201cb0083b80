package board

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// The games on which machine and reference are compared: one for each family of
// moves, and one or two for each rule.

func zooOfMoves() []zooGame {
	royalLion := func(def *define.Game) { def.Royal.Types = define.MaskOf(typeCalled(def, "L")) }
	holes := func(def *define.Game) {
		for _, s := range []define.Square{9, 22, 27, 38} {
			def.Holes.Add(s)
		}
		def.Start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	}
	lone := []define.Type{typeOf("L", lionSteps()), typeOf("Q", slide(0, 1), slide(1, 1)), typeOf("N", leap(1, 2))}
	oneLion := func(def *define.Game) {
		def.Royal.Types = define.MaskOf(typeCalled(def, "L"))
		def.Start = "nqlqnn/pppppp/6/6/PPPPPP/NQLQNN w - - 0 1"
	}
	return []zooGame{
		zoo("hunters", 8, 8, hunters()),
		zoo("hunters round the cylinder", 7, 7, wrapped(hunters())),
		zoo("hunters among holes", 8, 8, hunters(), holes),
		zoo("royal lions", 6, 6, lone, oneLion),
		zoo("many royal lions", 8, 8, hunters(), royalLion, several(define.CheckAny, "L")),
		zoo("jumpers", 8, 8, jumpers()),
		zoo("jumpers round the cylinder", 6, 8, wrapped(jumpers())),
		zoo("benders", 9, 9, benders()),
		zoo("benders round the cylinder", 7, 8, wrapped(benders())),
		zoo("benders round a narrow cylinder", 5, 8, wrapped(benders())),
		zoo("jumpers among holes", 8, 8, jumpers(), holes),
		zoo("hunters and jumpers", 10, 9, slices.Concat(hunters()[:3], jumpers()[5:8])),
	}
}

// few are some kinds of pieces.
func few() []define.Type {
	return slices.Concat(hunters()[:3], jumpers()[9:10], []define.Type{typeOf("N", leap(1, 2))})
}

// zooOfCaptures has a game with each rule of captures.
func zooOfCaptures() (games []zooGame) {
	for i, word := range define.CaptureRules() {
		games = append(games, zoo("captures: "+word, 7, 7, few(), func(def *define.Game) { def.Captures, def.Pass = define.CaptureRule(i), true }))
	}
	return games
}

func zooOfRules() []zooGame {
	return []zooGame{
		zoo("conditions", 8, 8, few(), conditionalRows),
		zoo("victims", 8, 8, few(), choosyRows),
		zoo("duple check", 7, 7, few(), several(define.CheckAll, "K"), kingsByPromotion),
		zoo("the last king", 7, 7, few(), several(define.CheckLast, "K"), kingsByPromotion),
		zoo("the leftmost king", 7, 7, few(), several(define.CheckLeftmost, "K"), kingsByPromotion),
		zoo("any of several kings", 7, 7, few(), several(define.CheckAny, "K", "N"), kingsByPromotion),
		zoo("no check", 7, 7, few(), several(define.CheckOff, "K"), kingsByPromotion),
		zoo("kings that stay", 7, 7, slices.Concat(jumpers()[9:10], benders()[4:5], []define.Type{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1))}), func(def *define.Game) { def.Royal.Stays = true }),
		zoo("passes", 7, 7, few(), func(def *define.Game) { def.Pass = true }),
		zoo("castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers),
		zoo("drops", 6, 7, few(), drops),
		zoo("drops of the lost", 6, 7, few(), drops, func(def *define.Game) { def.Hand.Gains = define.GainLosses; def.Captures = define.CapturesForced }),
		zoo("a piece that never drops", 6, 7, few(), drops, func(def *define.Game) { def.Drops[2].Zone = [2]*define.Set{{}, {}} }),
		zoo("gates", 8, 7, few(), func(def *define.Game) { def.Hand = define.Hand{Use: define.HandGate, Gains: define.GainLosses} }),
		zoo("gates of some pieces", 8, 7, few(), func(def *define.Game) {
			nowhere := define.Set{}
			def.Hand = define.Hand{Use: define.HandGate | define.HandDrop, Gains: define.GainCaptures}
			def.Drops = []define.Drop{{Type: 1, NoGate: true}, {Type: 3, Zone: [2]*define.Set{&nowhere, &nowhere}}}
		}),
		zoo("gates and castling", 8, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers,
			func(def *define.Game) {
				def.Hand = define.Hand{Use: define.HandGate | define.HandDrop, Gains: define.GainCaptures}
			}),
		zoo("placement", 6, 7, few(), placement),
		zoo("promotion by place", 7, 7, few(), promotionByPlace),
		zoo("promotion to few", 7, 7, few(), promotionToFew),
		zoo("promotion from the hand", 7, 7, few(), promotionFromHand),
		zoo("promotion on the way out", 7, 7, few(), promotionOnTheWayOut),
		zoo("promotion of chu", 7, 7, few(), promotionOfChu),
		zoo("promotion but not en passant", 7, 7, few(), promotionOfChu, func(def *define.Game) { def.Promotions[0].NoPassing = true }),
		zoo("pieces that turn over", 7, 7, few(), turningOver),
		zoo("pieces that turn over as they castle", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, func(def *define.Game) {
			def.TurnOvers = []define.TurnOver{{Type: 3, Into: 5}}
		}),
		zoo("royals that turn over", 7, 7, few(), several(define.CheckAny, "K", "N"), func(def *define.Game) {
			def.TurnOvers = []define.TurnOver{{Type: 2, Into: typeCalled(def, "N")}}
		}),
		zoo("pieces that turn over and drop", 6, 7, few(), turningOver, turnedDrops),
		zoo("pieces that turn over and explode", 7, 7, []define.Type{typeOf("R", slide(0, 1)), typeOf("A", leap(2, 2)), typeOf("W", leap(0, 1)), typeOf("N", leap(1, 2))}, turningOver, func(def *define.Game) {
			def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateGoes, Except: define.MaskOf(2)}
			def.Effects[define.EffectOnNeighbours].Radius = 1
		}),
		zoo("standing promotion", 7, 7, few(), standingPromotion),
		zoo("castling by distance", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, func(def *define.Game) {
			def.Castlings[0] = define.Castling{King: 2, Partner: 3, Distance: 2}
		}),
	}
}

// conditionalRows give pieces moves while they are unmoved or their side is not in
// check, from and to zones.
func conditionalRows(def *define.Game) {
	own, far := upTo(def, 3), upTo(def, 5)
	for c := range 2 {
		king := &def.Types[1].Steps[c]
		for _, step := range leap(1, 2) {
			step.Mode, step.Unmoved, step.OutOfCheck = define.MayMove, true, true
			*king = append(slices.Clone(*king), step)
		}
		for _, step := range leap(2, 2) {
			step.Mode, step.OutOfCheck = define.MayMove, true
			*king = append(*king, step)
		}
		knight := &def.Types[typeCalled(def, "N")-1].Steps[c]
		for _, step := range slide(0, 1) {
			step.Unmoved, step.To = true, &far[c]
			*knight = append(slices.Clone(*knight), step)
		}
		for _, step := range slide(1, 1) {
			step.From, step.To = &own[c], &own[c]
			*knight = append(*knight, step)
		}
	}
	def.Start = "lohkhncl/pppppppp/8/8/8/8/PPPPPPPP/LOHKHNCL w DFdf - 0 1"
}

// choosyRows capture only some types: generals that face each other, a knight that
// captures pawns as a rook, en passant of knights, locusts of lions, a triple step
// of the knight that can be captured.
func choosyRows(def *define.Game) {
	knight, lion := typeCalled(def, "N"), typeCalled(def, "L")
	for c, up := range [2]int8{1, -1} {
		king := &def.Types[1].Steps[c]
		*king = append(slices.Clone(*king), define.Step{Vector: define.Vector{Right: 0, Up: up}, Mode: define.MayCapture, Victims: define.MaskOf(2)})
		steps := slices.Clone(def.Types[knight-1].Steps[c])
		for _, step := range slide(0, 1) {
			step.Mode, step.Victims = define.MayCapture, define.MaskOf(1)
			steps = append(steps, step)
		}
		for _, row := range turned(one(1, 1, both, define.None), far(1, 1, both, define.AfterEither)) {
			if row.Then {
				row.Victims = define.MaskOf(lion, 2)
			}
			steps = append(steps, row)
		}
		for _, right := range []int8{-1, 1} {
			steps = append(steps,
				define.Step{Vector: define.Vector{Right: right * 3, Up: 0}, Range: 1, Mode: define.MayMove, Path: []define.Vector{{Right: right, Up: 0}, {Right: right * 2, Up: 0}}, EnPassant: define.EnPassantExposes},
				define.Step{Vector: define.Vector{Right: right, Up: 2 * up}, Mode: define.MayMove, Range: 3, EnPassant: define.EnPassantExposes},
				define.Step{Vector: define.Vector{Right: right, Up: 3 * up}, Range: 1, Mode: both, EnPassant: define.EnPassantCaptures, Victims: define.MaskOf(1, knight)})
		}
		def.Types[knight-1].Steps[c] = steps
	}
}

// kingsByPromotion lets pawns become kings, up to three.
func kingsByPromotion(def *define.Game) {
	d := &def.Promotions[0]
	for c := range d.Choices {
		d.Choices[c] = append([]define.PieceType{2}, d.Choices[c][:2]...)
	}
	d.AtMost = map[define.PieceType]define.Limit{2: {Types: define.MaskOf(2), Most: 3}}
}

// castlers castle with rooks over one or two distances.
func castlers(def *define.Game) {
	def.Castlings = []define.Castling{{King: 2, Partner: 3, Left: [2][]int{{1, 2}, {2}}, Right: [2][]int{{def.Files - 2}, {def.Files - 3, def.Files - 2}}}}
	def.Start = "rl1ck2lr/ppp1ppppp/9/9/9/PPP1PPPPP/R2CK2LR w KQkq - 0 1"
	if def.Files == 8 {
		def.Start = "rl1ck1lr/ppp1pppp/8/8/8/PPP1PPPP/R2CK1LR w KQkq - 0 1"
	}
	if typeCalled(def, "L") == 0 {
		def.Start = strings.NewReplacer("l", "n", "L", "N").Replace(def.Start)
	}
}

// drops limit what comes where, with promoted pieces that come back as what they
// were.
func drops(def *define.Game) {
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	pawns, near := upTo(def, 5), upTo(def, 3)
	knight, cannon := typeCalled(def, "N"), typeCalled(def, "C")
	def.Types = append(def.Types, define.Type{Name: "N~", Letter: "N~", Owners: [2]bool{true, true}, Steps: def.Types[knight-1].Steps, Demotes: 1})
	def.Promotions[0].Choices = [2][]define.PieceType{{define.PieceType(len(def.Types))}, {define.PieceType(len(def.Types))}}
	def.Drops = []define.Drop{
		{Type: 1, Zone: [2]*define.Set{&pawns[0], &pawns[1]}, PerFile: 1, NoMate: true},
		{Type: knight, Shades: true, NoCheck: true},
		{Type: cannon, Zone: [2]*define.Set{&near[0], &near[1]}, NoMate: true, PerFile: 2},
	}
}

// placement puts the hands on the board first; kings and lions on their posts
// may castle.
func placement(def *define.Game) {
	drops(def)
	def.Hand = define.Hand{Use: define.HandPlace}
	def.Castlings = []define.Castling{{King: 2, Partner: typeCalled(def, "L"), Placed: &define.CastlingHomes{King: 3, Left: 0, Right: 5},
		Left: [2][]int{{1}, {1, 2}}, Right: [2][]int{{4}, {4}}}}
	def.Start = "6/pppppp/6/6/6/PPPPPP/6[LLKNNOllknno] w - - 0 1"
}

// promotionByPlace gives each file its own choices, and some none.
func promotionByPlace(def *define.Game) {
	d := &def.Promotions[0]
	d.Zone, d.Must = [2]define.Set{upTo(def, 2)[define.Black], upTo(def, 2)[define.White]}, [2]define.Set{upTo(def, 1)[define.Black], upTo(def, 1)[define.White]}
	for c := range d.ByPlace {
		d.ByPlace[c] = make(map[define.Square][]define.PieceType)
		for s := range def.Files * def.Ranks {
			switch s % def.Files {
			case 0, 3:
				d.ByPlace[c][define.Square(s)] = []define.PieceType{3, 4}
			case 1, 5:
				d.ByPlace[c][define.Square(s)] = []define.PieceType{5}
			}
		}
	}
	d.Otherwise = define.Stay
}

// promotionToFew allows one piece of each type, else a knight.
func promotionToFew(def *define.Game) {
	d := &def.Promotions[0]
	d.Choices = [2][]define.PieceType{{3, 4}, {4, 5}}
	d.AtMost = map[define.PieceType]define.Limit{3: {Types: define.MaskOf(3), Most: 1}, 4: {Types: define.MaskOf(4, 5), Most: 2}, 5: {Types: define.MaskOf(5), Most: 2}}
	d.Otherwise, d.Else = define.BecomeElse, typeCalled(def, "N")
}

// promotionFromHand swaps with lost pieces, and gives a knight when there are none.
func promotionFromHand(def *define.Game) {
	def.Hand = define.Hand{Use: define.HandPromote, Gains: define.GainLosses}
	d := &def.Promotions[0]
	d.Choices = [2][]define.PieceType{{3, 4, 5}, {3, 4, 5}}
	d.Otherwise, d.Else = define.BecomeElse, typeCalled(def, "N")
}

// promotionOnTheWayOut promotes lions and cannons that leave the zone or capture in
// it.
func promotionOnTheWayOut(def *define.Game) {
	zone := [2]define.Set{upTo(def, 3)[define.Black], upTo(def, 3)[define.White]}
	to := [2][]define.PieceType{{4}, {4}}
	def.Promotions = append(def.Promotions,
		define.Promotion{Type: 3, Zone: zone, By: define.ByLeaving | define.ByCapturing, Choices: to},
		define.Promotion{Type: typeCalled(def, "C"), Zone: zone, Must: zone, By: define.ByEntering | define.ByLeaving, Choices: to})
}

// promotionOfChu promotes on entering and by captures; pawns and cannons have a second
// chance on the last rank.
func promotionOfChu(def *define.Game) {
	zone := [2]define.Set{upTo(def, 3)[define.Black], upTo(def, 3)[define.White]}
	last := [2]define.Set{upTo(def, 1)[define.Black], upTo(def, 1)[define.White]}
	to := [2][]define.PieceType{{4}, {4}}
	def.Promotions = []define.Promotion{
		{Type: 1, Zone: zone, Always: last, By: define.ByEntering | define.ByCapturing, Choices: to},
		{Type: 3, Zone: zone, By: define.ByEntering | define.ByCapturing, Choices: to},
		{Type: typeCalled(def, "C"), Zone: zone, Must: last, Always: last, By: define.ByCapturing, Choices: to},
	}
}

// turningOver turns two pieces over by every move, two others by captures.
func turningOver(def *define.Game) {
	def.TurnOvers = []define.TurnOver{{Type: 3, Into: 4}, {Type: typeCalled(def, "N"), Into: 5, After: define.TurnAfterCapture}}
}

// turnedDrops lets what turns over be dropped with either side up, or with the other.
func turnedDrops(def *define.Game) {
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	knight, near := typeCalled(def, "N"), upTo(def, 3)
	def.Types[4-1].Demotes, def.Types[5-1].Demotes = 3, knight
	def.Drops = []define.Drop{
		{Type: 3, As: []define.PieceType{3, 4}, PerFile: 1},
		{Type: 4, Zone: [2]*define.Set{&near[0], &near[1]}, NoMate: true},
		{Type: knight, As: []define.PieceType{5}},
	}
}

// standingPromotion lets pawns of the far half become hunters where they stand.
func standingPromotion(def *define.Game) {
	zone := [2]define.Set{upTo(def, 4)[define.Black], upTo(def, 4)[define.White]}
	def.Promotions = []define.Promotion{
		{Type: 1, Zone: zone, By: define.ByStanding, Choices: [2][]define.PieceType{{4, 5}, {5}}, AtMost: map[define.PieceType]define.Limit{4: {Types: define.MaskOf(4), Most: 1}, 5: {Types: define.MaskOf(3, 5), Most: 2}}, Lone: true}}
}
