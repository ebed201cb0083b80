package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
	"fairymax/internal/nets"
	"fairymax/internal/nets/shipped"
	"fairymax/variants"
)

// handWritten puts the search together with the hand-written evaluation alone.
func handWritten(o engine.Options) *engine.Engine { return engine.New(eval.New, o) }

// evaluations chooses the evaluation of each game for which an engine prepares. Its
// zero value takes the hand-written one. A search may choose while the GUI's next game
// is loaded.
type evaluations struct {
	on     bool        // networks are used
	stale  bool        // those too that correct another version of the hand-written evaluation
	own    bool        // those of the user too
	refuse func(error) // is told why a network is not used, may be nil

	mu      sync.Mutex
	beside  map[string]string // the network beside the definition of a user's game
	said    map[string]bool   // what has been told to refuse
	current nets.Choice       // of the last game
}

// note notes where a game has come from.
func (e *evaluations) note(v *variants.Variant) {
	e.mu.Lock()
	defer e.mu.Unlock()
	delete(e.beside, v.Name)
	if stem, ok := strings.CutSuffix(v.File, ".toml"); ok {
		if e.beside == nil {
			e.beside = map[string]string{}
		}
		e.beside[v.Name] = stem + nets.Extension
	}
}

// of notes where a game has come from and chooses its evaluation.
func (e *evaluations) of(v *variants.Variant) nets.Choice {
	e.note(v)
	return e.choose(traits.New(v.Rules))
}

// engine puts the search together with the evaluations.
func (e *evaluations) engine(o engine.Options) *engine.Engine {
	return engine.New(nets.Prepare(e.choose), o)
}

// choose chooses the evaluation of a game.
func (e *evaluations) choose(g *traits.Game) nets.Choice {
	e.mu.Lock()
	defer e.mu.Unlock()
	choose := nets.Choose
	if e.stale {
		choose = nets.ChooseStale
	}
	e.current = choose(g, e.places(g.Rules.Def.Name)...)
	e.tell()
	return e.current
}

// tell says why networks of the last game are not used, once each.
func (e *evaluations) tell() {
	for _, reason := range e.current.Refused {
		if e.refuse == nil || e.said[reason.Error()] {
			continue
		}
		if e.said == nil {
			e.said = map[string]bool{}
		}
		e.said[reason.Error()] = true
		e.refuse(reason)
	}
}

// places lists where networks for a game may be: the user's own come first.
func (e *evaluations) places(game string) (list []nets.Place) {
	if !e.on {
		return nil
	}
	if path := e.beside[game]; path != "" && e.own {
		list = append(list, nets.File(path))
	}
	if folder, err := netsFolder(); err == nil && e.own {
		list = append(list, nets.Folder(folder))
	}
	return append(list, shipped.Find)
}

// netsFolder is the folder of the user's own networks by key.
func netsFolder() (string, error) {
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", "nets"), err
}

// suffix describes the evaluation of the last game if it is not the hand-written one.
func (e *evaluations) suffix() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.current.Net == nil {
		return ""
	}
	return ", " + e.current.String()
}

// identity tells the evaluations of the last game apart.
func (e *evaluations) identity() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.current.Identity()
}

// guiNets are the evaluations of an engine behind a GUI.
type guiNets struct {
	*evaluations
	engine *engine.Engine
}

// Use switches networks on or off.
func (n guiNets) Use(on bool) {
	n.mu.Lock()
	n.on = on
	n.mu.Unlock()
	n.engine.Renew()
}

// Refused says why networks for the last game are not used.
func (n guiNets) Refused() []error {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.current.Refused
}

// netFlag declares the flag that says which networks are used.
func (k *call) netFlag() {
	k.evaluations.on = true
	k.flags.Var(netUse{&k.evaluations}, "net", "play with the game's network, if there is one; -net=false uses the hand-written evaluation alone,\n"+
		"-net=stale also uses a network that corrects another version of it, to measure a changed evaluation")
	k.evaluations.own = true
	k.tellRefused()
}

// tellRefused says on the standard error why networks are not used.
func (k *call) tellRefused() {
	k.evaluations.refuse = func(reason error) { fmt.Fprintf(k.err, "fairymax: %v\n", reason) }
}

// netUse is a flag for the networks that are used.
type netUse struct{ *evaluations }

// staleWord is its value for stale ones too; all others are true and false.
const staleWord = "stale"

func (netUse) IsBoolFlag() bool { return true }

func (n netUse) String() string {
	switch {
	case n.evaluations == nil: // the flag package asks for the zero value
		return ""
	case n.stale:
		return staleWord
	}
	return strconv.FormatBool(n.on)
}

func (n netUse) Set(text string) (err error) {
	if n.stale = text == staleWord; n.stale {
		n.on = true
		return nil
	}
	if n.on, err = strconv.ParseBool(text); err != nil {
		return errors.New("parse error") // of which badValue says more
	}
	return nil
}
