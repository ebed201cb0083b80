package front

import "fairymax/variants"

// group is a part of the catalogue.
type group struct {
	Title string    `json:"title"`
	Games []example `json:"games"`
}

// example is a game to begin with.
type example struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// groups lists the games of a catalogue. The page has the list, because a phone takes
// seconds to read all games.
func groups(games *variants.Catalogue) []group {
	all := []group{}
	for _, g := range games.Groups() {
		listed := group{Title: g.Title}
		for _, row := range g.Rows {
			for _, name := range row.Names {
				if def, err := games.Definition(name); err == nil {
					listed.Games = append(listed.Games, example{name, def.Title})
				}
			}
		}
		all = append(all, listed)
	}
	return all
}
