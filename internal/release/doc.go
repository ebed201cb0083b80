// Command release builds what people download: an archive for each system and
// processor, packages for Debian, Red Hat and npm, and a file with their checksums; given the address
// of the folder from which they are downloaded, also recipes for Homebrew, Scoop and the AUR.
//
//	go run ./internal/release            # into the folder dist
//	go run ./internal/release -only windows-amd64 -o /tmp
//
// The same sources and the same version of Go give the same bytes, on any machine and
// in any folder: nothing in an archive depends on the time, the builder or its settings.
//
// For a release, write its number without -dev into internal/desktop/version.go and its
// date into CHANGELOG.md, commit, tag, run this command; then write the next number.
//
// # Where to change what
//
// The flags and the order of work: main.go. For which machines, and how the program is built:
// target.go. What an archive has: contents.go with readme.txt; the licences of what is in the
// program: licences.go with the folder licences. The bytes of an archive: archive.go. The date of a
// release: changelog.go. Packages: package.go with nfpm.yaml; that for npm: npm.go, and package
// library, which has its files. Recipes: recipe.go with the folder recipes. The name of packages
// and of the program in them is desktop.Package.
//
// # Words
//
// A target is a system and a processor. A level of a processor is a set of
// instructions that it must have, such as AVX2.
package main
