package vocabulary

import "slices"

// Figure is a picture that is built in.
type Figure struct{ Name, Doc string }

// Figures are the pictures that are built in, in groups.
func Figures() []FigureGroup { return slices.Clone(figures) }

// FigureGroup is a group of figures.
type FigureGroup struct {
	Title   string
	Figures []Figure
}

// FigureNames lists all figures by name.
func FigureNames() (names []string) {
	for _, group := range figures {
		for _, f := range group.Figures {
			names = append(names, f.Name)
		}
	}
	return names
}

// IsFigure reports whether there is a figure of a name.
func IsFigure(name string) bool { return slices.Contains(FigureNames(), name) }

var figures = []FigureGroup{
	{"Chess", []Figure{
		{"pawn", "a pawn"}, {"knight", "a horse's head"}, {"bishop", "a mitre"}, {"rook", "a tower"},
		{"queen", "a coronet"}, {"king", "an arched diadem with a cross"},
	}},
	{"Compounds", []Figure{
		{"archbishop", "a horse out of a mitre"}, {"chancellor", "a horse out of a tower"}, {"amazon", "a horse out of a coronet"},
		{"centaur", "a horse out of a king's arches"}, {"royal-knight", "a horse with a cross"}, {"commoner", "a king's arches without the cross"},
		{"crowned-rook", "a tower with a diadem"}, {"crowned-bishop", "a mitre with a diadem"}, {"caliph", "a camel out of a mitre"},
		{"canvasser", "a camel out of a tower"}, {"pegasus", "a horse with wings"},
	}},
	{"Animals", []Figure{
		{"alfil", "an elephant's head"}, {"elephant", "an elephant with a tower"}, {"camel", "a camel"}, {"zebra", "a zebra"},
		{"giraffe", "a giraffe"}, {"gnu", "a gnu"}, {"bison", "a bison"}, {"buffalo", "a buffalo"}, {"squirrel", "a squirrel"},
		{"lion", "a lion"}, {"crab", "a crab"}, {"falcon", "a falcon"}, {"cobra", "a cobra"}, {"grasshopper", "a grasshopper"},
		{"dragon", "a dragon"}, {"wolf", "a wolf"}, {"bear", "a bear"}, {"boar", "a boar"}, {"owl", "an owl"}, {"bat", "a bat"},
		{"spider", "a spider"}, {"turtle", "a turtle"}, {"shark", "a shark"}, {"rabbit", "a rabbit"},
	}},
	{"Beasts of legend", []Figure{
		{"unicorn", "a unicorn"}, {"griffon", "a griffon"}, {"phoenix", "a bird in flames"}, {"aanca", "a bird with wide wings"},
		{"nightrider", "a horse under the moon"}, {"horse-lame", "a bridled horse"},
	}},
	{"Soldiers", []Figure{
		{"soldier", "a pointed helmet"}, {"berolina-pawn", "a closed helmet"}, {"wazir", "a small tower on a stand"}, {"ferz", "a small coronet on a stand"},
		{"silver", "a spire"}, {"gold", "a pagoda"}, {"general", "a star"}, {"lieutenant", "a shield with a chevron"},
		{"champion", "a cup"}, {"wizard", "a wizard's hat"}, {"captain", "a helmet with a plume"},
	}},
	{"Arms and signs", []Figure{
		{"lance", "a lance with a pennant"}, {"vao", "a bow and an arrow"}, {"shield", "a round shield"}, {"sword", "a sword"}, {"swords", "crossed swords"},
		{"axe", "an axe with two blades"}, {"banner", "a banner"}, {"trumpet", "a trumpet"}, {"skull", "a skull"}, {"ghost", "a ghost"},
	}},
	{"Machines of war", []Figure{
		{"cannon", "a cannon"}, {"dabbaba", "a siege tower on wheels"}, {"machine", "a cogwheel"}, {"short-rook", "a low tower"},
		{"ring-rook", "a tower with a ring"}, {"catapult", "a catapult"}, {"chariot", "a chariot"}, {"ram", "a battering ram"},
		{"ship", "a sailing ship"}, {"bomb", "a bomb"},
	}},
	{"Elements and the sky", []Figure{
		{"flame", "a flame"}, {"wave", "a wave"}, {"mountain", "a mountain"}, {"whirlwind", "a whirlwind"}, {"lightning", "a flash of lightning"},
		{"tree", "a tree"}, {"sun", "the sun"}, {"moon", "the moon"},
	}},
}
