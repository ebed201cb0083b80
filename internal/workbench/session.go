package workbench

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/internal/foreign/game"
	"fairymax/internal/memfs"
	"fairymax/internal/webplay"
	"fairymax/internal/xboard"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// Session answers a page.
type Session struct {
	webplay.Session // answers what is asked about a game that is played

	folder memfs.Files // the other files of the folder, nil if there is none
	games  *variants.Catalogue
	shared *game.Builtin // what imports need, nil until the first one
}

// New is a session without a folder.
func New() *Session { return &Session{games: builtin()} }

var builtin = sync.OnceValue(func() *variants.Catalogue { return variants.NewCatalogue(fairymax.Files) })

// warnings are what the command check warns of.
var warnings = lint.Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}

// question is what a page asks. Do is one of the names in questions; the rest depends
// on it.
type question struct {
	Do      string
	Name    string            // of a game
	Text    string            // of a definition, or of a link
	From    string            // begin: the game that is changed
	Start   string            // link: the FEN of the start, "" for that of the game
	Moves   []string          // link: in coordinates
	Files   map[string]string // folder: the texts of its files
	Folders []folder          // folder: others, with games to extend
	Mark    string            // check, page: what stands for the engine's text
	Sum     string            // check, page: how a policy names the engine's text
	Nets    []network         // check, doubt, page: what may play the game, the most important first
}

// questions are what a page can ask here.
var questions = map[string]func(*Session, *question) (any, error){
	"folder": (*Session).setFolder,
	"open":   (*Session).open,
	"check":  (*Session).check,
	"doubt":  (*Session).doubt,
	"page":   (*Session).page,
	"begin":  (*Session).begin,
	"game":   (*Session).readGame,
	"link":   (*Session).link,
	"follow": (*Session).follow,
}

// Answer answers a question. When the context ends, so does a search, with what it has found.
func (s *Session) Answer(ctx context.Context, text []byte) []byte {
	q := new(question)
	if err := json.Unmarshal(text, q); err != nil {
		return written(failure(fmt.Errorf("the question is not JSON: %w", err)))
	}
	answer := questions[q.Do]
	if answer == nil {
		return s.Session.Answer(ctx, text)
	}
	said, err := answer(s, q)
	if err != nil {
		said = failure(err)
	}
	return written(said)
}

func failure(err error) map[string]string { return map[string]string{"error": err.Error()} }

func written(answer any) []byte {
	text, err := json.Marshal(answer)
	if err != nil {
		panic(err) // answers are plain structures
	}
	return text
}
