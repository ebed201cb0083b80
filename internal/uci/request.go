package uci

import "fairymax/internal/protocol"

// Request is the command go while it is read.
type Request struct {
	Fields
	Order protocol.Order

	// Known has what is done for each word that go has, with the words that follow it. Others
	// are passed over; a list of moves ends before a known one.
	Known map[string]func()

	Answered bool // without a search
	session  *protocol.Session
}

// NewRequest begins to read go, with the words that all dialects have.
func NewRequest(s *protocol.Session, words []string) *Request {
	r := &Request{Fields: Fields{Words: words}, session: s}
	o := &r.Order
	r.Known = map[string]func(){
		"perft":       r.perft,
		"searchmoves": func() { o.Only = r.Until(r.knows) },
		"ponder":      func() { o.Ponder = true },
		"infinite":    func() { o.Infinite = true },
		"depth":       func() { r.positive(func(n int) { o.Depth = n }) },
		"nodes":       func() { r.positive(func(n int) { o.Nodes = uint64(n) }) },
	}
	r.Takes("movetime", r.MoveTime)
	return r
}

func (r *Request) knows(word string) bool { return r.Known[word] != nil }

// Takes adds a word that a number follows.
func (r *Request) Takes(word string, take func(n int)) {
	r.Known[word] = func() { r.Number(take) }
}

// MoveTime limits the time of the search, in milliseconds.
func (r *Request) MoveTime(n int) {
	r.Order.Timed, r.Order.Clock.PerMove = true, protocol.Milliseconds(n)
}

func (r *Request) perft() {
	r.session.Perft(r.Words[:min(1, len(r.Words))])
	r.Answered = true
}

// Read reads all words, and reports whether to search.
func (r *Request) Read() bool {
	for !r.Answered && r.Next() {
		if take := r.Known[r.Word]; take != nil {
			take()
		}
	}
	return !r.Answered
}

// Search begins the search that was asked for. Without a limit it goes on until stop.
func (r *Request) Search() {
	for _, word := range r.Bad {
		r.session.Remark("%s needs a number, and is passed over", word)
	}
	for _, word := range r.Low {
		r.session.Remark("%s is 1 at least, and that is taken", word)
	}
	r.Order.Infinite = r.Order.Infinite || !r.Order.Limited()
	r.session.Search(r.Order)
}
