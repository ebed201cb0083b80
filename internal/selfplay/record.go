package selfplay

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// Record is a game that the engine has played against itself.
type Record struct {
	Number  int    // of the game, from 0
	Variant int    // index of Settings.Variants
	Start   string // FEN, "" for the start of the rules
	Moves   []board.Move
	Random  int     // moves at the start that were drawn and not thought of
	Scores  []int16 // of the moves after them, in centipawns for the side that moves
	Result  Result
}

// Result is the points of White, doubled.
type Result uint8

// The results.
const (
	BlackWins Result = iota
	Draw
	WhiteWins
)

// Points are the points of a side: 0, 0.5 or 1.
func (r Result) Points(side define.Color) float64 {
	if side == define.Black {
		r = WhiteWins - r
	}
	return float64(r) / 2
}

var (
	errDamaged = errors.New("the game is damaged")
	errForeign = errors.New("the game is of another start or of other rules, or damaged")
)

// encode writes a game with its moves as indexes of the legal moves.
func (r *Record) encode(game *board.Game) []byte {
	b := binary.AppendUvarint(nil, uint64(r.Number))
	b = binary.AppendUvarint(b, uint64(r.Variant))
	b = binary.AppendUvarint(b, uint64(len(r.Start)))
	b = append(b, r.Start...)
	b = append(b, byte(r.Result))
	b = binary.AppendUvarint(b, uint64(r.Random))
	b = binary.AppendUvarint(b, uint64(len(r.Moves)))
	var legal board.MoveList
	for i, m := range r.Moves {
		game.PositionAt(i).Legal(&legal)
		b = binary.AppendUvarint(b, uint64(slices.Index(legal.Moves(), m)))
		if i >= r.Random {
			b = binary.AppendVarint(b, int64(r.Scores[i-r.Random]))
		}
	}
	return b
}

// decoder reads the fields of a record. After an error it reads zeros.
type decoder struct {
	rest []byte
	bad  bool
}

func (d *decoder) number(most int) int {
	n, size := binary.Uvarint(d.rest)
	if size <= 0 || n > uint64(most) {
		d.bad = true
		return 0
	}
	d.rest = d.rest[size:]
	return int(n)
}

func (d *decoder) score() int16 {
	n, size := binary.Varint(d.rest)
	if size <= 0 || n != int64(int16(n)) {
		d.bad = true
		return 0
	}
	d.rest = d.rest[size:]
	return int16(n)
}

func (d *decoder) text(n int) string {
	if n > len(d.rest) {
		d.bad = true
		return ""
	}
	text := string(d.rest[:n])
	d.rest = d.rest[n:]
	return text
}

// numberOf returns the number of an encoded game.
func numberOf(record []byte) int {
	d := decoder{rest: record}
	return d.number(math.MaxInt32)
}

// head reads what comes before the moves, and their number.
func (d *decoder) head() (r *Record, moves int) {
	r = &Record{Number: d.number(math.MaxInt32), Variant: d.number(math.MaxInt32)}
	r.Start = d.text(d.number(len(d.rest)))
	if kind := d.text(1); !d.bad {
		r.Result = Result(kind[0])
	}
	r.Random = d.number(mostPlies)
	return r, d.number(mostPlies)
}

// decode reads what encode has written, and plays the game.
func decode(b []byte, games []*board.Rules) (*Record, *board.Game, error) {
	d := &decoder{rest: b}
	r, moves := d.head()
	if d.bad || r.Variant >= len(games) || r.Result > WhiteWins || r.Random > moves {
		return nil, nil, errForeign
	}
	start := games[r.Variant].Start()
	if r.Start != "" {
		var err error
		if start, err = games[r.Variant].ParseFEN(r.Start); err != nil {
			return nil, nil, fmt.Errorf("%w: %w", errForeign, err)
		}
	}
	game := board.NewGame(start)
	if err := r.replay(d, game, moves); err != nil {
		return nil, nil, err
	}
	return r, game, nil
}

// replay reads the moves and plays them.
func (r *Record) replay(d *decoder, game *board.Game, moves int) error {
	var legal board.MoveList
	for i := range moves {
		game.Position().Legal(&legal)
		list := legal.Moves()
		n := d.number(len(list) - 1)
		if d.bad || len(list) == 0 {
			return errForeign
		}
		if i >= r.Random {
			r.Scores = append(r.Scores, d.score())
		}
		r.Moves = append(r.Moves, list[n])
		game.Play(list[n])
	}
	if d.bad || len(d.rest) > 0 {
		return errForeign
	}
	return nil
}
