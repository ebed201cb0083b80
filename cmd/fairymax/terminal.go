package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"

	"fairymax/engine"
	"fairymax/internal/page"
	"fairymax/internal/plain"
	"fairymax/internal/prompt"
	"fairymax/internal/terminal"
	"fairymax/internal/textboard"
	"fairymax/variants"
)

// playInTerminal plays a variant, which was found by this name, with settings that say
// how.
func (k *call) playInTerminal(s terminal.Settings, catalogue *variants.Catalogue, v *variants.Variant, name string) (err error) {
	out, ok := k.out.(*plain.Writer)
	if !ok {
		out = plain.NewWriter(k.out)
	}
	s.Console, err = prompt.Open(k.in, out, os.Getenv)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Console.Close()) }()
	if s.Console.Live { // another output would disturb its lines
		k.evaluations.refuse = func(reason error) { fmt.Fprintf(s.Console, "%s: %v\n", program, reason) }
	}
	s.Name = engineName
	adviser := newAdviser()
	defer adviser.Close()
	s.Engine = k.evaluations.engine(engine.Options{HashMB: engine.DefaultHashMB, Prober: adviser})
	s.Variant, _ = k.inTerminal(v, nil)
	s.Load = func(other string) (terminal.Variant, error) { return k.inTerminal(catalogue.Load(cmp.Or(other, name))) }
	s.Named = func(other string) (terminal.Variant, error) { return k.inTerminal(catalogue.Named(other)) }
	s.Names = catalogue.Names()
	s.Report = func(w io.Writer, err error) { writeReport(namingWriter{w}, nil, err) }
	return terminal.Play(s)
}

// inTerminal is a variant as the terminal needs it, if it could be read. The engine will find its network.
func (k *call) inTerminal(v *variants.Variant, err error) (terminal.Variant, error) {
	if err != nil {
		return terminal.Variant{}, err
	}
	k.evaluations.note(v)
	symbols := make([]string, len(v.Symbols))
	for i, symbol := range v.Symbols {
		symbols[i] = symbol.Glyph
	}
	return terminal.Variant{Title: v.Title, Rules: v.Rules, Glyphs: textboard.Glyphs(symbols), InWords: page.PlainSheetOf(v).Paragraphs}, nil
}
