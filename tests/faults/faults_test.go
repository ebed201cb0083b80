package faults

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

const root = "../.."

// compilerFiles are the files of package variants that turn words into rules.
var compilerFiles = strings.Fields("army castling choices compile counting demotion drop effects endings expander grid hand hops moves " +
	"placement promotion rights royal shuffle start trade turnover walls zones")

// sources lists the files in which faults are made.
func sources(t *testing.T) (files []string) {
	t.Helper()
	for _, folder := range []string{"board/", "board/define/", "board/program/"} {
		all, err := filepath.Glob(root + "/" + folder + "*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range all {
			if !strings.HasSuffix(file, "_test.go") {
				files = append(files, folder+filepath.Base(file))
			}
		}
	}
	for _, name := range compilerFiles {
		files = append(files, "variants/"+name+".go")
	}
	return files
}

// allFaults lists the faults of all files.
func allFaults(t *testing.T) (list []Fault) {
	t.Helper()
	for _, file := range sources(t) {
		source, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		more, err := Faults(file, string(source))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, more...)
	}
	return list
}

// mostOfFunction is how many faults are made in one function, so that all are looked at.
const mostOfFunction = 2

// spread shuffles faults and leaves out what a function has too many of.
func spread(list []Fault, seed uint64) (spread []Fault) {
	r := rand.New(rand.NewPCG(seed, 0))
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	of := map[string]int{}
	for _, f := range list {
		place := f.File + " " + f.Function
		if of[place]++; of[place] <= mostOfFunction {
			spread = append(spread, f)
		}
	}
	return spread
}

func number(t *testing.T, variable string, otherwise int) int {
	t.Helper()
	text := os.Getenv(variable)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", variable, err)
	}
	return n
}

// TestFaults makes as many faults as FAIRYMAX_FAULTS says. At least 95 % of those that
// can do harm have to be seen.
func TestFaults(t *testing.T) {
	wanted := number(t, "FAIRYMAX_FAULTS", 0)
	if wanted == 0 {
		t.Skip("FAIRYMAX_FAULTS=200 makes 200 faults and runs the tests against each")
	}
	log := openLog(t)
	pick := spread(allFaults(t), uint64(number(t, "FAIRYMAX_FAULTS_SEED", 1)))
	harmless := reasons(t)
	outcomes := tryAll(t, log, pick, wanted)
	seen, unseen := 0, 0
	for i, outcome := range outcomes {
		switch {
		case outcome != Unseen:
			seen++
		case harmless[pick[i].String()] == "":
			unseen++
			t.Logf("not seen: line %d of %v", pick[i].Line, &pick[i])
		}
	}
	t.Logf("%d faults were seen, %d not, %d cannot do harm", seen, unseen, len(outcomes)-seen-unseen)
	if 20*unseen > len(outcomes) {
		t.Errorf("%d of %d faults are not seen, more than 5 %%", unseen, len(outcomes))
	}
}

// tryAll tries faults in their order until enough could be built. It returns the outcomes
// of those, by their number.
func tryAll(t *testing.T, log *outcomeLog, pick []Fault, wanted int) map[int]Outcome {
	outcomes := map[int]Outcome{}
	var lock sync.Mutex
	next := 0
	take := func() (int, bool) {
		lock.Lock()
		defer lock.Unlock()
		if len(outcomes) >= wanted || next == len(pick) {
			return 0, false
		}
		next++
		return next - 1, true
	}
	var wait sync.WaitGroup
	for range max(1, runtime.NumCPU()) {
		scratch := t.TempDir()
		wait.Go(func() {
			for i, more := take(); more; i, more = take() {
				outcome, err := log.outcome(&pick[i], scratch)
				lock.Lock()
				if err != nil {
					t.Error(err)
				} else if outcome != Unbuilt && len(outcomes) < wanted {
					outcomes[i] = outcome
					t.Logf("%d: %s: %v", len(outcomes), outcome, &pick[i])
				}
				lock.Unlock()
			}
		})
	}
	wait.Wait()
	return outcomes
}

// outcomeLog is the file of outcomes so far.
type outcomeLog struct {
	lock  sync.Mutex
	path  string
	known map[string]Outcome
}

func openLog(t *testing.T) *outcomeLog {
	t.Helper()
	log := &outcomeLog{path: os.Getenv("FAIRYMAX_FAULTS_LOG"), known: map[string]Outcome{}}
	text, err := os.ReadFile(log.path)
	if log.path == "" || os.IsNotExist(err) {
		return log
	} else if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if outcome, fault, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t"); ok {
			log.known[fault] = Outcome(outcome)
		}
	}
	return log
}

// outcome tries a fault, unless its outcome is known.
func (log *outcomeLog) outcome(f *Fault, scratch string) (Outcome, error) {
	log.lock.Lock()
	known := log.known[f.String()]
	log.lock.Unlock()
	if known != "" {
		return known, nil
	}
	folder, err := filepath.Abs(root)
	if err != nil {
		return "", err
	}
	outcome, err := Try(f, folder, scratch)
	if err != nil || log.path == "" {
		return outcome, err
	}
	log.lock.Lock()
	defer log.lock.Unlock()
	file, err := os.OpenFile(log.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return "", err
	}
	defer file.Close()
	_, err = fmt.Fprintf(file, "%s\t%v\n", outcome, f)
	return outcome, err
}

// reasons reads why faults cannot do harm: two lines each, the fault and the reason.
func reasons(t *testing.T) map[string]string {
	t.Helper()
	file, err := os.Open("testdata/harmless.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	list, fault := map[string]string{}, ""
	for lines := bufio.NewScanner(file); lines.Scan(); {
		switch line := lines.Text(); {
		case line == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "\t"):
			list[fault] = strings.TrimSpace(line)
		default:
			fault = line
			list[fault] = ""
		}
	}
	for fault, reason := range list {
		if reason == "" {
			t.Errorf("%s has no reason", fault)
		}
	}
	return list
}

// Every fault that is written down with its reason can still be made.
func TestReasons(t *testing.T) {
	var can []string
	for _, f := range allFaults(t) {
		can = append(can, f.String())
	}
	for fault := range reasons(t) {
		if !slices.Contains(can, fault) {
			t.Errorf("this fault cannot be made any more: %s", fault)
		}
	}
}

// The faults of a small function, and what they make of it.
func TestMutate(t *testing.T) {
	const source = `package x

func f(c Color, n int) bool {
	if !ok(c.Other()) && n > 1 {
		return true
	}
	switch n {
	case 3, 4:
		n = n + 1
	}
	return n == 2
}

func (c Color) String() string { return []string{"w", "b"}[c+0] }
`
	list, err := Faults("x.go", source)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i := range list {
		if changed := list[i].Apply(source); changed == source {
			t.Errorf("%v changes nothing", &list[i])
		}
		got = append(got, list[i].String())
	}
	want := []string{
		"x.go: f: turned round: !ok(c.Other()) && n > 1 → !(!ok(c.Other()) && n > 1)",
		"x.go: f: half forgotten: !ok(c.Other()) && n > 1 → !ok(c.Other())",
		"x.go: f: half forgotten: !ok(c.Other()) && n > 1 → n > 1",
		"x.go: f: turned round: !ok(c.Other()) → ok(c.Other())",
		"x.go: f: side forgotten: c.Other() → c",
		"x.go: f: compared wrongly: > → >=",
		"x.go: f: off by one: 1 → 2",
		"x.go: f: the other one: true → false",
		"x.go: f: case forgotten: , 4 →",
		"x.go: f: off by one: 1 → 2",
		"x.go: f: compared wrongly: == → !=",
		"x.go: f: off by one: 2 → 3",
	}
	for i := range want {
		if i >= len(got) || strings.TrimSpace(got[i]) != want[i] {
			t.Fatalf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d faults, want %d", len(got), len(want))
	}
}
