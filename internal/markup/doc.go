// Package markup writes pages from templates. It knows the part of the language of
// [text/template] that pages need, without functions, and every value is escaped unless
// its type says that it is markup already.
//
// The browser makes pages too, with a program of WebAssembly. There html/template is
// dear: it looks up methods by name, so the linker has to keep all of them, and the program
// grows by a quarter. This package only reads fields.
//
// # Where to change what
//
// Which templates there are, and what escaping is:
// markup.go. What a template may say: execute.go.
package markup
