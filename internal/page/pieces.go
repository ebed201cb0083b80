package page

import (
	"fmt"
	"os"
	"path/filepath"

	"fairymax/board/define"
	"fairymax/internal/drawing"
	"fairymax/internal/ownfile"
	"fairymax/internal/xboard"
)

// pieceColours are those of a piece outside pages, as the style has them on light ground.
var pieceColours = [2]string{
	define.White: `fill="#fff" stroke="#1f1c17" color="#1f1c17"`,
	define.Black: `fill="#2b2823" stroke="#171410" color="#fff"`,
}

// SavePieces writes pictures of the pieces into a folder, from which XBoard reads them. It
// creates the folder if necessary, and writes only what has changed.
func (g *Game) SavePieces(w ownfile.Writer, folder string, pictures []xboard.Picture) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, p := range pictures {
		text := pieceFile(g.drawings()[p.Type-1], p.Side)
		if err := w.Save(filepath.Join(folder, p.File+".svg"), ownfile.SVG, []byte(text)); err != nil {
			return err
		}
	}
	return nil
}

// pieceFile is the picture of a side's piece as a file of its own.
func pieceFile(d drawing.Drawing, side define.Color) string {
	turn := ""
	if side == define.Black && d.Points() {
		turn = fmt.Sprintf(` transform="rotate(180 %g %[1]g)"`, drawing.Field/2.)
	}
	return fmt.Sprintf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%[1]d\" viewBox=\"0 0 %[1]d %[1]d\"><g %s%s>%s</g></svg>\n",
		drawing.Field, pieceColours[side], turn, d.SVG(side))
}
