// Boards, and games that were read.

import * as check from "./check.js";

/** @typedef {import("./program.js").Program} Program */

/** The numbers of boards in their program, 0 for boards that were deleted.
 * @type {WeakMap<object, {program: Program, number: number}>} */
const places = new WeakMap();

/** The number of a board that a program is asked about. Another program has another board of that number.
 * @param {Program} program @param {object} board @returns {number} */
export function numberOf(program, board) {
	const place = places.get(board);
	if (!place) throw check.wrong("board", "a Board", board);
	if (place.program !== program) throw new TypeError("board must be from the same load() as the engine");
	if (!place.number) throw new TypeError("the board was deleted");
	return place.number;
}

/** @param {Program} program @returns {import("./index.js").BoardClass} */
export function boardClass(program) {
	const registry = new FinalizationRegistry((/** @type {number} */ number) => program.ask({ do: "free", board: number }));

	class Board {
		#variant = "";

		/** @param {string} [variant] @param {string} [fen] @param {boolean} [is960] */
		constructor(variant = "", fen = "", is960 = false) {
			this.#begin(program.ask({ do: "board", variant: check.text("variant", variant), text: check.text("fen", fen), chess960: check.flag("is960", is960) }));
		}

		/** @param {string} [variant] @param {() => number} [random] */
		static shuffled(variant = "", random = Math.random) {
			const board = new Board(variant);
			const shuffle = check.fraction("what random returns", check.callable("random", random)());
			board.#free();
			board.#begin(program.ask({ do: "board", variant, shuffle }));
			return board;
		}

		/** @param {string} text @param {string} [variant] @param {boolean} [is960] */
		static fromPGN(text, variant = "", is960 = false) {
			check.text("variant", variant);
			check.flag("is960", is960);
			return program.ask({ do: "read", text: check.text("text", text), variant, chess960: is960 }).map((/** @type {{board: number, variant: string}} */ begun) => {
				const board = new Board(variant);
				board.#free();
				board.#begin(begun);
				return board;
			});
		}

		/** @param {{board: number, variant: string}} begun */
		#begin(begun) {
			this.#variant = begun.variant;
			places.set(this, { program, number: begun.board });
			registry.register(this, begun.board, this);
		}

		#free() {
			program.ask({ do: "free", board: numberOf(program, this) });
			registry.unregister(this);
			places.set(this, { program, number: 0 });
		}

		/** @param {string} what @param {object} [rest] */
		#ask(what, rest = {}) {
			return program.ask({ do: what, board: numberOf(program, this), ...rest });
		}

		delete() { if (places.get(this)?.number) this.#free(); }
		variant() { return this.#variant; }
		is960() { return this.info().features.chess960; }
		info() { return { ...this.#ask("game"), name: this.#variant }; }

		legalMoves() { return this.#ask("legal").join(" "); }
		legalMovesSan() { return this.#ask("legal", { notation: "san" }).join(" "); }
		numberLegalMoves() { return this.#ask("legal").length; }
		moves() { return this.#ask("moves"); }
		destinations() { return destinations(this.moves()); }

		/** @param {string} move */
		push(move) { return this.#ask("step", { text: check.text("move", move), notation: "uci" }); }
		/** @param {string} move */
		pushSan(move) { return this.#ask("step", { text: check.text("move", move), notation: "san" }); }
		/** @param {string} moves */
		pushMoves(moves) { this.#ask("push", { text: check.text("moves", moves), notation: "uci" }); }
		/** @param {string} moves */
		pushSanMoves(moves) { this.#ask("push", { text: check.text("moves", moves), notation: "san" }); }
		pop() { return this.#ask("pop"); }
		reset() { this.#ask("reset"); }
		moveStack() { return this.#ask("played").join(" "); }

		/** @param {import("./index.js").Notation} [notation] */
		fen(notation = "uci") { return this.#ask("fen", { notation: check.notation(notation) }); }
		/** @param {string} fen */
		setFen(fen) { return this.#ask("setup", { text: check.text("fen", fen) }); }
		/** @param {string} move */
		sanMove(move) { return this.#ask("write", { text: check.text("move", move), notation: "san", one: true })[0]; }
		/** @param {string} moves @param {import("./index.js").Notation} [notation] */
		write(moves, notation = "san") { return this.#ask("write", { text: check.text("moves", moves), notation: check.notation(notation) }); }
		/** @param {string} moves @param {undefined} [notation] @param {boolean} [moveNumbers] */
		variationSan(moves, notation, moveNumbers = true) {
			check.missing("notation", notation);
			check.flag("moveNumbers", moveNumbers);
			const { white, number } = this.#ask("state");
			return numbered(this.write(moves), white, moveNumbers ? number : 0);
		}

		turn() { return this.#ask("state").white; }
		fullmoveNumber() { return this.#ask("state").number; }
		halfmoveClock() { return this.#ask("state").clock; }
		gamePly() {
			const { white, number } = this.#ask("state");
			return 2 * (number - 1) + (white ? 0 : 1);
		}
		isCheck() { return this.#ask("state").check; }
		checkedPieces() { return this.#ask("state").checked.join(" "); }
		/** @param {string} move */
		isCapture(move) {
			check.text("move", move);
			return this.moves().some((/** @type {import("./index.js").Move} */ m) => m.uci === move && m.capture);
		}

		outcome(claimDraw = true) { return this.#ask("outcome", { claim: check.flag("claimDraw", claimDraw) }); }
		isGameOver(claimDraw = false) { return this.outcome(claimDraw).over; }
		result(claimDraw = false) { return this.outcome(claimDraw).result; }
		isInsufficientMaterial() { return this.outcome(false).reason === "dead material"; }

		pieces() { return this.#ask("pieces"); }
		walls() { return this.#ask("walls"); }
		/** @param {boolean} white */
		hand(white) { return this.#ask("pocket", { white: check.flag("white", white) }); }
		/** @param {boolean} white */
		pocket(white) {
			return this.hand(white).map((/** @type {import("./index.js").Held} */ held) => held.letter.toLowerCase().repeat(held.count)).join("");
		}

		toString() { return drawn(this.info(), this.pieces()); }
		toVerboseString() { return `${this.#ask("picture")}Fen: ${this.fen()}`; }
		/** @param {string} text */
		explain(text) { return this.#ask("explain", { text: check.text("text", text) }); }
		/** @param {number} depth */
		perft(depth) { return this.#ask("perft", { depth: check.count("depth", depth, 0, 100) }); }
		/** @param {Record<string, string | number>} [tags] */
		pgn(tags = {}) { return this.#ask("pgn", { tags: check.tags(tags) }); }
	}
	return Board;
}

/** Groups moves by the squares that they begin on, as boards on pages want it. Drops have the letter of their
 * piece and @ there.
 * @param {import("./index.js").Move[]} moves @returns {Map<string, string[]>} */
function destinations(moves) {
	/** @type {Map<string, string[]>} */
	const map = new Map();
	for (const { uci, squares, drop, pass } of moves) {
		if (pass) continue;
		const from = drop ? uci.slice(0, uci.indexOf("@") + 1) : squares[0];
		const to = squares[squares.length - 1];
		const list = map.get(from) || [];
		if (!list.includes(to)) list.push(to);
		map.set(from, list);
	}
	return map;
}

/** Puts numbers of moves before them, none if the number is 0.
 * @param {string[]} moves @param {boolean} white @param {number} number */
function numbered(moves, white, number) {
	if (!number) return moves.join(" ");
	return moves.map((move, i) => {
		const ply = i + (white ? 0 : 1);
		const at = number + Math.floor(ply / 2);
		if (ply % 2 === 0) return `${at}. ${move}`;
		return i === 0 ? `${at}...${move}` : move;
	}).join(" ");
}

/** Draws a board with a letter for each piece.
 * @param {import("./index.js").GameInfo} info @param {import("./index.js").Placed[]} pieces */
function drawn({ files, ranks }, pieces) {
	const rows = Array.from({ length: ranks }, () => Array(files).fill("."));
	for (const { square, side, letter } of pieces) {
		const row = rows[ranks - Number(square.slice(1))];
		row[square.charCodeAt(0) - "a".charCodeAt(0)] = side === "white" ? letter : letter.toLowerCase();
	}
	return rows.map((row) => row.join(" ")).join("\n");
}

/** @param {Program} program */
export function gameClass(program) {
	/** A game that was read: the first one of a text. */
	return class Game {
		/** @type {Map<string, string>} */
		#headers = new Map();
		#moves = "";

		/** @param {string} text */
		constructor(text) {
			for (const [, name, value] of check.text("pgn", text).matchAll(/^\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/gm)) {
				if (this.#headers.has(name)) break; // another game begins
				this.#headers.set(name, value.replace(/\\(.)/g, "$1"));
			}
			const [begun] = program.ask({ do: "read", text, one: true });
			if (!begun) return;
			this.#moves = program.ask({ do: "played", board: begun.board }).join(" ");
			program.ask({ do: "free", board: begun.board });
		}

		headerKeys() { return [...this.#headers.keys()].join(" "); }
		/** @param {string} name */
		headers(name) { return this.#headers.get(check.text("name", name)) || ""; }
		mainlineMoves() { return this.#moves; }
		delete() {}
	};
}
