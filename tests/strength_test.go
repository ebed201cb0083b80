package tests

import (
	"encoding/csv"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"
)

var strengthColumns = []string{
	"date", "kind", "subject", "against", "variant", "conditions", "games", "wins", "draws", "losses",
	"value", "unit", "low", "high", "bench", "verdict", "note",
}

var strengthKinds = []string{"match", "n50", "step", "trial", "feature", "number", "threads", "speed", "fit", "robustness"}

// TestStrengthLog keeps docs/strength.csv readable by programs.
func TestStrengthLog(t *testing.T) {
	file, err := os.Open("../docs/strength.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(rows[0], strengthColumns) {
		t.Fatalf("columns are %v, want %v", rows[0], strengthColumns)
	}
	for i, row := range rows[1:] {
		checkStrengthRow(t, i+2, row)
	}
}

func checkStrengthRow(t *testing.T, line int, row []string) {
	t.Helper()
	if _, err := time.Parse(time.DateOnly, row[0]); err != nil {
		t.Errorf("line %d: %v", line, err)
	}
	if !slices.Contains(strengthKinds, row[1]) {
		t.Errorf("line %d: unknown kind %q", line, row[1])
	}
	if row[2] == "" {
		t.Errorf("line %d: nothing says what was measured", line)
	}
	number := map[string]float64{}
	for i, name := range strengthColumns {
		switch name {
		case "games", "wins", "draws", "losses", "value", "low", "high", "bench":
			if row[i] == "" {
				continue
			}
			n, err := strconv.ParseFloat(row[i], 64)
			if err != nil {
				t.Errorf("line %d: %s is %q, want a number", line, name, row[i])
			}
			number[name] = n
		}
	}
	if _, ok := number["wins"]; ok && number["games"] != number["wins"]+number["draws"]+number["losses"] {
		t.Errorf("line %d: %v games, but %v wins, %v draws and %v losses", line, number["games"], number["wins"], number["draws"], number["losses"])
	}
	value, valued := number["value"]
	if low, ok := number["low"]; ok && (value < low || value > number["high"]) {
		t.Errorf("line %d: %v lies outside [%v, %v]", line, value, low, number["high"])
	}
	if valued && row[11] == "" {
		t.Errorf("line %d: the value has no unit", line)
	}
	if row[11] == "Elo" && number["wins"]+number["losses"] > 0 && (value > 0) != (number["wins"] > number["losses"]) && value != 0 {
		t.Errorf("line %d: Elo %v with %v wins and %v losses", line, value, number["wins"], number["losses"])
	}
}
