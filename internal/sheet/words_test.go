package sheet

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// wordRule is a column of the definition with named values.
type wordRule struct {
	name string
	kind string // its type in package board
	set  func(*define.Game, uint8)
}

// wordRules are all columns with named values, each in a place where every value
// must show.
var wordRules = []wordRule{
	{"Royal.Check", "CheckRule", func(d *define.Game, i uint8) { d.Royal.Check = define.CheckRule(i) }},
	{"Promotion.Otherwise", "Otherwise", func(d *define.Game, i uint8) { d.Promotions[0].Otherwise = define.Otherwise(i) }},
	{"Promotion.By", "PromotionBy", func(d *define.Game, i uint8) { d.Promotions[1].By = define.PromotionBy(i) }},
	{"Hand.Use", "HandUse", func(d *define.Game, i uint8) { d.Hand.Use = define.HandUse(i) }},
	{"Hand.Gains", "Gains", func(d *define.Game, i uint8) { d.Hand.Gains = define.Gains(i) }},
	{"Shuffle", "Shuffle", func(d *define.Game, i uint8) { d.Shuffle = define.Shuffle(i) }},
	{"Captures", "CaptureRule", func(d *define.Game, i uint8) { d.Captures = define.CaptureRule(i) }},
	{"Notation", "Notation", func(d *define.Game, i uint8) { d.Notation = define.Notation(i) }},
	{"Grid.Moves", "GridRule", func(d *define.Game, i uint8) { d.Grid.Moves = define.GridRule(i) }},
	{"Grid.Captures", "GridRule", func(d *define.Game, i uint8) { d.Grid.Captures = define.GridRule(i) }},
	{"Royal.Gives", "CheckGiving", func(d *define.Game, i uint8) { d.Royal.Gives = define.CheckGiving(i) }},
	{"Trade.Counterstrike", "Counterstrike", func(d *define.Game, i uint8) { d.Trade.Counterstrike = define.Counterstrike(i) }},
	{"Walls.Place", "WallPlace", func(d *define.Game, i uint8) { d.Walls.Place = define.WallPlace(i) }},
	{"Checkmate", "Outcome", func(d *define.Game, i uint8) { d.Endings.Checkmate = define.Outcome(i) }},
	{"Stalemate", "Outcome", func(d *define.Game, i uint8) { d.Endings.Stalemate = define.Outcome(i) }},
	{"TurnOvers.After", "TurnAfter", func(d *define.Game, i uint8) { d.TurnOvers[0].After = define.TurnAfter(i) }},
	{"BareKing", "BareKing", func(d *define.Game, i uint8) { d.Endings.BareKing = define.BareKing(i) }},
	{"Goals.Counts", "GoalCount", func(d *define.Game, i uint8) { d.Endings.Goals[0].Counts = define.GoalCount(i) }},
	{"Passes", "Outcome", func(d *define.Game, i uint8) { d.Endings.Passes = define.Outcome(i) }},
	{"Facing", "Outcome", func(d *define.Game, i uint8) { d.Endings.Facing = define.Outcome(i) }},
	{"Repetition.Result", "Outcome", func(d *define.Game, i uint8) { d.Endings.Repetition.Result = define.Outcome(i) }},
	{"PerpetualCheck", "Outcome", func(d *define.Game, i uint8) { d.Endings.Repetition.PerpetualCheck = define.Outcome(i) }},
	{"PerpetualChase", "Outcome", func(d *define.Game, i uint8) { d.Endings.Repetition.PerpetualChase = define.Outcome(i) }},
	{"Step.Mode", "Mode", func(d *define.Game, i uint8) { d.Types[tCannon-1].Steps[define.White][1].Mode = define.Mode(i) }},
	{"Step.Hop", "Hop", func(d *define.Game, i uint8) { d.Types[tCannon-1].Steps[define.White][1].Hop = define.Hop(i) }},
	{"Step.EnPassant", "EnPassantRole", func(d *define.Game, i uint8) {
		d.Types[tPawn-1].Steps[define.White][0].EnPassant = define.EnPassantRole(i)
	}},
}

func init() {
	for e, kind := range define.EffectKinds() {
		wordRules = append(wordRules, wordRule{kind.Path(), "Fate", func(d *define.Game, i uint8) { d.Effects[e].Becomes = define.Fate(i) }})
	}
}

// TestEveryWordIsTold sets each rule with named values to all of them. No two sheets
// may read the same.
func TestEveryWordIsTold(t *testing.T) {
	numbers := namedValues(t)
	for _, rule := range wordRules {
		t.Run(rule.name, func(t *testing.T) {
			d := everything()
			texts := map[string]uint8{}
			for _, i := range numbers[rule.kind] {
				if rule.kind == "Hop" && i == 0 {
					continue // a later leg has a hop
				}
				rule.set(d, i)
				text := sheetOf(d).text()
				if other, known := texts[text]; known {
					t.Errorf("%d reads like %d", i, other)
				}
				texts[text] = i
			}
			if len(texts) < 2 {
				t.Errorf("%s has %d values", rule.kind, len(texts))
			}
		})
	}
}

// TestEveryWordRuleIsKnown looks for types with named values in the definition that
// wordRules lack.
func TestEveryWordRuleIsKnown(t *testing.T) {
	for _, kind := range leafTypes(reflect.TypeFor[define.Game]()) {
		named := kind.Kind() == reflect.Uint8 && kind.PkgPath() != "" && kind != reflect.TypeFor[define.PieceType]()
		if named && !slices.ContainsFunc(wordRules, func(r wordRule) bool { return r.kind == kind.Name() }) {
			t.Errorf("wordRules lacks a column of type %s", kind.Name())
		}
	}
}

// leafTypes lists the types of all values that a type can hold.
func leafTypes(t reflect.Type) []reflect.Type {
	switch t.Kind() {
	case reflect.Struct:
		var list []reflect.Type
		for i := range t.NumField() {
			list = append(list, leafTypes(t.Field(i).Type)...)
		}
		return list
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		return leafTypes(t.Elem())
	}
	return []reflect.Type{t}
}

// namedValues reads the constants of the definition and lists the values of each type:
// 0, 1, 2 … or, for sets of bits, all sets.
func namedValues(t *testing.T) map[string][]uint8 {
	t.Helper()
	files, err := filepath.Glob("../../board/define/*.go")
	if err != nil {
		t.Fatal(err)
	}
	values := map[string][]uint8{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range tree.Decls {
			if group, ok := decl.(*ast.GenDecl); ok && group.Tok == token.CONST {
				addValues(values, group)
			}
		}
	}
	return values
}

// howMany is the name of a constant behind the last value of a type.
var howMany = regexp.MustCompile(`^[Nn]um[A-Z]`)

// addValues adds the constants of a group that counts with iota.
func addValues(values map[string][]uint8, group *ast.GenDecl) {
	kind, bits := "", false
	for _, spec := range group.Specs {
		spec := spec.(*ast.ValueSpec)
		if len(spec.Values) > 0 {
			operation, isBit := spec.Values[0].(*ast.BinaryExpr)
			first, isName := spec.Values[0].(*ast.Ident)
			name, typed := spec.Type.(*ast.Ident)
			kind, bits = "", isBit && operation.Op == token.SHL
			if typed && (bits || isName && first.Name == "iota") {
				kind = name.Name
			}
		}
		switch n := len(values[kind]); {
		case kind == "", howMany.MatchString(spec.Names[0].Name):
		case bits && n == 0:
			values[kind] = []uint8{0, 1}
		case bits:
			for _, set := range values[kind] {
				values[kind] = append(values[kind], set+uint8(n))
			}
		default:
			values[kind] = append(values[kind], uint8(n))
		}
	}
}

// A piece and its promoted twin have one name, which is said once; and in a game of royal
// pieces alone nothing counts for an impasse.
func TestTwins(t *testing.T) {
	queen := define.Type{Name: "queen", Title: "Queen"}
	s := &Sheet{Def: &define.Game{Types: []define.Type{queen, queen}}}
	if got := s.oneOf([]define.PieceType{1, 2}); got != "a Queen" {
		t.Errorf("oneOf: %q", got)
	}
	if got := s.impassePoints(&define.Impasse{Points: map[define.PieceType]int{1: 9, 2: 9}}); got != "9 each" {
		t.Errorf("points: %q", got)
	}
	s.Def.Royal.Types = define.MaskOf(1, 2)
	if got := s.impassePoints(&define.Impasse{}); got != "" {
		t.Errorf("points of royals: %q", got)
	}
}

// A name that says nothing beside the title is left out.
func TestSameName(t *testing.T) {
	for _, test := range []struct {
		title, name string
		same        bool
	}{
		{"Kitsune", "kitsune", true}, {"gold", "gold~", true}, {"Shogi pawn", "shogi-pawn", true}, {"tokin", "+tokin", true},
		{"Seven Samurai", "samurai", false}, {"Chess", "normal", false}, {"", "x", false},
	} {
		if got := sameName(test.title, test.name); got != test.same {
			t.Errorf("%q and %q: %v", test.title, test.name, got)
		}
	}
}

// Rules of sides with different pieces name the side; what cannot move, promote or castle is not
// spoken of.
func TestRulesOfOneSide(t *testing.T) {
	d := zoo()
	d.Types = d.Types[:2:2]
	add := func(name string, c define.Color, steps [2][]define.Step) {
		owners := [2]bool{}
		owners[c] = true
		d.Types = append(d.Types, define.Type{Name: name, Title: name, Letter: strings.ToUpper(name[:1]), Owners: owners, Steps: steps})
	}
	add("village", define.White, [2][]define.Step{})
	add("bandit", define.Black, turnedSteps(all, step(0, 1, 1, both)))
	village, bandit := define.PieceType(3), define.PieceType(4)
	d.Endings.Extinct.Types = define.MaskOf(village, bandit)
	d.Endings.Goals = []define.Goal{{Type: bandit, Zone: [2]define.Set{rect(0, 15, 15, 15), rect(0, 0, 15, 0)}}}
	d.Endings.MoveRule = 50
	s := sheetOf(d)
	s.ResetsMoveRule = func(kind define.PieceType) bool { return kind >= village }
	var text strings.Builder
	s.Rules(&text)
	words := strings.Join(strings.Fields(text.String()), " ")
	for _, want := range []string{
		"Goal: if Black brings a bandit to the last rank, it wins.",
		"Extinction: White loses when it has none left of its villages; Black loses when it has none left of its bandits.",
		"without a capture or a move of a bandit, the game",
	} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is missing in\n%s", want, words)
		}
	}
	for _, missing := range []string{"Castling", "Promotion"} {
		if strings.Contains(words, missing) {
			t.Errorf("%s in\n%s", missing, words)
		}
	}
	d.Endings.Extinct.Types = define.MaskOf(1, 2, village)
	if text := s.extinction()[0]; text != "Extinction: White loses when it has none left of one of these types: queens, griffons or villages; Black loses when it has none left of one of these types: queens or griffons." {
		t.Error(text)
	}
	corners := rect(0, 0, 0, 0)
	corners.Add(2)
	d.Endings.Goals[0].Zone[define.Black] = corners
	if text := s.goals()[0]; text != "Goal: if Black brings a bandit to a1 or c1, it wins." {
		t.Error(text)
	}
	if got := s.Brief(2); got != "moves or captures one step diagonally, also across the left and right edges, then moves or captures any distance turned by 45° to either side" {
		t.Errorf("a griffon %s", got)
	}
}
