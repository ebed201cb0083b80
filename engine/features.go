package engine

import (
	"fmt"
	"strings"
)

// Feature is a heuristic that can be switched off, to measure its worth.
type Feature uint8

// The features of the search.
const (
	Aspiration Feature = iota
	TableCuts
	NullMove
	NullVerification
	ReverseFutility
	Razoring
	Futility
	LateMovePruning
	ExchangePruning
	LateMoveReduction
	InternalReduction
	MateDistance
	Killers
	CounterMove
	ContinuationHistory
	CaptureHistory
	DeltaPruning
	QuietWins
	GoalThreats
	LazyEvaluation
	PressingDrops
	CorrectionHistory
	SingularExtension
	HistoryPruning
	ProbCut
	PriorCredit
	ResearchCredit
	numFeatures
)

var features = [numFeatures]struct{ name, does string }{
	Aspiration:          {"aspiration", "iterations start with a narrow window around the last score"},
	TableCuts:           {"table-cuts", "scores in the transposition table end the search of a node (its moves are always used)"},
	NullMove:            {"null-move", "a node that passes the turn and still fails high is not searched"},
	NullVerification:    {"null-verification", "deep null-move cutoffs are verified by a search without them"},
	ReverseFutility:     {"reverse-futility", "shallow nodes far above beta are not searched"},
	Razoring:            {"razoring", "shallow nodes far below alpha drop into the quiescence search"},
	Futility:            {"futility", "quiet moves that cannot reach alpha are skipped near the leaves"},
	LateMovePruning:     {"late-move-pruning", "late quiet moves are skipped near the leaves"},
	ExchangePruning:     {"exchange-pruning", "moves that lose material by exchange are skipped near the leaves"},
	LateMoveReduction:   {"late-move-reduction", "late moves are searched less deeply first"},
	InternalReduction:   {"internal-reduction", "deep nodes without a move from the table are searched a ply less"},
	MateDistance:        {"mate-distance", "lines that cannot beat a known mate are cut"},
	Killers:             {"killers", "quiet moves that refuted a sibling come early"},
	CounterMove:         {"counter-move", "the quiet move that refuted the same move before comes early"},
	ContinuationHistory: {"continuation-history", "quiet moves are ordered by how they followed the moves one, two and four plies before"},
	CaptureHistory:      {"capture-history", "captures are ordered by their success too"},
	DeltaPruning:        {"delta-pruning", "captures that cannot reach alpha are skipped in the quiescence search"},
	QuietWins:           {"quiet-wins", "the quiescence search begins with quiet moves too that reach a goal or give checks that count"},
	GoalThreats:         {"goal-threats", "the quiescence search begins with threats to reach a goal too, where no check can answer them"},
	LazyEvaluation:      {"lazy-evaluation", "far from the window the quiescence search uses a rough evaluation"},
	PressingDrops:       {"pressing-drops", "drops near the enemy's royal piece come earlier and are reduced less"},
	CorrectionHistory:   {"correction-history", "the static evaluation is corrected by what searches of similar positions found"},
	SingularExtension:   {"singular-extension", "a table move that is clearly better than all others is searched deeper"},
	HistoryPruning:      {"history-pruning", "quiet moves that have seldom been good are skipped near the leaves"},
	PriorCredit:         {"prior-credit", "a quiet move that was not refuted gains history"},
	ResearchCredit:      {"research-credit", "a quiet move that is searched again without its reduction gains or loses history as an answer"},
	ProbCut:             {"probcut", "a node is not searched if a capture stays far above beta in a shallow search"},
}

// String returns the name by which [Switches.Set] knows the feature.
func (f Feature) String() string { return features[f].name }

// Describe says in one line what the feature does.
func (f Feature) Describe() string { return features[f].does }

// Features lists all features.
func Features() []Feature {
	list := make([]Feature, numFeatures)
	for i := range list {
		list[i] = Feature(i)
	}
	return list
}

// Switches is the set of features that are switched off. Its zero value leaves all on.
type Switches uint32

// allOff switches every feature off: what is left is a plain alpha-beta search.
const allOff Switches = 1<<numFeatures - 1

// On reports whether f is switched on.
func (s Switches) On(f Feature) bool { return s>>f&1 == 0 }

// Set changes features by name, such as "-null-move +razoring", also with commas. A
// name without a sign switches its feature on, "all" means all features.
func (s *Switches) Set(list string) error {
	next := *s
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		name, off := strings.CutPrefix(word, "-")
		mask, err := maskOf(strings.TrimPrefix(name, "+"))
		if err != nil {
			return err
		}
		next &^= mask
		if off {
			next |= mask
		}
	}
	*s = next
	return nil
}

func maskOf(name string) (Switches, error) {
	if name == "all" {
		return allOff, nil
	}
	for f, row := range features {
		if row.name == name {
			return 1 << f, nil
		}
	}
	return 0, fmt.Errorf("there is no feature %q", name)
}
