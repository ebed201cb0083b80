package main

import (
	"fmt"

	"fairymax/internal/diagramtext"
	"fairymax/variants"
)

// showDiagram prints a variant as an Interactive Diagram. Rules that it leaves out are
// named in the error output.
func (k *call) showDiagram(v *variants.Variant) error {
	text, lacks := diagramtext.Write(v.Rules)
	fmt.Fprint(k.out, text)
	for _, lack := range lacks {
		fmt.Fprintf(k.err, "%s: the diagram leaves out %s\n", v.Name, lack)
	}
	return nil
}
