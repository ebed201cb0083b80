package variants

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax/variants/vocabulary"
)

// schemaFiles are the schemas to which the shipped files point.
var schemaFiles = map[string]string{"variant.schema.json": vocabulary.JSONSchema(false), "pieces.schema.json": vocabulary.JSONSchema(true)}

// TestJSONSchemaIsUpToDate holds that the schema files are up to date.
func TestJSONSchemaIsUpToDate(t *testing.T) {
	for file, want := range schemaFiles {
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(file)
		if err != nil || string(got) != want {
			t.Errorf("%s is not what the vocabulary says (%v); -update rewrites it", file, err)
		}
	}
}

// TestFilesPointToTheirSchema holds that every shipped file names its schema for
// editors.
func TestFilesPointToTheirSchema(t *testing.T) {
	for _, file := range shippedFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		line, _, _ := strings.Cut(string(text), "\n")
		path, ok := strings.CutPrefix(line, "#:schema ./")
		if _, err := os.Stat(filepath.Join(filepath.Dir(file), path)); !ok || err != nil {
			t.Errorf("%s begins with %q", file, line)
		}
	}
}

func shippedFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("*.toml")
	if err != nil || len(files) < 90 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	return append(files, "../pieces.toml")
}

// validator reads a list of [schema, definition], both names of files, and prints a
// list of the mistakes, each "" if there is none.
const validator = `
import json, sys, tomllib, jsonschema
schemas, verdicts = {}, []
for schema, file in json.load(sys.stdin):
    if schema not in schemas:
        with open(schema) as f:
            schemas[schema] = json.load(f)
        jsonschema.Draft4Validator.check_schema(schemas[schema])
    try:
        with open(file, "rb") as f:
            definition = tomllib.load(f)
    except tomllib.TOMLDecodeError as error:
        verdicts.append("syntax: " + str(error))
        continue
    errors = [str(e.message) for e in jsonschema.Draft4Validator(schemas[schema]).iter_errors(definition)]
    verdicts.append("; ".join(errors))
json.dump(verdicts, sys.stdout)
`

// validate checks files against their schemas with a foreign program.
func validate(t *testing.T, pairs [][2]string) []string {
	t.Helper()
	if err := exec.Command("python3", "-c", "import tomllib, jsonschema").Run(); err != nil {
		if os.Getenv("FAIRYMAX_CI") != "" {
			t.Fatal("python3-jsonschema is not installed")
		}
		t.Skip("python3 with tomllib and jsonschema is not installed")
	}
	input, err := json.Marshal(pairs)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("python3", "-W", "ignore", "-c", validator)
	cmd.Stdin = strings.NewReader(string(input))
	output, err := cmd.Output()
	var verdicts []string
	if err != nil || json.Unmarshal(output, &verdicts) != nil || len(verdicts) != len(pairs) {
		t.Fatalf("%v: %s", err, output)
	}
	return verdicts
}

// TestJSONSchemaAcceptsShippedFiles holds that the shipped files match their schemas.
func TestJSONSchemaAcceptsShippedFiles(t *testing.T) {
	var pairs [][2]string
	for _, file := range shippedFiles(t) {
		schema := "variant.schema.json"
		if filepath.Base(file) == piecesFile {
			schema = "pieces.schema.json"
		}
		pairs = append(pairs, [2]string{schema, file})
	}
	for i, verdict := range validate(t, pairs) {
		if verdict != "" {
			t.Errorf("%s: %s", pairs[i][1], verdict)
		}
	}
}

// seen are the codes of mistakes that a schema can find.
var seen = strings.Fields("FM010 FM011 FM012 FM013 FM014 FM015 FM016 FM017 FM019 FM021 FM022 FM023 FM024 FM025 FM040 FM041 FM052")

// TestJSONSchemaSeesMistakes holds that the schema refuses the definitions with
// mistakes that it can find, and no others.
func TestJSONSchemaSeesMistakes(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	var pairs [][2]string
	for _, file := range files {
		pairs = append(pairs, [2]string{"variant.schema.json", file})
	}
	code := regexp.MustCompile(`(?m)^#! [^\n]*\[(FM\d+)\]$`)
	refused := 0
	for i, verdict := range validate(t, pairs) {
		text, err := os.ReadFile(files[i])
		if err != nil {
			t.Fatal(err)
		}
		visible := slices.ContainsFunc(code.FindAllStringSubmatch(string(text), -1), func(m []string) bool { return slices.Contains(seen, m[1]) })
		switch {
		case strings.HasPrefix(verdict, "syntax"):
		case visible != (verdict != ""):
			t.Errorf("%s: the schema says %q", files[i], verdict)
		case visible:
			refused++
		}
	}
	if refused < 40 {
		t.Errorf("only %d definitions were refused", refused)
	}
}

// TestJSONSchemaFaults seeds faults into a shipped file, one at a time.
func TestJSONSchemaFaults(t *testing.T) {
	text, err := os.ReadFile("capablanca.toml")
	if err != nil {
		t.Fatal(err)
	}
	faults := [][2]string{
		{"title ", "titel "}, {`title  = "`, `title  = 7 # "`}, {`"10x8"`, `"10*8"`}, {`"10x8"`, `10`}, {"board ", "baord "},
		{"start ", "begin "}, {`"pawn", `, `"Pawn", `}, {`"pawn", `, `1, `}, {"castling.rook ", "castling.Rook "}, {"castling.", "castle."},
		{`left = "c"`, `left = "3"`}, {`right`, `rigth`}, {`promotion.pawn.to`, `promotion.pawn.into`},
		{`promotion.pawn.to = [`, `promotion.pawn.at_most = [`}, {`promotion.pawn.to`, `promotion.to`},
		{"\ncastling", "\nendings.stalemate = \"lost\"\ncastling"}, {"\ncastling", "\nendings.checks = -3\ncastling"},
		{"\ncastling", "\npass = \"no\"\ncastling"}, {"\ncastling", "\npiece.pawn.moves = { leap = [1] }\ncastling"},
		{"\ncastling", "\npiece.pawn.moves = { leap = [1, 2], only = \"moves\" }\ncastling"},
		{"\ncastling", "\npiece.pawn.moves = { slide = [1, 2], range = 1 }\ncastling"}, {"\ncastling", "\nzones.Hill = \"d4\"\ncastling"},
		{"\ncastling", "\nholes = \"D4\"\ncastling"}, {"\ncastling", "\nendings.goal = { piece = \"king\" }\ncastling"},
	}
	var pairs [][2]string
	for _, fault := range faults {
		changed := strings.Replace(string(text), fault[0], fault[1], 1)
		if changed == string(text) {
			t.Fatalf("the file does not have %q", fault[0])
		}
		file := filepath.Join(t.TempDir(), "faulty.toml")
		if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
		pairs = append(pairs, [2]string{"variant.schema.json", file})
	}
	for i, verdict := range validate(t, pairs) {
		if verdict == "" || strings.HasPrefix(verdict, "syntax") {
			t.Errorf("%q for %q: the schema says %q", faults[i][1], faults[i][0], verdict)
		}
	}
}
