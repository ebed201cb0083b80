package peers

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board/define"
	"fairymax/internal/initext"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// writtenName begins the names of games that we write as sections.
const writtenName = "written-"

// isWritten reports whether a game is a section of ours, in which kinds of pieces have new numbers.
func (g *peerGame) isWritten() bool { return strings.HasPrefix(g.theirs, writtenName) }

// The games of the catalogue, and some more, that a section of a variants.ini can say are the same games to
// ffish when it reads it.
func TestWrittenSections(t *testing.T) {
	r := startReferee(t)
	catalogue := variants.NewCatalogue(fairymax.Files)
	names, folder := catalogue.Names(), t.TempDir()
	for name, text := range testfiles.Sayable {
		file := filepath.Join(folder, name+".toml")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		names = append(names, file)
	}
	var games []*peerGame
	for _, name := range names {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(name), ".toml")
		section := initext.Write(writtenName+name, v.Rules)
		if len(section.Lacks) > 0 {
			continue
		}
		r.mustLearn(t, section.Text)
		g := newGame("ffish", writtenName+name, v.Rules)
		g.letters = lettersOf(v.Rules.Def, section.Letters)
		g.chess960 = v.Rules.Def.Shuffle == define.Chess960
		games = append(games, g)
	}
	var sum tally
	seed := seed(t)
	for _, g := range games {
		t.Run(g.theirs, func(t *testing.T) {
			c := &comparison{t: t, referee: r, game: g, tally: &sum, random: rand.New(rand.NewPCG(seed, hash(g.theirs)))}
			c.run(max(positions(t)/len(games)/2, len(ways)))
		})
	}
	t.Logf("%d games: %v", len(games), &sum)
}

// lettersOf replaces our letters by those of a section. A form that a captured piece loses is written
// as there already, with + before the letter of what it was.
func lettersOf(def *define.Game, theirs []string) *strings.Replacer {
	var pairs []string
	for i, t := range def.Types {
		if t.Demotes == 0 && t.Letter != theirs[i] {
			pairs = append(pairs, t.Letter, theirs[i], strings.ToLower(t.Letter), strings.ToLower(theirs[i]))
		}
	}
	if pairs == nil {
		return nil
	}
	return strings.NewReplacer(pairs...)
}
