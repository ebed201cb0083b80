package vocabulary

import (
	"fairymax/board/define"
)

// This file has the vocabulary of what moves do besides moving and capturing. Package
// board has a row for each effect.

// effectTables are the keys of a game that have effects in them.
func effectTables() []key {
	var keys []key
	for _, in := range define.EffectTables() {
		inner := func() schema { return effectsSchema(in) }
		last := inner().keys[len(inner().keys)-1]
		keys = append(keys, key{name: in.Key, kind: table, inner: inner, doc: in.Meaning + "; see " + in.Title,
			example: in.Key + "." + last.name + ` = { becomes = "nothing", except = "pawn" }`})
	}
	return keys
}

// effectSections are the parts of the reference about them.
func effectSections() []section {
	var list []section
	for i, k := range effectTables() {
		in := define.EffectTables()[i]
		list = append(list, section{title: in.Title, text: in.Text + "\n\nKeys of the table " + k.name + ":", schema: k.inner})
		for _, one := range k.inner().keys {
			list = append(list, section{text: "Keys of the table " + k.name + "." + one.name + ":", schema: one.inner})
		}
	}
	return list
}

// effectsSchema is a table of effects.
func effectsSchema(in *define.EffectTable) (s schema) {
	for i := range define.EffectKinds() {
		k := &define.EffectKinds()[i]
		if k.Table != in {
			continue
		}
		example := k.Path() + ` = { becomes = "nothing", except = ["pawn", "king"] }`
		if k.Around {
			example += "\nwrap = true # then the left and right edges are joined here too"
		}
		s.keys = append(s.keys, key{name: k.Key, kind: table, inner: func() schema { return effectSchema(define.Effect(i), k) }, doc: k.Meaning, example: example})
	}
	return s
}

// effectSchema is an effect.
func effectSchema(e define.Effect, k *define.EffectKind) schema {
	var words []string
	for _, fate := range k.Fates() {
		words = append(words, fate.String())
	}
	s := schema{keys: []key{
		{name: "becomes", kind: word, words: words, required: true, doc: meanings(words, func(i int) string { return k.Fates()[i].Meaning() }),
			column:  func(d *define.Game) any { return &d.Effects[e].Becomes },
			example: k.Path() + `.becomes = "nothing"`},
		{name: "by", kind: nameList, names: "piece", doc: "only captures by these pieces do this, as they were before a promotion", absent: "all",
			column:  func(d *define.Game) any { return &d.Effects[e].By },
			example: k.Path() + ` = { becomes = "nothing", by = "queen" }`},
		{name: "except", kind: nameList, names: "piece", doc: "pieces that stay as they are", absent: "none",
			column:  func(d *define.Game) any { return &d.Effects[e].Except },
			example: k.Path() + ` = { becomes = "nothing", except = "pawn" }`},
	}}
	if k.Around {
		s.keys = append(s.keys, key{name: "radius", kind: number, lo: 1, hi: 2, doc: "how far around that square, in steps of a king", absent: "1",
			column:  func(d *define.Game) any { return &d.Effects[e].Radius },
			example: k.Path() + ` = { becomes = "nothing", radius = 2 }`})
	}
	return s
}
