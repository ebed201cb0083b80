// What the engine and the page tell each other; package webplay has the other side.

/**
 * @typedef {{name: string, title: string, letter: string}} Kind a type of pieces
 * @typedef {{title: string, files: number, ranks: number, holes: string[] | null, types: Kind[], shuffled: boolean, hands: boolean, lines?: string[][]}} Layout
 * @typedef {{text: string, san: string, stops: string[], also?: string[], choice: string, piece?: string}} Move
 * @typedef {{square: string, side: string, piece: string}} Placed
 * @typedef {{piece: string, count: number}} Held
 * @typedef {{
 *   fen: string, start: string, played: string[], history: string[], first: number, blackIn: boolean,
 *   turn: string, over: boolean, declare?: "win" | "draw", state: string, told: string[], notes?: string[], pieces: Placed[], walls?: string[], hands: Held[][],
 *   check: string[], last: string[], moves: Move[]
 * }} View
 * @typedef {{move: string, san: string, depth: number, nodes: number, score: string, white: number, line: string}} Thought
 * @typedef {{setup: string, turned: string[]}} GameData what the page has of its game; only the engine reads the setup, when it is unpacked
 */
