package testfiles

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
)

// slips are words that can replace each other in a valid definition.
var slips = [][]string{
	{"forward", "backward", "sideways"}, {`"move"`, `"capture"`}, {`"any"`, `"enemy"`, `"friend"`},
	{`"loss"`, `"draw"`, `"win"`}, {"true", "false"}, {"leap", "slide"},
}

var number = regexp.MustCompile(`\b[0-9]\b`)

// Slip changes a random number or word of a definition.
func Slip(text string, random *rand.Rand) string {
	lines := strings.SplitAfter(text, "\n")
	for range 50 {
		i := random.IntN(len(lines))
		if line := lines[i]; !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "start") && !strings.HasPrefix(line, "title") {
			if changed := slipIn(line, random); changed != line {
				lines[i] = changed
				break
			}
		}
	}
	return strings.Join(lines, "")
}

func slipIn(line string, random *rand.Rand) string {
	if places := number.FindAllStringIndex(line, -1); len(places) > 0 && random.IntN(2) > 0 {
		at := places[random.IntN(len(places))]
		n, _ := strconv.Atoi(line[at[0]:at[1]])
		return line[:at[0]] + strconv.Itoa(n+1-2*random.IntN(2)) + line[at[1]:]
	}
	words := slips[random.IntN(len(slips))]
	return strings.Replace(line, words[random.IntN(len(words))], words[random.IntN(len(words))], 1)
}
