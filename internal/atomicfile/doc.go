// Package atomicfile writes files as a whole or not at all.
//
// A reader sees the old text or the new one, never a part of either, even if the
// program is killed while it writes. Programs that change the same file take
// turns with a lock; one that writes a file for a long time holds it, and others are
// told which process does.
//
// # Where to change what
//
// How a new text takes the place of an old one: replace.go, and in a folder that it must not leave:
// place.go. How a file is changed under its lock, and how long a writer waits for another one:
// lock.go. What is said of errors, and where the folder of a file is missing: folder.go. How whole
// pieces are added to the end of a file: append.go. What serves as a lock on each system:
// lock_unix.go, lock_windows.go, lock_other.go.
//
// # Words
//
// The replacement is a hidden file ".NAME.RANDOM.new" beside the file until it is
// renamed; the lock is a hidden file ".NAME.lock" that names its holder. Both are gone
// afterwards; a lock that a killed program leaves is free, and a replacement that it
// leaves is removed by a later one.
package atomicfile
