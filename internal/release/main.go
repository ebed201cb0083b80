package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	output := flag.String("o", "dist", "write the archives into this `FOLDER`")
	only := flag.String("only", "", "build only these `TARGETS`, such as linux-amd64,windows-amd64-avx2")
	flag.Parse()
	err := fmt.Errorf("there is no argument %q", flag.Arg(0))
	if flag.NArg() == 0 {
		err = release(*output, *only)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release builds the archives of the targets with these names and their checksums.
func release(output, only string) error {
	list, err := chosen(only)
	if err != nil {
		return err
	}
	root, err := sourceFolder()
	if err != nil {
		return err
	}
	s, err := gather(root)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(output, 0o777); err != nil {
		return err
	}
	sums := ""
	for _, t := range list {
		archive, err := s.archive(t)
		if err != nil {
			return err
		}
		name := folder(t) + ending(t.system)
		if err := os.WriteFile(filepath.Join(output, name), archive, 0o666); err != nil {
			return err
		}
		sums += fmt.Sprintf("%x  %s\n", sha256.Sum256(archive), name)
		fmt.Printf("%s, %.1f MB\n", filepath.Join(output, name), float64(len(archive))/1e6)
	}
	return os.WriteFile(filepath.Join(output, "SHA256SUMS"), []byte(sums), 0o666)
}

// sourceFolder is the root of the module.
func sourceFolder() (string, error) {
	output, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	return strings.TrimSpace(string(output)), err
}
