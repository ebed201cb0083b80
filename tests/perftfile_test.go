package tests

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

// A perft file has the rows "variant NAME" and then blocks, separated by empty
// lines: a position as "fen FEN" or "placement SQUARES SIDE", "moves" that lead
// to it from the start, "perft DEPTH NODES" and "legal", the legal moves. Any
// part of a block may be missing. Comments name the sources of the figures.

// perftBlock is one position of a perft file.
type perftBlock struct {
	line    int    // where the block begins
	fen     string // "" if only the placement is known, "startpos" for the start
	played  bool   // whether moves are given
	moves   []string
	perft   []perftLine
	legal   []string
	isLegal bool // whether the legal moves are given
}

type perftLine struct {
	depth int
	nodes uint64
}

type perftFile struct {
	variant string
	blocks  []perftBlock
}

func readPerftFiles(t *testing.T) []perftFile {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("perft", "*.perft"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no perft files found: %v", err)
	}
	var files []perftFile
	for _, path := range paths {
		f, err := readPerftFile(path)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		files = append(files, f)
	}
	return files
}

func readPerftFile(path string) (perftFile, error) {
	in, err := os.Open(path)
	if err != nil {
		return perftFile{}, err
	}
	defer in.Close()
	var file perftFile
	block := perftBlock{}
	finish := func() {
		if len(block.perft) > 0 || block.isLegal {
			file.blocks = append(file.blocks, block)
		}
		block = perftBlock{}
	}
	scan := bufio.NewScanner(in)
	scan.Buffer(nil, 1<<20)
	for number := 1; scan.Scan(); number++ {
		if block.line == 0 {
			block.line = number
		}
		word, rest, _ := strings.Cut(scan.Text(), " ")
		switch {
		case word == "":
			finish()
		case word[0] == '#':
		case word == "variant":
			file.variant = rest
		default:
			if err := block.row(word, rest); err != nil {
				return file, fmt.Errorf("line %d: %w", number, err)
			}
		}
	}
	finish()
	return file, scan.Err()
}

// row takes one row of a block.
func (b *perftBlock) row(word, rest string) error {
	switch word {
	case "fen":
		b.fen = rest
	case "placement":
	case "moves":
		b.played, b.moves = true, strings.Fields(rest)
	case "legal":
		b.isLegal, b.legal = true, strings.Fields(rest)
	case "perft":
		var line perftLine
		var err error
		depth, nodes, _ := strings.Cut(rest, " ")
		if line.depth, err = strconv.Atoi(depth); err != nil {
			return err
		}
		if line.nodes, err = strconv.ParseUint(nodes, 10, 64); err != nil {
			return err
		}
		b.perft = append(b.perft, line)
	default:
		return fmt.Errorf("unknown row %q", word)
	}
	return nil
}

// fromFEN sets up the block's position from its FEN; nil if it has none.
func (b *perftBlock) fromFEN(t *testing.T, r *board.Rules) *board.Position {
	switch b.fen {
	case "":
		return nil
	case "startpos":
		return r.Start()
	}
	p, err := r.ParseFEN(b.fen)
	if err != nil {
		t.Errorf("%s: %v", b.fen, err)
		return nil
	}
	return p
}

// fromMoves plays the block's moves; nil if it has none.
func (b *perftBlock) fromMoves(t *testing.T, r *board.Rules) *board.Position {
	if !b.played {
		return nil
	}
	g := board.NewGame(r.Start())
	for _, text := range b.moves {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Errorf("after %d moves: %v in %s", len(g.Moves()), err, g.Position().FEN())
			return nil
		}
		g.Play(m)
	}
	return g.Position()
}
