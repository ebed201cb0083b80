package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"sync"

	"fairymax/internal/atomicfile"
)

// cache keeps answers, in a file with one line for each.
type cache struct {
	mutex   sync.Mutex
	answers map[question]answer
	file    *os.File
}

// question is what was searched.
type question struct {
	Command, Limit string
	Moves          string // from the start
}

// kept is a line of the file.
type kept struct {
	question
	answer
}

// openCache reads a file, which is made if it is missing. A last line that was cut off is left out.
func openCache(name string) (*cache, error) {
	text, err := os.ReadFile(name)
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	c := &cache{answers: map[question]answer{}}
	whole := 0
	for line := range bytes.Lines(text) {
		var k kept
		if line[len(line)-1] != '\n' {
			break
		}
		if err := json.Unmarshal(line, &k); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		c.answers[k.question] = k.answer
		whole += len(line)
	}
	if c.file, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o666); err == nil {
		if err = c.file.Truncate(int64(whole)); err == nil {
			_, err = c.file.Seek(0, 2)
		}
	}
	return c, err
}

// find returns an answer that is known.
func (c *cache) find(q question) (answer, bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	a, ok := c.answers[q]
	return a, ok
}

// keep adds an answer.
func (c *cache) keep(q question, a answer) error {
	line, err := json.Marshal(kept{q, a})
	if err != nil {
		return err
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.answers[q] = a
	return atomicfile.WriteWhole(c.file, append(line, '\n'))
}
