package xboard

import "fairymax/internal/foreign/game"

// Read imports setup and piece lines. A line "variant NAME" before them names
// the game.
func Read(in *game.Run) error {
	all := readGames(in)
	defer keepProblems(in, all)
	for _, a := range all {
		if !in.Wanted(a.name) || a.unread {
			continue
		}
		before := in.Faults()
		k, err := newConverter(in, a)
		if err != nil {
			return err
		}
		if k == nil {
			continue
		}
		if err := k.convert(); err != nil {
			return err
		}
		if !a.wrong && in.Faults() == before {
			in.Finish(k.game)
		}
	}
	return nil
}

// keepProblems forgets the problems of games that are not wanted.
func keepProblems(in *game.Run, all []*announced) {
	starts := make([]int, len(all))
	for i, a := range all {
		starts[i] = a.line
	}
	in.KeepProblems(starts, func(part int) bool { return in.IsWanted(all[part].name) })
}

// convert makes the game.
func (k *converter) convert() error {
	k.complete()
	if err := k.armies(); err != nil {
		return err
	}
	if err := k.forms(); err != nil {
		return err
	}
	k.game.NameFrom(k.Library)
	k.game.DressLetters()
	k.rules()
	k.game.Note(k.line, "everything that these lines do not say, such as how the game ends, is as in %s", k.game.Parent)
	return nil
}
