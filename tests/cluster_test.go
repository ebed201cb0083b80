package tests

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const clusterRecipes = "../docs/cluster.md"

// The game that the tests learn is short, so that the judging of the network is too.
const clusterGame = "title = \"My\"\nextends = \"gardner\"\nendings.move_rule = 5\n"

// clusterBlocks are the texts in the recipes that are written in a language.
func clusterBlocks(t *testing.T, language string) []string {
	t.Helper()
	return blocksOf(t, clusterRecipes, language)
}

// blocksOf are the texts in a document that are written in a language.
func blocksOf(t *testing.T, file, language string) (blocks []string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range fenced.FindAllStringSubmatch(string(data), -1) {
		if block[1] == language {
			blocks = append(blocks, block[2])
		}
	}
	return blocks
}

// gameFolder is a folder with the game of the recipes, and their program on the PATH.
func gameFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "my.toml"), []byte(clusterGame), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", filepath.Dir(program)+string(os.PathListSeparator)+os.Getenv("PATH"))
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	return folder
}

// shell runs a command in a folder and returns what it prints.
func shell(t *testing.T, folder, command string, env ...string) string {
	t.Helper()
	c := exec.Command("sh", "-c", command)
	c.Dir, c.Env = folder, append(os.Environ(), env...)
	var said bytes.Buffer
	c.Stderr = &said
	output, err := c.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", command, err, output, &said)
	}
	return string(output)
}

// sameWork holds that two folders of learning have the same games, network and report.
func sameWork(t *testing.T, one, other string) {
	t.Helper()
	for _, name := range []string{"games-1.play", "candidate-1.net", "report.txt"} {
		a, err := os.ReadFile(filepath.Join(one, "my.learn", name))
		b, failed := os.ReadFile(filepath.Join(other, "my.learn", name))
		a, b = bytes.ReplaceAll(a, []byte(one), nil), bytes.ReplaceAll(b, []byte(other), nil) // a report says where
		if err != nil || failed != nil || !bytes.Equal(a, b) || len(a) == 0 {
			t.Errorf("%s: %d and %d bytes, %v, %v", name, len(a), len(b), err, failed)
		}
	}
}

// sameFigures holds that the games of two folders give the same report and the same
// values, and that those of the other one are all there.
func sameFigures(t *testing.T, one, other string) {
	t.Helper()
	for _, command := range []string{"fairymax report my.toml -games 18 -json -o page.html", "fairymax value my.toml -games 18 -json"} {
		want, got := shell(t, one, command), shell(t, other, command)
		if got != want || !strings.Contains(want, `"games": 18`) {
			t.Errorf("%s: the parts give\n%s\none run gives\n%s", command, got, want)
		}
	}
}

// job is what a Job of Kubernetes says about its pods.
type job struct {
	APIVersion, Kind string
	Spec             struct {
		CompletionMode           string
		Completions, Parallelism int
		Template                 struct {
			Spec struct {
				RestartPolicy string
				Containers    []struct{ Command []string }
			}
		}
	}
}

// readJob reads a Job of the recipes.
func readJob(t *testing.T, text string) (j job) {
	t.Helper()
	python := exec.Command(findProgram(t, "python3"), "-c", "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))")
	python.Stdin = strings.NewReader(text)
	data, err := python.Output()
	if err != nil {
		missing(t, "python3 with yaml: %v", err)
	}
	if err := json.Unmarshal(data, &j); err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	if j.APIVersion != "batch/v1" || j.Kind != "Job" || len(j.Spec.Template.Spec.Containers) != 1 {
		t.Fatalf("a job has %+v", j)
	}
	return j
}

// TestKubernetesRecipe runs the commands of the containers as the pods of the Indexed
// Job and then of the other one would, and compares with a run in one.
func TestKubernetesRecipe(t *testing.T) {
	if !*long {
		t.Skip("learns a game twice; FAIRYMAX_LONG runs it")
	}
	blocks := clusterBlocks(t, "yaml")
	if len(blocks) != 2 {
		t.Fatalf("%d recipes", len(blocks))
	}
	parts, whole := readJob(t, blocks[0]), readJob(t, blocks[1])
	if parts.Spec.CompletionMode != "Indexed" || parts.Spec.Completions != parts.Spec.Parallelism || whole.Spec.CompletionMode != "" {
		t.Errorf("the jobs are %+v and %+v", parts.Spec, whole.Spec)
	}
	one, other := gameFolder(t), gameFolder(t)
	run := func(j job, folder string, env ...string) {
		command := j.Spec.Template.Spec.Containers[0].Command
		if len(command) != 3 || command[0] != "sh" || command[1] != "-c" {
			t.Fatalf("the command is %q", command)
		}
		shell(t, folder, strings.NewReplacer("/games/", folder+"/", "20000", "18").Replace(command[2]), env...)
	}
	run(whole, one)
	for i := range parts.Spec.Completions {
		run(parts, other, "JOB_COMPLETION_INDEX="+strconv.Itoa(i))
	}
	shards, err := filepath.Glob(filepath.Join(other, "my.learn", "games-1.shard-*-of-"+strconv.Itoa(parts.Spec.Completions)))
	if err != nil || len(shards) != parts.Spec.Completions {
		t.Errorf("the parts are %q: %v", shards, err)
	}
	run(whole, other)
	sameWork(t, one, other)
}

// TestKubernetesCommands runs the other commands as the pods of both jobs would.
func TestKubernetesCommands(t *testing.T) {
	if !*long {
		t.Skip("plays the games of three commands; FAIRYMAX_LONG runs it")
	}
	blocks := slices.DeleteFunc(clusterBlocks(t, "bash"), func(block string) bool { return !strings.HasPrefix(block, "exec ") })
	if len(blocks) != 3 {
		t.Fatalf("%d recipes", len(blocks))
	}
	one, other := gameFolder(t), gameFolder(t)
	results := make([]string, len(blocks))
	for n, block := range blocks {
		parts, whole, _ := strings.Cut(strings.NewReplacer("/games/", other+"/", "4000", "18").Replace(block), "\n")
		for i := range 4 {
			shell(t, other, parts, "JOB_COMPLETION_INDEX="+strconv.Itoa(i))
		}
		results[n] = shell(t, other, whole)
	}
	sameFigures(t, one, other)
	want := shell(t, one, "fairymax match -variant my.toml -games 18 -nodes 2000 -random 4 -second 'fairymax -net=false'")
	want, _, _ = strings.Cut(want, "A longer match:") // which the parts do not know
	if summary := results[2]; !strings.HasSuffix(want, summary) || !strings.Contains(summary, "/18 (") {
		t.Errorf("the parts give\n%s\none run gives\n%s", summary, want)
	}
}
