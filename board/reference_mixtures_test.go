package board

import (
	"fmt"

	"fairymax/board/define"
)

// zooOfMixtures has games in which moves are found piece by piece and square by square, besides what
// hands add: no piece there captures on its way. Several rules meet in each.
func zooOfMixtures() (games []zooGame) {
	riders := []define.Type{typeOf("L", slide(0, 1)), typeOf("O", slide(1, 1)), typeOf("N", leap(1, 2))}
	add := func(name string, files int, change ...func(*define.Game)) {
		games = append(games, zoo(name, files, 7, append([]define.Type{typeOf("C", leap(2, 2))}, riders...), change...))
		games = append(games, zoo(name+", with hoppers", files, 7, append([]define.Type{jumpers()[9]}, riders...), change...))
	}
	hand := func(use define.HandUse, gains define.Gains) func(*define.Game) {
		return func(def *define.Game) { def.Hand = define.Hand{Use: use, Gains: gains} }
	}
	both := hand(define.HandDrop|define.HandGate, define.GainCaptures)
	add("drops among holes", 6, drops, func(def *define.Game) {
		def.Holes.Add(15)
		def.Holes.Add(20)
		def.Start = "2k3/pppppp/6/2*3/3*2/PPPPPP/2K3 w - - 0 1"
	})
	add("gates and drops", 8, both)
	add("gates, drops and castling", 9, both, func(def *define.Game) {
		def.Castlings = []define.Castling{{King: 2, Partner: typeCalled(def, "L"), Left: [2][]int{{1, 2}, {2}}, Right: [2][]int{{def.Files - 2}, {def.Files - 3, def.Files - 2}}}}
		def.Start = "lo2k2ol/ppp1ppppp/9/9/9/PPP1PPPPP/L3K2OL w KQkq - 0 1"
	})
	add("promotion by standing", 7, standingPromotion)
	add("promotion by standing, gates and drops", 7, standingPromotion, both)
	add("promotion by standing from the hand, drops", 7, standingPromotion, hand(define.HandPromote|define.HandDrop, define.GainLosses))
	add("promotion from the hand, gates and drops", 7, promotionFromHand, hand(define.HandPromote|define.HandDrop|define.HandGate, define.GainLosses))
	add("turned drops", 6, turningOver, turnedDrops)
	add("gates and drops that give no check", 7, givesNoCheck, both)
	add("gates and drops that may only mate", 7, givesMateOnly, both)
	for rule := define.CheckAny; rule <= define.CheckOff; rule++ {
		add(fmt.Sprintf("several kings, rule of check %d", rule), 7, several(rule, "K", "N"), standingPromotion, both)
	}
	add("drops of kings that stay", 6, drops, func(def *define.Game) { def.Royal.Stays = true })
	add("drops from a partner", 6, drops, func(def *define.Game) { def.Hand.Gains = define.GainPartner })
	add("drops and explosions", 6, drops, explosions(1, define.FateGoes, "K"))
	add("drops without kings", 6, drops, func(def *define.Game) { def.Royal.Types = 0 })
	return games
}
