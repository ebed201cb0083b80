package arena

import (
	"slices"
	"testing"
)

func TestParseShard(t *testing.T) {
	for text, want := range map[string]Shard{"1/1": {1, 1}, "3/16": {3, 16}, "": {}, "0/2": {}, "3/2": {}, "1": {}, "a/b": {}, "1/2/3": {}, "-1/2": {}} {
		got, err := ParseShard(text)
		if got != want || (err == nil) != (want != Shard{}) || err == nil && got.String() != text {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

func TestNumbersOfShards(t *testing.T) {
	for n := range 12 {
		for _, s := range []Shard{{}, {1, 1}, {1, 3}, {2, 3}, {3, 3}, {7, 9}} {
			list := slices.Collect(s.Below(n))
			if len(list) != s.Count(n) {
				t.Errorf("shard %v has %v below %d, and counts %d", s, list, n, s.Count(n))
			}
			for _, number := range list {
				if !s.Has(number) || number >= n {
					t.Errorf("%d of shard %v below %d", number, s, n)
				}
			}
		}
	}
}
