package moves

import (
	"slices"
	"sort"
	"strings"

	"fairymax/board/define"
)

// Row is a row of moves as the language has it: a specimen that is turned to the
// sides that Dirs names. A row of one leg may stand for several specimens, which
// differ in their vectors.
type Row struct {
	Specimen define.Chain
	Vectors  []define.Vector
	Dirs     []string // nil for all sides
}

// Rows writes moves as few rows.
func Rows(m List) []Row {
	chains := m.ends().joined()
	var rows []Row
	done := make(map[string]bool)
	for _, legs := range chains {
		if done[legs.Key()] {
			continue
		}
		images := imagesAmong(chains, legs)
		for _, image := range images {
			done[image.Key()] = true
		}
		for _, r := range rowsOfImages(legs, images) {
			rows = addRow(rows, r)
		}
	}
	sort.SliceStable(rows, func(i, j int) bool { return rows[i].order() < rows[j].order() })
	return rows
}

// order puts first moves after all others.
func (r Row) order() int {
	if r.Specimen[0].Unmoved {
		return 1
	}
	return 0
}

// joined lets a long chain also end where a shorter one ends, and drops the shorter
// one.
func (m List) joined() List {
	m = slices.Clone(m)
	needless := make(map[string]bool)
	for i, legs := range m {
		m[i] = legs.Clone()
		for last := range len(legs) - 1 {
			start := legs[:last+1].WithMode(0)
			start[last].Then = false
			for _, short := range m {
				if len(short) == last+1 && short.WithMode(0).Key() == start.Key() {
					m[i][last].Mode = short[last].Mode
					needless[short.Key()] = true
				}
			}
		}
	}
	return slices.DeleteFunc(m, func(legs define.Chain) bool { return needless[legs.Key()] })
}

// imagesAmong returns those of a chain's images that are among the chains.
func imagesAmong(chains List, legs define.Chain) List {
	keys := make(map[string]bool)
	for _, other := range chains {
		keys[other.Key()] = true
	}
	var found List
	for g := range define.Symmetries {
		image := legs.Turn(g).Straighten()
		if key := image.Key(); keys[key] {
			delete(keys, key)
			found = append(found, image)
		}
	}
	return found
}

// orbitOf returns all images of a chain.
func orbitOf(legs define.Chain) List {
	var all List
	seen := make(map[string]bool)
	for g := range define.Symmetries {
		image := legs.Turn(g).Straighten()
		if key := image.Key(); !seen[key] {
			seen[key] = true
			all = append(all, image)
		}
	}
	return all
}

var sideWords = []struct {
	words []string
	has   func(up int8) bool
}{
	{nil, func(int8) bool { return true }},
	{[]string{"forward"}, func(up int8) bool { return up > 0 }},
	{[]string{"backward"}, func(up int8) bool { return up < 0 }},
	{[]string{"sideways"}, func(up int8) bool { return up == 0 }},
	{[]string{"forward", "backward"}, func(up int8) bool { return up != 0 }},
	{[]string{"forward", "sideways"}, func(up int8) bool { return up >= 0 }},
	{[]string{"backward", "sideways"}, func(up int8) bool { return up <= 0 }},
}

// rowsOfImages writes some images of a chain: as one row if words name just these,
// else one by one.
func rowsOfImages(legs define.Chain, images List) []Row {
	orbit := orbitOf(legs)
	for _, sides := range sideWords {
		var named List
		for _, image := range orbit {
			if sides.has(image[0].Vector.Up) {
				named = append(named, image)
			}
		}
		if len(named) == len(images) && define.SameChains(named, images) {
			specimen := specimenOf(orbit)
			return []Row{{specimen, []define.Vector{specimen[0].Vector}, sides.words}}
		}
	}
	var rows []Row
	for _, image := range images {
		rows = addRow(rows, Row{image, []define.Vector{image[0].Vector}, []string{"exact"}})
	}
	return rows
}

// specimenOf chooses the image that a person would draw: ahead and a little to
// the right.
func specimenOf(orbit List) define.Chain {
	return slices.MinFunc(orbit, func(a, b define.Chain) int { return strings.Compare(rankOf(a), rankOf(b)) })
}

// rankOf sorts first the chains that are nearest to straight ahead.
func rankOf(legs define.Chain) string {
	var b strings.Builder
	for _, step := range legs {
		for _, v := range append([]define.Vector{step.Vector}, step.Path...) {
			b.WriteByte(byte('a' + define.MaxSide - int(v.Up)))
			b.WriteByte(byte('a' + int(max(v.Right, -v.Right))))
			if v.Right < 0 {
				b.WriteByte('-')
			}
			b.WriteByte('+')
		}
	}
	return b.String()
}

// addRow adds a row, or only its vectors to a row that is otherwise the same.
func addRow(rows []Row, r Row) []Row {
	for i := range rows {
		if rows[i].takes(r) {
			rows[i].Vectors = append(rows[i].Vectors, r.Vectors...)
			return rows
		}
	}
	return append(rows, r)
}

// takes reports whether rows of one leg differ only in their vectors.
func (r Row) takes(other Row) bool {
	if len(r.Specimen) > 1 || len(other.Specimen) > 1 || !slices.Equal(r.Dirs, other.Dirs) {
		return false
	}
	if len(r.Specimen[0].Path)+len(other.Specimen[0].Path) > 0 {
		return false
	}
	same := other.Specimen.Clone()
	same[0].Vector = r.Specimen[0].Vector
	return same.Key() == r.Specimen.Key()
}
