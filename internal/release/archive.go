package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"io"
	"time"
)

// file is a file of an archive.
type file struct {
	name    string // with slashes
	program bool   // it can be started
	content []byte
}

// mode is the file's mode on Unix.
func (f file) mode() int64 {
	if f.program {
		return 0o755
	}
	return 0o644
}

// archive builds a target's archive.
func (s *sources) archive(t target) ([]byte, error) {
	binary, err := s.program(t)
	if err != nil {
		return nil, err
	}
	files, err := s.contents(t, binary)
	if err != nil {
		return nil, err
	}
	return pack(t.system, files, s.date)
}

// ending is the ending of an archive's name.
func ending(system string) string {
	if system == "windows" {
		return ".zip"
	}
	return ".tar.gz"
}

// pack makes an archive of the kind that people on a system can open. All files have
// the same date.
func pack(system string, files []file, date time.Time) ([]byte, error) {
	if system == "windows" {
		return packZip(files, date)
	}
	return packTar(files, date)
}

func packZip(files []file, date time.Time) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	for _, f := range files {
		w, err := z.CreateHeader(&zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: date})
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.content); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

func packTar(files []file, date time.Time) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(z)
	for _, f := range files {
		header := tar.Header{Format: tar.FormatUSTAR, Name: f.name, Mode: f.mode(), Size: int64(len(f.content)), ModTime: date}
		if err := t.WriteHeader(&header); err != nil {
			return nil, err
		}
		if _, err := t.Write(f.content); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	err = z.Close()
	return b.Bytes(), err
}
