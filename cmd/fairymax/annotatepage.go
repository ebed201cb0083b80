package main

import (
	"strings"

	"fairymax/internal/annotate"
	"fairymax/internal/gamepage"
	"fairymax/internal/gametree"
	"fairymax/internal/ownfile"
	"fairymax/internal/pageengine"
)

// savePage writes the page about all games: the analysis board with the games in it, where they
// are of one variant and the engine for pages is there, else a page that only shows them.
func (a *annotation) savePage() error {
	if a.isOneVariant() {
		if engine, err := pageengine.Player.Kept(); err == nil {
			return a.saveBoard(engine)
		}
	}
	var games []*annotate.Game
	for _, g := range a.forPage {
		games = append(games, g.found)
	}
	var page strings.Builder
	if err := gamepage.WriteHTML(&page, games, a.flags.command); err != nil {
		return err
	}
	return a.files().Save(a.flags.html, ownfile.HTML, []byte(page.String()))
}

func (a *annotation) isOneVariant() bool {
	for _, g := range a.forPage {
		if g.variant != a.forPage[0].variant {
			return false
		}
	}
	return true
}

// saveBoard writes the page of the variant that begins with the games. They keep their own comments
// and variations there.
func (a *annotation) saveBoard(engine []byte) error {
	g := a.playedPage(a.forPage[0].variant, engine)
	var record strings.Builder
	for _, game := range a.forPage {
		tree, _, err := gametree.Read(game.record, game.variant.Rules)
		if err == nil {
			err = game.found.Attach(tree)
		}
		if err == nil {
			err = tree.Record(game.record.OwnTags()...).Write(&record)
		}
		if err != nil {
			return err
		}
		g.Player.Remarks = append(g.Player.Remarks, gamepage.Remarks(game.found)...)
	}
	g.Player.Record = record.String()
	return g.SaveHTML(a.files(), a.flags.html)
}
