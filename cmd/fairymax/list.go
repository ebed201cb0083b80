package main

import (
	"fmt"
	"text/tabwriter"

	"fairymax/variants"
)

// list prints one line for each variant, or for each piece with the variants it occurs in.
func list(k *call) error {
	pieces := k.flags.Bool("pieces", false, "list the pieces and the variants that have them")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	w := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', 0)
	var failed error
	seen := newPieceIndex()
	catalogue := k.catalogue()
	for _, name := range catalogue.Names() {
		v, err := catalogue.Load(name)
		if err != nil {
			fmt.Fprintf(k.err, "%v\n", err)
			failed = errReported
			continue
		}
		if *pieces {
			seen.add(v)
			continue
		}
		fmt.Fprintf(w, "%s\t%s\t%d×%d\n", name, v.Title, v.Rules.Files, v.Rules.Ranks)
	}
	seen.print(w)
	w.Flush()
	return failed
}

// pieceIndex knows in which variants a piece occurs, in the order of the catalogue.
type pieceIndex struct {
	names   []string
	letter  map[string]string
	betza   map[string]string
	homes   map[string]int
	example map[string]string
}

func newPieceIndex() *pieceIndex {
	return &pieceIndex{nil, map[string]string{}, map[string]string{}, map[string]int{}, map[string]string{}}
}

func (x *pieceIndex) add(v *variants.Variant) {
	for i, def := range v.Rules.Def.Types {
		if x.homes[def.Name]++; x.homes[def.Name] > 1 {
			continue
		}
		x.names = append(x.names, def.Name)
		x.letter[def.Name] = def.Letter
		x.betza[def.Name] = betzaText(v, i)
		x.example[def.Name] = v.Name
	}
}

func (x *pieceIndex) print(w *tabwriter.Writer) {
	for _, name := range x.names {
		where := x.example[name]
		if more := x.homes[name] - 1; more > 0 {
			where += fmt.Sprintf(" and %d more", more)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", name, x.letter[name], x.betza[name], where)
	}
}
