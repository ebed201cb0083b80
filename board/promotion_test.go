package board

import (
	"slices"
	"testing"

	"fairymax/board/define"
)

// What a piece may become is listed once, with what it becomes where no choice is left.
func TestChoices(t *testing.T) {
	def := chess()
	rook, knight, bishop, queen := typeCalled(def, "R"), typeCalled(def, "N"), typeCalled(def, "B"), typeCalled(def, "Q")
	for _, test := range []struct {
		name   string
		change func(*define.Promotion)
		want   []define.PieceType
	}{
		{"all", func(*define.Promotion) {}, []define.PieceType{rook, knight, bishop, queen}},
		{"what else it becomes", func(d *define.Promotion) {
			d.Choices[define.Black] = []define.PieceType{queen, rook}
			d.Otherwise, d.Else = define.BecomeElse, knight
		}, []define.PieceType{queen, rook, knight}},
		{"what it may also choose", func(d *define.Promotion) {
			d.Choices[define.Black] = []define.PieceType{queen, knight}
			d.Otherwise, d.Else = define.BecomeElse, knight
		}, []define.PieceType{queen, knight}},
		{"it stays a pawn", func(d *define.Promotion) {
			d.Choices[define.Black] = []define.PieceType{queen}
			d.Otherwise, d.Else = define.Stay, knight
		}, []define.PieceType{queen}},
		{"by place", func(d *define.Promotion) {
			d.Choices[define.Black] = nil
			d.ByPlace[define.Black] = map[define.Square][]define.PieceType{0: {rook}, 1: {knight, rook}, 7: {rook}}
		}, []define.PieceType{rook, knight}},
	} {
		def := chess()
		test.change(&def.Promotions[0])
		r := mustCompile(t, def)
		if got := r.Choices(define.Black, 1); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
		if got := r.Choices(define.Black, rook); len(got) != 0 {
			t.Errorf("%s: a rook becomes %v", test.name, got)
		}
	}
}

// One type that promotes is enough for a game with promotion.
func TestHasPromotion(t *testing.T) {
	def := chess()
	if r := mustCompile(t, def); !r.HasPromotion() {
		t.Errorf("no promotion with the promoters %v", r.Promoters())
	}
	def.Promotions = nil
	if r := mustCompile(t, def); r.HasPromotion() {
		t.Errorf("promotion with the promoters %v", r.Promoters())
	}
}

// What is asked of a type that never promotes has an answer too.
func TestPromotionOfOneType(t *testing.T) {
	def := chess()
	queens := map[define.PieceType]define.Limit{typeCalled(def, "Q"): {Types: define.MaskOf(typeCalled(def, "Q")), Most: 1}}
	def.Promotions[0].AtMost = queens
	def.Promotions[0].By = define.ByEntering | define.ByStanding
	r := mustCompile(t, def)
	for c := define.White; c <= define.Black; c++ {
		if got := r.MustPromote(c, 1); got == nil || *got != def.Promotions[0].Must[c] {
			t.Errorf("%v's pawns must promote on %v", c, got)
		}
		if got := r.PromotionZone(c, 1); got == nil || *got != def.Promotions[0].Zone[c] {
			t.Errorf("%v's pawns promote on %v", c, got)
		}
		if r.MustPromote(c, 2) != nil || r.PromotionZone(c, 2) != nil {
			t.Errorf("%v's king promotes", c)
		}
	}
	if len(r.PromotionLimits(1)) != 1 || !r.PromotesInPlace(1) {
		t.Errorf("a pawn promotes within %v, in place %v", r.PromotionLimits(1), r.PromotesInPlace(1))
	}
	if r.PromotionLimits(2) != nil || r.PromotesInPlace(2) {
		t.Errorf("a king promotes within %v, in place %v", r.PromotionLimits(2), r.PromotesInPlace(2))
	}
}

// A pawn on the seventh rank may stay a pawn on the eighth by moves that do not promote.
func TestMayKeepType(t *testing.T) {
	for _, test := range []struct {
		name           string
		change         func(d *define.Promotion, eighth define.Set)
		quiet, capture bool
	}{
		{"as in chess", func(*define.Promotion, define.Set) {}, false, false},
		{"by entering a zone of two ranks", func(d *define.Promotion, _ define.Set) { d.By = define.ByEntering }, true, true},
		{"by leaving it", func(d *define.Promotion, _ define.Set) { d.By = define.ByLeaving }, true, true},
		{"by capturing", func(d *define.Promotion, _ define.Set) { d.By = define.ByCapturing }, true, false},
		{"always", func(d *define.Promotion, eighth define.Set) { d.By, d.Always[define.White] = define.ByEntering, eighth }, false, false},
		{"not en passant", func(d *define.Promotion, _ define.Set) { d.NoPassing = true }, false, true},
		{"where it wants to", func(d *define.Promotion, _ define.Set) { d.Must[define.White] = define.Set{} }, true, true},
		{"where a choice is left", func(d *define.Promotion, _ define.Set) { d.Otherwise = define.Stay }, true, true},
	} {
		def := chess()
		d := &def.Promotions[0]
		eighth := d.Zone[define.White]
		for file := range 8 {
			d.Zone[define.White].Add(define.Square(6*8 + file))
		}
		test.change(d, eighth)
		r := mustCompile(t, def)
		ways := r.WaysFrom(define.White, 1, 6*8)
		for i := range ways {
			want := test.quiet
			if ways[i].Mode == define.MayCapture {
				want = test.capture
			}
			if got := r.MayKeepType(define.White, 1, 6*8, &ways[i]); got != want {
				t.Errorf("%s: it may go to %s as a pawn: %v", test.name, r.SquareName(ways[i].To, 1), got)
			}
		}
		if len(ways) != 2 {
			t.Errorf("%s: %d ways", test.name, len(ways))
		}
	}
}
