//go:build browser

package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/go-rod/rod/lib/cdp"

	"fairymax"
	"fairymax/variants"
)

// firefox is a tab of Firefox, driven by WebDriver BiDi
// (https://www.w3.org/TR/webdriver-bidi/).
type firefox struct {
	socket  cdp.WebSocket
	context string // the name of the tab
	event   func(method, text string)

	mu      sync.Mutex
	count   int
	waiting map[int]chan reply
}

// reply is what Firefox sends: the answer to a command, or an event.
type reply struct {
	ID             int
	Type, Message  string
	Result, Params json.RawMessage
	Method         string
}

// startFirefox starts Firefox so that it reaches nothing but files, and opens a tab.
func startFirefox(t *testing.T) *firefox {
	t.Helper()
	path, err := exec.LookPath("firefox-esr")
	if err != nil && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip("Firefox is not installed")
	}
	profile := scratch(t)
	const settings = `user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
`
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	run := exec.Command(path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
	run.Env = append(os.Environ(), "HOME="+scratch(t))
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	f := &firefox{waiting: map[int]chan reply{}, event: func(string, string) {}}
	ended := make(chan struct{})
	go func() { _ = run.Wait(); close(ended) }()
	t.Cleanup(func() {
		_, _ = f.ask("browser.close", map[string]any{})
		select {
		case <-ended:
		case <-time.After(patience):
			_ = run.Process.Kill()
			<-ended
		}
	})
	if err := f.connect(profile); err != nil {
		t.Fatal(err)
	}
	if most := number(t, "FAIRYMAX_LATE"); most > 0 {
		if _, err := f.ask("script.addPreloadScript", map[string]any{"functionDeclaration": "() => { " + lateCall(most) + " }"}); err != nil {
			t.Fatal(err)
		}
	}
	return f
}

// connect waits for Firefox to say in its profile where it listens, and begins a session.
func (f *firefox) connect(profile string) error {
	var at struct {
		Host string `json:"ws_host"`
		Port int    `json:"ws_port"`
	}
	for end := time.Now().Add(2 * patience); at.Port == 0; time.Sleep(20 * time.Millisecond) {
		if text, err := os.ReadFile(filepath.Join(profile, "WebDriverBiDiServer.json")); err == nil {
			_ = json.Unmarshal(text, &at) // it may be half written
		}
		if time.Now().After(end) {
			return errors.New("Firefox does not listen")
		}
	}
	if err := f.socket.Connect(context.Background(), fmt.Sprintf("ws://%s:%d/session", at.Host, at.Port), nil); err != nil {
		return err
	}
	go f.listen()
	if _, err := f.ask("session.new", map[string]any{"capabilities": map[string]any{}}); err != nil {
		return err
	}
	if _, err := f.ask("session.subscribe", map[string]any{"events": []string{"log.entryAdded"}}); err != nil {
		return err
	}
	result, err := f.ask("browsingContext.create", map[string]any{"type": "tab"})
	if err != nil {
		return err
	}
	var made struct{ Context string }
	err = json.Unmarshal(result, &made)
	f.context = made.Context
	return err
}

// listen passes replies on to what waits for them.
func (f *firefox) listen() {
	for {
		text, err := f.socket.Read()
		f.mu.Lock()
		if err != nil {
			for id, answer := range f.waiting {
				answer <- reply{ID: id, Type: "error", Message: err.Error()}
			}
			f.mu.Unlock()
			return
		}
		var r reply
		if err := json.Unmarshal(text, &r); err == nil && f.waiting[r.ID] != nil {
			f.waiting[r.ID] <- r
		}
		event := f.event
		f.mu.Unlock()
		if r.Type == "event" {
			event(r.Method, string(r.Params))
		}
	}
}

// ask sends a command and waits for its result.
func (f *firefox) ask(method string, params map[string]any) (json.RawMessage, error) {
	answer := make(chan reply, 1)
	f.mu.Lock()
	f.count++
	id := f.count
	f.waiting[id] = answer
	f.mu.Unlock()
	defer func() {
		f.mu.Lock()
		delete(f.waiting, id)
		f.mu.Unlock()
	}()
	text, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err != nil {
		return nil, err
	}
	if err := f.socket.Send(text); err != nil {
		return nil, err
	}
	select {
	case r := <-answer:
		if r.Type == "error" {
			return nil, fmt.Errorf("%s: %s", method, r.Message)
		}
		return r.Result, nil
	case <-time.After(2 * patience):
		return nil, fmt.Errorf("%s: no answer", method)
	}
}

func (f *firefox) eval(expression string) (string, error) {
	result, err := f.ask("script.evaluate", map[string]any{
		"expression": expression, "target": map[string]any{"context": f.context}, "awaitPromise": false,
	})
	if err != nil {
		return "", err
	}
	var said struct {
		Result           struct{ Value any }
		ExceptionDetails *struct{ Text string }
	}
	if err := json.Unmarshal(result, &said); err != nil {
		return "", err
	}
	if said.ExceptionDetails != nil {
		return "", errors.New(said.ExceptionDetails.Text)
	}
	text, _ := said.Result.Value.(string)
	return text, nil
}

func (f *firefox) click(at place) error {
	mouse := func(kind string) map[string]any {
		return map[string]any{"type": kind, "button": 0, "x": int(at.X), "y": int(at.Y)}
	}
	_, err := f.ask("input.performActions", map[string]any{"context": f.context, "actions": []any{map[string]any{
		"type": "pointer", "id": "mouse", "actions": []any{mouse("pointerMove"), mouse("pointerDown"), mouse("pointerUp")},
	}}})
	return err
}

// firefoxKeys are the keys of press in WebDriver.
var firefoxKeys = map[string]string{
	"Enter": "\uE007", "Tab": "\uE004", "ArrowLeft": "\uE012", "ArrowUp": "\uE013", "ArrowRight": "\uE014", "ArrowDown": "\uE015",
}

func (f *firefox) press(key string) error {
	stroke := func(kind string) map[string]any { return map[string]any{"type": kind, "value": firefoxKeys[key]} }
	_, err := f.ask("input.performActions", map[string]any{"context": f.context, "actions": []any{map[string]any{
		"type": "key", "id": "keys", "actions": []any{stroke("keyDown"), stroke("keyUp")},
	}}})
	return err
}

// visit opens a page from disk and waits until it plays.
func (f *firefox) visit(t *testing.T, path string) *page {
	t.Helper()
	p := f.show(t, path)
	p.ready()
	return p
}

// show opens any page from disk.
func (f *firefox) show(t *testing.T, path string) *page {
	t.Helper()
	p := &page{tab: f, t: t, path: path}
	f.mu.Lock()
	f.event = func(method, text string) { p.hear(method + " " + text) }
	f.mu.Unlock()
	if _, err := f.ask("browsingContext.navigate", map[string]any{"context": f.context, "url": "file://" + path, "wait": "complete"}); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestFirefox plays games of all kinds from disk in Firefox, and opens one of a gallery.
func TestFirefox(t *testing.T) {
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("starts another browser; FAIRYMAX_LONG runs it")
	}
	f := startFirefox(t)
	made := map[string]int{}
	for _, name := range []string{"normal", "crazyhouse", "xiangqi", "seirawan", "capablanca"} {
		t.Run(name, func(t *testing.T) {
			v, err := variants.NewCatalogue(fairymax.Files).Load(name)
			if err != nil {
				t.Fatal(err)
			}
			p := f.visit(t, written(t, name))
			p.quick()
			p.playGame(v.Rules, made, mostMoves)
			p.silent()
		})
	}
	t.Run("analysis", func(t *testing.T) {
		p := f.visit(t, written(t, "normal"))
		p.readGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
		began := time.Now()
		p.mode("analyse")
		p.wait(`document.querySelectorAll("#lines li").length === 3`)
		t.Logf("the first lines were there after %v", time.Since(began))
		p.click(`[data-go="ArrowLeft"]`)
		p.at("Nc6")
		p.stops("b1 c3")
		p.at("Nc3")
		p.click("#main")
		p.wait(`fairymaxGame.tree.line(0)[4].san === "Nc3"`)
		p.wait(`fairymaxGame.analysis.lines.best && fairymaxGame.analysis.lines.best.depth > 4 && document.querySelector("#lines button")`)
		p.click("#lines button")
		p.wait(`fairymaxGame.view.played.length === 6 && !fairymaxGame.asking`)
		p.click("#analyse-game")
		p.wait(`!document.getElementById("curve").hasAttribute("hidden")`)
		p.mode("setup")
		p.click("#setup-clear")
		p.wait(`document.getElementById("setup-problem").textContent.includes("royal")`)
		p.silent()
	})
	t.Run("keys", func(t *testing.T) {
		p := f.visit(t, written(t, "gardner"))
		p.quick()
		p.playByKeys()
		p.silent()
	})
	t.Run("gallery", func(t *testing.T) {
		f.visit(t, filepath.Join(gallery(t), "games", "gardner.html")).silent()
	})
	t.Logf("%v", made)
}
