package initext

import "fairymax/board/define"

// values are the results of a side, by outcome.
var values = map[define.Outcome]string{define.Loss: "loss", define.Draw: "draw", define.Win: "win"}

// endings writes how games end.
func (w *writer) endings() {
	e := &w.def.Endings
	w.value("stalemateValue", "what stalemate is", e.Stalemate)
	if e.Fewer {
		w.flag("stalematePieceCount", true)
		if e.Stalemate != define.Win {
			w.lack("what stalemate is")
		}
	}
	w.value("checkmateValue", "what checkmate is", e.Checkmate)
	if e.Mating != (define.Mating{}) {
		w.lack("which checks mate")
	}
	w.moveRule()
	w.repetition()
	w.goals()
	w.extinction()
	if e.Checks > 0 {
		w.flag("checkCounting", true)
	}
	w.otherEndings()
}

// value writes the result of an ending.
func (w *writer) value(key, rule string, o define.Outcome) {
	if text := values[o]; text != "" {
		w.set(key, "%s", text)
	} else {
		w.lack("%s", rule)
	}
}

// moveRule writes after how many moves a game is drawn, and which moves start the count again.
func (w *writer) moveRule() {
	e := &w.def.Endings
	w.set("nMoveRule", "%d", e.MoveRule)
	if e.Counting != nil {
		w.lack("the counting of moves of the weaker side")
	}
	if e.MoveRule == 0 {
		return
	}
	if e.MoveRuleResult != define.Ongoing && e.MoveRuleResult != define.Draw {
		w.lack("which side the move rule makes the winner")
	}
	var onward []define.PieceType
	for _, t := range w.types() {
		list := w.movesOf(t)
		goesOn := list.ForwardOnly() && len(list) > 0
		if e.Progress != nil && e.Progress.Has(t) || e.Progress == nil && goesOn {
			onward = append(onward, t)
			if !goesOn {
				w.lack("that every move of %s starts the count of the move rule again", w.name(t))
			}
		}
	}
	w.set("nMoveRuleTypes", "%s", w.lettersOf(onward))
}

// repetition writes what a position means that comes again.
func (w *writer) repetition() {
	r := w.def.Endings.Repetition
	count := r.Count
	if r.Result == define.Ongoing {
		w.lackIf(r.PerpetualCheck != define.Ongoing || r.PerpetualChase != define.Ongoing, "perpetual checks and chases where repetition is nothing")
		count = 0
	}
	w.set("nFoldRule", "%d", count)
	switch r.Result {
	case define.Ongoing:
	case define.WhiteWins, define.BlackWins:
		w.set("nFoldValue", "%s", map[define.Outcome]string{define.WhiteWins: "win", define.BlackWins: "loss"}[r.Result])
		w.flag("nFoldValueAbsolute", true)
	default:
		w.value("nFoldValue", "what repetition is", r.Result.Of(define.White, define.Black)) // for the side to move, not the one that repeats
	}
	switch r.PerpetualCheck {
	case define.Ongoing:
	case define.Loss:
		w.flag("perpetualCheckIllegal", true)
	default:
		w.lack("what perpetual check is")
	}
	if r.PerpetualChase != define.Ongoing {
		w.set("chasingRule", "axf")
		w.lack("which attacks are perpetual chases")
	}
}

// goals writes which pieces win by reaching which squares.
func (w *writer) goals() {
	list := w.def.Endings.Goals
	if len(list) == 0 {
		return
	}
	var types [2][]define.PieceType
	first := list[0]
	region := first.Zone
	for _, g := range list {
		for c := range types {
			if w.def.Types[g.Type-1].Owners[c] {
				types[c] = append(types[c], g.Type)
			}
		}
		region = w.owned(g.Type, g.Zone, region)
		if g.Counts != first.Counts || g.Answer != first.Answer {
			w.lack("goals of different kinds")
		}
	}
	for _, g := range list {
		if w.owned(g.Type, g.Zone, region) != region {
			w.lack("goals on different squares")
		}
	}
	for c := range region {
		if len(types[c]) == 0 {
			region[c] = define.Set{} // without pieces, all of them would count there
			types[c] = types[1-c]
		}
	}
	w.sides("flagPiece", [2]string{w.lettersOf(types[0]), w.lettersOf(types[1])})
	w.regions("flagRegion", region)
	w.delay(first)
}

// delay writes what has to happen after a piece has arrived.
func (w *writer) delay(g define.Goal) {
	switch {
	case g.Counts == define.GoalIfSafe && g.Answer == [2]bool{}:
		w.flag("flagPieceSafe", true)
	case g.Counts == define.GoalAtOnce && g.Answer == [2]bool{false, true} && w.isKing(g.Type):
		w.flag("flagMove", true)
	case g.Counts == define.GoalIfKept && g.Answer == [2]bool{} && !w.isKing(g.Type):
		w.flag("flagMove", true)
	case g.Counts != define.GoalAtOnce || g.Answer != [2]bool{}:
		w.lack("what may follow the arrival on a goal")
	}
}

// extinction writes what becomes of a side without certain pieces, or with its king alone.
func (w *writer) extinction() {
	e := &w.def.Endings
	x := e.Extinct
	all := w.masked(x.Types)
	every := len(all) == len(w.types())
	w.lackIf(x.Types != 0 && e.BareKing != define.BareNothing, "the rule of bare kings") // it would take the same option
	switch {
	case x.Types != 0 && x.All && !every && len(all) > 1:
		w.lack("that several types of pieces count together")
	case x.Types != 0:
		letters := "*"
		if !x.All || !every {
			letters = w.lettersOf(all)
		}
		result := x.Result
		if result == define.Ongoing {
			result = define.Loss
		}
		w.value("extinctionValue", "which side wins by extinction", result)
		w.set("extinctionPieceTypes", "%s", letters)
		w.set("extinctionPieceCount", "%d", x.Left)
	case e.BareKing == define.BareMayAnswer:
		w.bare("loss")
		w.set("extinctionOpponentPieceCount", "2")
		w.flag("extinctionClaim", true)
	case e.BareKing == define.BareDraws || e.BareKing == define.BareWins:
		w.bare(values[e.BareKing.Outcome()])
	case e.BareKing != define.BareNothing:
		w.lack("the rule of bare kings")
	}
}

// bare writes that a side ends the game that has one piece left.
func (w *writer) bare(value string) {
	w.set("extinctionValue", "%s", value)
	w.set("extinctionPieceTypes", "*")
	w.set("extinctionPieceCount", "1")
}

// saidEndings are the keys of endings that have been written, or noted.
var saidEndings = map[string]bool{"goal": true, "checks": true, "extinct": true, "bare_king": true}

// otherEndings notes the endings for which sections have no words.
func (w *writer) otherEndings() {
	for _, name := range w.def.Endings.InUse() {
		if !saidEndings[name] {
			w.lack("another way to win or draw: endings.%s", name)
		}
	}
}
