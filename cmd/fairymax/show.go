package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/atomicfile"
	"fairymax/internal/foreign"
	"fairymax/internal/page"
	"fairymax/internal/textboard"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// show describes a variant for a person.
func show(k *call) error {
	only := k.flags.String("piece", "", "describe only the `PIECE` with this name or letter")
	all := k.flags.Bool("all", false, "also describe the pieces that move as in chess")
	steps := k.flags.Bool("steps", false, "also print the compiled steps of every piece")
	html := k.flags.String("html", "", "write the rule sheet with drawings to this `FILE`, a page for browsers and for print; \"fairymax page\" writes one that also plays")
	svg := k.flags.String("svg", "", "write the drawings of the board and of the pieces' moves to this `DIR`")
	pieces := k.flags.String("xboard", "", "write the pieces to this `DIR` as pictures for XBoard's option -pieceImageDirectory; \"fairymax play\" does that by itself")
	foreign := k.foreignFlags()
	asJSON := k.jsonFlag("print the description as JSON", shownGame{})
	k.gameArgument()
	k.overFlag()
	k.netFlag()
	if err := k.parse(0, 1); err != nil {
		return err
	}
	drawn := *html != "" || *svg != "" || *pieces != ""
	if drawn && (*only != "" || *steps || *asJSON) {
		return misuse("-html, -svg and -xboard show the whole game and exclude -piece, -steps and -json")
	}
	inOtherWords, err := foreign.wanted(drawn || *only != "" || *all || *steps || *asJSON)
	if err != nil {
		return err
	}
	v, err := k.shown(*only)
	if err != nil {
		return err
	}
	switch {
	case drawn:
		return k.draw(v, *html, *svg, *pieces)
	case inOtherWords:
		return k.showForeign(v, foreign)
	case *asJSON:
		return k.showJSON(v, *only, *steps)
	}
	return k.describe(v, *only, *all, *steps)
}

// describe prints the rule sheet of a variant, or that of one piece.
func (k *call) describe(v *variants.Variant, only string, all, steps bool) error {
	choice, err := k.choosePieces(v, only, all)
	if err != nil {
		return err
	}
	s := page.SheetOf(v)
	if only == "" {
		s = page.Of(v).Sheet
		s.Endgames = k.endgamesOrHow(v)
		s.Heading(k.out)
		fmt.Fprint(k.out, textboard.Board(v.Rules.Start(), textboard.Style{}))
	}
	s.Looks = looksOf(v)
	choice.print(k.out, s)
	if steps {
		showSteps(k.out, v, choice.types)
	}
	if only == "" {
		s.Rules(k.out)
		k.showEvaluation(v)
	}
	return nil
}

// looksOf lists the chosen pictures, by piece type.
func looksOf(v *variants.Variant) []string {
	looks := []string{""}
	for _, symbol := range v.Symbols {
		looks = append(looks, symbol.Look())
	}
	return looks
}

// choosePieces chooses one piece, all of them, or those that are not known from chess.
func (k *call) choosePieces(v *variants.Variant, only string, all bool) (pieceChoice, error) {
	if only == "" && !all {
		return k.chooseUnusual(v)
	}
	types, err := chosenTypes(v, only)
	return pieceChoice{types: types}, err
}

// showEvaluation says what plays a variant.
func (k *call) showEvaluation(v *variants.Variant) {
	choice := k.evaluations.of(v)
	fmt.Fprintf(k.out, "Evaluation   %v\n", &choice)
}

// draw writes the sheet of a variant as a page, its drawings as files, its pieces for XBoard, or
// several of these.
func (k *call) draw(v *variants.Variant, html, svg, pieces string) error {
	g := page.Of(v)
	g.Sheet.Endgames = knownEndgames(v)
	if html != "" {
		if err := g.SaveHTML(k.files(), html); err != nil {
			return err
		}
	}
	if svg != "" {
		if err := g.SaveDrawings(k.files(), svg); err != nil {
			return err
		}
	}
	if pieces != "" {
		if err := atomicfile.HasFolder(pieces); err != nil {
			return err
		}
		return g.SavePieces(k.files(), pieces, xboard.Pictures(forGUI(v)))
	}
	return nil
}

// shown loads the variant in the command line, or the first one that has a piece.
func (k *call) shown(piece string) (*variants.Variant, error) {
	catalogue := k.catalogue()
	switch {
	case len(k.arguments) == 1:
		name := k.arguments[0]
		v, err := catalogue.Load(name)
		if known := slices.Contains(catalogue.Names(), catalogue.Find(name)); err != nil && !known && k.gameWith(name) != "" {
			return nil, fmt.Errorf("%w; %s", err, k.showsPiece(name))
		}
		return v, err
	case piece == "":
		return nil, misuse("an argument is missing: %s", k.command.arguments)
	}
	name := k.gameWith(piece)
	if name == "" || k.isOtherwiseThere(name, piece) {
		if v := k.guest(piece); v != nil {
			return v, nil
		}
	}
	if name != "" {
		return catalogue.Load(name)
	}
	return nil, fmt.Errorf("no variant has a piece %q; \"fairymax list -pieces\" lists them", piece)
}

var pieceName = regexp.MustCompile(`^[a-z0-9-]+$`)

// guest is chess with one more piece, of the library; nil if it has no such piece.
func (k *call) guest(piece string) *variants.Variant {
	if !pieceName.MatchString(piece) {
		return nil
	}
	const game = "title = \"Chess with a guest\"\nextends = \"normal\"\npieces = [\"pawn\", \"knight\", \"bishop\", \"rook\", \"queen\", \"king\", %[1]q]\n"
	for _, letter := range []string{"", "piece.%[1]s.letter = \"G\"\n"} { // its own may be taken
		files, err := inMemory([]foreign.Result{{Name: "guest", Text: fmt.Sprintf(game+letter, piece)}})
		if err != nil {
			return nil
		}
		if v, err := k.catalogue().With(files, "").Load("guest"); err == nil {
			return v
		}
	}
	return nil
}

// gameWith returns the first game that has a piece, "" if there is none.
func (k *call) gameWith(piece string) string {
	catalogue := k.catalogue()
	for _, name := range catalogue.Names() {
		if def, err := catalogue.Definition(name); err == nil && len(typesNamed(def, piece)) > 0 {
			return name
		}
	}
	return ""
}

// isOtherwiseThere reports whether a game has a piece of the library by this name under another
// title, or for one side only, so that it is a poor example.
func (k *call) isOtherwiseThere(game, piece string) bool {
	def, err := k.catalogue().Definition(game)
	return err == nil && slices.ContainsFunc(typesNamed(def, piece), func(t define.PieceType) bool {
		there := def.Types[t-1]
		return there.Name == piece && (there.Title != piece || there.Owners != [2]bool{true, true})
	})
}

// typesNamed returns the types with this name, title or letter.
func typesNamed(d *define.Game, word string) []define.PieceType {
	var types []define.PieceType
	for i, def := range d.Types {
		if strings.EqualFold(word, def.Name) || strings.EqualFold(word, def.Title) || strings.EqualFold(word, def.Letter) {
			types = append(types, define.PieceType(i+1))
		}
	}
	return types
}

// chosenTypes returns the types with this name, all if it is empty.
func chosenTypes(v *variants.Variant, word string) ([]define.PieceType, error) {
	types := typesNamed(v.Rules.Def, word)
	var names []string
	for i, def := range v.Rules.Def.Types {
		if !isShadow(def) {
			names = append(names, def.Name)
		}
		if word == "" {
			types = append(types, define.PieceType(i+1))
		}
	}
	if len(types) == 0 {
		return nil, fmt.Errorf("%s has no piece %q; it has %s", v.Name, word, strings.Join(names, ", "))
	}
	return types, nil
}

// showSteps prints the compiled steps, for each side that has these pieces.
func showSteps(w io.Writer, v *variants.Variant, types []define.PieceType) {
	for _, t := range types {
		def := &v.Rules.Def.Types[t-1]
		for c, owns := range def.Owners {
			if !owns {
				continue
			}
			fmt.Fprintf(w, "Steps of %v's %s:\n", define.Color(c), def.Name)
			for _, step := range def.Steps[c] {
				fmt.Fprintf(w, "    %v\n", step)
			}
		}
	}
	fmt.Fprintln(w)
}
