package main

import (
	"fairymax/internal/webplay"
	"fairymax/internal/webplay/host"
)

func main() {
	s := new(webplay.Session)
	host.Serve(s.Listen, s.Answer)
}
