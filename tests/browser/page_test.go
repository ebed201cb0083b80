//go:build browser

// Package browser plays games on the pages that the program writes, by clicks in
// Chromium, and follows them with package board.
package browser

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-rod/rod"
	"github.com/go-rod/rod/lib/cdp"
	"github.com/go-rod/rod/lib/input"
	"github.com/go-rod/rod/lib/launcher"
	"github.com/go-rod/rod/lib/proto"
)

// program is the path of the program under test.
var program string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "fairymax-browser")
	if err != nil {
		panic(err)
	}
	program = filepath.Join(folder, "fairymax")
	build := exec.Command("go", "build", "-o", program, "../../cmd/fairymax")
	if said, err := build.CombinedOutput(); err != nil {
		panic(string(said))
	}
	status := m.Run()
	os.RemoveAll(folder)
	os.Exit(status)
}

// chromium starts a browser that reaches nothing but files.
func chromium(t *testing.T) *rod.Browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip("Chromium is not installed")
	}
	l := launcher.New().Bin(path).Leakless(false).NoSandbox(true).Headless(true).UserDataDir(scratch(t)).
		Set("disable-quic").Set("disable-gpu").Set("proxy-server", "127.0.0.1:9")
	address, err := l.Launch()
	if err != nil {
		t.Fatal(err)
	}
	b := rod.New().ControlURL(address)
	if err := b.Connect(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = b.Close()
		l.Kill()
		l.Cleanup() // waits until it has ended
	})
	return b
}

// scratch is a folder for a browser. Its processes may write there for a while when it has
// ended, which is no fault.
func scratch(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "fairymax-profile")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for end := time.Now().Add(patience); os.RemoveAll(folder) != nil && time.Now().Before(end); {
			time.Sleep(50 * time.Millisecond)
		}
	})
	return folder
}

// tab is what games need of a browser.
type tab interface {
	eval(expression string) (text string, err error) // of an expression that is a text
	click(at place) error
	press(key string) error // Enter, Tab, or an arrow key
}

// rodTab is a tab of Chromium.
type rodTab struct{ *rod.Page }

func (r rodTab) eval(expression string) (string, error) {
	result, err := r.Eval("async () => " + expression)
	if err != nil {
		return "", err
	}
	return result.Value.Str(), nil
}

func (r rodTab) click(at place) error {
	if err := r.Mouse.MoveTo(proto.NewPoint(at.X, at.Y)); err != nil {
		return err
	}
	return r.Mouse.Click(proto.InputMouseButtonLeft, 1)
}

// rodKeys are the keys of press in Chromium.
var rodKeys = map[string]input.Key{
	"Enter": input.Enter, "Tab": input.Tab, "ArrowLeft": input.ArrowLeft, "ArrowUp": input.ArrowUp, "ArrowRight": input.ArrowRight, "ArrowDown": input.ArrowDown,
}

func (r rodTab) press(key string) error { return r.Keyboard.Type(rodKeys[key]) }

// page is a page of a game in a browser.
type page struct {
	*rod.Page // in Chromium
	tab
	t    *testing.T
	path string // of its file

	mu   sync.Mutex
	said []string // on the console
}

// open writes the page of a game and opens it from disk.
func open(t *testing.T, b *rod.Browser, game string) *page {
	t.Helper()
	return visit(t, b, written(t, game))
}

// written writes the page of a game and returns its path.
func written(t *testing.T, game string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.html")
	write := exec.Command(program, "page", game, "-o", path)
	if said, err := write.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", game, err, said)
	}
	return path
}

// visit opens the page in a file and waits until it plays.
func visit(t *testing.T, b *rod.Browser, path string) *page {
	t.Helper()
	p := show(t, b, path)
	p.ready()
	return p
}

// ready waits until the page plays.
func (p *page) ready() {
	p.t.Helper()
	p.wait("window.fairymaxGame && fairymaxGame.view && !fairymaxGame.asking")
}

// show opens any page from disk.
func show(t *testing.T, b *rod.Browser, path string) *page {
	t.Helper()
	p := listened(t, b)
	p.path = path
	p.MustNavigate("file://" + path)
	return p
}

// listened opens an empty page and listens to its console.
func listened(t *testing.T, b *rod.Browser) *page {
	t.Helper()
	p := &page{Page: b.MustPage(""), t: t}
	p.tab = rodTab{p.Page}
	p.hampered()
	p.leaves()
	t.Cleanup(func() { _ = p.Close() })
	p.EnableDomain(proto.RuntimeEnable{})
	p.EnableDomain(proto.LogEnable{})
	go p.EachEvent(
		func(e *proto.RuntimeConsoleAPICalled) { p.hear("console " + p.MustObjectsToJSON(e.Args).JSON("", "")) },
		func(e *proto.RuntimeExceptionThrown) { p.hear("exception " + e.ExceptionDetails.Text) },
		func(e *proto.LogEntryAdded) { p.hear("log " + e.Entry.Text) },
	)()
	return p
}

func (p *page) hear(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.said = append(p.said, text)
}

// silent fails if the console has said anything.
func (p *page) silent() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.said) > 0 {
		p.t.Errorf("%s: the console says %s", p.path, strings.Join(p.said, "\n"))
	}
}

// patience is how long a page may take for anything.
const patience = time.Minute

// wait waits until an expression of JavaScript is true.
func (p *page) wait(condition string) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		switch text, err := p.eval("String(Boolean(" + condition + "))"); {
		case text == "true":
			return
		case err != nil && !hasLeft(err):
			p.t.Fatalf("%s: %s: %v", p.path, condition, err)
		}
		if time.Now().After(end) {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.t.Fatalf("%s: never %s; the page says %q, the console %q", p.path, condition, read[string](p, "document.body.innerText.slice(0, 300)"), p.said)
		}
	}
}

// hasLeft reports whether a page was left for another one while it was asked.
func hasLeft(err error) bool {
	return errors.Is(err, cdp.ErrCtxDestroyed) || strings.Contains(err.Error(), "Inspected target navigated or closed")
}

// read reads an expression of JavaScript.
func read[A any](p *page, expression string) (value A) {
	p.t.Helper()
	text, err := p.eval("JSON.stringify(" + expression + ")")
	if err != nil {
		p.t.Fatalf("%s: %s: %v", p.path, expression, err)
	}
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		p.t.Fatalf("%s: %s: %v", expression, text, err)
	}
	return value
}

// place is the middle of an element.
type place struct{ X, Y float64 }

// find scrolls to an element and says where it is.
func (p *page) find(selector string) place {
	p.t.Helper()
	return read[place](p, fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		if (!e) throw new Error("there is no " + %q);
		e.scrollIntoView({ block: "nearest" });
		const r = e.getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
	})()`, selector, selector))
}

// click clicks on an element with the mouse.
func (p *page) click(selector string) {
	p.t.Helper()
	if err := p.tab.click(p.find(selector)); err != nil {
		p.t.Fatalf("%s: %s: %v", p.path, selector, err)
	}
}

// do runs statements of JavaScript.
func (p *page) do(statements string) {
	p.t.Helper()
	if _, err := p.eval("(() => { " + statements + "; return ''; })()"); err != nil {
		p.t.Fatalf("%s: %s: %v", p.path, statements, err)
	}
}

// choose sets a list of choices.
func (p *page) choose(id, value string) {
	p.t.Helper()
	p.do(fmt.Sprintf(`const e = document.getElementById(%q); e.value = %q; e.dispatchEvent(new Event("change"))`, id, value))
}

// quick makes the engine answer soon.
func (p *page) quick() {
	p.choose("level", "0")
	p.choose("time", "200")
}
