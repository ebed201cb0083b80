package fairymax_test

import (
	"fmt"
	"log"
	"os"
	"strings"

	"fairymax"
)

func ExampleBoard() {
	b := play("normal", "f3 e5 g4 Qh4")
	fmt.Println(b.Outcome().Result(), b.Outcome().Reason)
	// Output: 0-1 checkmate
}

func ExampleBoard_Game() {
	fmt.Println(load("normal").Start().Game().Name())
	// Output: normal
}

func ExampleBoard_Clone() {
	b := play("normal", "e4")
	other := b.Clone()
	push(other, "e5")
	fmt.Println(len(b.Moves()), len(other.Moves()))
	// Output: 1 2
}

func ExampleBoard_FEN() {
	fmt.Println(play("crazyhouse", "e4 d5 exd5 Qxd5").FEN())
	// Output: rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3
}

func ExampleBoard_FENIn() {
	b := play("shogi", "P-7f")
	fmt.Println(b.FENIn(fairymax.USI))
	fmt.Println(b.FENIn(fairymax.UCI))
	// Output:
	// lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
	// lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] b - - 0 1
}

func ExampleBoard_String() {
	fmt.Print(load("normal").Start())
	// Output:
	// 8  r n b q k b n r 8
	//   7  p p p p p p p p 7
	//   6  . . . . . . . . 6
	//   5  . . . . . . . . 5
	//   4  . . . . . . . . 4
	//   3  . . . . . . . . 3
	//   2  P P P P P P P P 2
	//   1  R N B Q K B N R 1
	//      a b c d e f g h
}

func ExampleBoard_Turn() {
	fmt.Println(play("normal", "e4").Turn())
	// Output: Black
}

func ExampleBoard_InCheck() {
	fmt.Println(play("normal", "e4 f6 Qh5").InCheck())
	// Output: true
}

func ExampleBoard_Checked() {
	fmt.Println(play("normal", "e4 f6 Qh5").Checked())
	// Output: [e8]
}

func ExampleBoard_MoveNumber() {
	b := play("normal", "e4 e5 Nf3")
	fmt.Println(b.MoveNumber(), b.Turn())
	// Output: 2 Black
}

func ExampleBoard_Clock() {
	fmt.Println(play("normal", "e4 e5 Nf3 Nc6").Clock())
	// Output: 2
}

// The third occurrence of a position is a draw, which a player has to claim in a tournament.
func ExampleBoard_IgnoreClaims() {
	b := play("normal", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")
	fmt.Println(b.Outcome().Reason, len(b.Legal()))
	b.IgnoreClaims(true)
	fmt.Println(b.Outcome().Over, len(b.Legal()))
	// Output:
	// repetition 0
	// false 20
}

func ExampleBoard_Perft() {
	fmt.Println(load("capablanca").Start().Perft(2))
	// Output: 784
}

func ExampleBoard_At() {
	b := load("capablanca").Start()
	fmt.Println(b.At("c1"))
	fmt.Println(b.At("c3"))
	// Output:
	// {archbishop A} White true
	// { } White false
}

func ExampleBoard_Hand() {
	fmt.Println(play("crazyhouse", "e4 d5 exd5").Hand(fairymax.White))
	// Output: map[pawn:1]
}

func ExampleBoard_Legal() {
	fmt.Println(play("normal", "e4 f6 Qh5").Legal())
	// Output: [g7g6]
}

func ExampleBoard_AppendLegal() {
	b := load("normal").Start()
	var list []fairymax.Move
	for _, m := range b.AppendLegal(list[:0]) {
		b.Play(m)
		list = append(list, b.AppendLegal(nil)...)
		b.Undo()
	}
	fmt.Println(len(list), "positions after two plies")
	// Output: 400 positions after two plies
}

func ExampleBoard_Read() {
	b := load("normal").Start()
	m, err := b.Read("Nf3")
	fmt.Println(m, err)
	_, err = b.Read("e2e5")
	fmt.Println(err)
	// Output:
	// g1f3 <nil>
	// e2e5: the piece cannot go there
}

func ExampleBoard_Write() {
	b := play("shogi", "P-7f P-3d")
	m, err := b.Read("Bx2b+")
	if err != nil {
		log.Fatal(err)
	}
	for _, n := range []fairymax.Notation{fairymax.Coordinates, fairymax.SAN, fairymax.UCI, fairymax.USI} {
		fmt.Println(b.Write(m, n))
	}
	// Output:
	// b2h8+
	// Bxh8+
	// b2h8+
	// 8h2b+
}

func ExampleBoard_Explain() {
	b := load("normal").Start()
	fmt.Println(b.Explain("Bc4"))
	fmt.Println(b.Explain("e4"))
	// Output:
	// false [Bc4 is not legal. The bishop on f1 cannot go to c4: the pawn on e2 is in the way.]
	// true [One legal move goes to e4. e2e4 (e4): The pawn on e2 moves to e4.]
}

func ExampleBoard_Play() {
	b := load("normal").Start()
	b.Play(b.Legal()[0])
	fmt.Println(b.Moves())
	// Output: [b1c3]
}

func ExampleBoard_Push() {
	b := load("normal").Start()
	fmt.Println(b.Push("e4"), b.Push("Ke5"))
	// Output: <nil> Ke5: the piece cannot go there
}

func ExampleBoard_Undo() {
	b := play("normal", "e4")
	fmt.Println(b.Undo(), b.Undo())
	// Output: true false
}

func ExampleBoard_Moves() {
	fmt.Println(play("crazyhouse", "e4 d5 exd5 Qxd5 P@e4").Moves())
	// Output: [e2e4 d7d5 e4d5 d8d5 P@e4]
}

func ExampleBoard_Outcome() {
	b := load("normal").Start()
	for range 2 {
		for _, move := range []string{"Nf3", "Nf6", "Ng1", "Ng8"} {
			push(b, move)
		}
	}
	fmt.Println(b.Outcome())
	// Output: {true true White repetition}
}

func ExampleBoard_WritePGN() {
	b := play("seirawan", "Nc3/H d5")
	if err := b.WritePGN(os.Stdout, fairymax.Tag{Name: "White", Value: "Harper"}); err != nil {
		log.Fatal(err)
	}
	// Output:
	// [White "Harper"]
	// [Result "*"]
	// [Variant "seirawan"]
	//
	// 1. Nc3/H d5 *
}

func ExampleTag() {
	fmt.Println(fairymax.Tag{Name: "Event", Value: "Club night"}.Value)
	// Output: Club night
}

func ExampleOutcome_Result() {
	fmt.Println(fairymax.Outcome{}.Result(), fairymax.Outcome{Over: true, Winner: fairymax.Black}.Result())
	// Output: * 0-1
}

func ExampleOutcome() {
	b, _, err := load("horde").SetUp("4k3/8/8/8/8/8/8/8 b - - 0 1")
	fmt.Println(b.Outcome(), err)
	// Output: {true false Black extinction} <nil>
}

func ExampleColor() {
	fmt.Println(fairymax.White, fairymax.White.Other())
	// Output: White Black
}

func ExampleMove() {
	b := play("normal", "e4")
	first := b.Moves()[0]
	again, err := load("normal").Start().Read("e2e4")
	fmt.Println(first, again, err)
	// Output: e2e4 e2e4 <nil>
}

func ExampleMove_String() {
	fmt.Println(play("normal", "e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nd5 bxa8=Q").Moves())
	// Output: [e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 f6d5 b7a8q]
}

func ExampleMove_Squares() {
	m, err := load("normal").Start().Read("Nf3")
	fmt.Println(m.Squares(), err)
	// Output: [g1 f3] <nil>
}

func ExampleMove_IsDrop() {
	moves := play("crazyhouse", "e4 d5 exd5 Qxd5 P@e4").Moves()
	fmt.Println(moves[3].IsDrop(), moves[4].IsDrop())
	// Output: false true
}

func ExampleMove_IsPass() {
	moves := play("janggi", "pass").Moves()
	fmt.Println(moves[0].IsPass())
	// Output: true
}

func ExampleMove_IsCapture() {
	b := play("normal", "e4 d5")
	m, err := b.Read("exd5")
	fmt.Println(m.IsCapture(), err)
	// Output: true <nil>
}

func ExampleBoard_Walls() {
	b := load("duck").Start()
	fmt.Println(b.Walls())
	b.Play(b.Legal()[0])
	fmt.Println(b.Moves(), b.Walls())
	// Output:
	// []
	// [b1c3,c3b1] [b1]
}

func ExampleMove_Promotion() {
	b, _, err := load("capablanca").SetUp("5k4/P9/10/10/10/10/10/5K4 w - - 0 1")
	if err != nil {
		log.Fatal(err)
	}
	m, err := b.Read("a8=C")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(m.Promotion())
	// Output: {chancellor C} true
}

func ExampleNotation() {
	b := load("xiangqi").Start()
	for _, text := range []string{"h3e3", "Che3", "C2=5"} {
		m, err := b.Read(text)
		fmt.Println(b.Write(m, fairymax.UCI), err)
	}
	// Output:
	// h3e3 <nil>
	// h3e3 <nil>
	// h3e3 <nil>
}

// play plays moves from the start of a built-in game.
func play(name, moves string) *fairymax.Board {
	b := load(name).Start()
	push(b, moves)
	return b
}

func push(b *fairymax.Board, moves string) {
	for _, text := range strings.Fields(moves) {
		if err := b.Push(text); err != nil {
			log.Fatal(err)
		}
	}
}
