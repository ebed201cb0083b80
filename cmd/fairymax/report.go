package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"

	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/desktop"
	"fairymax/internal/nets"
	"fairymax/internal/ownfile"
	"fairymax/internal/report"
	"fairymax/variants"
)

// reportFlags are the flags of the command report.
type reportFlags struct {
	studyFlags
	output     string
	asJSON     *bool
	adjudicate int    // pieces
	command    string // as it was typed
}

// declare declares the flags.
func (f *reportFlags) declare(k *call) {
	k.flags.IntVar(&f.games, "games", 400, "`NUMBER` of games; the same seed then gives the same report")
	k.limit("games", 1, 0)
	k.flags.DurationVar(&f.time, "time", 0, "play for this `TIME` instead of a number of games; about half of it goes into measuring how much looking further ahead helps")
	k.limit("time", 1, 0)
	f.declareGames(k, 1000, 2, "report", "games")
	k.adjudicateFlag(&f.adjudicate)
	k.flags.StringVar(&f.output, "o", "", "write the page to this `FILE` instead of NAME.report.html")
	f.asJSON = k.jsonFlag("print the figures as JSON instead of the text; a page is then written only with -o", report.Report{})
	k.gameArgument()
	k.overFlag()
}

// reportCommand says whether a game is any good.
func reportCommand(k *call) error {
	var f reportFlags
	f.declare(k)
	f.command = program + " report " + shellLine(k.arguments)
	if err := k.parse(1, -1); err != nil {
		return err
	}
	part, err := f.check(k, f.output != "" || *f.asJSON, "writes the report")
	if err != nil {
		return err
	}
	if part.N == 0 {
		if err := f.name(k); err != nil {
			return err
		}
	}
	var subjects []report.Subject
	err = k.study("The report", func(ctx context.Context, show *stageLine) error {
		for _, argument := range k.arguments {
			s, err := k.reportOn(ctx, argument, &f)
			if err != nil {
				return err
			}
			one := report.Subject{Rules: s.Rules}
			if one.Report, err = k.makeReport(ctx, s, part, show); err != nil {
				return err
			}
			subjects = append(subjects, one)
		}
		return nil
	})
	if err != nil || part.N > 0 {
		return err
	}
	return k.saveReports(subjects, &f)
}

// name names the page after the first game, and sees that it can be written.
func (f *reportFlags) name(k *call) error {
	if f.output == "" && !*f.asJSON {
		v, err := k.catalogue().Load(k.arguments[0])
		if err != nil {
			return err
		}
		f.output = v.Name + ".report.html"
	}
	return k.writable(f.output, ownfile.HTML)
}

// reportOn prepares the report on one variant.
func (k *call) reportOn(ctx context.Context, argument string, f *reportFlags) (*report.Study, error) {
	v, err := k.catalogue().Load(argument)
	if err != nil {
		return nil, err
	}
	choice := k.evaluations.of(v)
	folder, err := f.folder(v, &choice)
	if err != nil {
		return nil, err
	}
	judge, err := k.judge(ctx, v.Rules, f.adjudicate)
	return &report.Study{
		Name: v.Name, Title: v.Title, Rules: v.Rules, Evaluation: choice.String(), Version: desktop.Player(), Folder: folder,
		Engine: func() *engine.Engine { return k.evaluations.engine(engine.Options{HashMB: 1}) },
		Games:  f.games, Time: f.time, Nodes: f.nodes, Plies: f.plies, Seed: f.seed, Threads: f.threads,
		Endgames: k.summarizeEndgames(ctx, v), Judge: judge, Adjudicate: f.adjudicate,
	}, err
}

// makeReport plays the games of one variant and reports on them, or plays a part of them.
func (k *call) makeReport(ctx context.Context, s *report.Study, part arena.Shard, show *stageLine) (r *report.Report, err error) {
	if err := os.MkdirAll(s.Folder, 0o777); err != nil {
		return nil, err
	}
	fmt.Fprintf(k.err, "Playing %s; the games are in %s\n", s.Title, s.Folder)
	if outlook := s.Outlook(); outlook != "" && part.N == 0 {
		fmt.Fprintln(k.err, outlook)
	}
	s.Report = func(status report.Status) { show.status(status.Stage, status.String()) }
	defer show.end()
	if part.N == 0 {
		return s.Make(ctx)
	}
	if err = s.Play(ctx, part); err == nil {
		show.end()
		fmt.Fprintf(k.out, "All games of shard %v of %s have been played.\n", part, s.Title)
	}
	return nil, err
}

// folder is where the games of a variant are kept. What decides the games is in its name.
func (f *reportFlags) folder(v *variants.Variant, choice *nets.Choice) (string, error) {
	evaluation := cmp.Or(choice.Identity(), "hand-written")
	settings := fmt.Sprintf("nodes-%d-openings-%d-seed-%d-%s-%s-%s", f.nodes, f.plies, f.seed, evaluation, shortDigest(v), desktop.Player())
	if f.adjudicate > 0 {
		settings += fmt.Sprintf("-adjudicate-%d", f.adjudicate)
	}
	return workFolder(v, f.dir, "report", settings)
}

// saveReports writes the page, and prints the most important figures.
func (k *call) saveReports(subjects []report.Subject, f *reportFlags) error {
	known, err := report.Known()
	if err != nil {
		return err
	}
	if f.output != "" {
		var page strings.Builder
		if err := report.WriteHTML(&page, subjects, known, f.command); err != nil {
			return err
		}
		if err := k.files().Save(f.output, ownfile.HTML, []byte(page.String())); err != nil {
			return err
		}
	}
	if *f.asJSON {
		return k.printFigures(subjects)
	}
	var reports []*report.Report
	for _, s := range subjects {
		report.WriteText(k.out, s.Report, known)
		reports = append(reports, s.Report)
	}
	report.WriteDifferences(k.out, reports)
	fmt.Fprintf(k.out, "\nThe page with everything is %s\n", f.output)
	fmt.Fprintf(k.out, "To halve the intervals: %s\n", k.again("time", "", "games", strconv.Itoa(4*subjects[0].Made.Games)))
	return nil
}

// printFigures prints the figures in JSON: one report, or a list.
func (k *call) printFigures(subjects []report.Subject) error {
	if len(subjects) == 1 {
		return k.printJSON(subjects[0].Report)
	}
	var list []*report.Report
	for _, s := range subjects {
		list = append(list, s.Report)
	}
	return k.printJSON(list)
}
