// Package chart draws charts as SVG for pages that fetch nothing, and has the style that
// such pages share.
//
// # Where to change what
//
// What a chart is, and how it is laid out: chart.go; its
// elements: chart.html. Colours for light, dark and print, and all other style: style.css.
package chart
