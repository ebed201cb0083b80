package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/annotate"
	"fairymax/internal/atomicfile"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// annotateFlags are the flags of the command annotate.
type annotateFlags struct {
	nodes, threads int
	variant, html  string
	json           *bool
	command        string // as it was typed
}

// annotateCommand goes through games in PGN and writes them with comments.
func annotateCommand(k *call) error {
	f := annotateFlags{command: "fairymax annotate " + strings.Join(k.arguments, " ")}
	k.flags.IntVar(&f.nodes, "nodes", 100_000, "`NODES` that are searched in each position")
	k.flags.IntVar(&f.threads, "threads", 1, "`NUMBER` of threads of a search")
	k.flags.StringVar(&f.variant, "variant", "", "name or file of the `VARIANT` (default: that of each game's tag Variant)")
	k.flags.StringVar(&f.html, "html", "", "write a page with the curves into this `FILE` too")
	f.json = k.jsonFlag("print the games as JSON instead of PGN")
	k.netFlag()
	if err := k.parse(1, -1); err != nil {
		return err
	}
	if f.nodes < 1 || f.threads < 1 || f.threads > mostThreads {
		return misuse("-nodes and -threads must be positive, -threads at most %d", mostThreads)
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.stopAtInterrupt(stop, "Stopping.")()
	tasks, failed := k.recordsOf(&f)
	games := k.annotateGames(ctx, &f, tasks)
	if len(games) < len(tasks) {
		failed = errReported // it was interrupted
	}
	if len(games) > 0 {
		if err := k.saveAnnotated(games, &f); err != nil {
			return err
		}
	}
	return failed
}

// annotateTask is a game to go through.
type annotateTask struct {
	where  string
	record *notation.Record
	game   *board.Game
}

// recordsOf reads the games of all files. What cannot be read is reported; the rest is
// gone through.
func (k *call) recordsOf(f *annotateFlags) (tasks []annotateTask, failed error) {
	load := f.load(k.catalogue(), map[string]*variants.Variant{})
	report := func(err error) {
		fmt.Fprintf(k.err, "fairymax: %v\n", err)
		failed = errReported
	}
	for _, name := range k.arguments {
		records, err := recordsIn(name)
		if err != nil {
			report(err)
		}
		for i, record := range records {
			where := fmt.Sprintf("%s, game %d", name, i+1)
			game, err := k.replay(record, load)
			if err != nil {
				report(fmt.Errorf("%s: %w", where, err))
				continue
			}
			tasks = append(tasks, annotateTask{where, record, game})
		}
	}
	return tasks, failed
}

// replay plays a record through under the rules of its variant.
func (k *call) replay(record *notation.Record, load func(*notation.Record) (*variants.Variant, error)) (*board.Game, error) {
	v, err := load(record)
	if err != nil {
		return nil, err
	}
	k.evaluations.note(v)
	return record.Replay(v.Rules)
}

// recordsIn reads the games of a file. There may be some before an error.
func recordsIn(name string) ([]*notation.Record, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	records, err := notation.ReadRecords(file)
	if err == nil && len(records) == 0 {
		err = errors.New("no games in PGN")
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return records, err
}

// load finds the variant of a game.
func (f *annotateFlags) load(catalogue *variants.Catalogue, loaded map[string]*variants.Variant) func(*notation.Record) (*variants.Variant, error) {
	return func(record *notation.Record) (*variants.Variant, error) {
		name := cmp.Or(f.variant, record.Tag("Variant"), "normal")
		if loaded[name] == nil {
			v, err := catalogue.Load(name)
			if err != nil && f.variant == "" {
				err = fmt.Errorf("%w; -variant names the file of a game of your own", err)
			}
			if err != nil {
				return nil, err
			}
			loaded[name] = v
		}
		return loaded[name], nil
	}
}

// annotateGames goes through games until it is interrupted.
func (k *call) annotateGames(ctx context.Context, f *annotateFlags, tasks []annotateTask) (games []*annotate.Game) {
	a := &annotate.Annotator{Engine: k.evaluations.engine(engine.Options{}), Nodes: f.nodes}
	a.Engine.SetThreads(f.threads)
	for _, task := range tasks {
		show := k.newStageLine()
		a.Report = func(done, plies int) {
			show.status(task.where, fmt.Sprintf("%s: %d of %d plies", task.where, done, plies))
		}
		game, err := a.Annotate(ctx, task.game, task.record)
		show.end()
		if err != nil {
			return games
		}
		games = append(games, game)
	}
	return games
}

// saveAnnotated writes games as PGN or JSON, and a page if that is wanted.
func (k *call) saveAnnotated(games []*annotate.Game, f *annotateFlags) error {
	if f.html != "" {
		var page strings.Builder
		if err := annotate.WriteHTML(&page, games, f.command); err != nil {
			return err
		}
		if err := atomicfile.Replace(f.html, []byte(page.String())); err != nil {
			return err
		}
	}
	if *f.json {
		return k.printJSON(games)
	}
	for _, g := range games {
		if err := g.WritePGN(k.out); err != nil {
			return err
		}
	}
	return nil
}
