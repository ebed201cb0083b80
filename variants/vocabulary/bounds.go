package vocabulary

import (
	"strings"

	"fairymax/variants/source"
)

// This file bounds the sizes of values, so that no definition takes minutes or
// gigabytes before it is refused.

// maxText is more bytes than any text of a definition needs.
const maxText = 10_000

func (c checker) text(n *source.Node, k key) {
	switch ok := c.expect(n, isText(n), k, k.demand()); {
	case ok && strings.TrimSpace(n.Text()) == "":
		c.reportEmpty(n, k)
	case len(n.Text()) > maxText:
		c.Add(n.At, "FM099", "%s has %d characters; the limit is %d", k.name, len(n.Text()), maxText)
		n.Bad = true
	case ok && k.syntax == LineForm && !LineForm.MatchString(n.Text()):
		c.Add(n.At, "FM298", "%s must be one line without control characters", k.name)
		n.Bad = true
	}
}

// maxItems bounds lists and tables: a leaper may have a thousand vectors, and nothing
// else comes near.
const maxItems = 1000

// isLong reports and cuts a list or a table that is too long.
func (c checker) isLong(n *source.Node, k key) bool {
	if len(n.List) <= maxItems && len(n.Table) <= maxItems {
		return false
	}
	c.Add(n.At, "FM099", "%s has %d entries; the limit is %d", k.name, max(len(n.List), len(n.Table)), maxItems)
	n.Bad = true
	return true
}
