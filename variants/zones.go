package variants

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// area is a rectangle of squares as its owner sees the board, ends included. Files and
// ranks count from 1.
type area struct{ left, right, near, far int }

// areas has for each form of a zone what its numbers mean. Letters of files have become
// numbers from 1.
var areas = [...]func(c *compiler, n []int) area{
	vocabulary.Rank:      func(c *compiler, n []int) area { return c.ranksOf(n[0], n[0]) },
	vocabulary.Ranks:     func(c *compiler, n []int) area { return c.ranksOf(n[0], n[1]) },
	vocabulary.LastRank:  func(c *compiler, _ []int) area { return c.ranksOf(c.height, c.height) },
	vocabulary.LastRanks: func(c *compiler, n []int) area { return c.ranksOf(c.height-n[0]+1, c.height) },
	vocabulary.OwnHalf:   func(c *compiler, _ []int) area { return c.ranksOf(1, c.height/2) },
	vocabulary.FarHalf:   func(c *compiler, _ []int) area { return c.ranksOf(c.height-c.height/2+1, c.height) },
	vocabulary.File:      func(c *compiler, n []int) area { return area{n[0], n[0], 1, c.height} },
	vocabulary.Files:     func(c *compiler, n []int) area { return area{n[0], n[1], 1, c.height} },
	vocabulary.OneSquare: func(c *compiler, n []int) area { return area{n[0], n[0], n[1], n[1]} },
	vocabulary.Rectangle: func(c *compiler, n []int) area { return area{n[0], n[2], n[1], n[3]} },
}

func (c *compiler) ranksOf(near, far int) area { return area{1, c.width, near, far} }

// reserved are names that would hide a form of a zone or resemble a part of one.
var reserved = regexp.MustCompile(`^([a-p]\d+(-[a-p]\d+)?|ranks?|files?|last|own|far|enemy|half)$`)

// checkZones reports wrong zones, used or not, and names that cannot be used.
func (c *compiler) checkZones() {
	zones := c.game.Get("zones")
	for _, name := range zones.Keys() {
		if reserved.MatchString(name) {
			c.Add(zones.Table[name].Key, "FM080", "zone %q: this word already has a meaning; choose another name", name)
		}
		c.named(name, define.White, nil)
		c.named(name, define.Black, nil)
	}
}

// zone returns the squares of a list of phrases for a side, nil if there is no list.
func (c *compiler) zone(list *source.Node, side define.Color) *define.Set {
	if list == nil {
		return nil
	}
	key := zoneOf{list, side}
	known := c.regions[key]
	if known == nil {
		known = c.union(list, side, nil)
		c.regions[key] = known
	}
	set := *known
	return &set
}

// zoneOf names a list of zones as a side sees them.
type zoneOf struct {
	list *source.Node
	side define.Color
}

func (c *compiler) union(list *source.Node, side define.Color, visited []string) *define.Set {
	set := new(define.Set)
	for _, item := range list.Items() {
		if part := c.squares(item, side, visited); part != nil {
			for i := range set {
				set[i] |= part[i]
			}
		}
	}
	return set
}

// squares returns the squares of one phrase for a side. If there are none, it reports
// that and returns nil.
func (c *compiler) squares(item *source.Node, side define.Color, visited []string) *define.Set {
	text := item.Text()
	if form, captured, ok := vocabulary.MatchZone(text); ok {
		return c.area(item, areas[form](c, numbers(captured)), side)
	}
	name, enemy := strings.CutPrefix(text, "enemy ")
	if enemy {
		side = side.Other()
	}
	if !c.game.Get("zones").Has(name) {
		if c.misnamed("zones", name) {
			return nil
		}
		c.Add(c.blame(item.At, "zones"), "FM081", "%q is not a zone; write \"rank 3\", \"last 2 ranks\", \"files c-e\", \"d1-f3\" or the like, or a name from zones%s",
			text, c.zoneMeant(item))
		return nil
	}
	if slices.Contains(visited, name) {
		c.Add(item.At, "FM082", "zone %q is defined by itself", name)
		return nil
	}
	return c.named(name, side, append(visited, name))
}

// The ways to write ranks, files and rectangles that authors use besides ours.
var zoneHabits = []struct {
	form *regexp.Regexp
	zone string // with the parts of form
}{
	{regexp.MustCompile(`^(?:ranks?|rows?|lines?) *(\d+)$`), "rank $1"},
	{regexp.MustCompile(`^(?:ranks?|rows?|lines?) *(\d+) *(?:-|–|to|\.\.) *(\d+)$`), "ranks $1-$2"},
	{regexp.MustCompile(`^(?:files?|columns?) *([a-p])$`), "file $1"},
	{regexp.MustCompile(`^(?:files?|columns?) *([a-p]) *(?:-|–|to|\.\.) *([a-p])$`), "files $1-$2"},
	{regexp.MustCompile(`^(?:first|back|home) (?:rank|row)$`), "rank 1"},
	{regexp.MustCompile(`^first (\d+) (?:ranks|rows)$`), "ranks 1-$1"},
	{regexp.MustCompile(`^last (\d+) rows$`), "last $1 ranks"},
	{regexp.MustCompile(`^([a-p]\d+) *(?:–|to|\.\.|:) *([a-p]\d+)$`), "$1-$2"},
	{regexp.MustCompile(`^(?:enemy|opposite|other) half$`), "far half"},
}

// zoneWords are those of which zones consist.
var zoneWords = []string{"rank", "ranks", "file", "files", "last", "own", "far", "half"}

// zoneSpelt mends a word of a zone, "" if that makes none.
func zoneSpelt(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		for _, meant := range zoneWords {
			mended := slices.Clone(words)
			mended[i] = meant
			zone := strings.Join(mended, " ")
			if _, _, ok := vocabulary.MatchZone(zone); ok && spelling.IsSlip(word, meant) {
				return zone
			}
		}
	}
	return ""
}

// zoneMeant returns a remark about the zone that was probably meant.
func (c *compiler) zoneMeant(item *source.Node) source.Fix {
	name := item.Text()
	lower := strings.ToLower(name)
	if vocabulary.IsEverywhere(name) {
		return source.DidYouMean(item, "ranks 1-"+strconv.Itoa(c.height))
	}
	for _, habit := range zoneHabits {
		if m := habit.form.FindStringSubmatchIndex(lower); m != nil {
			return source.DidYouMean(item, string(habit.form.ExpandString(nil, habit.zone, lower, m)))
		}
	}
	if meant := zoneSpelt(lower); meant != "" {
		return source.DidYouMean(item, meant)
	}
	return source.DidYouMean(item, spelling.Nearest(name, append(c.game.Get("zones").Keys(), "last rank", "own half", "far half")))
}

// named returns the zone of a name. A sided zone lists squares by their names for both
// sides, so they are read as White sees them.
func (c *compiler) named(name string, side define.Color, visited []string) *define.Set {
	if known := c.zones[side][name]; known != nil {
		return known
	}
	zone, set := c.game.Get("zones", name), new(define.Set)
	switch {
	case zone == nil:
	case zone.Table == nil:
		set = c.union(zone, side, visited)
	default:
		set = c.union(zone.Get(sideKeys[side]), define.White, visited)
	}
	if c.zones[side] == nil {
		c.zones[side] = make(map[string]*define.Set)
	}
	c.zones[side][name] = set
	return set
}

// numbers reads the captured numbers and letters of files, which count from 1.
func numbers(captured []string) []int {
	var n []int
	for _, text := range captured {
		if text[0] >= 'a' {
			n = append(n, int(text[0]-'a')+1)
			continue
		}
		i, err := strconv.Atoi(text)
		if err != nil {
			i = define.MaxSide + 1
		}
		n = append(n, i)
	}
	return n
}

// ordered is the area with the smaller ends first.
func (a area) ordered() area {
	return area{min(a.left, a.right), max(a.left, a.right), min(a.near, a.far), max(a.near, a.far)}
}

// within reports whether the area has squares, all of them on the board.
func (a area) within(c *compiler) bool {
	return a.left <= a.right && a.near <= a.far && a.right <= c.width && a.near >= 1 && a.far <= c.height
}

// text writes the area as a zone was written.
func (a area) text(like string) string {
	const fileA = 'a' - 1
	switch word, _, _ := strings.Cut(like, " "); word {
	case "ranks":
		return fmt.Sprintf("ranks %d-%d", a.near, a.far)
	case "files":
		return fmt.Sprintf("files %c-%c", fileA+a.left, fileA+a.right)
	}
	return fmt.Sprintf("%c%d-%c%d", fileA+a.left, a.near, fileA+a.right, a.far)
}

// area returns the squares of an area without holes.
func (c *compiler) area(item *source.Node, a area, side define.Color) *define.Set {
	if ordered := a.ordered(); ordered != a && ordered.within(c) {
		c.Add(item.At, "FM083", "zone %q begins with its larger end%s", item.Text(), source.DidYouMean(item, ordered.text(item.Text())))
		return nil
	}
	if !a.within(c) {
		c.Add(c.blame(item.At, "board"), "FM083", "zone %q does not fit on the %dx%d board%s", item.Text(), c.width, c.height, c.anew(item.At))
		return nil
	}
	set := c.onBoard(a, side)
	if set.Empty() {
		c.Add(c.blame(item.At, "holes"), "FM084", "zone %q has no squares: holes removes all of them%s", item.Text(), c.anew(item.At))
		return nil
	}
	return set
}

// onBoard returns the squares of an area of the board that are no holes.
func (c *compiler) onBoard(a area, side define.Color) *define.Set {
	set := new(define.Set)
	for rank := a.near - 1; rank < a.far; rank++ {
		for file := a.left - 1; file < a.right; file++ {
			if s := c.square(file, rank, side); !c.def.Holes.Has(s) {
				set.Add(s)
			}
		}
	}
	return set
}
