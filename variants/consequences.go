package variants

import (
	"fmt"
	"path"
	"slices"

	"fairymax/variants/source"
)

// consequences are the mistakes that another one may have caused: a game seems to lack or
// contradict what a part of its text says that could not be read.
var consequences = []source.Code{
	"FM180", "FM181", "FM182", "FM183", "FM185", "FM187", "FM193", "FM194", "FM235", "FM236", "FM252", "FM254", "FM255", "FM257", "FM259",
	"FM265", "FM266", "FM272", "FM273", "FM274", "FM275", "FM293", "FM301",
}

// gaps are the mistakes that something is missing, and misreadings those of a key that is not
// known: it may be what is missing.
var (
	gaps        = []source.Code{"FM023", "FM040", "FM045", "FM051", "FM102", "FM110", "FM229"}
	misreadings = []source.Code{"FM002", "FM021", "FM022", "FM025"}
)

// isOf reports whether a mistake has one of some codes.
func isOf(codes []source.Code) func(source.Error) bool {
	return func(e source.Error) bool { return slices.Contains(codes, e.Code) }
}

// withoutConsequences leaves out the mistakes that others may have caused, if there are others;
// what is left then shows once these are mended.
func withoutConsequences(list source.ErrorList) source.ErrorList {
	if slices.ContainsFunc(list, isOf(misreadings)) {
		list = slices.DeleteFunc(list, isOf(gaps))
	}
	if slices.ContainsFunc(list, isOf([]source.Code{"FM254"})) {
		list = slices.DeleteFunc(list, isOf([]source.Code{"FM259"}))
	}
	follows := func(e source.Error) bool { return e.Code.IsWarning() || slices.Contains(consequences, e.Code) }
	if !slices.ContainsFunc(list, func(e source.Error) bool { return !follows(e) }) {
		return list
	}
	return slices.DeleteFunc(list, isOf(consequences))
}

// blameChanges moves consequences that show in a line of a game that is extended to where this
// file extends it: its author can change only what follows, perhaps by writing that line anew.
func blameChanges(list source.ErrorList, game *source.Node) {
	extends := game.Get("extends")
	if extends == nil {
		return
	}
	for i, e := range list {
		if e.File == game.At.File || !isOf(consequences)(e) {
			continue
		}
		list[i] = source.Error{File: extends.At.File, Line: extends.At.Line, Column: extends.At.Column, Code: e.Code,
			Message: fmt.Sprintf("%s; it comes from %s, line %d: write it in this file to change it", e.Message, path.Base(e.File), e.Line)}
	}
}
