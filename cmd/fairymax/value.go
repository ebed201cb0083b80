package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"fairymax/engine"
	"fairymax/engine/net"
	"fairymax/internal/arena"
	"fairymax/internal/desktop"
	"fairymax/internal/nets"
	"fairymax/internal/ownfile"
	"fairymax/internal/piecevalue"
	"fairymax/internal/study"
	"fairymax/variants"
)

const mostValue = 100000 // of the piece that sets the scale

// valueFlags are the flags of the command value.
type valueFlags struct {
	studyFlags
	unit, output, svg string
	asJSON            *bool
	scale             piecevalue.Scale
	left              int
	write             bool
}

// declare declares the flags.
func (f *valueFlags) declare(k *call) {
	k.flags.IntVar(&f.games, "games", 13000, "`NUMBER` of games in all; the same seed then gives the same values, and a larger number later adds games")
	k.limit("games", 1, 0)
	k.flags.DurationVar(&f.time, "time", 0, "play for this `TIME` instead of a number of games")
	k.limit("time", 1, 0)
	f.declareGames(k, 1000, 4, "value", "round under way")
	k.flags.StringVar(&f.unit, "unit", "", "the `PIECE` that evens out differences (default: the pawn, or the weakest piece)")
	k.flags.IntVar(&f.left, "left", 100, "begin games with about this `PERCENT` of the pieces, such as 40 for values in endgames")
	k.limit("left", 1, 100)
	k.flags.Var((*scaleFlag)(&f.scale), "scale", "give values on the scale `PIECE=VALUE`, such as knight=325 (default: the unit is worth 100)")
	k.flags.StringVar(&f.output, "o", "", "also write the values as JSON to this `FILE`; in NAME.values.json beside the game's file, show and pages read them")
	f.asJSON = k.jsonFlag("print the values as JSON instead of the table", piecevalue.Result{})
	k.flags.StringVar(&f.svg, "svg", "", "draw the values into this `FILE`")
	k.flags.BoolVar(&f.write, "write", false, "write the values into FILE, your own game, and show what changes; on the scale of the evaluation unless -scale gives another")
	k.gameArgument()
	k.overFlag()
}

// checkValue refuses flags that make no sense, and says which part of the games is played.
func (f *valueFlags) checkValue(k *call) (arena.Shard, error) {
	return f.check(k, f.write || *f.asJSON || f.output != "" || f.svg != "", "says what the pieces are worth")
}

// writable reports why the files of the flags must not be written.
func (f *valueFlags) writable(k *call, v *variants.Variant) error {
	err := errors.Join(k.writable(f.svg, ownfile.SVG), k.writable(f.output, ownfile.JSON))
	if f.write {
		err = errors.Join(err, k.writable(besideGame(v), ownfile.JSON))
	}
	return err
}

// scaleFlag is the flag -scale.
type scaleFlag piecevalue.Scale

// String writes it as it is typed.
func (s *scaleFlag) String() string {
	if s.Piece == "" {
		return ""
	}
	return s.Piece + "=" + strconv.FormatFloat(s.Value, 'f', -1, 64)
}

// Set reads it.
func (s *scaleFlag) Set(text string) error {
	piece, number, found := strings.Cut(text, "=")
	value, err := strconv.ParseFloat(number, 64)
	if !found || piece == "" || err != nil || !(value >= 1 && value <= mostValue) {
		return fmt.Errorf("it takes PIECE=VALUE with a value from 1 to %d, such as knight=325", mostValue)
	}
	*s = scaleFlag{Piece: piece, Value: value}
	return nil
}

// valueCommand measures what pieces are worth.
func valueCommand(k *call) error {
	var f valueFlags
	f.declare(k)
	if err := k.parse(1, -1); err != nil {
		return err
	}
	part, err := f.checkValue(k)
	if err != nil {
		return err
	}
	v, err := k.catalogue().Load(k.arguments[0])
	if err != nil {
		return err
	}
	s, err := k.valueStudy(v, &f)
	if err != nil {
		return err
	}
	var r *piecevalue.Result
	err = k.study("Measuring", func(ctx context.Context, show *stageLine) (err error) {
		s.Report = func(p piecevalue.Status) { show.status(fmt.Sprint(p.Round), p.String()) }
		if part.N > 0 {
			return k.playValuePart(ctx, s, part, show)
		}
		r, err = s.Make(ctx)
		return err
	})
	if part.N > 0 {
		return err
	}
	if errors.Is(err, piecevalue.ErrStopped) && r != nil {
		err = errors.Join(err, k.printValues(r, &f))
	}
	if err != nil {
		return err
	}
	return k.saveValues(v, r, &f)
}

// warnOfValues says, before any game is played, that there will be too few.
func (k *call) warnOfValues(s *piecevalue.Study) error {
	outlook, err := s.Outlook()
	if outlook != "" {
		fmt.Fprintln(k.err, outlook)
	}
	if given := k.given(); err == nil && !slices.Contains(given, "games") && !slices.Contains(given, "time") {
		fmt.Fprintf(k.err, "%d games take long; -time 5m gives a quick answer, and its games count towards the full number later.\n", s.Games)
	}
	return err
}

// valueStudy prepares to measure pieces of a game, and says if there will be too few games.
func (k *call) valueStudy(v *variants.Variant, f *valueFlags) (*piecevalue.Study, error) {
	if f.write && v.File == "" {
		return nil, fmt.Errorf("%s is built in, so its values cannot be changed; -write is for a file of your own, such as one with extends = %q", v.Name, v.Name)
	}
	if err := f.writable(k, v); err != nil {
		return nil, err
	}
	pieces := k.arguments[1:]
	choice := k.evaluations.of(v)
	network := ""
	if choice.Net != nil {
		network = choice.String()
	}
	folder, err := f.folder(v, &choice, pieces)
	s := &piecevalue.Study{
		Name: v.Name, Title: v.Title, Key: string(net.KeyOf(v.Rules)), Rules: v.Rules, Version: desktop.Player(), Folder: folder,
		Engine:  func() *engine.Engine { return k.evaluations.engine(engine.Options{HashMB: 1}) },
		Network: network,
		Pieces:  pieces, Unit: f.unit, Scale: f.scale,
		Games: f.games, Time: f.time, Nodes: f.nodes, Plies: f.plies, Left: f.left, Seed: f.seed, Threads: f.threads,
	}
	if err == nil && f.write {
		err = checkWrite(s, v)
	}
	if err == nil {
		err = os.MkdirAll(folder, 0o777)
	}
	if err == nil && f.shard == "" {
		err = k.warnOfValues(s)
	}
	return s, err
}

// folder is where the games of a variant are kept. What decides the games is in its name.
func (f *valueFlags) folder(v *variants.Variant, choice *nets.Choice, pieces []string) (string, error) {
	settings := fmt.Sprintf("nodes-%d-random-%d-seed-%d-%s-%s", f.nodes, f.plies, f.seed, shortDigest(v), desktop.Player())
	if choice.Net != nil {
		settings += "-" + choice.Identity()
	}
	if f.left < 100 {
		settings += fmt.Sprintf("-left-%d", f.left)
	}
	if f.unit != "" {
		settings += "-unit-" + fileName(f.unit)
	}
	if len(pieces) > 0 {
		settings += "-" + fileName(strings.Join(pieces, "-"))
	}
	return workFolder(v, f.dir, "value", settings)
}

// fileName makes names of pieces part of the name of a folder. Longer ones, which no system
// lets grow without end, are known by a digest.
func fileName(pieces string) string {
	const most = 80 // bytes
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>| .`, r) || r < ' ' {
			return '_'
		}
		return r
	}, pieces)
	if len(name) > most {
		return "digest-" + study.Digest(name)
	}
	return name
}

// playValuePart plays a part of the games.
func (k *call) playValuePart(ctx context.Context, s *piecevalue.Study, part arena.Shard, show *stageLine) error {
	round, err := s.Play(ctx, part)
	show.end()
	switch {
	case err != nil:
		return err
	case round == 0:
		fmt.Fprintln(k.out, "All games of all rounds have been played; run the command without -shard to see what the pieces are worth.")
	default:
		fmt.Fprintf(k.out, "All games of shard %v of round %d have been played.\n", part, round)
	}
	return nil
}

// printValues prints the values, for programs if they are asked for like that.
func (k *call) printValues(r *piecevalue.Result, f *valueFlags) error {
	if *f.asJSON {
		return k.printJSON(r)
	}
	piecevalue.WriteText(k.out, r)
	if f.write { // with other values it is another game
		return nil
	}
	line, command := "To halve the intervals", k.again("time", "", "games", strconv.Itoa(r.More()))
	switch stopped := f.time == 0 && r.Made.Games < f.games; {
	case stopped && r.Suffices(f.games):
		line, command = "To continue", k.again()
	case !r.Told():
		line = "To continue"
	}
	fmt.Fprintf(k.out, "%s: %s\n", line, command)
	return nil
}

// saveValues prints the values and writes the files that are asked for.
func (k *call) saveValues(v *variants.Variant, r *piecevalue.Result, f *valueFlags) error {
	var picture strings.Builder
	if f.svg != "" {
		if err := errors.Join(piecevalue.WriteSVG(&picture, r), k.files().Save(f.svg, ownfile.SVG, []byte(picture.String()))); err != nil {
			return err
		}
	}
	if f.output != "" {
		if err := k.saveJSON(f.output, r); err != nil {
			return err
		}
	}
	if err := k.printValues(r, f); err != nil {
		return err
	}
	switch {
	case !f.write:
		return nil
	case r.Told():
		if err := k.saveBeside(v, r); err != nil {
			return err
		}
	}
	switch {
	case !r.Told():
		fmt.Fprintf(k.err, "The games do not show a value yet, so %s stays as it is.\n", v.File)
		return nil
	case f.scale == (piecevalue.Scale{}):
		fmt.Fprintf(k.err, "The %s keeps its value, and the other pieces keep their total; use -scale to write the values of the table.\n", r.Unit)
	}
	return k.writeValues(v, r)
}
