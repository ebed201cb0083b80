package endgame

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"fairymax/board/define"
	"fairymax/internal/atomicfile"
)

// Kept are the answers about a game in its folder, so that they need not be found again.
type Kept struct {
	path    string // "" keeps nothing
	key     string
	warn    func(text string)
	mu      sync.Mutex
	answers map[string]*Answer
}

// errDamaged says that a file is not what was written.
var errDamaged = errors.New("the file is damaged")

// keptFile is the form of the file.
type keptFile struct {
	Format  string             `json:"format"`
	Key     string             `json:"key"` // of the rules
	Sum     string             `json:"sum"` // SHA-256 of the answers as they would be written without indents
	Answers map[string]*Answer `json:"answers"`
}

const (
	keptFormat = "fairymax endgame answers 1"
	keptName   = "answers.json"
)

// errOtherRules says that answers are about other rules.
var errOtherRules = errors.New("they are for other rules")

// OpenKept reads the answers of a folder. A file that is damaged has none, and is told; it is left
// alone until there is something to keep. Told is too, once, that answers cannot be kept.
func OpenKept(folder, key string, warn func(text string)) *Kept {
	k := &Kept{key: key, warn: warn, answers: map[string]*Answer{}}
	if folder == "" {
		return k
	}
	k.path = filepath.Join(folder, keptName)
	text, err := os.ReadFile(k.path)
	if err != nil {
		return k // there are none yet
	}
	if k.answers, err = readKept(text, key); err != nil {
		warn(fmt.Sprintf("%s: %v; the answers are found again", k.path, err))
	}
	return k
}

// readKept reads a file of answers; one that cannot be read has none.
func readKept(text []byte, key string) (map[string]*Answer, error) {
	var file keptFile
	none := map[string]*Answer{}
	switch err := json.Unmarshal(text, &file); {
	case err != nil || file.Format != keptFormat || file.Sum != sumOf(file.Answers) || file.Answers == nil || slices.Contains(slices.Collect(maps.Values(file.Answers)), nil):
		return none, errDamaged
	case file.Key != key:
		return none, errOtherRules
	}
	return file.Answers, nil
}

// sumOf is the checksum of answers.
func sumOf(answers map[string]*Answer) string {
	text, err := json.Marshal(answers)
	if err != nil {
		return "" // numbers and texts can always be written
	}
	return fmt.Sprintf("%x", sha256.Sum256(text))
}

// Answer returns the answer about a side's material, nil if there is none.
func (k *Kept) Answer(m Material, side define.Color) *Answer {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.answers[keptKey(m.String(), sideWords[side])]
}

// Singles lists the answers about one piece against a bare royal, by their material.
func (k *Kept) Singles() []*Answer {
	k.mu.Lock()
	defer k.mu.Unlock()
	var list []*Answer
	for _, name := range slices.Sorted(maps.Keys(k.answers)) {
		if a := k.answers[name]; len(a.Pieces) == 1 && len(a.Against) == 0 {
			list = append(list, a)
		}
	}
	return list
}

// keptKey is the name of an answer in a file.
func keptKey(material, side string) string { return material + " " + side }

// keep adds an answer, also to those that other programs have written meanwhile. It is good even if
// it cannot be kept.
func (k *Kept) keep(a *Answer) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.answers[keptKey(a.Material, a.Side)] = a
	if k.path == "" {
		return
	}
	_, err := atomicfile.Update(k.path, func(old []byte) ([]byte, error) {
		answers, _ := readKept(old, k.key) // those of a damaged file are lost already
		answers[keptKey(a.Material, a.Side)] = a
		file := keptFile{keptFormat, k.key, sumOf(answers), answers}
		text, err := json.MarshalIndent(file, "", " ")
		return append(text, '\n'), err
	})
	if err != nil {
		k.warn(fmt.Sprintf("%s: %v; the answers are not kept", k.path, atomicfile.Cause(err)))
		k.path = ""
	}
}
