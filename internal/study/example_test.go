package study_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"fairymax/internal/study"
)

// Work in a folder keeps other processes out, and says that it was stopped.
func ExampleDo() {
	folder, err := os.MkdirTemp("", "example")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	ctx, stop := context.WithCancel(context.Background())
	err = study.Do(ctx, filepath.Join(folder, "new", "games"), study.Stopped("counting"), func() error {
		stop() // as an interrupt would
		return nil
	})
	fmt.Println(err)
	// Output:
	// counting was stopped; the same command continues it
}
