package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"fairymax/board"
	"fairymax/internal/desktop"
	"fairymax/internal/endgame"
	"fairymax/internal/study"
	"fairymax/internal/textboard"
	"fairymax/variants"
)

// endgameFlags are the flags of the command endgame.
type endgameFlags struct {
	fen, dir string
	single   bool
	against  bool
	verify   bool
	asJSON   *bool
	threads  int
	memory   int
}

// declare declares the flags.
func (f *endgameFlags) declare(k *call) {
	k.flags.StringVar(&f.fen, "fen", "", "say what the position of this `FEN` is worth, and its best moves")
	k.flags.BoolVar(&f.single, "single", false, "ask about single pieces only, not about pairs")
	k.flags.BoolVar(&f.against, "against", false, "also ask about each piece against each")
	k.flags.BoolVar(&f.verify, "verify", false, "check every position of new tables with the move generator")
	k.flags.StringVar(&f.dir, "dir", "", "keep tables and answers in this `DIR` (default: in your cache folder)")
	k.threadsFlag(&f.threads, 0, "")
	f.asJSON = k.jsonFlag("print the answers as JSON", endgame.Potential{}, endgameJSON{})
	k.flags.IntVar(&f.memory, "memory", endgame.DefaultMemory>>20, "make no table that needs more than this `NUMBER` of megabytes")
	k.limit("memory", 1, min(math.MaxInt, 1e9))
}

// check refuses flags that make no sense.
func (f *endgameFlags) check(k *call) error {
	if f.fen != "" && (len(k.arguments) > 1 || f.single || f.against) {
		return misuse("-fen is about one position and excludes material, -single and -against")
	}
	if len(k.arguments) > 1 && (f.single || f.against) {
		return misuse("-single and -against are about all pieces; leave them out, or the material")
	}
	return nil
}

// endgameCommand says what the endings of a game are worth.
func endgameCommand(k *call) error {
	var f endgameFlags
	f.declare(k)
	k.gameArgument()
	if err := k.parse(1, -1); err != nil {
		return err
	}
	if err := f.check(k); err != nil {
		return err
	}
	v, err := k.catalogue().Load(k.arguments[0])
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	tables, err := k.endgameTables(v, &f)
	if err != nil {
		return err
	}
	if f.fen != "" {
		err = k.endgamePosition(ctx, v, tables, &f)
	} else {
		err = k.endgameAnswers(ctx, v, tables, &f)
	}
	if errors.Is(err, context.Canceled) {
		return errors.New("interrupted; finished tables and answers are kept")
	}
	return err
}

// endgameFolder is where the tables of a game are kept. What decides them is in its name.
func endgameFolder(r *board.Rules, dir string) (string, error) {
	if dir == "" {
		cache, err := os.UserCacheDir()
		if err != nil {
			return "", err
		}
		dir = filepath.Join(cache, "fairymax", "endgames")
	}
	return filepath.Join(dir, r.Def.Name+"-"+study.RulesDigest(r.Def)[:8]), nil
}

// endgameKey tells the rules of games apart, and versions of the program, which may judge them
// better than earlier ones.
func endgameKey(r *board.Rules) string {
	return study.RulesDigest(r.Def) + " " + desktop.Version
}

// endgameTables prepares the tables of a game.
func (k *call) endgameTables(v *variants.Variant, f *endgameFlags) (*endgame.Tables, error) {
	folder, err := endgameFolder(v.Rules, f.dir)
	if err != nil {
		fmt.Fprintf(k.err, "%v; the tables are not kept\n", err)
	}
	show, largest := k.live(), 0
	if f.fen == "" && len(k.arguments) == 1 {
		largest = largeTable // the answers are kept, and there are many
	}
	return endgame.New(v.Rules, endgame.Options{
		Folder: folder, Key: endgameKey(v.Rules), Largest: largest, Threads: f.threads, Memory: int64(f.memory) << 20, Verify: f.verify,
		Report: func(p endgame.Progress) { show.progress("%v: %s, %.0f %%", p.Material, p.Stage, 100*p.Share) },
		Warn:   func(text string) { fmt.Fprintln(k.err, text) },
	})
}

// endgameAnswers answers about all pieces of a game, or about the material that is named.
func (k *call) endgameAnswers(ctx context.Context, v *variants.Variant, tables *endgame.Tables, f *endgameFlags) error {
	questions, err := k.endgameQuestions(v, tables, f)
	if err != nil {
		return err
	}
	folder, _ := endgameFolder(v.Rules, f.dir)
	kept := endgame.OpenKept(folder, endgameKey(v.Rules), func(text string) { fmt.Fprintln(k.err, text) })
	if questions, err = k.announce(tables, questions, kept, f); err != nil {
		return err
	}
	result := endgame.NewPotential(v.Title, v.Rules)
	for _, q := range questions {
		a, err := tables.Ask(ctx, q, kept)
		if err != nil {
			return err
		}
		result.Answers = append(result.Answers, *a)
	}
	k.live().clear()
	if *f.asJSON {
		return k.printJSON(result)
	}
	result.WriteText(k.out)
	if len(k.arguments) > 1 {
		return k.printExamples(v, result)
	}
	return nil
}

// endgameQuestions lists what is asked.
func (k *call) endgameQuestions(v *variants.Variant, tables *endgame.Tables, f *endgameFlags) ([]endgame.Question, error) {
	if len(k.arguments) == 1 {
		return tables.Questions(!f.single, f.against)
	}
	var list []endgame.Question
	for _, text := range k.arguments[1:] {
		m, err := endgame.ParseMaterial(v.Rules, text)
		if err != nil {
			return nil, err
		}
		list = append(list, endgame.NameQuestion(m))
	}
	return list, nil
}

// largeTable is how many positions tables have that take long enough to be told about.
const largeTable = 4_000_000

// announce tells what the tables for some questions take, if it takes long, and leaves out those
// with tables that are too large, unless they were named.
func (k *call) announce(tables *endgame.Tables, questions []endgame.Question, kept *endgame.Kept, f *endgameFlags) ([]endgame.Question, error) {
	var possible []endgame.Question
	all := map[string]endgame.Job{}
	var left []string
	most := int64(0)
	for _, q := range questions {
		if why := q.Material.Decided(); why != "" && q.Kind == endgame.Named {
			fmt.Fprintln(k.err, why)
		}
		if kept.Answer(q.Material, q.Side) != nil {
			possible = append(possible, q)
			continue
		}
		jobs, err := tables.Plan(q.Material)
		var tooLarge *endgame.TooLargeError
		if errors.As(err, &tooLarge) && q.Kind != endgame.Named {
			left, most = append(left, q.Material.String()), max(most, tooLarge.Needs)
			continue
		}
		if tooLarge != nil {
			return nil, fmt.Errorf("%w; -memory allows more", err)
		}
		if err != nil {
			return nil, err
		}
		for _, job := range jobs {
			all[job.Material.String()] = job
		}
		possible = append(possible, q)
	}
	if len(left) > 0 {
		fmt.Fprintf(k.err, "left out, because a table would need more than the %d MB that -memory allows (up to %d MB): %s\n", f.memory, endgame.Megabytes(most), strings.Join(left, ", "))
	}
	if sum := endgame.Together(all); sum.Positions >= largeTable {
		fmt.Fprintf(k.err, "%d tables with %s positions; they take about %v, and at most %d MB at a time\n",
			len(all), thousands(uint64(sum.Positions)), tables.Time(sum), endgame.Megabytes(sum.Memory))
	}
	return possible, nil
}

// printExamples draws the longest win of each answer, with its line.
func (k *call) printExamples(v *variants.Variant, result *endgame.Potential) error {
	for i := range result.Answers {
		for _, part := range result.Answers[i].Parts {
			if part.Example == nil {
				continue
			}
			p, err := v.Rules.ParseFEN(part.Example.FEN)
			if err != nil {
				return err
			}
			fmt.Fprintf(k.out, "\n%s %s\n", result.Answers[i].Material, part.Name)
			fmt.Fprint(k.out, textboard.Board(p, textboard.Style{}))
			fmt.Fprintln(k.out, part.Example.FEN)
			fmt.Fprintln(k.out, endgame.LineText(p, part.Example.Moves))
		}
	}
	return nil
}
