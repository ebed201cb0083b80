package tests

import (
	"crypto/rand"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"
)

// slurmConfig is for one machine that pretends to have four processors, with all files
// in a folder. %s and %d are the host, the folder and two ports.
const slurmConfig = `ClusterName=test
SlurmctldHost=%[1]s(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=%[2]s/munge.socket
CredType=cred/munge
SlurmctldPort=%[3]d
SlurmdPort=%[4]d
SlurmctldPidFile=%[2]s/slurmctld.pid
SlurmdPidFile=%[2]s/slurmd.pid
StateSaveLocation=%[2]s/state
SlurmdSpoolDir=%[2]s/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
ReturnToService=2
NodeName=%[1]s NodeAddr=127.0.0.1 CPUs=4
PartitionName=main Nodes=ALL Default=YES State=UP
`

// slurmDaemons is the first process of a world of processes of its own: when its input
// ends, it ends, and the system ends all that it has started, jobs included. The input
// also ends when the test is killed.
const slurmDaemons = `
munged --foreground --force --key-file munge.key --socket "$PWD/munge.socket" --pid-file munge.pid --log-file munge.log --seed-file munge.seed &
until [ -S munge.socket ]; do sleep 0.05; done
slurmctld -D -f slurm.conf >slurmctld.log 2>&1 &
slurmd -D -f slurm.conf >slurmd.log 2>&1 &
exec cat
`

// startSlurm runs Slurm until the test ends, for the commands of Slurm that the test runs.
func startSlurm(t *testing.T) {
	t.Helper()
	folder := slurmFolder(t)
	daemons := exec.Command(findProgram(t, "unshare"), "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-c", slurmDaemons)
	daemons.Dir = folder
	input, err := daemons.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := daemons.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		input.Close()
		daemons.Wait()
		if t.Failed() {
			logs, _ := filepath.Glob(filepath.Join(folder, "*.log"))
			for _, log := range logs {
				text, _ := os.ReadFile(log)
				t.Logf("the end of %s:\n%s", log, text[max(0, len(text)-2000):])
			}
		}
	})
	t.Setenv("SLURM_CONF", filepath.Join(folder, "slurm.conf"))
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(100 * time.Millisecond) {
		state, err := exec.Command("sinfo", "--noheader", "--format=%T").CombinedOutput()
		if err == nil && string(state) == "idle\n" {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("Slurm does not start: %v, %s", err, state)
		}
	}
}

// slurmFolder is a folder with the configuration and a key.
func slurmFolder(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"munged", "slurmctld", "slurmd", "sbatch"} {
		findProgram(t, name)
	}
	folder := t.TempDir()
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	host, _, _ = strings.Cut(host, ".")
	key := make([]byte, 128)
	rand.Read(key)
	for name, content := range map[string][]byte{
		"munge.key":  key,
		"slurm.conf": fmt.Appendf(nil, slurmConfig, host, folder, freePort(t), freePort(t)),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"state", "spool"} {
		if err := os.Mkdir(filepath.Join(folder, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// freePort is a port that nothing listens on.
func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// sbatchLine is a line of the recipes that submits a script.
var sbatchLine = regexp.MustCompile(`(?m)^.*\bsbatch .*$`)

// slurmRecipe writes the script of the recipes with a name into a folder and returns the
// commands that follow it, with fewer games.
func slurmRecipe(t *testing.T, folder, name, games string) (commands string) {
	t.Helper()
	blocks := clusterBlocks(t, "bash")
	for i, block := range blocks[:len(blocks)-1] {
		if strings.HasPrefix(block, "#!/bin/bash\n# "+name+" ") {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(block), 0o666); err != nil {
				t.Fatal(err)
			}
			commands = strings.ReplaceAll(blocks[i+1], games, "18")
		}
	}
	if !sbatchLine.MatchString(commands) || !strings.Contains(commands, " 18 ") {
		t.Fatalf("the recipes have no commands for %s: %s", name, commands)
	}
	return commands
}

// emptyQueue waits until all jobs have ended.
func emptyQueue(t *testing.T, folder string) {
	t.Helper()
	for deadline := time.Now().Add(5 * time.Minute); ; time.Sleep(200 * time.Millisecond) {
		queue := shell(t, folder, "squeue --noheader")
		if queue == "" {
			return
		}
		if time.Now().After(deadline) || strings.Contains(queue, "DependencyNeverSatisfied") {
			t.Fatalf("jobs that do not end:\n%s%s", queue, shell(t, folder, "tail -n 20 *.txt"))
		}
	}
}

// TestSlurmRecipes runs the scripts and commands of the recipes in a real Slurm. What
// the parts give together is what one run gives.
func TestSlurmRecipes(t *testing.T) {
	if !*long {
		t.Skip("learns a game twice; FAIRYMAX_LONG runs it")
	}
	if runtime.GOOS != "linux" || os.Getuid() != 0 {
		t.Skip("Slurm needs Linux and root")
	}
	one, other := gameFolder(t), gameFolder(t)
	startSlurm(t)
	commands := slurmRecipe(t, other, "learn.sbatch", "20000")
	shell(t, other, commands)
	shell(t, one, "fairymax learn my.toml -games 18 -threads 4")
	emptyQueue(t, other)
	sameWork(t, one, other)
	outputs := shell(t, other, "cat learn-*.txt")
	for _, want := range []string{"shard 1/4 have", "shard 2/4 have", "shard 3/4 have", "shard 4/4 have", "Learnt from games of"} {
		if strings.Count(outputs, want) != 1 {
			t.Errorf("the jobs do not say %q once:\n%s", want, outputs)
		}
	}
	figuresInSlurm(t, one, other)
	matchInSlurm(t, one, other)
}

// figuresInSlurm follows the recipe for reports and values.
func figuresInSlurm(t *testing.T, one, other string) {
	t.Helper()
	shell(t, other, slurmRecipe(t, other, "parts.sbatch", "4000"))
	emptyQueue(t, other)
	outputs := shell(t, other, "cat parts-*.txt")
	for _, want := range []string{"shard 1/4 of My", "shard 4/4 of My", "shard 1/4 of round 1", "All games of all rounds have been played", "The page with everything is", "values from 18 games"} {
		if !strings.Contains(outputs, want) {
			t.Errorf("the jobs do not say %q:\n%s", want, outputs)
		}
	}
	sameFigures(t, one, other)
}

// matchInSlurm follows the recipe for matches.
func matchInSlurm(t *testing.T, one, other string) {
	t.Helper()
	commands := slurmRecipe(t, other, "match.sbatch", "1000")
	got := shell(t, other, commands)
	flags := regexp.MustCompile(`match\.sbatch 4 (.*)`).FindStringSubmatch(commands)[1]
	shell(t, one, "fairymax match "+flags+" -log log")
	want := shell(t, one, "fairymax match -merge log")
	if !strings.HasSuffix(got, want) || !strings.Contains(want, "/18 (") {
		t.Errorf("the parts give\n%s\none run gives\n%s", got, want)
	}
}
