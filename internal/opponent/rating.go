package opponent

// ratings are levels and their ratings, both ascending. They were measured in games of
// chess against Stockfish 15.1, as docs/strength.md tells, and are on the scale of its option UCI_Elo.
var ratings = [...]struct{ level, elo float64 }{
	{0, 700}, {4, 970}, {6, 1300}, {8, 1620}, {10, 1870}, {12, 1940}, {14, 2050}, {18, 2270},
}

// LevelOf is the level of a rating. Beyond the highest measured one it is full skill.
func LevelOf(elo int) float64 {
	for i, r := range ratings {
		switch {
		case float64(elo) > r.elo:
		case i == 0:
			return r.level
		default:
			below := ratings[i-1]
			return below.level + (r.level-below.level)*(float64(elo)-below.elo)/(r.elo-below.elo)
		}
	}
	return FullSkill
}
