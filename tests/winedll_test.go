package tests

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"testing"
)

// forwardingLibrary is a Windows library with one function, which is another name of a
// function in a library of the system ("library.function"). It needs no code.
func forwardingLibrary(t *testing.T, name, function, target string) []byte {
	t.Helper()
	const (
		page, block     = 0x1000, 0x200 // alignment in memory and in the file
		directory       = 40            // bytes of the table of exports
		dosHeader       = 0x40
		executable, dll = 0x0022, 0x2000
		readable        = 0x40000040
	)
	exports := exportTable(page, directory, name, function, target)
	var b bytes.Buffer
	write := func(values ...any) {
		for _, v := range values {
			if err := binary.Write(&b, binary.LittleEndian, v); err != nil {
				t.Fatal(err)
			}
		}
	}
	write([]byte("MZ"), make([]byte, 58), uint32(dosHeader), []byte("PE\x00\x00"))
	write(pe.FileHeader{
		Machine: pe.IMAGE_FILE_MACHINE_AMD64, NumberOfSections: 1,
		SizeOfOptionalHeader: uint16(binary.Size(pe.OptionalHeader64{})), Characteristics: executable | dll,
	})
	header := pe.OptionalHeader64{
		Magic: 0x20b, SizeOfInitializedData: block, ImageBase: 0x180000000, SectionAlignment: page, FileAlignment: block,
		MajorOperatingSystemVersion: 6, MajorSubsystemVersion: 6, SizeOfImage: 2 * page, SizeOfHeaders: block,
		Subsystem: pe.IMAGE_SUBSYSTEM_WINDOWS_CUI, NumberOfRvaAndSizes: 16,
	}
	header.DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_EXPORT] = pe.DataDirectory{VirtualAddress: page, Size: uint32(len(exports))}
	write(header)
	section := pe.SectionHeader32{VirtualSize: uint32(len(exports)), VirtualAddress: page, SizeOfRawData: block, PointerToRawData: block, Characteristics: readable}
	copy(section.Name[:], ".edata")
	write(section)
	write(make([]byte, block-b.Len()), exports, make([]byte, block-len(exports)))
	return b.Bytes()
}

// exportTable is the table of exports that stands at an address: one function. Its own
// address lies in the table, where the name of the other function is.
func exportTable(address, directory uint32, name, function, target string) []byte {
	functions := address + directory
	names, ordinals := functions+4, functions+8
	texts := ordinals + 2
	at := func(skipped ...string) uint32 {
		place := texts
		for _, text := range skipped {
			place += uint32(len(text) + 1)
		}
		return place
	}
	var b bytes.Buffer
	for _, v := range []any{
		[3]uint32{}, at(), uint32(1), uint32(1), uint32(1), functions, names, ordinals,
		at(name, function), at(name), uint16(0), []byte(name + "\x00" + function + "\x00" + target + "\x00"),
	} {
		binary.Write(&b, binary.LittleEndian, v)
	}
	return b.Bytes()
}
