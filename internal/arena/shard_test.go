package arena

import "testing"

func TestParseShard(t *testing.T) {
	for text, want := range map[string]Shard{"1/1": {1, 1}, "3/16": {3, 16}, "": {}, "0/2": {}, "3/2": {}, "1": {}, "a/b": {}, "1/2/3": {}, "-1/2": {}} {
		got, err := ParseShard(text)
		if got != want || (err == nil) != (want != Shard{}) || err == nil && got.String() != text {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}
