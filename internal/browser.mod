module fairymax

go 1.25.0

require (
	github.com/BurntSushi/toml v1.6.0
	golang.org/x/sys v0.44.0
	golang.org/x/term v0.43.0
)

require (
	github.com/go-rod/rod v0.116.2 // indirect
	github.com/ysmood/fetchup v0.2.3 // indirect
	github.com/ysmood/goob v0.4.0 // indirect
	github.com/ysmood/got v0.40.0 // indirect
	github.com/ysmood/gson v0.7.3 // indirect
	github.com/ysmood/leakless v0.9.0 // indirect
)
