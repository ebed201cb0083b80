//go:build browser

package browser

import (
	"testing"

	"github.com/go-rod/rod/lib/input"
)

// gate lets the answers of the compiler come when letIn is called.
const gate = `window.gate = new Promise((resolve) => { window.letIn = resolve; })`

// TestSlowCheck types while a check takes long: the last text is checked all the same, even if it is
// that of the check which was given up.
func TestSlowCheck(t *testing.T) {
	p := workbench(t, chromium(t))
	p.paste(stagHunt)
	p.game()
	p.wait("fairymaxDesk.text.get() === fairymaxDesk.checked && !fairymaxDesk.checking")
	p.do(`const { compiler } = fairymaxDesk, send = compiler.send, replace = compiler.replace;
		compiler.send = function (question) { return window.held ? new Promise((resolve, reject) => {
			this.asked = { question, since: -10000, resolve, reject };
		}) : send.call(this, question); };
		compiler.replace = function (reason) { window.held = false; return replace.call(this, reason); };
		window.held = true`)
	p.caret("title   =")
	p.MustInsertText(" bogus")
	p.wait(`fairymaxDesk.compiler.asked && fairymaxDesk.compiler.asked.question.do === "check"`)
	p.MustInsertText("x")
	p.Keyboard.MustType(input.Backspace)
	p.wait("!window.held && !fairymaxDesk.checking")
	p.finding(1, "hunt.toml:1:")
	p.silent()
}

// TestTypedMeanwhile opens things while the compiler is slow: what is typed before they arrive is not
// lost without a question.
func TestTypedMeanwhile(t *testing.T) {
	p := workbench(t, chromium(t))
	p.wait(`document.getElementById("loading").hidden`)
	p.do(`const { compiler } = fairymaxDesk, send = compiler.send;
		compiler.send = async function (question) {
			const answer = await send.call(this, question);
			await window.gate;
			return answer;
		}`)
	const library = `document.querySelector("#examples .entry button")`
	p.do(`document.querySelector("#examples .entry").open = true`)
	p.wait(library)
	for name, act := range map[string]string{
		"a game of ours": library + `.click()`,
		"an example":     `document.getElementById("begin-game").click()`,
		"a file":         `fairymaxDesk.text.takes("title = 1")`,
	} {
		p.do(`fairymaxDesk.begin("x", "")`)
		p.wait("!fairymaxDesk.checking")
		p.do(gate)
		p.do(act)
		p.do("fairymaxDesk.text.go(1, 1)")
		p.MustInsertText("# mine")
		p.do("window.letIn()")
		p.wait(`document.getElementById("leave").open`)
		p.click(`#leave button[value=""]`)
		p.wait(`!document.getElementById("leave").open`)
		if got := p.text(); got != "# mine" {
			t.Errorf("%s: the text is %q", name, got)
		}
	}
	p.do(`document.getElementById("begin-game").click()`)
	p.wait(`document.getElementById("leave").open`)
	p.click(`#leave button[value="leave"]`)
	p.wait(`fairymaxDesk.text.get() !== "# mine" && !document.getElementById("leave").open`)
	p.silent()
}
