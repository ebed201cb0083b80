package fairymax

import (
	"slices"

	"fairymax/internal/foreign"
	"fairymax/variants"
	"fairymax/variants/vocabulary"
)

// advised is an error with what helps in this package, where the program would name its commands. Lists of
// mistakes stay such lists.
func advised(err error) error {
	switch list := err.(type) {
	case nil:
		return nil
	case variants.ErrorList:
		list = slices.Clone(list)
		for i := range list {
			list[i].Message = vocabulary.InGo(list[i].Message)
		}
		return list
	case foreign.Problems:
		list = slices.Clone(list)
		for i := range list {
			list[i].Message = vocabulary.InGo(list[i].Message)
		}
		return list
	}
	if text := vocabulary.InGo(err.Error()); text != err.Error() {
		return &reworded{text, err}
	}
	return err
}

// reworded is an error with another text.
type reworded struct {
	text string
	error
}

func (r *reworded) Error() string { return r.text }
func (r *reworded) Unwrap() error { return r.error }
