package eval

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode"
)

// namedWeight is a weight with its name in weights.txt.
type namedWeight struct {
	name   string
	values []*int32 // of the middlegame and, unless it is one number, of the endgame
}

// named lists all weights: the field BothShades is called both-shades.
func (w *Weights) named() (list []namedWeight) {
	fields := reflect.ValueOf(w).Elem()
	for i := range fields.NumField() {
		one := namedWeight{name: kebab(fields.Type().Field(i).Name)}
		switch value := fields.Field(i).Addr().Interface().(type) {
		case *pair:
			one.values = []*int32{&value.mg, &value.eg}
		case *int32:
			one.values = []*int32{value}
		}
		list = append(list, one)
	}
	return list
}

// kebab writes the name of a field in small letters, with hyphens between its words.
func kebab(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// scaleForHands reduces the weights to what they are where captured pieces change sides.
func (w *Weights) scaleForHands() {
	for _, n := range []*int32{&w.ShelterNear, &w.ShelterFar, &w.ShelterDistant, &w.ShelterOpen, &w.Storm} {
		*n = *n * w.ShelterDrops / 100
	}
	w.SafeCheck = w.SafeCheck * w.CheckDrops / 100
}

//go:embed weights.txt
var weightsText string

// standard are the weights of games without others.
var standard = mustReadWeights(weightsText)

// Standard are the weights of games without others.
func Standard() Weights { return standard }

func mustReadWeights(text string) Weights {
	w, err := ParseWeights(text)
	if err != nil {
		panic("weights.txt: " + err.Error())
	}
	return w
}

// ParseWeights reads a text like weights.txt, in which every weight has its line.
func ParseWeights(text string) (w Weights, err error) {
	lines := map[string][]string{}
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if fields := strings.Fields(line); len(fields) > 0 {
			lines[fields[0]] = fields[1:]
		}
	}
	for _, k := range w.named() {
		numbers, ok := lines[k.name]
		if !ok || len(numbers) != len(k.values) {
			return w, fmt.Errorf("%s has %d numbers, not %d", k.name, len(numbers), len(k.values))
		}
		for i, text := range numbers {
			n, err := strconv.ParseInt(text, 10, 16)
			if err != nil {
				return w, fmt.Errorf("%s: %w", k.name, err)
			}
			*k.values[i] = int32(n)
		}
		delete(lines, k.name)
	}
	for name := range lines {
		return w, fmt.Errorf("there is no weight %q", name)
	}
	return w, nil
}

// String writes the weights as in weights.txt.
func (w *Weights) String() string {
	var b strings.Builder
	for _, k := range w.named() {
		fmt.Fprintf(&b, "%-18s", k.name)
		for _, n := range k.values {
			fmt.Fprintf(&b, " %4d", *n)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Numbers are all numbers, to be changed in their place.
func (w *Weights) Numbers() (list []*int32) {
	for _, k := range w.named() {
		list = append(list, k.values...)
	}
	return list
}

// MarshalJSON writes the weights as an object of lists: {"tempo":[30,10],…}.
func (w *Weights) MarshalJSON() ([]byte, error) {
	lists := map[string][]int32{}
	for _, k := range w.named() {
		for _, n := range k.values {
			lists[k.name] = append(lists[k.name], *n)
		}
	}
	return json.Marshal(lists)
}

// UnmarshalJSON reads such an object. A weight that is missing is the standard one, and names
// that are not known are passed over: they are of another version of the evaluation.
func (w *Weights) UnmarshalJSON(text []byte) error {
	var lists map[string][]int16
	if err := json.Unmarshal(text, &lists); err != nil {
		return err
	}
	*w = standard
	for _, k := range w.named() {
		list, ok := lists[k.name]
		if ok && len(list) != len(k.values) {
			return fmt.Errorf("%s has %d numbers, not %d", k.name, len(list), len(k.values))
		}
		for i, n := range list {
			*k.values[i] = int32(n)
		}
	}
	return nil
}
