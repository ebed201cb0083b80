package vocabulary

import (
	"strings"
	"testing"
)

// tables lists every table of the language.
var tables = map[string]func() schema{
	"piece": pieceSchema, "row": rowSchema, "leg": laterLegSchema, "variant": variantSchema, "royal": royalSchema,
	"castling": castlingSchema, "promotion": promotionSchema, "hand": handSchema, "drop": dropSchema,
	"endings": endingsSchema, "repetition": repetitionSchema, "chase": chaseSchema, "spared": sparedSchema, "even_protected": evenProtectedSchema, "goal": goalSchema, "extinct": extinctSchema,
	"counting": countingSchema, "limit": limitSchema, "impasse": impasseSchema,
	"trade":     tradeSchema,
	"turn_over": turnOverSchema,
	"points":    pointsSchema,
	"walls":     wallsSchema, "grid": gridSchema, "mating": matingSchema,
}

func init() {
	for _, k := range effectTables() {
		tables[k.name] = k.inner
		for _, one := range k.inner().keys {
			tables[one.name] = one.inner
		}
	}
}

// TestVocabularyIsInTheManual holds that the full reference has every table of the
// language.
func TestVocabularyIsInTheManual(t *testing.T) {
	documented := make(map[string]bool)
	for _, s := range manualSections() {
		if s.schema != nil {
			documented[headOf(s.schema())] = true
		}
	}
	var visit func(s schema)
	seen := make(map[string]bool)
	visit = func(s schema) {
		if seen[headOf(s)] {
			return
		}
		seen[headOf(s)] = true
		if !documented[headOf(s)] {
			t.Errorf("the manual has no table with the keys %s", strings.Join(s.names(), ", "))
		}
		for _, k := range s.keys {
			if k.inner != nil {
				visit(k.inner())
			}
		}
	}
	visit(variantSchema())
	if len(seen) != len(tables) {
		t.Errorf("%d tables are reached, %d are listed here", len(seen), len(tables))
	}
}

// TestLacks holds that the list of what the language cannot say has no word that it has.
func TestLacks(t *testing.T) {
	for what, table := range tables {
		for _, k := range table().keys {
			for _, word := range append(k.words, k.name) {
				if rule := CannotSay(word); rule != "" {
					t.Errorf("%s: %q is a word of the language, but stands for %q", what, word, rule)
				}
			}
		}
	}
	for _, name := range []string{"linear-chess", "returns", "against", "nearest", "drafty", "unswappable", "Mandicent"} {
		if rule := CannotSay(name); rule != "" {
			t.Errorf("%q stands for %q", name, rule)
		}
	}
	for _, l := range lacks {
		if CannotSay(strings.TrimSuffix(strings.Fields(l.words)[0], ".")) != l.rule {
			t.Errorf("a row before %q hides it", l.rule)
		}
	}
}

// headOf tells tables apart.
func headOf(s schema) string { return s.what + ":" + strings.Join(s.names(), ",") }
