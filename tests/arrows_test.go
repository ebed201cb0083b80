package tests

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "fairymax"

// arrows says for every package, by its folder, which others it may import.
// Anything of the standard library is free.
var arrows = map[string][]string{
	".":                          {"board", "board/define", "engine", "engine/traits", "variants", "internal/explain", "internal/fen", "internal/foreign", "internal/foreign/game", "internal/memfs", "internal/nets", "internal/nets/shipped", "internal/notation", "internal/textboard", "variants/spelling", "variants/vocabulary"},
	"board":                      {"board/define", "board/program"},
	"board/program":              {"board/define"},
	"board/define":               {},
	"engine":                     {"board", "board/define", "engine/traits"},
	"engine/traits":              {"board", "board/define"},
	"engine/eval":                {"board", "board/define", "engine/traits"},
	"engine/material":            {"board", "board/define", "engine/traits"},
	"engine/net":                 {"board", "board/define", "engine/traits", "engine/eval", "engine/net/kernel"},
	"engine/net/kernel":          {},
	"engine/testgames":           {"board", "board/define", "variants", "internal/testfiles", "internal/testheap"}, // only tests import it
	"variants":                   {"board", "board/define", "variants/betza", "variants/picture", "variants/source", "variants/spelling", "variants/vocabulary"},
	"variants/vocabulary":        {"board/define", "variants/source", "variants/spelling"},
	"variants/spelling":          {},
	"variants/picture":           {"variants/spelling"},
	"variants/source":            {"github.com/BurntSushi/toml"},
	"variants/lint":              {"board", "board/define", "variants", "variants/source", "variants/vocabulary"},
	"variants/betza":             {"board", "board/define"},
	"cecp":                       {"board", "board/define", "engine", "internal/fen", "internal/notation", "internal/opening", "internal/opponent", "internal/searching", "internal/talk", "internal/xboard", "variants/spelling"},
	"internal/talk":              {},
	"internal/searching":         {"board", "engine"},
	"internal/opening":           {"board", "internal/book"},
	"internal/ucinames":          {},
	"internal/protocol":          {"board", "board/define", "engine", "internal/elo", "internal/fen", "internal/opening", "internal/opponent", "internal/searching", "internal/talk", "internal/textboard", "internal/ucinames"},
	"internal/uci":               {"board", "engine", "internal/notation", "internal/protocol"},
	"internal/usi":               {"board", "internal/notation", "internal/protocol", "internal/uci"},
	"internal/ucci":              {"board", "internal/notation", "internal/protocol", "internal/uci"},
	"internal/opponent":          {"board", "board/define", "engine", "internal/searching"},
	"internal/prompt":            {"internal/plain", "golang.org/x/sys/windows", "golang.org/x/term"},
	"internal/prompt/pseudo":     {"golang.org/x/sys/unix"}, // only tests import it
	"internal/textboard":         {"board", "board/define"},
	"internal/terminal":          {"board", "board/define", "engine", "variants/spelling", "internal/atomicfile", "internal/explain", "internal/fen", "internal/notation", "internal/opponent", "internal/prompt", "internal/sheet", "internal/textboard"},
	"internal/fen":               {"board", "board/define", "variants/spelling"},
	"internal/notation":          {"board", "board/define", "internal/fen", "variants/spelling"},
	"internal/gametree":          {"board", "board/define", "internal/notation"},
	"internal/arena":             {"board", "board/define", "internal/fen", "internal/notation"},
	"internal/xboard":            {"board", "board/define", "internal/fen", "internal/notation"},
	"internal/elo":               {},
	"internal/memfs":             {},
	"internal/killtest":          {}, // only tests import it
	"internal/testfiles":         {}, // only tests import it
	"internal/testheap":          {}, // only tests import it
	"internal/study":             {"board/define", "internal/atomicfile", "variants/spelling"},
	"internal/match":             {"board", "board/define", "internal/notation", "internal/arena", "internal/elo", "internal/atomicfile", "internal/study", "internal/ucinames"},
	"internal/moveloss":          {"internal/atomicfile", "internal/elo", "internal/match"}, // measures, for developers
	"internal/learn":             {"board", "board/define", "engine", "engine/eval", "engine/net", "engine/traits", "internal/arena", "internal/study", "internal/atomicfile", "internal/elo", "internal/gate", "internal/portable", "internal/selfplay", "internal/texel", "internal/train"},
	"internal/selfplay":          {"board", "board/define", "engine", "internal/arena", "internal/study", "internal/atomicfile"},
	"internal/gate":              {"board", "board/define", "engine", "internal/arena", "internal/elo", "internal/player"},
	"internal/annotate":          {"board", "board/define", "engine", "internal/elo", "internal/gametree", "internal/notation"},
	"internal/gamepage":          {"internal/annotate", "internal/chart"},
	"internal/chart":             {},
	"internal/player":            {"engine", "internal/arena"},
	"internal/report":            {"board", "board/define", "engine", "engine/traits", "internal/arena", "internal/study", "internal/atomicfile", "internal/chart", "internal/elo", "internal/notation", "internal/player", "internal/selfplay", "variants/spelling"},
	"internal/piecevalue":        {"board", "board/define", "engine", "engine/traits", "internal/arena", "internal/study", "internal/atomicfile", "internal/elo", "internal/matrix", "internal/selfplay", "variants/source", "variants/spelling"},
	"internal/endgame":           {"board", "board/define", "internal/atomicfile", "internal/notation", "variants/spelling"},
	"internal/endgame/shipped":   {"internal/endgame"},
	"internal/train":             {"internal/portable"},
	"internal/texel":             {"board", "board/define", "engine/eval", "engine/traits", "internal/matrix", "internal/portable"},
	"internal/portable":          {},
	"internal/matrix":            {},
	"internal/nets":              {"engine", "engine/eval", "engine/net", "engine/traits"}, // for programs and the library
	"internal/nets/shipped":      {"engine/net"},
	"internal/book":              {"board", "board/define", "internal/notation", "internal/atomicfile"},
	"internal/atomicfile":        {},
	"internal/ownfile":           {"internal/atomicfile"},
	"internal/plain":             {},
	"internal/desktop":           {},
	"internal/release":           {".", "internal/desktop", "internal/pageengine", "internal/script/library"},
	"internal/script":            {".", "internal/foreign", "internal/memfs", "internal/ucinames", "variants", "variants/spelling", "variants/vocabulary"},
	"internal/script/library":    {"internal/desktop", "internal/page", "internal/pageengine"},
	"internal/script/program":    {"internal/script", "internal/webplay/host"},
	"internal/testlibrary":       {".", "internal/desktop"}, // only tests import it
	"internal/sheet":             {"board", "board/define"},
	"internal/worth":             {},
	"internal/foreign":           {"internal/foreign/game", "internal/foreign/fairymax", "internal/foreign/stockfish", "internal/foreign/xboard", "internal/foreign/diagram"},
	"internal/foreign/moves":     {"board/define"},
	"internal/foreign/game":      {"board/define", "variants", "variants/source", "variants/spelling", "internal/foreign/moves", "internal/memfs", "internal/plain"},
	"internal/foreign/fairymax":  {"board/define", "internal/foreign/moves", "internal/foreign/game", "variants/vocabulary"},
	"internal/foreign/stockfish": {"board/define", "variants/betza", "variants/spelling", "variants/vocabulary", "internal/foreign/moves", "internal/foreign/game"},
	"internal/foreign/xboard":    {"board/define", "internal/foreign/moves", "internal/foreign/game"},
	"internal/foreign/diagram":   {"board/define", "variants/spelling", "internal/foreign/moves", "internal/foreign/game", "internal/foreign/xbetza"},
	"internal/foreign/xbetza":    {"board/define", "variants/betza", "variants/spelling"},
	"internal/diagramtext":       {"board", "board/define", "internal/foreign/xbetza"},
	"internal/initext":           {"board", "board/define", "internal/foreign/moves", "internal/foreign/stockfish", "internal/notation"},
	"internal/explain":           {"board", "board/define", "internal/notation", "internal/sheet", "variants/spelling"},
	"internal/compare":           {"board", "internal/notation", "internal/sheet"},
	"internal/markup":            {},
	"internal/page":              {"board", "board/define", "variants", "engine/net", "engine/traits", "internal/drawing", "internal/markup", "internal/sheet", "internal/worth", "internal/xboard", "internal/ownfile"},
	"internal/editor":            {"engine/net", "variants", "internal/atomicfile", "internal/nets"},
	"internal/cookbook":          {},
	"internal/newgame":           {"variants", "internal/markup", "internal/xboard"},
	"internal/workbench":         {".", "variants", "variants/lint", "engine/net", "engine/traits", "internal/foreign", "internal/foreign/game", "internal/memfs", "internal/nets", "internal/newgame", "internal/page", "internal/webplay", "internal/workbench/link", "internal/xboard"},
	"internal/workbench/front":   {"variants", "internal/cookbook", "internal/markup", "internal/page"},
	"internal/workbench/link":    {},
	"internal/workbench/program": {"internal/workbench", "internal/webplay/host"},
	"internal/drawing":           {"board/define", "variants/betza", "variants/picture"},
	"internal/webplay":           {"board", "board/define", "engine", "engine/net", "engine/traits", "internal/annotate", "internal/elo", "internal/endgame", "internal/explain", "internal/fen", "internal/gametree", "internal/nets", "internal/notation", "internal/opponent", "internal/sheet", "internal/textboard", "variants/spelling"},
	"internal/webplay/host":      {},
	"internal/webplay/program":   {"internal/webplay", "internal/webplay/host"},
	"internal/pageengine":        {"internal/atomicfile", "internal/desktop", "internal/wasm", "internal/wasm/tune"},
	"internal/wasm":              {},
	"internal/wasm/tune":         {"internal/wasm"},
	"cmd/fairymax":               {".", "board", "board/define", "variants", "variants/lint", "variants/spelling", "variants/vocabulary", "engine", "engine/eval", "engine/net", "engine/traits", "cecp", "internal/annotate", "internal/endgame", "internal/endgame/shipped", "internal/fen", "internal/gamepage", "internal/gametree", "internal/learn", "internal/nets", "internal/nets/shipped", "internal/notation", "internal/arena", "internal/elo", "internal/match", "internal/book", "internal/atomicfile", "internal/ownfile", "internal/cookbook", "internal/sheet", "internal/study", "internal/foreign", "internal/explain", "internal/compare", "internal/editor", "internal/newgame", "internal/page", "internal/pageengine", "internal/webplay", "internal/workbench", "internal/workbench/front", "internal/piecevalue", "internal/report", "internal/worth", "internal/xboard", "internal/plain", "internal/portable", "internal/desktop", "internal/diagramtext", "internal/initext", "internal/opening", "internal/prompt", "internal/protocol", "internal/talk", "internal/terminal", "internal/texel", "internal/textboard", "internal/ucci", "internal/uci", "internal/usi"},

	"tests/faults":                {},                                                              // only its tests use it
	"internal/protocol/testgames": {".", "engine", "engine/eval", "internal/protocol", "variants"}, // only tests import it
	"internal/xboard/testgames":   {"board", "board/define"},                                       // only tests import it

	"internal/wasm/tune/testdata/program": {}, // only tests run it
}

// TestImportArrows holds the order of the packages: board/define imports the standard
// library only, and no lower package imports what only the commands need.
func TestImportArrows(t *testing.T) {
	seen := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		folder, err := filepath.Rel("..", filepath.Dir(path))
		if err != nil {
			return err
		}
		folder = filepath.ToSlash(folder)
		seen[folder] = true
		checkImports(t, path, folder)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for folder := range arrows {
		if !seen[folder] {
			t.Errorf("there is no package in %s any more", folder)
		}
	}
}

func checkImports(t *testing.T, path, folder string) {
	t.Helper()
	allowed, known := arrows[folder]
	if !known {
		t.Errorf("%s: say in the table of this test what %s may import", path, folder)
		return
	}
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		t.Error(err)
		return
	}
	for _, spec := range file.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Error(err)
			continue
		}
		if ours := importFolder(name); ours != "" && !slices.Contains(allowed, ours) {
			t.Errorf("%s must not import %s", path, name)
		}
	}
}

// importFolder is the folder of one of our packages, the path of a foreign one,
// or "" for the standard library.
func importFolder(name string) string {
	switch first, _, _ := strings.Cut(name, "/"); {
	case name == module:
		return "."
	case first == module:
		return strings.TrimPrefix(name, module+"/")
	case strings.Contains(first, "."):
		return name
	}
	return ""
}
