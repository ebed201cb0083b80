package peers

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// rulings is the table of differences that published rules decide.
func rulings() []ruling {
	return slices.Concat(moveRulings(), deadRulings(), endRulings(), repetitionRulings())
}

// moveRulings are about legal moves and check.
func moveRulings() []ruling {
	return []ruling{
		{
			"drops of pawns that mate",
			"illegal by the rules of the Japan Shogi Association (uchifuzume); there they are legal, and lose",
			func(d *difference) bool {
				return d.onlyTheirs() && every(d.their, isDrop) && d.game.forbidsMatingDrops()
			},
			example{"ffish/shogi", "8k/6G2/7G1/9/9/9/9/9/4K4[P] w - - 0 20", ""},
		},
		{
			"first move of the neang",
			"it may capture on the second square ahead: http://ouk.sourceforge.net",
			func(d *difference) bool {
				return d.game.is("cambodian", "karouk") && d.onlyOurs() && every(d.our, func(m string) bool { return m == "e1e3" || m == "d8d6" })
			},
			example{"ffish/cambodian", "4k3/r7/8/8/8/4m3/R7/4M1K1 w E - 0 20", ""},
		},
		{
			"first move of the king in ouk",
			"legal as long as the king has not moved: http://ouk.sourceforge.net; there no longer once a rook has faced the king",
			func(d *difference) bool {
				return d.game.is("cambodian", "karouk") && d.onlyOurs() && every(d.our, func(m string) bool {
					return slices.Contains([]string{"d1b2", "d1f2", "e8c7", "e8g7"}, m)
				})
			},
			example{"ffish/karouk", "1n2ks2/8/5npp/4N3/8/6r1/8/3K1SN1 w De - 0 20 +0+0", "e5g6 g3g1"},
		},
		{
			"mates by knights",
			"a knight may not mate: https://en.wikipedia.org/wiki/Shatar; there it may, and loses",
			func(d *difference) bool { return d.game.is("shatar") && d.onlyTheirs() },
			example{"ffish/shatar", "2N2n2/4K1J1/3r4/5k2/8/4JN2/8/4b3 w - - 0 20", ""},
		},
		{
			"a prince in answer to check",
			"the king may be lost once there is a prince: https://en.wikipedia.org/wiki/Sho_shogi; there it has to be safe also while the elephant promotes",
			func(d *difference) bool {
				return d.game.is("shoshogi") && d.onlyOurs() && d.played.Position().InCheck() && every(d.our, func(m string) bool { return strings.HasSuffix(m, "-") })
			},
			example{"ffish/shoshogi", "k7L/9/9/9/3+r2g2/5+B3/9/3e1K3/9 b - - 0 20", ""},
		},
		{
			"sergeants step two squares from where they begin",
			"https://en.wikipedia.org/wiki/Wolf_chess; there also from the pawns' squares of the third rank",
			func(d *difference) bool { return d.game.is("wolf") && d.onlyTheirs() && every(d.their, isDoubleStep) },
			example{"ffish/wolf", "4k3/8/8/8/8/8/8/2S5/8/4K3 w - - 0 20", ""},
		},
		{
			"sergeants promote to nightriders",
			"https://en.wikipedia.org/wiki/Wolf_chess",
			func(d *difference) bool {
				return d.game.is("wolf") && d.onlyOurs() && every(d.our, func(m string) bool { return strings.Contains(m, "n|") })
			},
			example{"ffish/wolf", "4k3/1S6/8/8/8/8/8/8/8/4K3 w - - 0 20", ""},
		},
		{
			"pawns promote to nightriders",
			"https://en.wikipedia.org/wiki/Wolf_chess; there the move is taken for the promotion to an elephant",
			func(d *difference) bool {
				moves := d.played.Moves()
				return d.game.is("wolf") && len(moves) > 0 && strings.Contains(d.game.move(moves[len(moves)-1]), "n|")
			},
			example{"ffish/wolf", "8/6P1/P7/2n5/3K4/w7/8/5k2/8/2b5 w - - 0 20", "g9g10n|g9g10+|g9g10-"},
		},
		{
			"castlings into the fire of a cannon",
			"a king may not castle into check (FIDE Laws 3.8.2.2); there a cannon does not see the rook where it lands, which is its hurdle",
			func(d *difference) bool {
				return d.game.is("shako") && d.onlyTheirs() && every(d.their, d.castlesInPlace)
			},
			example{"ffish/shako", "10/2k1r5/10/10/10/10/10/4E5/1R1K3c2/10 w Qk - 0 20", ""},
		},
		{
			"kings that would turn to stone give no check",
			"a king captures nothing: https://www.chess.com/variants/petrified; there it gives check, but one that need not be answered",
			func(d *difference) bool {
				return d.game.is("petrified") && d.check == "only theirs" && len(d.our)+len(d.their) == 0
			},
			example{"ffish/petrified", "8/8/8/6k1/5K2/8/8/8 w - - 0 20", ""},
		},
	}
}

// deadRulings are about positions that neither side can win. There pieces of some types count as
// able to mate, and with others two are needed; here what the pieces can do is searched.
func deadRulings() []ruling {
	const dead = "a position is dead if no legal moves mate: FIDE 5.2.2; "
	return []ruling{
		{
			"dead, though the last piece is of a rare type",
			dead + "there each such piece counts as able to mate",
			func(d *difference) bool {
				rare := d.game.is("grasshopper", "nightrider", "wolf", "opulent", "tencubed", "omicron", "gnu") || d.game.isWritten()
				return rare && d.isDead() && d.pieces() <= 2
			},
			example{"ffish/tencubed", "10/10/5K4/10/10/10/W9/10/6k3/10 w - - 0 20", ""},
		},
		{
			"dead, though the board has holes",
			dead + "there holes count as pieces that help",
			func(d *difference) bool {
				return d.isDead() && d.game.is("troitzky", "omicron", "gustav3") && d.pieces() <= 2
			},
			example{"ffish/troitzky", "10/10/6k3/4N5/10/3K6/10/10/10/10 b - - 0 20", ""},
		},
		{
			"dead, though the royals are no kings there",
			dead + "there they count as able to mate",
			func(d *difference) bool { return d.isDead() && d.game.is("spartan", "common") && d.pieces() <= 5 },
			example{"ffish/common", "4k3/8/8/8/8/8/6K1/8 b - - 0 5", ""},
		},
		{
			"dead: bishops that never meet",
			dead + "there only kings are mated; chessops agrees in antichess",
			func(d *difference) bool {
				return d.isDead() && d.game.is("giveaway", "suicide", "antichess", "codrus") && d.pieces() <= 4
			},
			example{"ffish/suicide", "8/8/7b/8/B7/8/8/8 w - - 99 20", ""},
		},
		{
			"dead, though pieces can be dropped",
			dead + "there no such position is dead",
			func(d *difference) bool { return d.isDead() && d.game.rules.HandsGrow() && d.pieces() <= 1 },
			example{"ffish/half", "K7/8/3k4/8/8/8/8/8[n] w - - 0 20", ""},
		},
		{
			"dead, whatever is in hand",
			dead + "there a piece in hand counts as able to mate, even one that can no longer enter",
			func(d *difference) bool {
				return d.isDead() && d.game.rules.EntersFromHand() && !d.game.rules.HandsGrow()
			},
			example{"ffish/seirawan", "8/8/8/5k2/8/5K2/8/6N1[h] b - - 0 20", ""},
		},
		{
			"not dead: crazyhouse",
			"no piece ever leaves the game, so that no game comes to a dead position, and none is looked for: https://en.wikipedia.org/wiki/Crazyhouse; chessops judges positions that are set up",
			func(d *difference) bool {
				return d.isAlive() && d.game.String() == "chessops/crazyhouse" && d.pieces() <= 1
			},
			example{"chessops/crazyhouse", "8/8/8/8/6b1/8/1K2k3/8[] b - - 0 20", ""},
		},
		{
			"dead in atomic chess",
			dead + "chessops agrees, as Lichess plays: one piece mates no bare king, nor do bishops that cannot meet",
			func(d *difference) bool { return d.isDead() && d.game.is("atomic", "atomar") && d.pieces() <= 4 },
			example{"ffish/atomic", "6K1/8/8/8/8/5k2/6R1/8 w - - 0 20", ""},
		},
		{
			"not dead: one piece can mate",
			dead + "here 7k/6B1/8/4K3/8/8/8/8 is mate; there the piece is thought to be too weak",
			func(d *difference) bool {
				mated := strings.HasSuffix(d.ours, "(checkmate)") && d.theirs == "1/2-1/2" && !d.claim
				return (d.isAlive() || mated) && d.game.is("knightmate", "newzealand", "ai-wok", "orda1", "facing", "sac") && d.pieces() <= 2
			},
			example{"ffish/knightmate", "5K2/5B2/8/6k1/8/8/8/8 b - - 0 20", ""},
		},
		{
			"not dead: partners",
			"the partner may still give pieces: https://en.wikipedia.org/wiki/Bughouse_chess",
			func(d *difference) bool { return d.isAlive() && d.game.rules.HasPartner() },
			example{"ffish/bughouse", "1k6/8/8/8/K7/8/8/8[] w - - 0 20", ""},
		},
		{
			"not dead: points decide",
			"the side with more points wins what would be a draw: https://www.pychess.org/variants/janggi",
			func(d *difference) bool { return d.isAlive() && d.game.rules.DecidesDraws() },
			example{"ffish/janggi", "9/3k5/9/9/9/9/9/5K3/9/9 b - - 0 20", ""},
		},
	}
}

// isDead reports whether a position is dead for us alone.
func (d *difference) isDead() bool { return d.ours == "1/2-1/2 (dead material)" && d.theirs == "*" }

// isAlive reports whether a position is dead for the library alone.
func (d *difference) isAlive() bool {
	return d.ours == "* ()" && d.theirs == "1/2-1/2" && !d.claim
}

// pieces counts the pieces on the board that are not royal.
func (d *difference) pieces() (n int) {
	p := d.played.Position()
	for c := define.White; c <= define.Black; c++ {
		all, royals := p.Pieces(c), p.Royals(c)
		n += all.Len() - royals.Len()
	}
	return n
}

// endRulings are about the end of the game.
func endRulings() []ruling {
	return []ruling{
		{
			"first moves are rights",
			"positions are the same only if the pieces can do the same: FIDE 9.2.3; there neither leaps of unmoved pieces nor gates behind them count",
			func(d *difference) bool {
				return d.game.is("cambodian", "karouk", "seirawan", "shouse") && d.claim && d.ours == "* ()" && d.hadOtherRights()
			},
			example{"ffish/cambodian", "3mk2r/8/1Sp5/8/7m/5P2/1S6/3K4 b Dde - 0 20", "h8g8 d1c2 g8h8 c2d1 h8g8 d1c2 g8h8 c2d1"},
		},
		{
			"passes are part of a position",
			"after a pass another one ends the game: FIDE 9.2.3; there they do not count",
			func(d *difference) bool {
				return d.game.is("janggi", "janggitraditional", "janggicasual", "janggimodern") && d.claim && d.ours == "* ()" && d.hadOtherRights()
			},
			example{"ffish/janggitraditional", "2b1a4/3a1k2r/7c1/1p2p4/3p1P3/9/1P2P1P1p/2N6/3AK4/2B2ABN1 b - - 8 20", "e10f10 pass f10e10 pass e10f10 pass f10e10 pass"},
		},
		{
			"series of checks are part of a position",
			"they decide whether a mate wins: https://en.wikipedia.org/wiki/Shatar, with FIDE 9.2.3; there they do not count",
			func(d *difference) bool {
				return d.game.is("shatar") && d.claim && d.ours == "* ()" && d.hadOtherRights()
			},
			example{"ffish/shatar", "8/1p5p/1p2k3/7P/6nn/8/8/6K1 b - - 9 20", "h4f3 g1g2 f3h4 g2g1 h4f3 g1g2 f3h4 g2g1"},
		},
		{
			"third occurrence in dobutsu shogi",
			"https://en.wikipedia.org/wiki/D%C5%8Dbutsu_sh%C5%8Dgi; there the fourth, as in shogi",
			func(d *difference) bool {
				return d.game.is("dobutsu") && d.ours == "1/2-1/2 (repetition)" && d.theirs == "*"
			},
			example{"ffish/dobutsu", "gl1/3/E1G/1L+c[EEee] b - - 0 20", "b4a3 b1a1 a3b4 a1b1 b4a3 b1a1 a3b4 a1b1"},
		},
		{
			"moves to and fro in janggi",
			"points decide when a position occurs for the fourth time: https://www.pychess.org/variants/janggi; there a side that moves one piece to and fro loses before",
			func(d *difference) bool { return d.game.is("janggimodern") && d.claim && d.ours == "* ()" },
			example{"ffish/janggimodern", "1n7/4k4/1c7/9/9/3p5/4P4/9/4K4/6B1R w - - 0 20", "i1i9 e9f8 i9i1 f8e9 i1i9 e9f8 i9i1 f8e9 i1i9"},
		},
		{
			"perpetual check in sho shogi",
			"the side that gives check loses, as in shogi: https://en.wikipedia.org/wiki/Sho_shogi; there only attacks on a piece that is always royal count",
			func(d *difference) bool {
				return d.game.is("shoshogi") && strings.HasSuffix(d.ours, "(perpetual check)") && d.theirs == "1/2-1/2"
			},
			example{"ffish/shoshogi", "1K7/+P8/1k7/9/9/2p6/9/9/5+S3 w - - 0 20", "a8b8 b7a7 b8a8 a7b7 a8b8 b7a7 b8a8 a7b7 a8b8 b7a7 b8a8 a7b7"},
		},
		{
			"bare royals in sho shogi",
			"a side that has nothing else left loses: https://en.wikipedia.org/wiki/Sho_shogi; there it plays on",
			func(d *difference) bool { return d.game.is("shoshogi") && d.theirs == "*" && d.endsBy("bare king") },
			example{"ffish/shoshogi", "9/4k4/4p4/9/9/4R4/9/4GG3/4K4 w - - 0 20", "e4e7"},
		},
		{
			"no count against a bare king while there are pawns",
			"http://ouk-khmer.blogspot.com/2011/02/; there the count of before goes on",
			func(d *difference) bool {
				_, limit := d.played.Position().Count()
				return d.game.is("cambodian", "karouk") && d.claim && d.ours == "* ()" && limit == 0 && !d.hadOtherRights()
			},
			example{"ffish/cambodian", startOuk, bareWithPawn},
		},
		{
			"no move rule beside the counts of sittuyin",
			"counts go on for up to 64 moves: https://en.wikipedia.org/wiki/Sittuyin; there the 50 moves of chess end them before",
			func(d *difference) bool {
				return d.game.is("sittuyin") && d.claim && d.ours == "* ()" && d.played.Position().Clock() >= 100
			},
			example{"ffish/sittuyin", "4S3/2K5/8/8/8/8/6k1/6f1[] w - - 100 146", ""},
		},
		{
			"no move rule where captured pieces come back",
			"https://en.wikipedia.org/wiki/Crazyhouse and https://en.wikipedia.org/wiki/Bughouse_chess have none; there the 50 moves of chess",
			func(d *difference) bool {
				return d.game.rules.HandsGrow() && d.game.rules.MoveRule() == 0 && d.claim && d.ours == "* ()" && d.played.Position().Clock() >= 100
			},
			example{"ffish/bughouse", "8/6K1/3r4/8/6k1/8/8/8[] w - - 126 165", ""},
		},
		{
			"move rule of 70 moves",
			"https://en.wikipedia.org/wiki/Courier_chess has none; here it is that of shatranj, there 50 moves as in chess",
			func(d *difference) bool {
				return d.game.is("courier") && d.claim && d.ours == "* ()" && d.played.Position().Clock() >= 100
			},
			example{"ffish/courier", "12/1K1p6k1/12/5P6/12/12/9R2/12 w - - 138 20", ""},
		},
		{
			"moves that start the count of the move rule anew",
			"FIDE 9.3: the movement of any pawn, sideways and backwards too; and of pieces that can only go forward, where there are no pawns",
			func(d *difference) bool {
				return d.game.is("breakthrough", "fox-and-hounds", "pawnsideways", "pawnback", "petrified") && d.claim && d.ours == "* ()" && d.played.Position().Clock() < 100
			},
			example{"ffish/pawnsideways", "4kB2/7K/8/8/5N2/2P5/2N5/5b2 w - - 99 20", "c3b3"},
		},
		{
			"promotions of pieces are no progress by themselves",
			"FIDE 9.3 counts captures and the moves of pawns; there each promotion starts the count anew",
			func(d *difference) bool {
				return d.game.is("alike") && d.ours == "1/2-1/2 (move rule)" && d.theirs == "*"
			},
			example{"ffish/alike", "5k/6/2C3/6/6/K5 w - - 99 20", "c4c5+"},
		},
		{
			"odds of a draw",
			"a draw is Black's win, so that a dead position is won at once: FIDE 5.2.2, https://en.wikipedia.org/wiki/Fast_chess#Armageddon",
			func(d *difference) bool { return d.game.is("armageddon") && strings.HasSuffix(d.ours, "(points)") },
			example{"ffish/armageddon", "8/8/8/8/5k2/8/8/2K5 b - - 0 20", ""},
		},
		{
			"a bare king loses unless it can bare the other",
			"https://en.wikipedia.org/wiki/Shatranj; there only after its move, which changes nothing",
			func(d *difference) bool { return strings.HasSuffix(d.ours, "(bare king)") && d.theirs == "*" },
			example{"ffish/shatranj", "8/4k3/8/r7/8/8/3K4/8 w - - 0 56", ""},
		},
		{
			"counts end with the move that completes them",
			"the weaker side is to make its next move, which cannot lose any more: https://en.wikipedia.org/wiki/Makruk#Counting_rules; there it has to be made",
			func(d *difference) bool {
				played, limit := d.played.Position().Count()
				return strings.HasSuffix(d.ours, "(counting)") && d.theirs == "*" && played == limit
			},
			example{"ffish/makruk", "7k/8/8/8/p7/8/R7/1R2K3 w - - 0 20", "a2a4 h8g8 e1e2 g8f8 e2e3 f8g8 e3d3 g8h8 d3c3"},
		},
		{
			"positions without a count",
			"the pieces of a bare king's opponent are counted as soon as it is bare: https://en.wikipedia.org/wiki/Makruk#Counting_rules; there not before a move, if the position says nothing",
			func(d *difference) bool {
				played, limit := d.played.Position().Count()
				return strings.HasSuffix(d.ours, "(counting)") && d.theirs == "*" && len(d.names) == 0 && played > limit
			},
			example{"ffish/karouk", "8/8/5R2/8/1N3R2/k5K1/7M/N4M2 b - - 0 20 +0+0", ""},
		},
	}
}

func (g *peerGame) is(names ...string) bool {
	return slices.Contains(names, strings.TrimPrefix(g.theirs, writtenName))
}

// onlyOurs reports whether all that differs is that we have more moves.
func (d *difference) onlyOurs() bool { return d.areMoves() && len(d.our) > 0 && len(d.their) == 0 }

// onlyTheirs reports whether all that differs is that the library has more moves.
func (d *difference) onlyTheirs() bool { return d.areMoves() && len(d.our) == 0 && len(d.their) > 0 }

func (d *difference) areMoves() bool { return d.theirs == "" && d.check == "" && d.refused == "" }

func every(moves []string, test func(string) bool) bool {
	return !slices.ContainsFunc(moves, func(m string) bool { return !test(m) })
}

// hadOtherRights reports whether the pieces stood as now before, but could do something else,
// or there was a pass before one of the two positions.
func (d *difference) hadOtherRights() bool {
	fields := func(i int) []string { return strings.Fields(d.played.PositionAt(i).FEN()) }
	now := fields(len(d.played.Moves()))
	for i := range d.played.Moves() {
		then := fields(i)
		if slices.Equal(then[:2], now[:2]) && (then[2] != now[2] || !slices.Equal(then[6:], now[6:])) {
			return true
		}
	}
	return false
}

// castlesInPlace reports whether a move ends on a piece of the side to move, as castling does
// where king and rook may begin anywhere, or is that of a king which stays where it is.
func (d *difference) castlesInPlace(move string) bool {
	if move == "pass" {
		return true
	}
	p := d.played.Position()
	to, ok := p.Rules().ParseSquare(move[len(move)/2:], 1)
	return ok && p.At(to).Is(p.Turn())
}

func isDrop(move string) bool { return strings.Contains(move, "@") }

// isDoubleStep reports whether a move leads from one square to the next but one on its file.
func isDoubleStep(move string) bool {
	return len(move) == 4 && move[0] == move[2] && (move[1]-move[3] == 2 || move[3]-move[1] == 2)
}

// forbidsMatingDrops reports whether some piece may not be dropped to mate.
func (g *peerGame) forbidsMatingDrops() bool {
	return slices.ContainsFunc(g.rules.Def.Drops, func(d define.Drop) bool { return d.NoMate })
}
