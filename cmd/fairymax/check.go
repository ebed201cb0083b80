package main

import "fmt"

// check reports every mistake in the given files.
func check(k *call) error {
	if err := k.parse(1, -1); err != nil {
		return err
	}
	var failed error
	catalogue := k.catalogue()
	for _, name := range k.arguments {
		v, err := catalogue.Load(name)
		if err != nil {
			fmt.Fprintln(k.err, err)
			failed = errReported
			continue
		}
		fmt.Fprintf(k.out, "%s: %s, no mistakes found\n", name, v.Title)
	}
	return failed
}
