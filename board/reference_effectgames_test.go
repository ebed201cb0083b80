package board

import "slices"

// zooOfEffects has games in which captures do more than capture, in which no move may
// give check, and in which goals may be answered.
func zooOfEffects() []zooGame {
	few := slices.Concat(hunters()[:3], jumpers()[9:10], []TypeDef{typeOf("N", leap(1, 2))})
	return []zooGame{
		zoo("explosions", 7, 7, peaceful(), explosions(1, FateGoes, "P")),
		zoo("explosions and several kings", 7, 7, peaceful(), several(CheckAny, "K"), kingsByPromotion, explosions(1, FateGoes, "P")),
		zoo("explosions and duple check", 7, 7, peaceful(), several(CheckAll, "K"), kingsByPromotion, explosions(1, FateGoes, "P")),
		zoo("explosions and the last king", 7, 7, peaceful(), several(CheckLast, "K"), kingsByPromotion, explosions(2, FateGoes, "P")),
		zoo("explosions and the leftmost king", 7, 7, peaceful(), several(CheckLeftmost, "K"), kingsByPromotion, explosions(1, FateGoes, "P")),
		zoo("explosions without check", 7, 7, peaceful(), several(CheckOff, "K"), kingsByPromotion, explosions(1, FateGoes, "P")),
		zoo("explosions that spare the capturer", 7, 7, peaceful(), explosions(1, FateStays, "")),
		zoo("explosions that spare kings", 7, 7, peaceful(), explosions(1, FateGoes, "PK"), func(def *Definition) { def.Effects[EffectOnCapturer].Except = MaskOf(2) }),
		zoo("explosions round the cylinder", 6, 7, wrapped(peaceful()), explosions(2, FateGoes, "P"), func(def *Definition) { def.Effects[EffectOnNeighbours].Wrap = true }),
		zoo("explosions of a royal leaper", 7, 7, peaceful(), explosions(1, FateGoes, "P"), func(def *Definition) {
			def.Types[1].Steps = [2][]Step{leap(1, 2), leap(1, 2)}
		}),
		zoo("explosions and forced captures", 7, 7, peaceful(), explosions(1, FateGoes, "P"), func(def *Definition) { def.Captures = CapturesForced }),
		zoo("explosions and drops", 6, 7, peaceful(), drops, explosions(1, FateGoes, "P"), func(def *Definition) { def.Drops = nil }),
		zoo("explosions and gates", 8, 7, peaceful(), explosions(1, FateGoes, "P"), func(def *Definition) { def.Hand = HandDef{Use: HandGate, Gains: GainLosses} }),
		zoo("explosions and castling", 9, 7, []TypeDef{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, explosions(1, FateGoes, "P")),
		zoo("capturers that go", 7, 7, peaceful(), func(def *Definition) { def.Effects[EffectOnCapturer].Becomes = FateGoes }),
		zoo("capturers that go back", 7, 7, peaceful(), capturersBecome(FateReturns, "")),
		zoo("capturers that go back, jumpers", 8, 8, jumpers(), capturersBecome(FateReturns, "K")),
		zoo("capturers that go back and explode", 7, 7, peaceful(), explosions(1, FateReturns, "P")),
		zoo("capturers that go back and several kings", 7, 7, peaceful(), several(CheckLast, "K"), kingsByPromotion, capturersBecome(FateReturns, "")),
		zoo("capturers that go back and the leftmost king", 7, 7, peaceful(), several(CheckLeftmost, "K"), kingsByPromotion, capturersBecome(FateReturns, "R")),
		zoo("capturers that go back and drops", 6, 7, peaceful(), drops, capturersBecome(FateReturns, "N"), func(def *Definition) { def.Captures = CapturesForced }),
		zoo("capturers that go back and castling", 9, 7, []TypeDef{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, capturersBecome(FateReturns, "")),
		zoo("capturers that go back and turn over", 7, 7, []TypeDef{typeOf("R", slide(0, 1)), typeOf("A", leap(2, 2)), typeOf("W", leap(0, 1)), typeOf("N", leap(1, 2))}, turningOver, capturersBecome(FateReturns, "")),
		zoo("capturers that change sides", 7, 7, peaceful(), capturersBecome(FateTurns, "K")),
		zoo("capturers that change sides, pawns not", 8, 8, jumpers(), capturersBecome(FateTurns, "P")),
		zoo("capturers that change sides and several kings", 7, 7, peaceful(), several(CheckLast, "K"), kingsByPromotion, capturersBecome(FateTurns, "")),
		zoo("capturers that change sides and drops", 6, 7, peaceful(), drops, capturersBecome(FateTurns, "N"), func(def *Definition) { def.Drops = nil }),
		zoo("capturers that change sides and castling", 9, 7, []TypeDef{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, capturersBecome(FateTurns, "K")),
		zoo("neighbours that change sides", 6, 7, wrapped(peaceful()), func(def *Definition) {
			def.Effects[EffectOnNeighbours] = EffectDef{Becomes: FateTurns, Except: MaskOf(1), Radius: 1, Wrap: true}
		}),
		zoo("capturers that become walls", 7, 7, peaceful(), capturersBecome(FateWall, "P")),
		zoo("capturers that become walls, hurdles too", 8, 8, jumpers(), capturersBecome(FateWall, "PK")),
		zoo("capturers that become walls without check", 7, 7, peaceful(), several(CheckOff, "K"), kingsByPromotion, capturersBecome(FateWall, "")),
		zoo("neighbours that become walls", 6, 7, wrapped(peaceful()), func(def *Definition) {
			def.Effects[EffectOnNeighbours] = EffectDef{Becomes: FateWall, Except: MaskOf(1), Radius: 1, Wrap: true}
		}),
		zoo("walls anywhere", 4, 5, peaceful()[1:], several(CheckOff, "K"), walls(WallAnywhere, false)),
		zoo("a single wall and hurdles", 5, 5, jumpers(), several(CheckOff, "K"), walls(WallAnywhere, true)),
		zoo("walls behind", 6, 7, peaceful(), several(CheckOff, "K"), walls(WallBehind, false)),
		zoo("walls behind castlings", 9, 7, []TypeDef{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, several(CheckOff, "K"), walls(WallBehind, false)),
		zoo("walls on the edge", 5, 6, peaceful(), several(CheckOff, "K"), walls(WallEdge, false), func(def *Definition) { def.Pass = true }),
		zoo("walls within reach", 6, 6, peaceful(), several(CheckOff, "K"), walls(WallReach, false)),
		zoo("walls and drops", 5, 5, peaceful(), several(CheckOff, "K"), drops, walls(WallEdge, false), func(def *Definition) { def.Drops, def.Captures = nil, CapturesForced }),
		zoo("no move gives check", 7, 7, few, givesNoCheck),
		zoo("no explosion gives check", 7, 7, peaceful(), explosions(1, FateGoes, "P"), givesNoCheck),
		zoo("no drop gives check", 6, 7, few, drops, givesNoCheck),
		zoo("no gate gives check", 9, 7, []TypeDef{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, givesNoCheck,
			func(def *Definition) { def.Hand = HandDef{Use: HandGate | HandDrop, Gains: GainCaptures} }),
		zoo("only mates give check", 6, 6, few, givesMateOnly),
		zoo("only mates give check, drops", 5, 6, few, drops, givesMateOnly),
		zoo("only mates give check, castling", 9, 7, []TypeDef{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, givesMateOnly),
		zoo("races that Black may answer", 7, 7, few, races(false, true)),
		zoo("races that both may answer", 7, 7, few, races(true, true), givesNoCheck),
	}
}

// peaceful are pieces that do not capture on the way.
func peaceful() []TypeDef {
	return slices.Concat(jumpers()[9:10], benders()[4:5], []TypeDef{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1))})
}

// explosions let captures remove the neighbours, but for the named types.
func explosions(radius int, capturer Fate, spared string) func(*Definition) {
	return func(def *Definition) {
		def.Effects[EffectOnCapturer].Becomes = capturer
		around := &def.Effects[EffectOnNeighbours]
		around.Becomes, around.Radius = FateGoes, radius
		for _, letter := range spared {
			around.Except |= MaskOf(typeCalled(def, string(letter)))
		}
	}
}

// walls are placed with each move, by White on all ranks but the last.
func walls(place WallPlace, single bool) func(*Definition) {
	return func(def *Definition) {
		def.Walls = WallsDef{Place: place, Single: single}
		if !single {
			zone := upTo(def, def.Ranks-1)
			def.Walls.Zone[White] = &zone[White]
		}
	}
}

// capturersBecome gives capturers a fate, but for the named types.
func capturersBecome(fate Fate, spared string) func(*Definition) {
	return func(def *Definition) {
		def.Effects[EffectOnCapturer].Becomes = fate
		for _, letter := range spared {
			def.Effects[EffectOnCapturer].Except |= MaskOf(typeCalled(def, string(letter)))
		}
	}
}

func givesNoCheck(def *Definition) { def.Royal.Gives = ChecksForbidden }

func givesMateOnly(def *Definition) { def.Royal.Gives = ChecksThatMate }

// races are won by the king or a knight on the far ranks, with answers.
func races(white, black bool) func(*Definition) {
	return func(def *Definition) {
		goalsAndChecks(def)
		def.Endings.Checks = 0
		for i := range def.Endings.Goals {
			def.Endings.Goals[i].Answer = [2]bool{white, black}
		}
	}
}
