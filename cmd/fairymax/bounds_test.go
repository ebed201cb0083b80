package main

import (
	"flag"
	"strings"
	"testing"
	"time"
)

// No flag of any command takes a negative number, and the mistake names the flag.
func TestNumbersAreBounded(t *testing.T) {
	numbers := 0
	for _, cmd := range commands() {
		declaredFlags(cmd).VisitAll(func(f *flag.Flag) {
			getter, ok := f.Value.(flag.Getter)
			if !ok {
				return
			}
			wrong := "-1"
			switch getter.Get().(type) {
			case int, float64:
			case time.Duration:
				wrong = "-1s"
			default:
				return
			}
			numbers++
			arguments := strings.Fields(cmd.name + " -" + f.Name + "=" + wrong)
			status, out, err := typed(t, "", arguments...)
			if want := `, not "` + wrong + `"`; status != 2 || out != "" || !strings.HasPrefix(err, "fairymax: -"+f.Name+" takes a ") || !strings.Contains(err, want) {
				t.Errorf("%v: status %d, %q, %q, want %q", arguments, status, out, err, want)
			}
		})
	}
	if numbers < 30 {
		t.Errorf("only %d flags take numbers", numbers)
	}
}

func TestBounds(t *testing.T) {
	for arguments, want := range map[string]string{
		"match -random 101":                       `-random takes a number from 0 to 100, not "101"`,
		"tune -hold NaN x":                        `-hold takes a number of 0 or more, not "NaN"`,
		"tune -hold Inf x":                        `-hold takes a number of 0 or more, not "+Inf"`,
		"endgame nocastle -memory 17592186044416": `-memory takes a number from 1 to 1e+09, not "17592186044416"`,
		"endgame nocastle KQK -single -against":   "leave them out, or the material",
		"play -st 0":                              `-st takes a positive time, not "0s"`,
		"learn -games 0":                          `-games takes a positive number, not "0"`,
		"report -adjudicate 2":                    `-adjudicate takes a number from 3 to `,
	} {
		status, _, err := typed(t, "", strings.Fields(arguments)...)
		if status != 2 || !strings.Contains(err, want) {
			t.Errorf("%s: status %d, %s", arguments, status, err)
		}
	}
}
