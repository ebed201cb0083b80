module fairymax

go 1.25.0

require (
	github.com/BurntSushi/toml v1.6.0
	golang.org/x/sys v0.44.0
	golang.org/x/term v0.43.0
)
