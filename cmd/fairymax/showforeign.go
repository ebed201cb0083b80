package main

import (
	"fmt"

	"fairymax/internal/diagramtext"
	"fairymax/internal/initext"
	"fairymax/variants"
)

// foreignForms are the flags of show for the words of other programs.
type foreignForms struct{ diagram, ini bool }

func (k *call) foreignFlags() *foreignForms {
	f := new(foreignForms)
	k.flags.BoolVar(&f.diagram, "diagram", false, "print the game as an Interactive Diagram, an element for pages of chessvariants.com; messages name the rules that it leaves out")
	k.flags.BoolVar(&f.ini, "ini", false, "print the game as a section of a variants.ini, for Fairy-Stockfish and programs that use it; messages name the rules that it leaves out")
	return f
}

// wanted reports whether one of them is chosen; others are options that exclude them.
func (f *foreignForms) wanted(others bool) (bool, error) {
	if f.diagram && f.ini || (f.diagram || f.ini) && others {
		return false, misuse("-diagram and -ini show the whole game and exclude each other and all other options")
	}
	return f.diagram || f.ini, nil
}

// showForeign prints a variant in the words of another program. Rules that these leave out are
// named in the error output.
func (k *call) showForeign(v *variants.Variant, f *foreignForms) error {
	var form, text string
	var lacks []string
	if f.ini {
		section := initext.Write(v.Name, v.Rules)
		form, text, lacks = "section", section.Text, section.Lacks
	} else {
		form = "diagram"
		text, lacks = diagramtext.Write(v.Rules)
	}
	fmt.Fprint(k.out, text)
	for _, lack := range lacks {
		fmt.Fprintf(k.err, "%s: the %s cannot express %s\n", v.Name, form, lack)
	}
	return nil
}
