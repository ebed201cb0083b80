package vocabulary

import (
	"fairymax/board/define"
	"fairymax/variants/source"
)

// EachColumn visits the keys of a game with values that go into its definition as they
// stand: where each is in the file, the words of which it is one, and where it goes.
func EachColumn(game *source.Node, d *define.Game, visit func(path string, words []string, value *source.Node, column any)) {
	eachColumn(variantSchema(), "", game, d, visit)
}

func eachColumn(s schema, path string, n *source.Node, d *define.Game, visit func(string, []string, *source.Node, any)) {
	for _, k := range s.keys {
		switch value := n.Get(k.name); {
		case value == nil:
		case k.column != nil:
			visit(path+k.name, k.words, value, k.column(d))
		case k.kind == table:
			eachColumn(k.inner(), path+k.name+".", value, d, visit)
		}
	}
}
