package xbetza

import (
	"strconv"
	"strings"

	"fairymax/variants/spelling"
)

// maxForms bounds how many texts the parentheses of a term can stand for.
const maxForms = 200

// writeOut returns the texts that the parentheses of a prefix stand for: x(y)2z is xz,
// xyz and xyyz. Without a number the letters repeat as often as a move can have legs.
func writeOut(prefix string) ([]string, error) {
	before, rest, found := strings.Cut(prefix, "(")
	if strings.ContainsAny(before, digit+")") {
		return nil, mistake("%s: a number or ) without (", spelling.Shortened(before))
	}
	if !found {
		return []string{before}, nil
	}
	group, behind, closed := strings.Cut(rest, ")")
	switch {
	case !closed:
		return nil, mistake("( without )")
	case strings.ContainsAny(group, "("+digit):
		return nil, mistake("parentheses within parentheses")
	case !strings.Contains(group, "a"):
		return nil, mistake("(%s) repeats no leg; a leg ends with a", group)
	}
	digits := behind[:len(behind)-len(strings.TrimLeft(behind, digit))]
	most, err := repetitions(digits)
	if err != nil {
		return nil, err
	}
	tails, err := writeOut(behind[len(digits):])
	if err != nil {
		return nil, err
	}
	var all []string
	for n := range most + 1 {
		for _, tail := range tails {
			text := before + strings.Repeat(group, n) + tail
			if digits == "" && strings.Count(text, "a") >= maxLegs {
				continue
			}
			if all = append(all, text); len(all) > maxForms {
				return nil, gap("parentheses that stand for more than %d moves", maxForms)
			}
		}
	}
	return all, nil
}

// repetitions reads the number after parentheses.
func repetitions(digits string) (int, error) {
	if digits == "" {
		return maxLegs, nil
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n > maxLegs {
		return 0, gap("a move of more than %d legs", maxLegs)
	}
	return n, nil
}
