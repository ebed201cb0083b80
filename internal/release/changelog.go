package main

import (
	"fmt"
	"strings"
	"time"
)

// developing is the end of a version between releases.
const developing = "-dev"

// unreleased is the date of files between releases: the earliest that a zip can have.
var unreleased = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// releaseDate reads the date of a version from the first heading of a changelog, which
// has to be about that version.
func releaseDate(changelog, version string) (time.Time, error) {
	_, rest, _ := strings.Cut(changelog, "\n## ")
	heading, _, _ := strings.Cut(rest, "\n")
	number, said, _ := strings.Cut(heading, ", ")
	if next, ok := strings.CutSuffix(version, developing); ok {
		if number != next || said != "not released yet" {
			return time.Time{}, fmt.Errorf("CHANGELOG.md begins with %q, want \"%s, not released yet\", because this is %s", heading, next, version)
		}
		return unreleased, nil
	}
	date, err := time.Parse(time.DateOnly, said)
	if err != nil || number != version {
		return time.Time{}, fmt.Errorf("CHANGELOG.md begins with %q, want \"%s, YEAR-MONTH-DAY\"", heading, version)
	}
	return date, nil
}
