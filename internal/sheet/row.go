package sheet

import (
	"fmt"
	"slices"

	"fairymax/board/define"
)

// row is moves of a piece that differ only in their directions.
type row struct {
	chains []chain // not empty
	free   bool    // a second leg chooses its direction freely
	drawn  bool    // legs are shown as vectors, in one picture
}

// rows groups chains into as few rows as words allow.
func rows(chains []chain) []row {
	var found []row
	for _, same := range gather(chains, chain.manner) {
		first := same[0]
		switch {
		case len(first) == 1 && len(first[0].Path) == 0:
			found = append(found, row{chains: same})
		case isProduct(same):
			found = append(found, row{chains: same, free: true})
		default:
			found = append(found, turned(same)...)
		}
	}
	return found
}

// gather groups chains with the same key, in the order of the first of each group.
func gather(chains []chain, key func(chain) string) [][]chain {
	var groups [][]chain
	place := map[string]int{}
	for _, c := range chains {
		k := key(c)
		i, known := place[k]
		if !known {
			i = len(groups)
			place[k] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}

// isProduct reports whether the second of two legs has the same choice of directions
// after every first leg.
func isProduct(chains []chain) bool {
	if len(chains[0]) != 2 || len(chains[0].shape()) != 2 {
		return false
	}
	var first, second []define.Vector
	for _, c := range chains {
		first, second = append(first, c[0].Vector), append(second, c[1].Vector)
	}
	a, b := slices.Concat(families(first)...), slices.Concat(families(second)...)
	return len(a) > 1 && len(b) > 1 && len(a)*len(b) == len(chains)
}

// turned splits chains into rows that are turned as a whole. It joins rows that
// would read the same except for the first direction.
func turned(chains []chain) []row {
	var found []row
	places := map[string]int{}
	for _, orbit := range gather(chains, func(c chain) string { return fmt.Sprint(canonical(c.shape())) }) {
		words, ok := heading(firstVectors(orbit))
		if !ok || !closed(orbit) {
			for _, c := range orbit {
				found = append(found, row{chains: []chain{c}, drawn: true})
			}
			continue
		}
		turns, simple := turnWords(orbit[0])
		if !simple {
			found = append(found, row{chains: orbit, drawn: true})
			continue
		}
		key := words + turns
		if i, known := places[key]; known {
			found[i].chains = append(found[i].chains, orbit...)
			continue
		}
		places[key] = len(found)
		found = append(found, row{chains: orbit})
	}
	return found
}

// closed reports whether chains of one orbit include all its images that begin like
// one of them, so that no left or right half is missing.
func closed(orbit []chain) bool {
	have, all := map[string]bool{}, map[string]bool{}
	for _, c := range orbit {
		have[fmt.Sprint(c.shape())] = true
	}
	first := firstVectors(orbit)
	for turn := range define.Symmetries {
		if image := turnShape(orbit[0].shape(), turn); slices.Contains(first, image[0]) {
			all[fmt.Sprint(image)] = true
		}
	}
	return len(have) == len(all)
}

func firstVectors(chains []chain) []define.Vector {
	var vectors []define.Vector
	for _, c := range chains {
		if !slices.Contains(vectors, c[0].Vector) {
			vectors = append(vectors, c[0].Vector)
		}
	}
	return vectors
}

// turnWords says how the second leg of a chain turns. ok is false unless both legs
// go to neighbouring squares; vectors are then clearer.
func turnWords(c chain) (words string, ok bool) {
	if len(c) != 2 || len(c.shape()) != 2 || !near(c[0].Vector) || !near(c[1].Vector) {
		return "", false
	}
	return angle(c[0].Vector, c[1].Vector), true
}

// canonical is the same for all images of a shape and for no other.
func canonical(shape []define.Vector) []define.Vector {
	var least []define.Vector
	for turn := range define.Symmetries {
		image := turnShape(shape, turn)
		if least == nil || slices.CompareFunc(image, least, define.Vector.Compare) < 0 {
			least = image
		}
	}
	return least
}

func turnShape(shape []define.Vector, turn define.Symmetry) []define.Vector {
	image := make([]define.Vector, len(shape))
	for i, v := range shape {
		image[i] = turn.Of(v)
	}
	return image
}
