package variants

import (
	"slices"

	"fairymax/variants/source"
)

// consequences are the mistakes that another one may have caused: a game seems to lack or
// contradict what a part of its text says that could not be read.
var consequences = []source.Code{
	"FM180", "FM181", "FM182", "FM183", "FM185", "FM187", "FM193", "FM194", "FM235", "FM236", "FM254", "FM255", "FM257", "FM259",
	"FM265", "FM273", "FM274", "FM275",
}

// withoutConsequences leaves out the mistakes that others may have caused, if there are others;
// what is left then shows once these are mended.
func withoutConsequences(list source.ErrorList) source.ErrorList {
	follows := func(e source.Error) bool { return e.Code.IsWarning() || slices.Contains(consequences, e.Code) }
	if !slices.ContainsFunc(list, func(e source.Error) bool { return !follows(e) }) {
		return list
	}
	return slices.DeleteFunc(list, func(e source.Error) bool { return slices.Contains(consequences, e.Code) })
}
