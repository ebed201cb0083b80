// What the server answers; package editor has the other side.

/**
 * @typedef {{line: number, column: number, width: number, warning: boolean, text: string}} Finding
 * @typedef {{findings: Finding[], more: number, title: string, game: string}} Verdict
 * @typedef {{folder: string, files: string[]}} Folder
 * @typedef {{title: string, games: {name: string, title: string}[]}} Group
 * @typedef {{title: string, about: string, code: string, whole: boolean}} Recipe
 * @typedef {{title: string, recipes: Recipe[]}} Chapter
 */
