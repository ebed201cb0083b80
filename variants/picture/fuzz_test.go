package picture

import (
	"regexp"
	"testing"
)

// FuzzRead holds that whatever the text is, a picture is small and has nothing but numbers.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		`<svg viewBox="0 0 45 45"><path d="M5 40L22 5 40 40z" fill="#fff" stroke="#000"/></svg>`,
		`<svg><g transform="rotate(30 4 5) scale(.5)"><path d="m1 1a5 3 20 0110 3q1 2 3 4t5 6s1 2 3 4"/></g></svg>`,
		`<svg><rect x="1" y="2" width="9" height="9" rx="2" style="fill:red;opacity:.5"/><circle r="4"/></svg>`,
		`<svg><script>alert(1)</script><a href="x"/></svg>`,
	} {
		f.Add(text)
	}
	plain := regexp.MustCompile(`^(M|L|C|Z|-?\d+(\.\d+)?| )+$`)
	colour := regexp.MustCompile(`^(#[0-9a-f]{6})?$`)
	f.Fuzz(func(t *testing.T, text string) {
		for _, read := range []func(string) (Picture, error){Read, ReadOneSide} {
			p, err := read(text)
			if err != nil {
				continue
			}
			bytes := 0
			for _, s := range p.Shapes {
				if bytes += len(s.Path); !plain.MatchString(s.Path) {
					t.Errorf("path %q", s.Path)
				}
				for _, paint := range []Paint{s.Fill, s.Stroke} {
					if !colour.MatchString(paint.Colour) || paint.Kind != None && !(paint.Opacity > 0 && paint.Opacity <= 1) {
						t.Errorf("paint %v", paint)
					}
				}
				if !(s.Width >= 0 && s.Width <= Field) {
					t.Errorf("width %v", s.Width)
				}
			}
			if bytes > maxPaths {
				t.Errorf("%d bytes", bytes)
			}
		}
	})
}
