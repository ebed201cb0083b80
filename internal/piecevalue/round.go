package piecevalue

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/atomicfile"
	"fairymax/internal/selfplay"
)

// round is a part of the games with one evaluation and one plan, both made of the games
// of earlier rounds. So the evaluation comes to think what the games say.
type round struct {
	number     int
	rules      *board.Rules // with its values
	imbalances []imbalance
	values     []int // in the evaluation, by type
	games      int   // that have been read
}

// imbalanceOf is the imbalance with which a game begins.
func (r *round) imbalanceOf(game int) *imbalance { return &r.imbalances[game/2%len(r.imbalances)] }

// saved is a round as its file has it. The evaluation and the plan follow from earlier
// games, but they are kept: another machine may round differently.
type saved struct {
	Values []int         `json:"values"`
	Trades [][2][][3]int `json:"trades"` // swaps as from, to and 1 for the hand
}

// fits reports whether a round can be of a game.
func (k *saved) fits(r *board.Rules) bool {
	known := func(t int) bool { return t >= 0 && t <= r.Types() }
	for _, t := range k.Trades {
		for _, w := range slices.Concat(t[0], t[1]) {
			if !known(w[0]) || !known(w[1]) {
				return false
			}
		}
	}
	return len(k.Trades) > 0 && len(k.Values) == r.Types()+1
}

// round reads a round, or makes it of the earlier ones.
func (s *Study) round(number int, earlier []*round) (*round, error) {
	text, err := os.ReadFile(s.planOf(number))
	if errors.Is(err, fs.ErrNotExist) {
		if err = s.begin(number, earlier); err == nil {
			text, err = os.ReadFile(s.planOf(number))
		}
	}
	if err != nil {
		return nil, err
	}
	var kept saved
	if err := json.Unmarshal(text, &kept); err != nil {
		return nil, fmt.Errorf("%s is damaged: %w", s.planOf(number), err)
	}
	if !kept.fits(s.Rules) {
		return nil, fmt.Errorf("%s is damaged, or of another game", s.planOf(number))
	}
	r := &round{number: number, values: kept.Values}
	for _, t := range kept.Trades {
		var one trade
		for side := range t {
			for _, w := range t[side] {
				one[side] = append(one[side], swap{define.PieceType(w[0]), define.PieceType(w[1]), w[2] == 1})
			}
		}
		c, ok := s.army.imbalance(one)
		if !ok {
			return nil, fmt.Errorf("%s is of another game", s.planOf(number))
		}
		r.imbalances = append(r.imbalances, c)
	}
	r.rules, err = withValues(s.Rules, r.values)
	return r, err
}

// begin makes a round and keeps it, unless another part has done so.
func (s *Study) begin(number int, earlier []*round) error {
	for _, r := range earlier {
		if err := s.read(r); err != nil {
			return err
		}
	}
	f := s.fit()
	first, last := s.bounds(number)
	imbalances := s.army.plan(f, (last-first)/2)
	if len(imbalances) == 0 {
		return s.army.unmeasurable()
	}
	kept := saved{Values: s.evaluation(f)}
	for _, c := range imbalances {
		kept.Trades = append(kept.Trades, c.trade.numbers())
	}
	text, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	_, err = atomicfile.Update(s.planOf(number), func(old []byte) ([]byte, error) {
		if len(old) > 0 {
			return old, nil
		}
		return append(text, '\n'), nil
	})
	return err
}

// unmeasurable says why there is no imbalance.
func (a *army) unmeasurable() error {
	return fmt.Errorf("the %s cannot be the unit: no game can start without one, and no roughly equal trade of pieces is possible; name another piece with -unit",
		a.label(a.features[a.unit]))
}

// numbers is a trade as a file has it.
func (t trade) numbers() (list [2][][3]int) {
	for side := range t {
		list[side] = [][3]int{}
		for _, w := range t[side] {
			one := [3]int{int(w.from), int(w.to)}
			if w.hand {
				one[2] = 1
			}
			list[side] = append(list[side], one)
		}
	}
	return list
}

// evaluation is what the evaluation takes pieces for in a round, by type; 0 leaves it to
// the evaluation. A network knows values from its own games.
func (s *Study) evaluation(f *fit) []int {
	values := make([]int, s.Rules.Types()+1)
	if f == nil || s.Network != "" {
		return values
	}
	for i, v := range s.army.forEvaluation(s.army.blended(f)) {
		if a := s.army.features[i]; a.kind == onBoard && i != s.army.unit {
			values[a.piece] = v
		}
	}
	return values
}

// resign is the advantage, in centipawns, that decides a game when both sides have seen it
// for some plies.
const resign = 1000

// withValues are the rules with other values of pieces, where they are not 0.
func withValues(r *board.Rules, values []int) (*board.Rules, error) {
	def := *r.Def
	def.Types = slices.Clone(def.Types)
	for t := range def.Types {
		if values[t+1] > 0 {
			def.Types[t].Value = values[t+1]
		}
	}
	return board.Compile(&def)
}

// settings are those of the games of a round.
func (s *Study) settings(r *round) selfplay.Settings {
	engine := fmt.Sprintf("%s, values %v, %s", cmp.Or(s.Network, "hand-written"), r.values[1:], s.Version)
	if s.left() < everything {
		engine += fmt.Sprintf(", %d %% of the pieces", s.left())
	}
	settings := selfplay.Default([]string{s.Name}, engine, s.Seed)
	settings.Nodes, settings.Plies, settings.Resign = s.Nodes, s.Plies, resign
	return settings
}

// read reads the games of a round that are there.
func (s *Study) read(r *round) error {
	files, err := s.files(r.number)
	if err != nil {
		return err
	}
	first, last := s.bounds(r.number)
	last = min(last, s.goal())
	var broken error
	for _, file := range files {
		err := selfplay.Summaries(file, s.settings(r), func(g selfplay.Summary) {
			if _, known := s.seen[g.Number]; known || g.Number < first || g.Number >= last {
				return
			}
			if err := s.note(r, g); err != nil {
				broken = fmt.Errorf("%s: game %d: %w", file, g.Number, err)
			}
		})
		if err := errors.Join(err, broken); err != nil {
			return err
		}
	}
	r.games = 0
	for n := range maps.Keys(s.seen) {
		if n >= first && n < last {
			r.games++
		}
	}
	return nil
}

// files lists the files with games of a round.
func (s *Study) files(round int) (list []string, err error) {
	entries, err := os.ReadDir(s.Folder)
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), fmt.Sprintf("games-%d.", round)) {
			list = append(list, s.path(e.Name()))
		}
	}
	return list, err
}

// note remembers the result of a game. One without a start of its own had no opening that
// suits: it has been played, so that it is not played again, but tells nothing.
func (s *Study) note(r *round, g selfplay.Summary) error {
	if g.Start == "" {
		s.seen[g.Number] = observation{void: true}
		return nil
	}
	start, err := r.rules.ParseFEN(g.Start)
	if err != nil {
		return err
	}
	s.seen[g.Number] = observation{x: s.army.count(start), points: g.Result.Points(define.White), opening: g.Number / 2, imbalance: r.imbalanceOf(g.Number).name()}
	return nil
}
