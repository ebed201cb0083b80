package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/desktop"
	"fairymax/internal/nets"
	"fairymax/internal/report"
	"fairymax/variants"
)

// reportFlags are the flags of the command report.
type reportFlags struct {
	studyFlags
	html, json string
	command    string // as it was typed
}

// declare declares the flags.
func (f *reportFlags) declare(k *call) {
	k.flags.IntVar(&f.games, "games", 400, "`NUMBER` of games; the same seed then gives the same report")
	k.flags.DurationVar(&f.time, "time", 0, "play for this `TIME` instead, and for about half of it see how much it helps to look further")
	f.declareGames(k, 1000, 2, "report")
	k.flags.StringVar(&f.html, "html", "", "write the page into this `FILE` (default: NAME.report.html here)")
	k.flags.StringVar(&f.json, "json", "", "write the figures into this `FILE` too; - prints them")
	k.flags.StringVar(&f.shard, "shard", "", "only play part `K/N` of the games, into the folder; without this flag the command goes on with the games of all parts")
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
	part, err := f.check(k, f.html != "" || f.json != "", "writes the report")
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.stopAfterGames(stop, "The report")()
	var subjects []report.Subject
	for _, argument := range k.arguments {
		s, err := k.reportOn(argument, &f)
		if err != nil {
			return err
		}
		one := report.Subject{Rules: s.Rules}
		if part.N > 0 {
			err = k.playReportPart(ctx, s, part)
		} else {
			one.Report, err = k.makeReport(ctx, s)
		}
		if err != nil {
			return err
		}
		subjects = append(subjects, one)
	}
	if part.N > 0 {
		return nil
	}
	return k.saveReports(subjects, &f)
}

// reportOn prepares the report on one variant.
func (k *call) reportOn(argument string, f *reportFlags) (*report.Study, error) {
	v, err := k.catalogue().Load(argument)
	if err != nil {
		return nil, err
	}
	choice := k.evaluations.of(v)
	folder, err := f.folder(v, &choice)
	return &report.Study{
		Name: v.Name, Title: v.Title, Rules: v.Rules, Evaluation: choice.String(), Version: desktop.Player(), Folder: folder,
		Engine: func() *engine.Engine { return k.evaluations.engine(engine.Options{HashMB: 1}) },
		Games:  f.games, Time: f.time, Nodes: f.nodes, Plies: f.plies, Seed: f.seed, Threads: f.threads,
	}, err
}

// watch shows how a study goes until end is called.
func (k *call) watch(s *report.Study) (end func()) {
	fmt.Fprintf(k.err, "Playing %s; the games are in %s\n", s.Title, s.Folder)
	show := k.newStageLine()
	s.Report = func(status report.Status) { show.status(status.Stage, status.String()) }
	return show.end
}

// makeReport plays the games of one variant and reports on them.
func (k *call) makeReport(ctx context.Context, s *report.Study) (*report.Report, error) {
	defer k.watch(s)()
	return s.Make(ctx)
}

// playReportPart plays a part of the games of one variant.
func (k *call) playReportPart(ctx context.Context, s *report.Study, part arena.Shard) error {
	end := k.watch(s)
	err := s.Play(ctx, part)
	if end(); err == nil {
		fmt.Fprintf(k.out, "All games of shard %d/%d of %s are played.\n", part.K, part.N, s.Title)
	}
	return err
}

// folder is where the games of a variant are kept. What decides the games is in its name.
func (f *reportFlags) folder(v *variants.Variant, choice *nets.Choice) (string, error) {
	evaluation := cmp.Or(choice.Identity(), "hand-written")
	settings := fmt.Sprintf("nodes-%d-openings-%d-seed-%d-%s-%s-%s", f.nodes, f.plies, f.seed, evaluation, shortDigest(v), desktop.Player())
	return workFolder(v, f.dir, "report", settings)
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
	var reports []*report.Report
	for _, s := range subjects {
		report.WriteText(k.out, s.Report, known)
		reports = append(reports, s.Report)
	}
	report.WriteDifferences(k.out, reports)
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
