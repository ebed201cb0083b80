package match

import (
	"fmt"
	"strconv"
	"strings"
)

// Shard is a part of the games of a match: number K of N, from 1. The zero Shard
// is the whole match.
type Shard struct{ K, N int }

// ParseShard reads K/N.
func ParseShard(text string) (Shard, error) {
	k, n, _ := strings.Cut(text, "/")
	s := Shard{}
	var err1, err2 error
	s.K, err1 = strconv.Atoi(k)
	s.N, err2 = strconv.Atoi(n)
	if err1 != nil || err2 != nil || s.K < 1 || s.K > s.N {
		return Shard{}, fmt.Errorf("shard %q: use K/N, such as 1/4 for the first of four", text)
	}
	return s, nil
}

func (s Shard) String() string {
	if s == (Shard{}) {
		return ""
	}
	return fmt.Sprintf("%d/%d", s.K, s.N)
}

// Has reports whether a game belongs to the shard. The two games of a pair always
// stay together.
func (s Shard) Has(number int) bool { return s == (Shard{}) || pairOf(number)%s.N == s.K-1 }
