package variants

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"fairymax/board"
	"fairymax/variants/source"
)

// reportRefusal reports a mistake that only package board finds.
func (l *loader) reportRefusal(game *source.Node, err error) {
	var fen *board.FENError
	if errors.As(err, &fen) {
		at, remark := l.Inside(game.Get("start"), fen.Offset), ""
		if at.File != game.At.File {
			remark = fmt.Sprintf("; it comes from %s, line %d: write start in this file", path.Base(at.File), at.Line)
		}
		for _, key := range []string{"castling", "grid", "hand", "pieces"} {
			at = blamed(game, at, key)
		}
		l.Add(l.own(game, at), fenCodes[fen.Field], "start: %v%s", err, remark)
		return
	}
	if way := (*board.WayError)(nil); errors.As(err, &way) {
		l.Add(l.own(game, movesPlace(game, way)), "FM306", "%v", way)
		return
	}
	l.Add(l.own(game, refusalPlace(game, err)), "FM099", "%v", err)
}

// refusalPlace returns the place of a mistake that only package board finds: the piece
// or the key with which the message begins, or the title.
func refusalPlace(game *source.Node, err error) source.Place {
	subject, _, _ := strings.Cut(err.Error(), ":")
	for _, list := range lists(game.Get("pieces")) {
		for _, item := range list.Items() {
			if item.Text() == subject {
				return item.At
			}
		}
	}
	if n := game.Get(strings.Split(subject, ".")...); n != nil {
		return n.At
	}
	return game.Get("title").At
}

// movesPlace returns the place of the moves of a piece that captures on the way: in this file, or
// else the key of the effects.
func movesPlace(game *source.Node, way *board.WayError) source.Place {
	for _, key := range []string{"moves", "betza", "like"} {
		if n := game.Get("piece", way.Piece, key); n != nil && n.At.File == game.At.File {
			return n.At
		}
	}
	return refusalPlace(game, errors.New(way.Key+":"))
}

// fenCodes are the codes of mistakes in the fields of the start position.
var fenCodes = map[string]source.Code{
	"board": "FM090", "hand": "FM091", "side": "FM077", "rights": "FM092", "en passant": "FM093", "clock": "FM094", "move number": "FM095", "checks": "FM096",
	"counterstrike": "FM097", "passes": "FM097",
}

// own returns a place, or where the file begins if the place is in another one: something in this
// file has made that one wrong.
func (l *loader) own(game *source.Node, at source.Place) source.Place {
	if at.File == game.At.File {
		return at
	}
	return game.Get("title").At
}
