package main

import (
	"bytes"
	"embed"
	"fmt"
	"slices"

	"fairymax/variants/spelling"
)

// completionScripts ask the program itself what may stand at the end of a command line,
// so that they never lag behind it.
//
//go:embed completion
var completionScripts embed.FS

// shells are those with command lines that can be completed.
var shells = []string{"bash", "zsh", "fish"}

// completion prints the script of a shell, or answers the question of one.
func completion(k *call) error {
	word := k.flags.String("word", "", "for the scripts: print the completions of this `WORD`, after the words that follow --")
	if err := k.parse(0, -1); err != nil {
		return err
	}
	if slices.Contains(k.given(), "word") {
		k.printCandidates(k.arguments, *word)
		return nil
	}
	if len(k.arguments) != 1 || !slices.Contains(shells, k.arguments[0]) {
		return misuse("name a shell: %s", spelling.Quoted(shells))
	}
	script, err := completionScript(k.arguments[0], program)
	if err != nil {
		return err
	}
	_, err = k.out.Write(script)
	return err
}

// completionScript is the script of a shell for a program of this name.
func completionScript(shell, name string) ([]byte, error) {
	script, err := completionScripts.ReadFile("completion/fairymax." + shell)
	return bytes.ReplaceAll(script, []byte("fairymax"), []byte(name)), err
}

// printCandidates prints a line for each word that may stand after others: the word, a
// tab and what it is. The line :files stands for the names of files.
func (k *call) printCandidates(before []string, word string) {
	for _, c := range k.candidates(before, word) {
		if c.about == "" {
			fmt.Fprintln(k.out, c.word)
			continue
		}
		fmt.Fprintf(k.out, "%s\t%s\n", c.word, c.about)
	}
}
