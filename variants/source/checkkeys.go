package source

import (
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// CheckKeys returns an error if the marks of a text and the TOML library disagree
// about its keys. A text that the library refuses must only not stop the scanner.
// Tests call it with texts of all kinds.
func CheckKeys(text string) error {
	var tree map[string]any
	_, err := toml.Decode(text, &tree)
	index := indexOf("x.toml", strings.TrimPrefix(text, "\ufeff"))
	if err != nil || lost(tree, index) != nil {
		return nil
	}
	return compareKeys(tree, index, "")
}

// compareKeys walks over what the library has read and demands that the index
// has the same keys and list elements, and no more.
func compareKeys(value any, m *mark, path string) error {
	switch v := value.(type) {
	case map[string]any:
		if len(v) != len(m.table) {
			return fmt.Errorf("%s: %d keys, the index has %d", path, len(v), len(m.table))
		}
		for key, inner := range v {
			if m.table[key] == nil {
				return fmt.Errorf("%s: the index lacks %q", path, key)
			}
			if err := compareKeys(inner, m.table[key], path+"."+key); err != nil {
				return err
			}
		}
	case []map[string]any:
		list := make([]any, len(v))
		for i := range v {
			list[i] = v[i]
		}
		return compareKeys(list, m, path)
	case []any:
		if len(v) != len(m.list) {
			return fmt.Errorf("%s: %d elements, the index has %d", path, len(v), len(m.list))
		}
		for i, inner := range v {
			if err := compareKeys(inner, m.list[i], fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
	}
	return nil
}
