package selfplay

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/arena"
)

// Games of other settings are refused with what differs; what an older file does not say agrees.
func TestAccepts(t *testing.T) {
	s := Default(names, "test", 7)
	s.Rules, s.Version = "a", "1.0"
	for want, change := range map[string]func(*Settings){
		"":                               func(s *Settings) { s.Rules, s.Version = "", "" },
		"another start":                  func(s *Settings) { s.Rules, s.Engine = "b", "another" },
		"of version 2.0 of this program": func(s *Settings) { s.Version = "2.0" },
		"other settings: seed is 8 there, and 7 here":           func(s *Settings) { s.Seed++ },
		`other settings: engine is "another"`:                   func(s *Settings) { s.Engine = "another" },
		"other settings: whole is true there, and not set here": func(s *Settings) { s.Whole = true },
	} {
		other := s
		change(&other)
		switch err := s.accepts(other); {
		case want == "" && err != nil, want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

// Shards must be of the version that gathers them; games that were begun without shards, and files
// of versions that said nothing of themselves, are continued. The file of all is the same either way.
func TestVersionsOfShards(t *testing.T) {
	folder := t.TempDir()
	run := newRun(t, filepath.Join(folder, "own"), 1, 0, 1, 2)
	run.Whole, run.Shards, run.Program = filepath.Join(folder, "whole"), filepath.Join(folder, "games"), "2.0"
	shard := func(version string) *Run {
		r := newRun(t, arena.Shard{K: 1, N: 2}.File(run.Shards), 1, 0, 2)
		r.Settings.Version = version
		return r
	}
	play(t, shard("1.0"))
	if err := shard("2.0").Play(t.Context()); err == nil || !strings.Contains(err.Error(), "version 1.0") {
		t.Errorf("a shard of another version is continued: %v", err)
	}
	if err := run.Gather(t.Context()); err == nil || !strings.Contains(err.Error(), "version 1.0") {
		t.Errorf("a shard of another version is taken: %v", err)
	}
	for _, version := range []string{"", "2.0"} {
		for _, path := range []string{shard("").Path, run.Path, run.Whole} {
			_ = os.Remove(path)
		}
		play(t, shard(version))
		if err := run.Gather(t.Context()); err != nil {
			t.Fatalf("version %q: %v", version, err)
		}
		alone := newRun(t, filepath.Join(folder, "alone"), 1, 0, 1, 2)
		if play(t, alone); content(t, run.Whole) != content(t, alone.Path) {
			t.Errorf("version %q: the shards are not one run", version)
		}
	}
}

// Games of two starts are not merged, whatever lies between them.
func TestMergedRules(t *testing.T) {
	folder := t.TempDir()
	var paths []string
	for i, rules := range []string{"a", "", "b"} {
		r := newRun(t, filepath.Join(folder, "games"+rules), 1, i)
		r.Settings.Rules = rules
		play(t, r)
		paths = append(paths, r.Path)
	}
	whole := filepath.Join(folder, "whole")
	for _, from := range [][]string{paths[:2], {paths[1], paths[0]}} {
		if err := MergeInto(whole, from...); err != nil || !strings.Contains(content(t, whole), `"rules":"a"`) {
			t.Errorf("%v: %v", from, err)
		}
	}
	slices.Reverse(paths)
	if err := MergeInto(whole, paths...); err == nil || !strings.Contains(err.Error(), "another start") {
		t.Errorf("games of two starts are merged: %v", err)
	}
}
