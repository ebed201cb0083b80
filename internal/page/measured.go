package page

import (
	"fmt"
	"math"

	"fairymax/engine/net"
	"fairymax/internal/sheet"
	"fairymax/internal/worth"
	"fairymax/variants"
)

// measured is what games have told of the pieces' values, and where that comes from, or why the
// file with them is not used.
func measured(v *variants.Variant) ([]sheet.Worth, string) {
	if v.Measured == "" {
		return nil, ""
	}
	file := v.Name + worth.Ending
	table, err := worth.Read(v.Measured)
	if err != nil {
		return nil, fmt.Sprintf("%s is not used: %v.", file, err)
	}
	if table.Key != string(net.KeyOf(v.Rules)) {
		return nil, fmt.Sprintf("%s is not used: its values were measured with other rules.", file)
	}
	list := make([]sheet.Worth, v.Rules.Types()+1)
	for i, t := range v.Rules.Def.Types {
		if value, known := table.Of(t.Name); known {
			list[i+1] = sheet.Worth{Value: round(value.Value), Half: round(value.Half)}
		}
	}
	return list, fmt.Sprintf("Measured by %d games of the engine against itself, the %s being %d; ± is half of the 95 %% interval.",
		table.Made.Games, table.Scale.Piece, round(table.Scale.Value))
}

func round(x float64) int { return int(math.Round(x)) }
