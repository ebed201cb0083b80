// The library: what it can do with games, and its classes.

import * as check from "./check.js";
import { boardClass, gameClass } from "./board.js";
import { engineClass } from "./engine.js";
import { Program } from "./program.js";

/** @typedef {{crypto: unknown, compile: () => Promise<WebAssembly.Module>, newWorker: () => any}} Host */

/** @param {Host} host @returns {Promise<import("./index.js").Fairymax>} */
export async function loadFrom(host) {
	const module = await host.compile();
	const program = await Program.start(module, host.crypto);
	const Board = boardClass(program);
	const Game = gameClass(program);
	const Engine = engineClass(program, () => host.newWorker(), module);
	return { Board, Engine, ...games(program), readGamePGN: (text) => new Game(text) };
}

/** What can be asked about games.
 * @param {Program} program */
function games(program) {
	/** @param {string} [variant] @param {boolean} [chess960] @returns {import("./index.js").GameInfo} */
	const game = (variant = "", chess960 = false) => program.ask({ do: "game", variant: check.text("variant", variant), chess960: check.flag("chess960", chess960) });
	const named = (/** @type {string} */ variant) => game(check.text("variant", variant));

	/** @param {string} text @param {string} [name] @returns {import("./index.js").Definition[]} */
	const define = (text, name = "") => {
		check.text("text", text);
		check.text("name", name);
		try {
			return keep(program.ask({ do: "define", text, name }).games);
		} catch (error) {
			keep(/** @type {any} */ (error).games || []);
			throw error;
		}
	};

	/** @param {import("./index.js").Definition[]} list */
	const keep = (list) => {
		program.defined.push(...list);
		return list;
	};

	return {
		game, define,
		variants: () => program.ask({ do: "games" }).join(" "),
		loadVariantConfig: (/** @type {string} */ text) => { define(text, "variants.ini"); },
		startingFen: (/** @type {string} */ variant) => named(variant).start,
		capturesToHand: (/** @type {string} */ variant) => named(variant).features.capturesToHand,
		twoBoards: (/** @type {string} */ variant) => named(variant).features.twoBoards,
		validateFen: (/** @type {string} */ fen, variant = "", chess960 = false) => {
			check.text("fen", fen);
			game(variant, chess960); // that there is no such game is no fault of the position
			try {
				program.ask({ do: "check", text: fen, variant, chess960 });
				return 1;
			} catch {
				return -1;
			}
		},
	};
}
