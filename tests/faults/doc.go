// Package faults asks whether the tests see faults in the rules: it makes small ones in package
// board, in the packages below it and in the compiler of the language, one at a time, and runs the
// tests against each. Nothing of the program imports it.
//
//	FAIRYMAX_FAULTS=200 go test ./tests/faults -run TestFaults -v -timeout 10h
//
// makes 200 of them (FAIRYMAX_FAULTS_SEED chooses others) and tells which no test sees.
// The outcomes are kept in the file FAIRYMAX_FAULTS_LOG, with which a run that was stopped
// goes on. A fault that changes nothing that a game can show is listed with its reason in
// testdata/harmless.txt.
//
// The faults are made in mutate.go and tried in try.go. A fault is a condition turned round
// or half forgotten, a number off by one, a side or a case forgotten.
package faults
