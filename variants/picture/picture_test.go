package picture

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

// read reads a picture on a view box of the size of the field.
func read(t *testing.T, inside string) Picture {
	t.Helper()
	p, err := Read(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">` + inside + `</svg>`)
	if err != nil {
		t.Fatalf("%s: %v", inside, err)
	}
	return p
}

// Every form of SVG becomes a path of absolute commands M, L, C and Z.
func TestForms(t *testing.T) {
	for inside, want := range map[string]string{
		`<path d="M5 40L22.5 5l17.5 35z"/>`:                           "M5 40L22.5 5L40 40Z",
		`<path d="m5 5 10 0 0 10h-10v-10z m1 1 1 1"/>`:                "M5 5L15 5L15 15L5 15L5 5ZM6 6L7 7",
		`<path d="M1-2.5.5.25-1e1,3"/>`:                               "M1 -2.5L0.5 0.25L-10 3",
		`<path d="M0 0Q3 6 6 0T12 0"/>`:                               "M0 0C2 4 4 4 6 0C8 -4 10 -4 12 0",
		`<path d="M0 0c1 1 2 2 3 0s2-2 3 0S9 9 9 3"/>`:                "M0 0C1 1 2 2 3 0C4 -2 5 -2 6 0C7 2 9 9 9 3",
		`<path d="M10 10A5 5 0 0 1 20 10"/>`:                          "M10 10C10 7.24 12.24 5 15 5C17.76 5 20 7.24 20 10",
		`<path d="M10 10a5 5 0 0010 0"/>`:                             "M10 10C10 12.76 12.24 15 15 15C17.76 15 20 12.76 20 10",
		`<path d="M10 10A0 5 0 0 1 20 10"/>`:                          "M10 10L20 10",
		`<rect x="1" y="2" width="3" height="4"/>`:                    "M1 2L4 2L4 6L1 6L1 2Z",
		`<circle cx="10" cy="10" r="5"/>`:                             "M5 10C5 7.24 7.24 5 10 5C12.76 5 15 7.24 15 10C15 12.76 12.76 15 10 15C7.24 15 5 12.76 5 10Z",
		`<polygon points="1,2 3,4 5,2"/>`:                             "M1 2L3 4L5 2Z",
		`<polyline points="1 2 3 4 5 2"/>`:                            "M1 2L3 4L5 2",
		`<line x1="1" y1="2" x2="3" y2="4" stroke="black"/>`:          "M1 2L3 4",
		`<path transform="translate(2 3) scale(2)" d="M1 1L2 2"/>`:    "M4 5L6 7",
		`<g transform="rotate(90)"><path d="M1 0L2 0"/></g>`:          "M0 1L0 2",
		`<g transform="rotate(90, 5, 5)"><path d="M5 0L6 0"/></g>`:    "M10 5L10 6",
		`<path transform="matrix(1 0 1 1 0 0)" d="M0 0L0 4"/>`:        "M0 0L4 4",
		`<s:path xmlns:s="http://www.w3.org/2000/svg" d="M1 2L3 4"/>`: "M1 2L3 4",
		`<path d='M1&#32;2&#x4c;3 4'></path>`:                         "M1 2L3 4",
		`<path d='M1&#032;2&#0076;3 4'></path>`:                       "M1 2L3 4",
		`<svg><path d="M1 2L3 4"/></svg>`:                             "M1 2L3 4",
		`<path transform="skewX(45) skewY(0)" d="M0 0L0 4"/>`:         "M0 0L4 4",
	} {
		if got := read(t, inside).Shapes; len(got) != 1 || got[0].Path != want {
			t.Errorf("%s is %v, want %s", inside, got, want)
		}
	}
}

// An arc lies on its ellipse, whichever of the four it is.
func TestArcs(t *testing.T) {
	for _, flags := range []string{"0 0", "0 1", "1 0", "1 1"} {
		p := read(t, fmt.Sprintf(`<path fill="none" stroke="black" d="M20 10A8 4 30 %s 25 14"/>`, flags))
		far := 0.0
		for _, at := range points(t, p.Shapes[0].Path) {
			far = max(far, math.Hypot(at.x-22.5, at.y-12))
		}
		if large := flags[0] == '1'; large != (far > 7) {
			t.Errorf("the arc %s goes as far as %.1f", flags, far)
		}
	}
	rounded := read(t, `<rect x="10" y="10" width="20" height="10" rx="3"/>`).Shapes[0].Path
	if strings.Count(rounded, "C") != 4 || strings.Count(rounded, "L") != 4 {
		t.Errorf("a rounded rectangle is %s", rounded)
	}
}

func points(t *testing.T, path string) (all []point) {
	t.Helper()
	var n []float64
	for _, word := range strings.FieldsFunc(path, func(r rune) bool { return strings.ContainsRune("MLCZ ", r) }) {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil {
			t.Fatal(err)
		}
		n = append(n, v)
	}
	for i := 0; i+1 < len(n); i += 2 {
		all = append(all, point{n[i], n[i+1]})
	}
	return all
}

// Whatever the view box is, the picture lies on the field, in the middle.
func TestViewBoxes(t *testing.T) {
	for head, want := range map[string]string{
		`viewBox="0 0 90 90"`:               "M0 0L45 45",
		`viewBox="0 0 90 45"`:               "M0 11.25L45 56.25",
		`viewBox="-45 -45 90 90"`:           "M22.5 22.5L67.5 67.5",
		`width="90px" height="90px"`:        "M0 0L45 45",
		`width="100%" height="100%"`:        "M0 0L90 90",
		`viewBox="0,0,512,512" width="1em"`: "M0 0L7.91 7.91",
	} {
		p, err := Read("<svg " + head + `><path d="M0 0L90 90"/></svg>`)
		if err != nil || p.Shapes[0].Path != want {
			t.Errorf("%s: %v, %v, want %s", head, p, err, want)
		}
	}
}

// White, and no fill at all, mean the side; black means its lines; other colours stay.
func TestColours(t *testing.T) {
	side, ink, none := Paint{Side, "", 1}, Paint{Ink, "", 1}, Paint{}
	for inside, want := range map[string][]Paint{
		`<path d="M0 0L9 9"/>`:                                               {side, side},
		`<path d="M0 0L9 9" fill="#fff" stroke="#000"/>`:                     {side, side},
		`<path d="M0 0L9 9" fill="white" stroke="none"/>`:                    {side, none},
		`<path d="M0 0L9 9" style="fill:#ffffcc;stroke:#a00"/>`:              {side, {Coloured, "#aa0000", 1}},
		`<g fill="black"><path d="M0 0L9 9"/></g>`:                           {side, side}, // a silhouette
		`<path d="M0 0L9 9" fill="rgb(255, 0, 10)"/>`:                        {{Coloured, "#ff000a", 1}, none},
		`<path d="M0 0L9 9" fill="red" opacity=".5" fill-opacity="50%"/>`:    {{Coloured, "#ff0000", .25}, none},
		`<path d="M0 0L9 9" fill="none" stroke="currentColor"/>`:             {none, ink},
		`<path d="M0 0L1 1"/><path d="M0 0L9 9" fill="#111"/>`:               {ink, none},
		`<path d="M0 0L1 1"/><path d="M0 0L9 9" fill="none" stroke="#0A0"/>`: {none, {Coloured, "#00aa00", 1}},
	} {
		shapes := read(t, inside).Shapes
		if last := shapes[len(shapes)-1]; last.Fill != want[0] || last.Stroke != want[1] {
			t.Errorf("%s is painted %v and %v, want %v", inside, last.Fill, last.Stroke, want)
		}
	}
	for inside, plate := range map[string]bool{
		`<path d="M0 0L9 9" fill="red"/>`: true, `<path d="M0 0L9 9" fill="#fff"/>`: false, `<path d="M0 0L9 9" fill="#000"/>`: false,
		`<path d="M0 0L9 9" fill="none" stroke="#000"/>`:                                               true,
		`<path d="M0 0H9V9H0Z" fill="red"/><path d="M1 1H2V2H1Z" fill="#fff"/><path d="M3 3H4V4H3Z"/>`: true, // one sees no side by small parts
		`<path d="M0 0H9V9H0Z" fill="red"/><path d="M1 1H7V7H1Z" fill="#fff"/>`:                        false,
		`<path d="M0 0H9V9H0Z" fill="#000"/><path d="M1 1H2V2H1Z" fill="#fff"/>`:                       false,
	} {
		if got := read(t, inside).Plate; got != plate {
			t.Errorf("%s stands on a disc: %v", inside, got)
		}
	}
}

// A picture of a black piece is one of both sides too: its white details are details.
func TestBlackPiece(t *testing.T) {
	shapes := read(t, `<path d="M0 0H40V40H0Z" stroke="#000" fill="#000"/><path d="M5 5H9V9H5Z" fill="#fff"/><path d="M5 5H9" fill="none" stroke="white"/>`).Shapes
	if len(shapes) != 3 || shapes[0].Fill.Kind != Side || shapes[0].Stroke.Kind != Side || shapes[1].Fill.Kind != Ink || shapes[2].Stroke.Kind != Ink {
		t.Errorf("%v", shapes)
	}
}

// A picture of one side keeps its colours, and has those of SVG where it gives none.
func TestOneSide(t *testing.T) {
	p, err := ReadOneSide(`<svg><path d="M0 0L9 9"/><path d="M0 0L9 9" fill="#FFF" stroke="red"/></svg>`)
	black, white, red := Paint{Coloured, "#000000", 1}, Paint{Coloured, "#ffffff", 1}, Paint{Coloured, "#ff0000", 1}
	if err != nil || p.Plate || p.Shapes[0].Fill != black || p.Shapes[0].Stroke != (Paint{}) || p.Shapes[1].Fill != white || p.Shapes[1].Stroke != red {
		t.Errorf("%v, %v", p, err)
	}
}

// What cannot be seen is left out, and so is a background.
func TestUnseen(t *testing.T) {
	const seen = `<path d="M5 5L9 9L5 9Z"/>`
	for _, inside := range []string{
		`<title>A <b>horse</b></title>`, `<metadata><rdf:RDF xmlns:rdf="r"><rdf:x/></rdf:RDF></metadata>`, `<defs><linearGradient id="a"/><style/></defs>`,
		`<i:pgf xmlns:i="http://ns.adobe.com/"><script/></i:pgf>`, `<!-- <script/> -->`, `<g display="none"><path d="M0 0L1 1"/></g>`,
		`<path style="visibility:hidden" d="M0 0L1 1"/>`, `<path fill="none" d="M0 0L1 1"/>`, `<path opacity="0" d="M0 0L1 1"/>`, `<path d=""/>`,
		`<rect width="0" height="5"/>`, `<circle r="0"/>`, `<path d="M0 0h45v45h-45z"/>`, `<rect width="45" height="45" fill="#123"/>`,
	} {
		if got := read(t, inside+seen).Shapes; len(got) != 1 || got[0].Path != "M5 5L9 9L5 9Z" {
			t.Errorf("%s leaves %v", inside, got)
		}
	}
	if got := read(t, `<g visibility="hidden"><path visibility="visible" d="M0 0L1 1"/></g>`).Shapes; len(got) != 1 {
		t.Errorf("a visible shape in a hidden group: %v", got)
	}
}

// Mistakes have a place, say what is wrong, and what to do.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"":                                   "1:1: this is not an SVG: it has no element <svg>",
		"<html><body/></html>":               "1:1: this is not an SVG: it begins with <html>",
		"<svg>":                              "1:6: this is not XML: it ends before </svg>",
		"<svg/>":                             "1:1: nothing can be seen",
		"<svg>\n  <script>1</script></svg>":  "2:3: <script>: a picture does nothing by itself",
		"<svg><a href='x'><path/></a></svg>": "1:6: <a>: a picture has no links",
		"<svg>\n<svg x='5'><path d='M0 0H9V9'/></svg></svg>":                    `2:1: <svg>: a field of its own within the picture is not read; take it out, and keep what is in it`,
		"<svg><path fill='&#0x23;fff' d='M0 0'/></svg>":                         `1:18: this is not XML: &#0x23; is not known here; in Inkscape, save as Plain SVG`,
		"<svg><pth d='M0 0'/></svg>":                                            `1:6: <pth> is not a shape of SVG (did you mean "path"?)`,
		"<svg><path\n d='M0 0 L5'/></svg>":                                      "2:12: d: a number is expected",
		"<svg><path d='M0 0 B 4 4'/></svg>":                                     "1:20: d: a number is expected, not \"B 4 4\"",
		"<svg><path d='5 5'/></svg>":                                            "1:15: d: '5' is not a command of a path; the commands are M, L, H, V, C, S, Q, T, A and Z",
		"<svg><path d='L5 5'/></svg>":                                           "1:15: d: a path begins with M",
		"<svg><path fill='blu' d='M0 0'/></svg>":                                `1:18: fill: "blu" is not a colour (did you mean "blue"?)`,
		"<svg><path fill='url(#a)' d='M0 0'/></svg>":                            "1:18: fill: gradients",
		"<svg><path style='fill:#12' d='M0 0'/></svg>":                          "1:19: style: fill: \"#12\" is not a colour",
		"<svg><path onclick='x()' d='M0 0'/></svg>":                             "1:21: a picture does nothing by itself; take onclick out",
		"<svg><path href='x' d='M0 0'/></svg>":                                  "1:18: a picture has no links",
		"<svg><g filter='url(#f)'/></svg>":                                      "1:17: filter: it is not shown",
		"<svg viewBox='0 0 45'><g/></svg>":                                      "1:15: viewBox: it has four numbers",
		"<svg><path transform='turn(3)' d='M0 0'/></svg>":                       "1:23: transform: transform turn with 1 numbers",
		"<svg><path transform='3' d='M0 0'/></svg>":                             "1:23: transform: transform \"3\" is not like",
		"<svg><rect width='50%' height='1'/></svg>":                             "1:19: width: 50%: a length in %",
		"<svg><polygon points='1 2 3'/></svg>":                                  "1:23: points: 3 numbers",
		"<svg><path d='M0 0L1e9 9'/></svg>":                                     "1:6: the shape goes too far",
		"<svg><use href='#a'/></svg>":                                           "1:6: <use>: copies",
		"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg x='&a;'/>":                        "1:41: this is not XML: &a; is not known here",
		"<svg><g></svg>":                                                        "1:9: this is not XML: </svg> closes no open element",
		"<svg></svg></svg>":                                                     "1:12: this is not XML: </svg> closes no open element",
		"<svg":                                                                  "1:1: this is not XML: <svg has no end",
		"<svg><>":                                                               "1:6: this is not XML: a name is expected",
		"<svg><g fill></g></svg>":                                               "1:9: this is not XML: fill has no value",
		"<svg><g fill=red></g></svg>":                                           "the value of fill is not in quotes",
		"<svg><g fill='red></g>":                                                "the value of fill has no end",
		"<svg><g =''></g>":                                                      "an attribute or > is expected",
		"<svg><!-- ":                                                            "the comment has no end",
		"<!DOCTYPE svg [":                                                       "the document type has no end",
		strings.Repeat("<svg>", 70):                                             "elements, at most 64",
		"<svg>" + strings.Repeat("<g/>", 2100):                                  "at most 2000 elements",
		"<svg>" + strings.Repeat(" ", MaxText):                                  "at most 262144 bytes",
		"\x89PNG\r\n":                                                           "UTF-8",
		"<svg><path d='M0 0" + strings.Repeat("L1.11 2.22", 3000) + "'/></svg>": "at most 24 KiB",
	} {
		_, err := Read(text)
		var m *Mistake
		if !errors.As(err, &m) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q: %v, want %s", text, err, want)
		}
	}
}

// The pictures of XBoard are drawn by many hands with many programs.
func TestXBoardsPictures(t *testing.T) {
	const folder = "/usr/share/games/xboard/themes/default/"
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Skip("XBoard is not installed")
	}
	good := 0
	for _, entry := range entries {
		text, err := os.ReadFile(folder + entry.Name())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Read(string(text)); err == nil {
			good++
		} else if !strings.Contains(err.Error(), "<use>") && !strings.Contains(err.Error(), "<image>") {
			t.Errorf("%s: %v", entry.Name(), err)
		}
	}
	if good < 100 {
		t.Errorf("%d of %d can be read", good, len(entries))
	}
}
