package host

import (
	"context"
	"sync"
	"syscall/js"
	"time"
)

// Serve lets JavaScript ask with the function fairymaxAnswer, which promises an answer, and
// calls fairymaxReady when it can. Listen is given what tells the state of a search, by
// fairymaxReport, and what a search calls between nodes; fairymaxStop ends the searches that
// were asked for. It does not return.
func Serve(listen func(report func(state []byte), yield func()), answer func(ctx context.Context, question []byte) []byte) {
	global, questions := js.Global(), make(chan asked, mostWaiting)
	listen(func(state []byte) { global.Call("fairymaxReport", string(state)) }, pauses(global))
	stop := newStopper()
	global.Set("fairymaxAnswer", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		return promise(questions, stop.context(), arguments[0].String())
	}))
	global.Set("fairymaxStop", js.FuncOf(func(js.Value, []js.Value) any {
		stop.all()
		return nil
	}))
	global.Call("fairymaxReady")
	for q := range questions {
		q.resolve.Invoke(string(answer(q.ctx, []byte(q.text))))
	}
}

// mostWaiting is more than the questions of a page that can wait at the same time: a callback
// of JavaScript must not wait itself.
const mostWaiting = 1000

// asked is a question that waits for its answer.
type asked struct {
	ctx     context.Context
	text    string
	resolve js.Value
}

// promise is a promise of JavaScript for the answer to a question.
func promise(questions chan<- asked, ctx context.Context, text string) js.Value {
	var executor js.Func
	executor = js.FuncOf(func(_ js.Value, functions []js.Value) any {
		questions <- asked{ctx, text, functions[0]}
		executor.Release()
		return nil
	})
	return js.Global().Get("Promise").New(executor)
}

// stopper ends the searches that were asked for up to now.
type stopper struct {
	mu     sync.Mutex
	ctx    context.Context
	cancel context.CancelFunc
}

func newStopper() *stopper {
	s := new(stopper)
	s.ctx, s.cancel = context.WithCancel(context.Background())
	return s
}

// context is that of a new question.
func (s *stopper) context() context.Context {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.ctx
}

func (s *stopper) all() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cancel()
	s.ctx, s.cancel = context.WithCancel(context.Background())
}

// pauses returns what a search calls between nodes: once in a while it lets JavaScript run,
// which has only this thread, so that it hears of messages.
func pauses(global js.Value) func() {
	const often = 15 * time.Millisecond
	resumed, last := make(chan struct{}, 1), time.Now()
	resume := js.FuncOf(func(js.Value, []js.Value) any {
		resumed <- struct{}{}
		return nil
	})
	return func() {
		if time.Since(last) < often {
			return
		}
		global.Call("fairymaxPause", resume)
		<-resumed
		last = time.Now()
	}
}
