package piecevalue

import (
	"fmt"
	"html"
	"io"
	"strings"
)

// Sizes of the picture, in pixels.
const (
	pictureWidth = 640
	labelWidth   = 170
	rowHeight    = 26
	headHeight   = 44
	footHeight   = 34
)

// pictureStyle makes it readable on light and dark pages.
const pictureStyle = `text{font:13px system-ui,sans-serif;fill:#222}.t{font-weight:600;font-size:15px}.s{fill:#666}.g{stroke:#ddd}.b{fill:#4a7ebb}.e{stroke:#222;stroke-width:1.5}` +
	`@media(prefers-color-scheme:dark){text{fill:#ddd}.s{fill:#999}.g{stroke:#444}.e{stroke:#eee}}`

// WriteSVG draws the values as bars with their intervals.
func WriteSVG(w io.Writer, r *Result) error {
	most := 100.0
	var rows []Value
	for _, v := range r.Values {
		if v.Known {
			rows = append(rows, v)
			most = max(most, v.Value+v.Half)
		}
	}
	height := headHeight + len(rows)*rowHeight + footHeight
	x := func(v float64) float64 { return labelWidth + max(0, v)/most*(pictureWidth-labelWidth-90) }
	var b strings.Builder
	title := html.EscapeString(r.Title)
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="Values of the pieces of %s"><style>%s</style>`, pictureWidth, height, title, pictureStyle)
	fmt.Fprintf(&b, "\n"+`<text class="t" x="10" y="24">%s: what the pieces are worth</text>`, title)
	for i, v := range rows {
		y := headHeight + i*rowHeight
		middle := float64(y) + rowHeight/2
		fmt.Fprintf(&b, "\n"+`<text x="%d" y="%.0f" text-anchor="end">%s</text>`, labelWidth-8, middle+4, html.EscapeString(v.Name))
		fmt.Fprintf(&b, `<rect class="b" x="%d" y="%d" width="%.1f" height="%d"/>`, labelWidth, y+4, x(v.Value)-labelWidth, rowHeight-8)
		fmt.Fprintf(&b, `<path class="e" d="M%.1f %.1fH%.1f"/>`, x(v.Value-v.Half), middle, x(v.Value+v.Half))
		fmt.Fprintf(&b, `<text x="%.1f" y="%.0f">%s %s</text>`, x(v.Value+v.Half)+6, middle+4, v.text(), v.halfText())
	}
	foot := fmt.Sprintf("%s = %g, with 95 %% intervals; %s, %d nodes a move", r.Scale.Piece, r.Scale.Value, r.Made.from(), r.Made.Nodes)
	fmt.Fprintf(&b, "\n"+`<text class="s" x="10" y="%d">%s</text></svg>`+"\n", height-12, html.EscapeString(foot))
	_, err := io.WriteString(w, b.String())
	return err
}
