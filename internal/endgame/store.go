//go:build !js

package endgame

import (
	"bytes"
	"compress/flate"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"fairymax/internal/atomicfile"
)

// A file has the lines of its head, a checksum of what follows, and the cells of White's and
// then of Black's positions, compressed, two bytes each, the low one first.
const (
	fileFormat = "fairymax endgame table 1"
	fileEnding = ".endgame"
)

// stored reads a table from its file, or makes it and writes the file. A file that is damaged
// is made anew. If another program makes the table, it waits for that.
func (t *Tables) stored(ctx context.Context, m Material, ix *index) (*Table, error) {
	if t.Folder == "" {
		return t.build(ctx, m, ix)
	}
	path := filepath.Join(t.Folder, m.String()+fileEnding)
	if table, err := t.read(path, m, ix); err == nil {
		return table, nil
	}
	release, err := t.hold(ctx, path, m)
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		t.warnUnkept(err)
		return t.build(ctx, m, ix)
	}
	defer release()
	table, err := t.read(path, m, ix) // another program may have made it
	if err == nil {
		return table, nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		t.warn("%s: %v; it is made again", path, err)
	}
	if table, err = t.build(ctx, m, ix); err != nil {
		return nil, err
	}
	if t.Largest > 0 && 2*ix.size > t.Largest {
		return table, nil
	}
	if err := atomicfile.Replace(path, t.encode(m, table)); err != nil {
		t.warnUnkept(err)
	}
	return table, nil
}

// warnUnkept tells why tables are not kept, in words that are the same for all of them.
func (t *Tables) warnUnkept(err error) {
	t.warn("%s: %v; tables are not kept", t.Folder, atomicfile.Cause(err))
}

// warn tells each thing once: a folder that cannot be written is the same for all tables.
func (t *Tables) warn(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if _, told := t.told.LoadOrStore(text, true); !told && t.Warn != nil {
		t.Warn(text)
	}
}

// hold keeps other programs from making the same table, and waits for one that makes it.
func (t *Tables) hold(ctx context.Context, path string, m Material) (release func(), err error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return nil, err
	}
	const pause = 50 * time.Millisecond
	for {
		release, err := atomicfile.Hold(path)
		var held *atomicfile.HeldError
		if !errors.As(err, &held) {
			return release, err
		}
		if t.Report != nil {
			t.Report(Progress{m, "waiting for another program to make it", 0})
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(pause):
		}
	}
}

// head is the beginning of a file.
func (t *Tables) head(m Material, ix *index) string {
	return fmt.Sprintf("%s\n%s\n%v\n%d\n", fileFormat, t.Key, m, ix.size)
}

// encode writes a table as a file.
func (t *Tables) encode(m Material, table *Table) []byte {
	var out bytes.Buffer
	out.WriteString(t.head(m, table.index))
	sum := sha256.New()
	at := out.Len()
	out.Write(make([]byte, sha256.Size))
	packer, err := flate.NewWriter(&out, flate.BestSpeed)
	if err != nil {
		panic(err) // the level is right
	}
	w := io.MultiWriter(sum, packer)
	buffer := make([]byte, 0, 1<<16)
	for c := range table.cells {
		for _, e := range table.cells[c] {
			if buffer = binary.LittleEndian.AppendUint16(buffer, uint16(e)); len(buffer) == cap(buffer) {
				w.Write(buffer)
				buffer = buffer[:0]
			}
		}
	}
	w.Write(buffer)
	packer.Close()
	text := out.Bytes()
	copy(text[at:], sum.Sum(nil))
	return text
}

// read reads the file of a table.
func (t *Tables) read(path string, m Material, ix *index) (*Table, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	rest, ok := bytes.CutPrefix(text, []byte(t.head(m, ix)))
	if !ok || len(rest) < sha256.Size {
		return nil, errDamaged
	}
	raw := make([]byte, 4*ix.size)
	packed := bytes.NewReader(rest[sha256.Size:])
	unpacked := flate.NewReader(packed)
	if _, err := io.ReadFull(unpacked, raw); err != nil {
		return nil, errDamaged
	}
	if n, err := unpacked.Read(make([]byte, 1)); n != 0 || err != io.EOF || packed.Len() > 0 {
		return nil, errDamaged
	}
	if sum := sha256.Sum256(raw); !bytes.Equal(sum[:], rest[:sha256.Size]) {
		return nil, errDamaged
	}
	table := &Table{index: ix}
	for c := range table.cells {
		table.cells[c] = make([]cell, ix.size)
		for i := range table.cells[c] {
			table.cells[c][i] = cell(binary.LittleEndian.Uint16(raw))
			raw = raw[2:]
		}
	}
	return table, nil
}
