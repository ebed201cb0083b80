package board_test

// A mixedRow is a text that stands in so many of a hundred games.
type mixedRow struct {
	percent int
	text    string
}

// mixedTexts are what the names in other texts stand for. A name that stands for itself in turn
// needs a part without it, for it is replaced before the choice between the parts.
var mixedTexts = map[string]string{
	"$zone":    `"<rank 3|ranks 2-4|last rank|last 3 ranks|own half|far half|file c|files c-e|d4|c3-e5>"`,
	"$types":   `<"knight"|["rook", "xa"]|"xb"|"pawn"|["pawn", "xc", "king"]|"king">`,
	"$vector":  `<[0, 1]|[0, 1]|[1, 1]|[1, 1]|[1, 2]|[0, 2]|[2, 2]|[1, 3]>`,
	"$lame":    `leap = <[0, 2], path = [0, 1]|[1, 2], path = [0, 1]|[2, 2], path = [1, 1]|[1, 3], path = [1, 1]>`,
	"$way":     `<leap = $vector|leap = $vector|slide = $vector|slide = $vector, range = <2|3|4>|$lame>`,
	"$dirs":    `<|||, dirs = <"forward"|"backward"|"sideways"|["forward", "backward"]|"exact">>`,
	"$only":    `<||, only = "<move|capture>">`,
	"$victims": `<||||, victims = <"pawn"|["pawn", "rook"]|["rook", "xc", "pawn"]>>`,
	"$where":   `<|||, from = $zone|, to = $zone|, wrap = true>`,
	"$hop":     `<over = "<any|friend|enemy>"|over = "any", hurdles = $types|before = "<any|friend|enemy>"|after = <"capture"|["move", "capture"]>>`,
	"$third":   `{ <$hop, ><$way$only$victims|$way> }`,
	"$second":  `<{ before = "<any|friend|enemy>" }|{ <$hop, |>$way$only$victims }|{ <$hop, |>$way, then = $third }|{ $way, dirs = "<any|exact|forward>"$only }>`,
	"$leg": `<{ $way$dirs$where$only }|{ $way$dirs$where$victims }|{ $way, only = "capture"$victims }|{ $way, only = "move", when = <"unmoved"|"not in check"|["unmoved", "not in check"]> }` +
		`|{ $lame, only = "move", en_passant = "leaves" }|{ $way$dirs, en_passant = "takes" }` +
		`|{ $way$dirs$where, then = $second }|{ $way$dirs, only = "passing", then = $second }|{ $way$dirs$only, then = $second }>`,
	"$gains":    `gains = "<captures|captures|losses|nothing|partner>"<||, demote = false>`,
	"$drops":    "<|\ndrop.pawn = { $dropzone<|, mate = false|, check = false> }><||\ndrop.<knight|xa|xb> = { $drop }>",
	"$dropzone": `zone = "ranks <2-4|1-5>"<|, per_file = <1|2>>`,
	"$drop":     `<mate = false|check = false|shades = true|zone = []|as = ["knight", "xc"]|captured = "rook">`,
	"$check":    `"<any|any|all|last|leftmost|off>"`,
	"$royals":   `["king", "<xa|xb|knight>"]`,
	"$walls":    `walls = { place = "<anywhere|behind|edge|reach>"<|, single = true|, zone = "ranks 2-4"> }`,
	"$legs":     `[$leg<|, $leg>]`,
}

// handRow stands in games that begin with hands, or empty ones.
const handRow = `hand = { use = <["gate"], $gains }|["promote"], $gains }|["gate", "promote"], $gains }|["drop"<||, "gate"|, "promote">], $gains }$drops>`

// mixedRows are rules of the game.
var mixedRows = []mixedRow{
	{100, `title = "Mixed"`},
	{100, `pieces = ["pawn", "knight", "rook", "xa", "xb", "xc", "king"]`},
	{10, `wrap = true`},
	{8, `holes = "<c3|d4|b4-c4>"`},
	{15, `captures = "must"`},
	{15, `pass = true`},
	{15, `after_capture.capturer = { becomes = "<nothing|wall|enemy|returned>"<|, except = "pawn"|, by = ["xa", "rook"]|, except = ["king", "xb"]|, by = ["xa", "king", "pawn"]> }`},
	{15, `after_capture.neighbours = { becomes = "<nothing|wall|enemy>"<|, except = "pawn"|, by = ["xa", "rook"]|, except = ["king", "xb"]><|, radius = 2> }`},
	{12, `grid = { size = "<2x2|3x1|1x2>"<|, moves = "free"|, captures = "stay"|, moves = "stay"> }`},
	{12, `trade = { types = <"rook"|["rook", "xa"]><|, beside = true|, worthless = "pawn"|, unprotecting = "king"><|, counterstrike = "<never|alike>"> }`},
	{60, "<royal.check = \"<any|off>\"|royal.types = $royals<|\nroyal.check = $check>|royal.check = \"off\"\n$walls>"},
	{12, `royal.give_check = "never"`}, // the reference takes too long for "mate"
	{40, `castling.rook = { king = "king", <distance = 2|left = <"b"|["b", "c"]|"c">, right = <"e"|"e"|"f"|["f", "e"]>> }`},
	{100, `promotion.pawn = { to = <["rook", "knight"]|["rook", "knight"], at_most = { rook = 2 }|["xa", "xb", "rook"]|["xa", "xb", "rook"], at_most = { xa = 1 }, otherwise = "<stay|knight|forbid>"|["xc", "king"]|["rook", "xa", "king"]>` +
		`<||, zone = "<last 3 ranks|last 2 ranks|far half>"<|, must = <[]|"last rank">><|, by = <["entering", "inside", "leaving"]|["entering", "capturing"]|"standing"|["capturing", "leaving"]>>>` +
		`<||||, by_en_passant = false> }`},
	{30, `promotion.<xa|knight|xb> = { to = <"xc"|["xc", "rook"]>, zone = "last 3 ranks", must = <[]|"last rank">, by = <["entering", "inside", "leaving"]|["entering", "capturing"]|"entering"> }`},
	{20, `turn_over.<xa|knight> = { into = "<xb|xc>", after = "<move|capture>" }`},
}

// mixedEnds are the ways in which the game ends.
var mixedEnds = []mixedRow{
	{40, `stalemate = "<loss|win|white wins|win with fewer>"`},
	{10, `checkmate = "<draw|win>"`},
	{20, `goal = { piece = $types, zone = "<last rank|d4|c3-e5>", counts = "<at once|safe|kept>", answer = "<none|black|both|white>" }`},
	{10, `checks = <1|2|3>`},
	{15, `extinct = { types = $types, of = "<each|all>", result = "<loss|win|draw|black wins>" }`},
	{15, `bare_king = "<loss|loss unless answered|draw|win>"`},
	{5, `facing = "<draw|loss>"`},
	{8, `passes = "<draw|white wins|none>"`},
	{10, `material = "none"`},
	{10, `points = { pieces = { rook = 5, xa = 3 }, odds = { white = 0, black = 1 } }`},
	{8, `mating_checks = { needs = ["rook", "xa"], never = "knight" }`},
	{8, `counting = { board = 20, bare = [{ types = "rook", moves = 10 }, { moves = 20 }], from_pieces = true }`},
	{8, `impasse = { zone = "last 3 ranks", win = 5, pieces = 2 }`},
}

// mixedPieces are three that are drawn, and sometimes a king or a pawn with more moves.
var mixedPieces = []mixedRow{
	{100, "[piece.xa]\nletter = \"A\"\nmoves = $legs"},
	{100, "[piece.xb]\nletter = \"B\"\nmoves = $legs"},
	{100, "[piece.xc]\nletter = \"C\"\nmoves = $legs<|||||\nwithin = \"<own half|ranks 1-5>\">"},
	{12, "[piece.king]\nmoves = [{ leap = [[0, 1], [1, 1]] }, $leg]"},
	{12, "[piece.pawn]\nmoves = [{ leap = [0, 1], dirs = \"forward\", only = \"move\" }, { slide = [0, 1], range = 3, dirs = \"forward\", only = \"move\", when = \"unmoved\", en_passant = \"leaves\" }, { leap = [1, 1], dirs = \"forward\", only = \"capture\", en_passant = \"takes\" }]"},
}
