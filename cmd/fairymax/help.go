package main

import (
	"fmt"
	"slices"
	"strings"

	"fairymax"
	"fairymax/engine"
	"fairymax/internal/cookbook"
	"fairymax/internal/terminal"
	"fairymax/variants"
	"fairymax/variants/vocabulary"
)

// help prints the list of commands, the list of features, the reference of variant
// files, what is known of a word, or the help of a command.
func help(k *call) error {
	if err := k.parse(0, -1); err != nil {
		return err
	}
	k.out = namingWriter{k.out}
	name := strings.Join(k.arguments, " ")
	if text, ok := topics()[name]; ok {
		fmt.Fprint(k.out, text())
		return nil
	}
	if codes := explained(k.arguments); len(codes) > 0 {
		fmt.Fprint(k.out, strings.Join(codes, "\n"))
		return nil
	}
	if cmd := findCommand(k.commands, name); cmd != nil {
		return cmd.run(newCall(k.console, k.commands, *cmd, []string{"-h"}))
	}
	return k.helpWord(name)
}

// explained is what is known of messages by their codes, nil if one of the words is no code.
func explained(codes []string) (texts []string) {
	for _, code := range codes {
		e, ok := variants.Explain(code)
		if !ok {
			return nil
		}
		texts = append(texts, explanation(e))
	}
	return texts
}

// helpWord prints what the reference says of a word, else the recipes of the cookbook with it in
// their titles, else the piece or the game of that name, else what the word does in the terminal.
func (k *call) helpWord(word string) error {
	recipes := cookbook.Of(cookbook.Read(fairymax.Cookbook), word)
	catalogue := k.catalogue()
	text := vocabulary.Help(word)
	switch {
	case text != "":
		fmt.Fprint(k.out, indented(text))
		k.nameRecipes(recipes)
		return nil
	case len(recipes) > 0:
		k.printRecipes(recipes)
		if k.isPiece(word) {
			fmt.Fprintf(k.out, "The piece of this name: fairymax show -piece %s\n", word)
		}
		return nil
	case k.isPiece(word):
		return k.showInstead("-piece", word)
	case slices.Contains(catalogue.Names(), catalogue.Find(word)):
		return k.showInstead(word)
	}
	if piece := vocabulary.PieceCalled(word); piece != "" {
		return k.showInstead("-piece", piece)
	}
	for _, cmd := range terminal.Commands() {
		if strings.EqualFold(cmd.Name, word) {
			say(k.out, []string{fmt.Sprintf("%q, typed in a game of \"fairymax play -text\": %s.", cmd.Name, cmd.Summary)})
			return nil
		}
	}
	return misuse("%s", k.noTopic(word))
}

// isPiece reports whether some game can have a piece of that name.
func (k *call) isPiece(word string) bool { return k.guest(word) != nil || k.gameWith(word) != "" }

// showInstead carries out the command show.
func (k *call) showInstead(arguments ...string) error {
	cmd := findCommand(k.commands, "show")
	for _, folder := range k.folders {
		arguments = append(arguments, "-variants", folder)
	}
	return cmd.run(newCall(k.console, k.commands, *cmd, arguments))
}

// printRecipes prints recipes of the cookbook.
func (k *call) printRecipes(chapters []cookbook.Chapter) {
	for _, c := range chapters {
		for _, r := range c.Recipes {
			fmt.Fprintf(k.out, "# %s\n\n", r.Title)
			say(k.out, []string{r.About})
			fmt.Fprintf(k.out, "\n%s\n", quoted(r.Code))
		}
	}
}

// nameRecipes names recipes after another text.
func (k *call) nameRecipes(chapters []cookbook.Chapter) {
	for _, c := range chapters {
		for _, r := range c.Recipes {
			fmt.Fprintf(k.out, "\nIn the cookbook: fairymax help %s\n", strings.ToLower(r.Title))
		}
	}
}

// quoted is a text moved to the right.
func quoted(text string) string {
	return indented("\t"+strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n\t")) + "\n"
}

// indented is a text of the reference with its examples moved to the right.
func indented(text string) string {
	return strings.NewReplacer("\n\t\n", "\n\n", "\t", "    ").Replace(text)
}

// topics are what help explains beside commands and messages.
func topics() map[string]func() string {
	others := func() string { return otherPrograms }
	return map[string]func() string{
		"features": featureTable,
		"codes":    codeTable,
		"format":   func() string { return indented(vocabulary.Manual()) },
		"export":   others, "fairy-stockfish": others, "fairy-max": others, "variants.ini": others, "fmax.ini": others,
	}
}

// otherPrograms is what help says of the files of other programs.
const otherPrograms = `"fairymax import FILE" reads the games of other programs: variants.ini of
Fairy-Stockfish, fmax.ini of Fairy-Max, XBoard's piece lines, and Interactive
Diagrams.

"fairymax show -ini FILE" writes a game as a section of a variants.ini, for a
Fairy-Stockfish with custom pieces (11.1 is too old), and "fairymax show -diagram
FILE" as an Interactive Diagram. Both name the rules that they leave out. There is
no export to fmax.ini.

To play a game of yours against Fairy-Stockfish (match gives it such a section):
    fairymax match FILE -second uci:fairy-stockfish
If a program has the game under another name, add -variant2 NAME.
`

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
