package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"fairymax/engine"
	"fairymax/engine/traits"
	"fairymax/internal/atomicfile"
	"fairymax/internal/desktop"
	"fairymax/internal/nets"
	"fairymax/internal/report"
	"fairymax/variants"
)

// reportFlags are the flags of the command report.
type reportFlags struct {
	games, nodes, plies, threads int
	time                         time.Duration
	seed                         uint64
	html, json, dir              string
	command                      string // as it was typed
}

// declare declares the flags.
func (f *reportFlags) declare(k *call) {
	k.flags.IntVar(&f.games, "games", 400, "`NUMBER` of games; the same seed then gives the same report")
	k.flags.DurationVar(&f.time, "time", 0, "play for this `TIME` instead, and for about half of it see how much it helps to look further")
	k.flags.IntVar(&f.nodes, "nodes", 1000, "`NODES` that are searched for a move")
	k.flags.IntVar(&f.plies, "random", 2, "begin each game with this many random `PLIES`, up to two more")
	k.flags.IntVar(&f.threads, "threads", runtime.NumCPU(), "`NUMBER` of games at a time")
	k.flags.Uint64Var(&f.seed, "seed", 1, "`NUMBER` that decides the games")
	k.flags.StringVar(&f.html, "html", "", "write the page into this `FILE` (default: NAME.report.html here)")
	k.flags.StringVar(&f.json, "json", "", "write the figures into this `FILE` too; - prints them")
	k.flags.StringVar(&f.dir, "dir", "", "folder for the games, a `DIR` (default: NAME.report beside FILE, or for other variants a folder in the user's configuration)")
	k.netFlag()
}

// reportCommand says whether a game is any good.
func reportCommand(k *call) error {
	var f reportFlags
	f.declare(k)
	f.command = "fairymax report " + strings.Join(k.arguments, " ")
	if err := k.parse(1, -1); err != nil {
		return err
	}
	if f.games < 1 || f.nodes < 1 || f.plies < 0 || f.threads < 1 || f.time < 0 {
		return misuse("-games, -nodes and -threads must be positive, -random and -time not negative")
	}
	if f.time > 0 && slices.Contains(k.given(), "games") {
		return misuse("use either -time or -games")
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.stopAfterGames(stop, "The report")()
	var subjects []report.Subject
	for _, argument := range k.arguments {
		s, err := k.reportOn(ctx, argument, &f)
		if err != nil {
			return err
		}
		subjects = append(subjects, s)
	}
	return k.saveReports(subjects, &f)
}

// reportOn plays the games of one variant and reports on them.
func (k *call) reportOn(ctx context.Context, argument string, f *reportFlags) (report.Subject, error) {
	v, err := k.catalogue().Load(argument)
	if err != nil {
		return report.Subject{}, err
	}
	k.evaluations.note(v)
	choice := k.evaluations.choose(traits.New(v.Rules))
	s := &report.Study{
		Name: v.Name, Title: v.Title, Rules: v.Rules, Evaluation: choice.String(), Version: desktop.Version,
		Engine: func() *engine.Engine { return k.evaluations.engine(engine.Options{HashMB: 1}) },
		Games:  f.games, Time: f.time, Nodes: f.nodes, Plies: f.plies, Seed: f.seed, Threads: f.threads,
	}
	if s.Folder, err = f.folder(v, &choice); err != nil {
		return report.Subject{}, err
	}
	fmt.Fprintf(k.err, "Playing %s; the games are in %s\n", v.Title, s.Folder)
	show := k.newStageLine()
	s.Report = func(status report.Status) { show.status(status.Stage, status.String()) }
	r, err := s.Make(ctx)
	show.end()
	return report.Subject{Report: r, Rules: v.Rules}, err
}

// folder is where the games of a variant are kept. What decides the games is in its name.
func (f *reportFlags) folder(v *variants.Variant, choice *nets.Choice) (string, error) {
	evaluation := cmp.Or(choice.Identity(), "hand-written")
	settings := fmt.Sprintf("nodes-%d-random-%d-seed-%d-%s-%s", f.nodes, f.plies, f.seed, evaluation, desktop.Version)
	if f.dir != "" {
		return filepath.Join(f.dir, v.Name, settings), nil
	}
	if stem, own := strings.CutSuffix(v.File, ".toml"); own {
		return filepath.Join(stem+".report", settings), nil
	}
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", "report", v.Name, settings), err
}

// saveReports writes the page and the figures, and prints the most important ones.
func (k *call) saveReports(subjects []report.Subject, f *reportFlags) error {
	known, err := report.Known()
	if err != nil {
		return err
	}
	if f.html == "" {
		f.html = subjects[0].Name + ".report.html"
	}
	var page strings.Builder
	if err := report.WriteHTML(&page, subjects, known, f.command); err != nil {
		return err
	}
	if err := atomicfile.Replace(f.html, []byte(page.String())); err != nil {
		return err
	}
	if err := k.saveFigures(subjects, f.json); err != nil || f.json == "-" {
		return err
	}
	for _, s := range subjects {
		report.WriteText(k.out, s.Report, known)
	}
	fmt.Fprintf(k.out, "\nThe page with everything is %s\n", f.html)
	return nil
}

// saveFigures writes the figures in JSON, if that is wanted: one report, or a list.
func (k *call) saveFigures(subjects []report.Subject, file string) error {
	var value any = subjects[0].Report
	if len(subjects) > 1 {
		var list []*report.Report
		for _, s := range subjects {
			list = append(list, s.Report)
		}
		value = list
	}
	switch file {
	case "":
		return nil
	case "-":
		return k.printJSON(value)
	}
	text, err := json.MarshalIndent(value, "", " ")
	if err != nil {
		return err
	}
	return atomicfile.Replace(file, append(text, '\n'))
}
