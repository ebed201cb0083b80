package report

import (
	"cmp"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// The reports of games that people know were made by the command itself:
//
//	fairymax report -games 400 -json NAME > internal/report/known/NAME.json
//
// with 1,000 games of chess.
//
//go:embed known/*.json
var knownFiles embed.FS

// Known are the reports of games that people know.
func Known() ([]*Report, error) {
	names, err := fs.Glob(knownFiles, "known/*.json")
	if err != nil {
		return nil, err
	}
	var list []*Report
	for _, name := range names {
		text, err := knownFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		r := new(Report)
		if err := json.Unmarshal(text, r); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, r)
	}
	return list, nil
}

// compare says in words how a game differs from those that people know. It says nothing
// where intervals overlap.
func compare(r *Report, known []*Report) (list []string) {
	for _, f := range figures() {
		if f.more == "" || f.of(r).N == 0 {
			continue
		}
		above, below := neighbours(&f, r, known)
		var parts []string
		if below != nil {
			parts = append(parts, fmt.Sprintf("%s than %s (%s)", f.more, below.Title, f.short(below)))
		}
		if above != nil {
			parts = append(parts, fmt.Sprintf("%s than %s (%s)", f.less, above.Title, f.short(above)))
		}
		if len(parts) > 0 {
			list = append(list, fmt.Sprintf("%s %s: %s.", f.name, f.text(r), strings.Join(parts, ", ")))
		}
	}
	return list
}

// neighbours are the games with the next larger figure and the next smaller one, as far as the
// intervals tell them apart.
func neighbours(f *figure, r *Report, known []*Report) (above, below *Report) {
	e := f.of(r)
	if e.N < least {
		return nil, nil
	}
	sorted := slices.Clone(known)
	slices.SortStableFunc(sorted, func(a, b *Report) int {
		return cmp.Compare(f.of(a).Value, f.of(b).Value)
	})
	for _, k := range sorted {
		switch o := f.of(k); {
		case k.Name == r.Name || o.N == 0:
		case o.High < e.Low:
			below = k
		case o.Low > e.High && above == nil:
			above = k
		}
	}
	return above, below
}
