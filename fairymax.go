package fairymax

import "embed"

// Files has pieces.toml, the folder variants and in it order.txt, the names of
// the variants in the order in which people are shown them.
//
//go:embed pieces.toml variants/*.toml variants/*.values.json variants/order.txt
var Files embed.FS

// Cookbook is the cookbook of the language, in Markdown.
//
//go:embed docs/cookbook.md
var Cookbook string
