package main

import (
	"fmt"
	"strings"

	"fairymax/engine"
	"fairymax/variants"
	"fairymax/variants/vocabulary"
)

// help prints the list of commands, the list of features, the reference of variant
// files, what that says of a word, or the help of a command.
func help(k *call) error {
	if err := k.parse(0, 1); err != nil {
		return err
	}
	name := ""
	if len(k.arguments) == 1 {
		name = k.arguments[0]
	}
	if text, ok := topics()[name]; ok {
		fmt.Fprint(k.out, text())
		return nil
	}
	if e, ok := variants.Explain(name); ok {
		fmt.Fprint(k.out, explanation(e))
		return nil
	}
	if cmd := findCommand(k.commands, name); cmd != nil {
		return cmd.run(newCall(k.console, k.commands, *cmd, []string{"-h"}))
	}
	text := vocabulary.Help(name)
	if text == "" {
		return misuse("%s", k.noTopic(name))
	}
	fmt.Fprint(k.out, indented(text))
	return nil
}

// indented is a text of the reference with its examples moved to the right.
func indented(text string) string { return strings.ReplaceAll(text, "\t", "    ") }

// topics are what help explains beside commands and messages.
func topics() map[string]func() string {
	return map[string]func() string{
		"features": featureTable,
		"codes":    codeTable,
		"format":   func() string { return indented(vocabulary.Manual()) },
	}
}

// codeTable lists the codes of messages.
func codeTable() string {
	var b strings.Builder
	for _, e := range variants.Explanations() {
		fmt.Fprintf(&b, "%s  %s\n", e.Code, e.Title)
	}
	return b.String()
}

// explanation is the full text about a message.
func explanation(e variants.Explanation) string {
	kind := ""
	if e.Code.IsWarning() {
		kind = " (a warning)"
	}
	quoted := func(text string) string {
		return "    " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n    ") + "\n"
	}
	return fmt.Sprintf("%s: %s%s\n\n%s\n\nExample:\n\n%s\nOutput:\n\n%s",
		e.Code, e.Title, kind, e.Text, quoted(e.Example), quoted(e.Says))
}

// featureTable lists the features that -features can switch off.
func featureTable() string {
	var b strings.Builder
	b.WriteString("Features of the engine (all are on; fairymax -features \"-NAME …\" switches some off):\n")
	for _, f := range engine.Features() {
		fmt.Fprintf(&b, "  %-22s%s\n", f, f.Describe())
	}
	return b.String()
}
