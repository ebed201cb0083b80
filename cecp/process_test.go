package cecp

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	_ "fairymax/internal/testheap"
)

// program is the engine as a GUI runs it.
type program struct {
	t     *testing.T
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan string
	ended chan error
}

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "fairymax-cecp")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	engineFile = filepath.Join(folder, "fairymax.exe")
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// engineFile is where build puts the engine.
var engineFile string

// build builds the engine once, for all tests.
var build = sync.OnceValues(func() (file string, err error) {
	if out, err := exec.Command("go", "build", "-o", engineFile, "fairymax/cmd/fairymax").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return engineFile, nil
})

// startProgram starts the engine without the configuration of the user.
func startProgram(t *testing.T) *program {
	t.Helper()
	file, err := build()
	if err != nil {
		t.Skipf("cannot build the engine: %v", err)
	}
	cmd := exec.Command(file)
	cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+t.TempDir())
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	p := &program{t, cmd, in, make(chan string, 1000), make(chan error, 1)}
	go func() {
		for scanner := bufio.NewScanner(out); scanner.Scan(); {
			p.lines <- scanner.Text()
		}
		close(p.lines)
		p.ended <- cmd.Wait()
	}()
	t.Cleanup(func() { cmd.Process.Kill() })
	return p
}

func (p *program) say(lines string) { io.WriteString(p.in, lines) }

// await waits for a line with a beginning and returns the lines before it.
func (p *program) await(beginning string, patience time.Duration) (before []string) {
	p.t.Helper()
	late := time.After(patience)
	for {
		select {
		case line, ok := <-p.lines:
			if !ok {
				p.t.Fatalf("it ended before %q", beginning)
			}
			if strings.HasPrefix(line, beginning) {
				return before
			}
			before = append(before, line)
		case <-late:
			p.t.Fatalf("no %q within %v", beginning, patience)
		}
	}
}

// patience is how long a busy machine may take for an immediate answer.
const patience = 10 * time.Second

// signalsMeanWhatTheySay sends signals. XBoard sends SIGINT before commands and SIGTERM
// with quit until it has read our features; after that SIGTERM means to end.
func signalsMeanWhatTheySay(t *testing.T) {
	p := startProgram(t)
	p.say("xboard\nprotover 2\nnew\nst 3000\nping 1\n")
	p.await("pong 1", patience)
	p.say("go\n")
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		if err := p.cmd.Process.Signal(signal); err != nil {
			t.Skip("signals cannot be sent here: ", err)
		}
	}
	time.Sleep(100 * time.Millisecond)
	p.say("?\n")
	p.await("move ", patience)
	p.say("accepted sigint\naccepted sigterm\nforce\nping 2\n")
	p.await("pong 2", patience)
	p.cmd.Process.Signal(os.Interrupt)
	p.say("go\n?\n")
	p.await("move ", patience)
	p.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.ended:
	case <-time.After(patience):
		t.Error("SIGTERM does not end it")
	}
}

// Where nothing says that the features were read, SIGTERM ends the program too, a little later.
func TestTermination(t *testing.T) {
	p := startProgram(t)
	p.say("new\nping 1\n")
	p.await("pong 1", patience)
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Skip("signals cannot be sent here: ", err)
	}
	select {
	case <-p.ended:
	case <-time.After(patience):
		t.Error("SIGTERM does not end it")
	}
}

// With the real engine, pondering, pauses and analysis work as with the fake one.
func TestProgram(t *testing.T) {
	p := startProgram(t)
	p.say("xboard\nprotover 2\naccepted done\nnew\nhard\npost\nst 0.2\nusermove e2e4\n")
	p.await("move ", patience)
	p.await("", patience) // it ponders, and shows it soon
	p.say("ping 1\n")
	p.await("pong 1", patience)
	p.say("hint\n")
	guess := p.hint()
	p.say("usermove " + guess + "\nping 2\n")
	p.await("move ", patience)
	p.await("pong 2", patience)
	p.say("force\nanalyze\n")
	p.await("1 ", patience)
	p.say("pause\n.\n")
	p.await("stat01: ", patience)
	p.say("resume\nexclude all\ninclude all\nsetboard 7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\nping 3\n")
	p.await("pong 3", patience)
	p.await("2 100001 ", patience)
	p.say("exit\nquit\n")
	if err := <-p.ended; err != nil {
		t.Error(err)
	}
}

func (p *program) hint() string {
	late := time.After(patience)
	for {
		select {
		case line := <-p.lines:
			if move, ok := strings.CutPrefix(line, "Hint: "); ok {
				return move
			}
		case <-late:
			p.t.Fatal("no hint")
		}
	}
}
