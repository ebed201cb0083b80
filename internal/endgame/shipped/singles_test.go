package shipped

import (
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"fairymax"
	"fairymax/internal/endgame"
	"fairymax/internal/study"
	"fairymax/variants"
)

var update = flag.Bool("update", false, "make the answers about all games anew, and write them")

// largest bounds the positions of a table: larger ones would take minutes.
const largest = 2_500_000

var all = flag.Bool("all", false, "make the answers about all games anew, not one in three")

// always are the games that are made anew in every test; FAIRYMAX_LONG makes one in three of all.
var always = []string{"gardner", "losalamos", "shatranj", "knightmate", "makruk"}

// The answers are what tables say that are made anew.
func TestSingles(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	names := always
	switch {
	case *update || *all:
		names = catalogue.Names()
	case os.Getenv("FAIRYMAX_LONG") != "":
		names = oneInThree(catalogue.Names())
	}
	texts := make([]string, len(names))
	var made sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i, name := range names {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		made.Go(func() {
			free <- true
			defer func() { <-free }()
			texts[i] = answers(t, v)
		})
	}
	made.Wait()
	if *update {
		if err := os.WriteFile("singles.txt", []byte(strings.Join(texts, "")), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	for i, name := range names {
		if texts[i] != "" && !strings.Contains("\n"+singles, "\n"+texts[i]) {
			t.Errorf("%s: the answers have changed; go test ./internal/endgame/shipped -update writes them", name)
		}
	}
}

// oneInThree are games of all parts of a list.
func oneInThree(names []string) (list []string) {
	for i := 0; i < len(names); i += 3 {
		list = append(list, names[i])
	}
	return list
}

// answers are what the file should say about a game.
func answers(t *testing.T, v *variants.Variant) string {
	if !endgame.Asks(v.Rules) {
		return ""
	}
	tables, err := endgame.New(v.Rules, endgame.Options{Threads: 1})
	if err != nil {
		t.Error(err)
		return ""
	}
	questions, err := tables.Questions(false, false)
	if err != nil {
		t.Error(err)
		return ""
	}
	var b strings.Builder
	for _, q := range questions {
		jobs, err := tables.Plan(q.Material)
		if err != nil || tooLarge(jobs) {
			continue
		}
		a, err := tables.Answer(context.Background(), q.Material, q.Side)
		if err != nil {
			t.Error(err)
			continue
		}
		write(&b, a)
	}
	if b.Len() == 0 {
		return ""
	}
	return fmt.Sprintf("%s %s\n%s", v.Name, study.RulesDigest(v.Rules.Def), b.String())
}

func tooLarge(jobs []endgame.Job) bool {
	for _, job := range jobs {
		if job.Positions > largest {
			return true
		}
	}
	return false
}

// write writes the lines of an answer.
func write(b *strings.Builder, a *endgame.Answer) {
	for _, p := range a.Parts {
		mark := ""
		if p.Cursed {
			mark = cursed
		}
		fmt.Fprintf(b, "%s\t%s\t%s\t%s\t%s\t%s\t%d%s\n", a.Material, a.Side, a.Pieces[0], p.Name, counts(p.White), counts(p.Black), p.Beyond, mark)
	}
}

func counts(c endgame.Counts) string {
	return fmt.Sprint(c.Positions, c.Won, c.Lost, c.Longest)
}

// What is written is read: the answers of the file say the same when they are written again, and
// each game of it is in the catalogue.
func TestRead(t *testing.T) {
	if got := Singles("x"); got != nil {
		t.Errorf("%d answers about a game that is not there", len(got))
	}
	catalogue := variants.NewCatalogue(fairymax.Files)
	known := 0
	for _, name := range catalogue.Names() {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		digest := study.RulesDigest(v.Rules.Def)
		var b strings.Builder
		for _, a := range Singles(digest) {
			write(&b, a)
		}
		if b.Len() == 0 {
			continue
		}
		known++
		if want := " " + digest + "\n" + b.String(); !strings.Contains(singles, want) {
			t.Errorf("%s is read as\n%s", name, want)
		}
	}
	if games := strings.Count(singles, "\n") - strings.Count(singles, "\t")/(columns-1); known < games {
		t.Errorf("%d games of the catalogue, and %d in the file", known, games)
	}
}

// A known answer: the queen of chess mates in ten moves at most.
func TestQueen(t *testing.T) {
	v, err := variants.NewCatalogue(fairymax.Files).Load("normal")
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range Singles(study.RulesDigest(v.Rules.Def)) {
		if c := a.Parts[0].White; a.Pieces[0] == "queen" {
			if len(a.Parts) != 1 || c.Longest != 19 || c.Won != c.Positions {
				t.Errorf("%+v", a)
			}
			return
		}
	}
	t.Error("there is no answer about the queen")
}
