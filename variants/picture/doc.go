// Package picture reads SVG that people draw, and keeps only what is safe and can be
// shown in any place: shapes with colours. What comes out is written anew from numbers, so
// nothing of the text gets into a page.
//
// [Read] turns a text into the shapes of a [Picture], on a field of [Field] by [Field].
// A text that has what a picture cannot have is refused with a [Mistake].
//
// # What is read
//
// The elements svg, g, path, rect, circle, ellipse, line, polyline and polygon; of their
// attributes those of the form, transform, and fill, stroke, stroke-width, fill-rule,
// opacity, fill-opacity, stroke-opacity, display and visibility, which may also be in style.
// What editors add without a look of its own (metadata, titles, definitions, attributes
// of other namespaces, classes) is left out. Everything else is refused, because the
// picture would look different without it or do something: scripts, links, style
// sheets, texts, images, copies, gradients, filters, animations.
//
// # Colours
//
// A picture serves both sides. Where white is large, white, and a fill that is not given, mean
// the colour of the side, and black means its lines. Where black is large it is a black piece, or
// a silhouette, and black and white change their parts. Other colours stay as they are. A picture
// that shows neither is put on a disc in the colour of the side. A first shape that covers
// everything is a background, and left out.
//
// A picture of one side alone ([ReadOneSide]) keeps all its colours.
//
// # Where to change what
//
//	picture.go    what a caller gets
//	read.go       the elements, and what is refused; tag.go reads XML
//	style.go      what shapes inherit; colour.go reads colours
//	side.go       which colours become those of the sides
//	form.go       the path of each form
//	path.go       path data; arc.go turns arcs into curves
//	matrix.go     transforms, and the way onto the field
//	scanner.go    numbers; place.go says where a mistake is
package picture
