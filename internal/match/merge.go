package match

import (
	"fmt"
	"slices"
	"strconv"

	"fairymax/internal/elo"
)

// MergeFiles adds up the logs of shards: the games, the test of the match, nil for none, and
// how many games it has.
func MergeFiles(names ...string) (s *Summary, test *elo.SPRT, games int, err error) {
	var logs []Log
	for _, name := range names {
		l, err := ReadLog(name)
		if err != nil {
			return nil, nil, 0, err
		}
		logs = append(logs, l)
	}
	whole, err := Merge(logs...)
	if err != nil {
		return nil, nil, 0, err
	}
	if test, err = elo.ParseSPRT(whole.Settings["sprt"]); err != nil {
		return nil, nil, 0, err
	}
	if games, err = strconv.Atoi(whole.Settings["games"]); err != nil {
		return nil, nil, 0, fmt.Errorf("%s does not say how many games there are", names[0])
	}
	return Summarize(whole.Games), test, games, nil
}

// Merge combines the logs of shards, sorted by the numbers of the games. It fails if
// they are not of one match, or have a game twice.
func Merge(logs ...Log) (Log, error) {
	merged := Log{Settings: logs[0].Settings}
	home := map[int]string{}
	for _, l := range logs {
		if err := l.Settings.differ(l.Name, merged.Settings, logs[0].Name); err != nil {
			return Log{}, fmt.Errorf("%s and %s are not of one match: %w", l.Name, logs[0].Name, err)
		}
		for _, r := range l.Games {
			if other, twice := home[r.Number]; twice {
				return Log{}, fmt.Errorf("game %d is both in %s and in %s", r.Number, other, l.Name)
			}
			home[r.Number] = l.Name
			merged.Games = append(merged.Games, r)
		}
	}
	slices.SortFunc(merged.Games, func(a, b Record) int { return a.Number - b.Number })
	for _, r := range merged.Games {
		if first := merged.Games[0]; r.Names != first.Names {
			return Log{}, fmt.Errorf("game %d was played by %s and %s, game %d by %s and %s", first.Number, first.Names[0], first.Names[1], r.Number, r.Names[0], r.Names[1])
		}
	}
	return merged, nil
}
