package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"fairymax/internal/desktop"
)

// showVersion prints the version and how the program was built.
func showVersion(k *call) error {
	if err := k.parse(0, 0); err != nil {
		return err
	}
	settings := map[string]string{}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, setting := range info.Settings {
			settings[setting.Key] = setting.Value
		}
	}
	fmt.Fprintf(k.out, "fairymax %s (%s)\n", desktop.Version, buildText(settings))
	return nil
}

// buildText says how a program with these settings of the build was built. The level of
// amd64 matters where the program does not start, the revision between releases.
func buildText(settings map[string]string) string {
	text := fmt.Sprintf("%s, %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	if level := settings["GOAMD64"]; level != "" {
		text += " " + level
	}
	if revision := settings["vcs.revision"]; revision != "" {
		text += fmt.Sprintf(", revision %.12s", revision)
		if settings["vcs.modified"] == "true" {
			text += " with changes"
		}
	}
	return text
}
