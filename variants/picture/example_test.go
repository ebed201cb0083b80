package picture_test

import (
	"fmt"

	"fairymax/variants/picture"
)

// A picture for both sides is a list of paths with the colours of the side or of their own.
func ExampleRead() {
	p, err := picture.Read(`<svg viewBox="0 0 90 90"><polygon points="10,80 45,10 80,80"/><circle cx="45" cy="60" r="8" fill="red"/></svg>`)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Shapes[0].Path, p.Shapes[0].Fill.Kind == picture.Side, p.Shapes[1].Fill.Colour)
	_, err = picture.Read("<svg>\n<script/></svg>")
	fmt.Println(err)
	// Output:
	// M5 40L22.5 5L40 40Z true #ff0000
	// 2:1: <script>: a picture does nothing by itself; take the script out
}
