package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"iter"
	"os"
	"strings"

	"fairymax/engine"
	"fairymax/internal/annotate"
	"fairymax/internal/notation"
	"fairymax/internal/ownfile"
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
	f := annotateFlags{command: program + " annotate " + shellLine(k.arguments)}
	k.flags.IntVar(&f.nodes, "nodes", 100_000, "search this many `NODES` in each position")
	k.limit("nodes", 1, 0)
	k.threadsFlag(&f.threads, 1, "; with more than one, the scores differ from run to run")
	k.variantFlag(&f.variant, "", " (default: the Variant tag of each game)")
	k.flags.StringVar(&f.html, "html", "", "also write a page with the curves to this `FILE`, with a board if all games are of one variant")
	f.json = k.jsonFlag("print the games as JSON instead of PGN", annotate.Game{})
	k.overFlag()
	k.netFlag()
	if err := k.parse(1, -1); err != nil {
		return err
	}
	if err := k.writable(f.html, ownfile.HTML); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.atInterrupts("Stopping.", stop)()
	return k.newAnnotation(&f).all(ctx)
}

// annotation goes through games, and writes each when it is done.
type annotation struct {
	*call
	flags     *annotateFlags
	catalogue *variants.Catalogue
	loaded    map[string]*variants.Variant
	annotator *annotate.Annotator
	written   int
	forPage   []annotatedGame
}

// annotatedGame is a game for the page.
type annotatedGame struct {
	found   *annotate.Game
	record  *notation.Record
	variant *variants.Variant
}

func (k *call) newAnnotation(f *annotateFlags) *annotation {
	a := &annotation{call: k, flags: f, catalogue: k.catalogue(), loaded: map[string]*variants.Variant{}}
	a.annotator = &annotate.Annotator{Engine: k.evaluations.engine(engine.Options{}), Nodes: f.nodes}
	a.annotator.Engine.SetThreads(f.threads)
	return a
}

// all goes through the games of all files. A file that cannot be read, or a game, is
// reported; the rest is gone through.
func (a *annotation) all(ctx context.Context) (failed error) {
	for _, name := range a.arguments {
		n := 0
		for record, err := range recordsIn(ctx, name) {
			var done annotatedGame
			if err == nil {
				n++
				done, err = a.game(ctx, fmt.Sprintf("%s, game %d", name, n), record)
			}
			switch {
			case ctx.Err() != nil:
			case err != nil:
				if err = a.noFile(name, err); record != nil {
					err = fmt.Errorf("%w; the game is left out", err)
				}
				fmt.Fprintln(a.err, ofProgram(err))
				failed = errReported
			default:
				if err := a.write(done); err != nil {
					return err
				}
			}
		}
	}
	if ctx.Err() != nil {
		failed = errReported // it was interrupted
	}
	return cmp.Or(a.finish(), failed)
}

// game goes through a game.
func (a *annotation) game(ctx context.Context, where string, record *notation.Record) (annotatedGame, error) {
	v, err := a.variantOf(record)
	if err != nil {
		return annotatedGame{}, fmt.Errorf("%s: %w", where, err)
	}
	a.evaluations.note(v)
	game, err := record.Replay(v.Rules)
	if err != nil {
		return annotatedGame{}, fmt.Errorf("%s: %w", where, err)
	}
	start, _ := record.Begin(v.Rules) // it has been read before
	for _, note := range start.Words() {
		fmt.Fprintf(a.err, "%s: FEN: %s\n", where, note)
	}
	if note := record.Note(); note != "" {
		fmt.Fprintf(a.err, "%s: %s\n", where, note)
	}
	if note := record.SettleResult(); note != "" {
		fmt.Fprintf(a.err, "%s: %s\n", where, note)
	}
	show := a.newStageLine()
	defer show.end()
	a.annotator.Report = func(done, plies int) {
		show.status(where, fmt.Sprintf("%s: %d of %d plies", where, done, plies))
	}
	found, err := a.annotator.Annotate(ctx, game, record)
	return annotatedGame{found, record, v}, err
}

// variantOf finds the variant of a game. Its tag cannot choose a file.
func (a *annotation) variantOf(record *notation.Record) (*variants.Variant, error) {
	name, load := cmp.Or(record.Tag("Variant"), "normal"), a.catalogue.Named
	if a.flags.variant != "" {
		name, load = a.flags.variant, a.catalogue.Load
	}
	if v := a.loaded[name]; v != nil {
		return v, nil
	}
	v, err := load(name)
	switch {
	case err == nil:
		a.loaded[name] = v
	case a.flags.variant == "":
		err = fmt.Errorf("%w; -variant names the file of a game of your own", err)
	}
	return v, err
}

// write writes a game as PGN, or as an element of a list in JSON.
func (a *annotation) write(g annotatedGame) error {
	a.written++
	if a.flags.html != "" {
		a.forPage = append(a.forPage, g)
	}
	if !*a.flags.json {
		return g.found.WritePGN(a.out)
	}
	var text strings.Builder
	if err := newJSONEncoder(&text, "  ").Encode(g.found); err != nil {
		return err
	}
	before := "[\n  "
	if a.written > 1 {
		before = ",\n  "
	}
	_, err := io.WriteString(a.out, before+strings.TrimRight(text.String(), "\n"))
	return err
}

// finish ends the list, and writes the page if that is wanted.
func (a *annotation) finish() error {
	if a.written == 0 {
		return nil
	}
	if *a.flags.json {
		if _, err := io.WriteString(a.out, "\n]\n"); err != nil {
			return err
		}
	}
	if a.flags.html == "" {
		return nil
	}
	return a.savePage()
}

// recordsIn yields the games of a file as they are read; there may be some before an
// error. It ends when the context does, whatever the file is waiting for.
func recordsIn(ctx context.Context, name string) iter.Seq2[*notation.Record, error] {
	return func(yield func(*notation.Record, error) bool) {
		file, err := os.Open(name)
		if err != nil {
			yield(nil, err)
			return
		}
		defer file.Close()
		none := true
		for record, err := range until(ctx, notation.Records(file)) {
			none = false
			if err != nil {
				err = fmt.Errorf("%s: %w", name, err)
			}
			if !yield(record, err) {
				return
			}
		}
		if none && ctx.Err() == nil {
			yield(nil, fmt.Errorf("%s: no games in PGN", name))
		}
	}
}

// until yields what records yields until the context is done, even while it waits for more.
func until(ctx context.Context, records iter.Seq2[*notation.Record, error]) iter.Seq2[*notation.Record, error] {
	type read struct {
		record *notation.Record
		err    error
	}
	return func(yield func(*notation.Record, error) bool) {
		reads, left := make(chan read), make(chan struct{})
		defer close(left)
		go func() {
			defer close(reads)
			for record, err := range records {
				select {
				case reads <- read{record, err}:
				case <-left:
					return
				}
			}
		}()
		for {
			select {
			case <-ctx.Done():
				return
			case next, more := <-reads:
				if !more || !yield(next.record, next.err) {
					return
				}
			}
		}
	}
}
