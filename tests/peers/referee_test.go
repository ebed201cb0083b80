package peers

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// referee is the process that asks the libraries.
type referee struct {
	in  *json.Encoder
	out *bufio.Scanner
}

// question is a line for referee.mjs, which says what the fields mean.
type question struct {
	INI      string   `json:"ini,omitempty"`
	Peer     string   `json:"peer,omitempty"`
	Game     string   `json:"game,omitempty"`
	Chess960 bool     `json:"chess960,omitempty"`
	FEN      string   `json:"fen,omitempty"`
	Play     []string `json:"play,omitempty"`
}

// reply is a line of referee.mjs.
type reply struct {
	Moves   []string `json:"moves"`
	Check   bool     `json:"check"`
	Result  string   `json:"result"`
	Claim   string   `json:"claim"`
	FEN     string   `json:"fen"`
	Refused string   `json:"refused"`
}

// startReferee starts the process. Without node or the libraries the test is skipped, and
// under FAIRYMAX_CI it fails.
func startReferee(t *testing.T) *referee {
	t.Helper()
	missing := t.Skipf
	if os.Getenv("FAIRYMAX_CI") != "" {
		missing = t.Fatalf
	}
	node, err := exec.LookPath("node")
	if err != nil {
		missing("node is not installed")
	}
	if _, err := os.Stat(filepath.Join("node_modules", "ffish")); errors.Is(err, fs.ErrNotExist) {
		missing("ffish and chessops are not installed: npm ci --prefix tests/peers")
	}
	run := exec.Command(node, "referee.mjs")
	in, err := run.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := run.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		run.Wait()
	})
	r := &referee{json.NewEncoder(in), bufio.NewScanner(out)}
	r.out.Buffer(nil, 1<<20)
	return r
}

// ask asks one question.
func (r *referee) ask(t *testing.T, q question) reply {
	t.Helper()
	if err := r.in.Encode(q); err != nil {
		t.Fatalf("%+v: %v", q, err)
	}
	if !r.out.Scan() {
		t.Fatalf("%+v: no answer: %v", q, r.out.Err())
	}
	var a reply
	if err := json.Unmarshal(r.out.Bytes(), &a); err != nil {
		t.Fatalf("%+v: %v: %s", q, err, r.out.Bytes())
	}
	return a
}

// mustLearn makes ffish know the games of a variants.ini.
func (r *referee) mustLearn(t *testing.T, ini string) {
	t.Helper()
	if a := r.ask(t, question{INI: ini}); a.Refused != "" {
		t.Fatalf("ffish: %s", a.Refused)
	}
}

func (r reply) String() string {
	return fmt.Sprintf("check %v, result %s, with claims %s", r.Check, r.Result, r.Claim)
}
