// What the engine and the page tell each other; package webplay has the other side.

/**
 * @typedef {{white?: string[], black?: string[]}} Goals the squares where a side's pieces win
 * @typedef {{name: string, title: string, letter: string, owners: string[], held: boolean}} Kind a type of pieces
 * @typedef {{title: string, evaluation: string, start: string, files: number, ranks: number, holes: string[] | null, types: Kind[], shuffled: boolean, hands: boolean, walls: boolean, endings: boolean, lines?: string[][]}} Layout
 * @typedef {{text: string, san: string, stops: string[], also?: string[], choice: string, piece?: string, wall?: boolean}} Move
 * @typedef {{square: string, side: string, piece: string}} Placed
 * @typedef {{piece: string, count: number}} Held
 * @typedef {{
 *   id: number, parent: number, text: string, san: string, signs?: string, glyphs?: number[], comment?: string, clock?: string,
 *   score?: string, points: number, shapes?: string[]
 * }} TreeMove a move in its place, or the start
 * @typedef {{
 *   fen: string, start: string, played: string[], history: string[], first: number, blackIn: boolean,
 *   turn: string, over: boolean, agreed?: boolean, declare?: "win" | "draw", state: string, told: string[], ending?: string, notes?: string[], pieces: Placed[], walls?: string[], hands: Held[][],
 *   check: string[], last: string[], moves: Move[], node: number, tree?: TreeMove[], games?: string[]
 * }} View the tree is there if it is another one than before
 * @typedef {{
 *   move: string, san: string, depth: number, nodes: number, score: string, short: string, white: number, line: string,
 *   rank: number, moves: string[], sans: string[]
 * }} Thought
 * @typedef {{done: number, plies: number}} Progress of an analysis of a whole game
 * @typedef {{from: string, turn: string, pieces: Placed[], walls: string[], hands: Held[][]}} Draft a position that is set up by hand
 * @typedef {{setup: string, turned: string[], goals?: Goals, record?: string}} GameData what the page has of its game; only the engine reads the setup, when it is unpacked
 */
