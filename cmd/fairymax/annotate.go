package main

import (
	"context"
	"fmt"
	"os"
	"strings"

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
	if f.nodes < 1 || f.threads < 1 {
		return misuse("-nodes and -threads must be positive")
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.stopAtInterrupt(stop, "Stopping.")()
	games, err := k.annotateFiles(ctx, &f)
	if err != nil {
		return err
	}
	return k.saveAnnotated(games, &f)
}

// annotateFiles goes through the games of all files.
func (k *call) annotateFiles(ctx context.Context, f *annotateFlags) (games []*annotate.Game, err error) {
	catalogue, loaded := k.catalogue(), map[string]*variants.Variant{}
	a := &annotate.Annotator{Engine: k.evaluations.engine(engine.Options{}), Nodes: f.nodes}
	a.Engine.SetThreads(f.threads)
	for _, name := range k.arguments {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		records, err := notation.ReadRecords(file)
		file.Close()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if len(records) == 0 {
			return nil, fmt.Errorf("%s has no games in PGN", name)
		}
		for i, record := range records {
			where := fmt.Sprintf("%s, game %d", name, i+1)
			game, err := k.annotateRecord(ctx, a, f.load(catalogue, loaded), record, where)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", where, err)
			}
			games = append(games, game)
		}
	}
	return games, nil
}

// load finds the variant of a game.
func (f *annotateFlags) load(catalogue *variants.Catalogue, loaded map[string]*variants.Variant) func(*notation.Record) (*variants.Variant, error) {
	return func(record *notation.Record) (*variants.Variant, error) {
		name := f.variant
		if name == "" {
			name = record.Tag("Variant")
		}
		if name == "" {
			name = "normal"
		}
		if loaded[name] == nil {
			v, err := catalogue.Load(name)
			if err != nil {
				return nil, err
			}
			loaded[name] = v
		}
		return loaded[name], nil
	}
}

// annotateRecord goes through one game.
func (k *call) annotateRecord(ctx context.Context, a *annotate.Annotator, load func(*notation.Record) (*variants.Variant, error),
	record *notation.Record, where string) (*annotate.Game, error) {
	v, err := load(record)
	if err != nil {
		return nil, err
	}
	k.evaluations.note(v)
	game, err := record.Replay(v.Rules)
	if err != nil {
		return nil, err
	}
	show := k.newStageLine()
	defer show.end()
	a.Report = func(done, plies int) { show.status(where, fmt.Sprintf("%s: %d of %d plies", where, done, plies)) }
	return a.Annotate(ctx, game, record)
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
