package endgame

import (
	"context"
	"errors"
	"flag"
	"hash/crc32"
	"strings"
	"testing"
	"time"

	"fairymax"
	"fairymax/board/define"
	"fairymax/variants"
)

// mostNumbers bounds the tables that the test of the catalogue makes.
const mostNumbers = 150_000

// allTables makes every table of the catalogue, not one in three.
var allTables = flag.Bool("all", false, "make every table of three pieces of the catalogue, not one in three")

// Tables of three pieces of every game of the catalogue agree with the generator of moves, or the
// game says why there is none.
func TestCatalogue(t *testing.T) {
	long(t)
	catalogue := variants.NewCatalogue(fairymax.Files)
	for _, name := range catalogue.Names() {
		t.Run(name, func(t *testing.T) {
			rules := load(t, name)
			tables, err := New(rules, Options{Verify: true})
			var refused *RefusedError
			if errors.As(err, &refused) {
				t.Skip(err)
			}
			questions, err := tables.Questions(false, false)
			if err != nil {
				if !strings.Contains(err.Error(), "no royal piece") {
					t.Fatal(err)
				}
				questions = withoutRoyals(tables)
			}
			start := time.Now()
			for _, q := range questions {
				if !*allTables && crc32.ChecksumIEEE([]byte(name+" "+q.Material.String()))%3 != 0 {
					continue
				}
				if jobs, err := tables.Plan(q.Material); err != nil || tooMany(jobs) {
					t.Log(q.Material, err, "left out")
					continue
				}
				if _, _, err := tables.Get(context.Background(), q.Material); err != nil {
					t.Error(err)
				}
			}
			t.Log(len(questions), time.Since(start))
		})
	}
}

func tooMany(jobs []Job) bool {
	for _, job := range jobs {
		if job.Positions > mostNumbers {
			return true
		}
	}
	return false
}

// withoutRoyals asks about each piece against each, in games without royals.
func withoutRoyals(tables *Tables) []Question {
	var list []Question
	for _, a := range tables.pieces(define.White, false) {
		for _, b := range tables.pieces(define.Black, false) {
			m := newMaterial(tables.rules, []define.Piece{define.MakePiece(define.White, a), define.MakePiece(define.Black, b)})
			list = append(list, Question{m, define.White, Named})
		}
	}
	return list
}
