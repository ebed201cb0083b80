package main

import (
	"fairymax/board/define"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// list prints the variants in groups, the pieces that occur in them, or the pictures for pieces.
func list(k *call) error {
	pieces := k.flags.Bool("pieces", false, "list the pieces instead")
	pictures := k.flags.Bool("pictures", false, "list the pictures that the key picture of a piece can name")
	html := k.flags.String("html", "", "with -pictures, write a page that shows them into this `FILE`")
	asJSON := k.jsonFlag("print the list as JSON", listedGame{}, listedPiece{}, listedPicture{})
	k.overFlag()
	if err := k.parse(0, 0); err != nil {
		return err
	}
	switch {
	case *html != "" && (!*pictures || *asJSON):
		return misuse("-html needs -pictures and excludes -json")
	case *pictures && *pieces:
		return misuse("-pieces and -pictures are two lists; choose one")
	case *pictures:
		return k.listPictures(*html, *asJSON)
	}
	catalogue := k.catalogue()
	games, failed := k.games(catalogue)
	var err error
	switch {
	case *pieces && *asJSON:
		err = k.printJSON(listedPieces(games))
	case *pieces:
		listPieces(k.out, listedPieces(games))
	default:
		err = k.listGames(catalogue.Groups(), games, *asJSON)
	}
	if err != nil {
		return err
	}
	return failed
}

// catalogueGame is what the list tells of a game.
type catalogueGame struct {
	name, file string // no file if the game is built in
	def        *define.Game
	known      bool // XBoard knows it
}

// games reads the whole catalogue, several variants at a time, and reports variants
// that cannot be read.
func (k *call) games(catalogue *variants.Catalogue) (games []*catalogueGame, failed error) {
	names, own := catalogue.Names(), ownNames(catalogue)
	read, errs := make([]*catalogueGame, len(names)), make([]error, len(names))
	inParallel(len(names), func(i int) {
		read[i], errs[i] = readGame(catalogue, names[i], own[names[i]])
	})
	for i, err := range errs {
		if err == nil {
			games = append(games, read[i])
		}
	}
	return games, k.reportAll(errs)
}

// readGame reads a game. The moves of one that is built in are good: they are compiled
// only where XBoard might know the game by its name.
func readGame(catalogue *variants.Catalogue, name string, own bool) (*catalogueGame, error) {
	if !own && !xboard.IsBuiltIn(name) {
		def, err := catalogue.Definition(name)
		return &catalogueGame{name: name, def: def}, err
	}
	v, err := catalogue.Load(name)
	if err != nil {
		return nil, err
	}
	return &catalogueGame{name: name, file: v.File, def: v.Rules.Def, known: knownToXBoard(v)}, nil
}

// ownNames are the names of the user's games.
func ownNames(catalogue *variants.Catalogue) map[string]bool {
	own := make(map[string]bool)
	for _, g := range catalogue.Groups() {
		for _, row := range g.Rows {
			for _, name := range row.Names {
				own[name] = own[name] || g.Own
			}
		}
	}
	return own
}

// listGames prints a line for each game, group by group, or all of them as JSON.
func (k *call) listGames(groups []variants.Group, games []*catalogueGame, asJSON bool) error {
	byName := map[string]*catalogueGame{}
	for _, game := range games {
		byName[game.name] = game
	}
	var listed []listedGroup
	for _, g := range groups {
		l := newListedGroup(g, byName)
		if len(l.rows) > 0 {
			listed = append(listed, l)
		}
	}
	if asJSON {
		return k.printJSON(allGames(listed))
	}
	return printGroups(k.out, listed)
}
