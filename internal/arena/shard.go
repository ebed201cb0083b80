package arena

import (
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Shard is a part of the games of a series: number K of N, from 1. The zero Shard is
// all of them.
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

// Has reports whether the shard has a game; or a pair, if the two games of pairs stay
// together. They are counted from 0.
func (s Shard) Has(number int) bool { return s == (Shard{}) || number%s.N == s.K-1 }

// Below yields the numbers below n that the shard has, in order.
func (s Shard) Below(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if s.Has(i) && !yield(i) {
				return
			}
		}
	}
}

// Count is how many of the numbers below n the shard has.
func (s Shard) Count(n int) int {
	if s == (Shard{}) {
		return n
	}
	return (n - s.K + s.N) / s.N
}

// File is the file that the shard has beside that of all games.
func (s Shard) File(path string) string {
	if s == (Shard{}) {
		return path
	}
	return shardFile(path, strconv.Itoa(s.K), strconv.Itoa(s.N))
}

// ShardFiles lists the files that shards have beside that of all games.
func ShardFiles(path string) ([]string, error) {
	folder := filepath.Dir(path)
	pattern := shardFile(filepath.Base(path), "*", "*")
	entries, err := os.ReadDir(folder)
	var list []string
	for _, e := range entries {
		if match, _ := filepath.Match(pattern, e.Name()); match {
			list = append(list, filepath.Join(folder, e.Name()))
		}
	}
	return list, err
}

func shardFile(path, k, n string) string {
	extension := filepath.Ext(path)
	return fmt.Sprintf("%s.shard-%s-of-%s%s", strings.TrimSuffix(path, extension), k, n, extension)
}
