// What the compiler answers, what the page is told, and what the server of a folder
// answers; the packages workbench, front and editor have the other sides.

/**
 * @typedef {{line: number, column: number, endLine: number, endColumn: number, text: string}} Edit a text that takes the place of another
 * @typedef {{line: number, column: number, endColumn: number, severity: string, text: string, fix?: Edit}} Finding its line is 0 if it is in another file
 * @typedef {{findings: Finding[], more: number, title: string, page: string, start: string, form: string, key?: string}} Verdict
 * @typedef {{name: string, given: string, text: string, notes: string[]}} ImportedGame
 * @typedef {{form: string, games: ImportedGame[], problems: Finding[]}} Imported
 * @typedef {{name: string, text: string}} Definition
 * @typedef {{name: string, text: string, start: string, moves: string[] | null}} SharedGame
 * @typedef {{title: string, games: {name: string, title: string}[]}} Group
 * @typedef {{title: string, about: string, code: string, whole: boolean}} Recipe
 * @typedef {{title: string, recipes: Recipe[]}} Chapter
 * @typedef {{mark: string, sum: string, served: boolean, games: Group[], cookbook: Chapter[]}} WorkbenchData
 * @typedef {{folder: string, files: string[]}} FolderList
 * @typedef {{from: string, file: string, error: string}} Network
 * @typedef {{settings?: Record<string, string>, start: string, played: string[]}} FrameState a game of a page, see frame.js there
 */
