// Calls everything with wrong arguments, and prints what is not refused as it should be.

import load from "fairymax-toml";

const fairymax = await load();
const board = new fairymax.Board();
const engine = new fairymax.Engine();

/** @type {[string, () => unknown, string][]} */
const calls = [
	["Board", () => new fairymax.Board(5), "variant must be a string, not 5"],
	["Board null", () => new fairymax.Board("chess", null), "fen must be a string, not null"],
	["Board is960", () => new fairymax.Board("chess", "", 1), "is960 must be true or false, not 1"],
	["shuffled", () => fairymax.Board.shuffled("chess960", 5), "random must be a function, not 5"],
	["shuffled by NaN", () => fairymax.Board.shuffled("chess960", () => NaN), "what random returns must be a number from 0 up to, but without, 1, not NaN"],
	["fromPGN", () => fairymax.Board.fromPGN(), "text must be a string, not undefined"],
	["push", () => board.push(), "move must be a string, not undefined"],
	["push null", () => board.push(null), "move must be a string, not null"],
	["pushSan", () => board.pushSan({}), "move must be a string, not an object"],
	["pushMoves", () => board.pushMoves(["e2e4"]), "moves must be a string, not a list"],
	["pushSanMoves", () => board.pushSanMoves(1), "moves must be a string, not 1"],
	["sanMove", () => board.sanMove(), "move must be a string, not undefined"],
	["isCapture", () => board.isCapture(), "move must be a string, not undefined"],
	["write", () => board.write("e2e4", "foo"), 'notation must be one of "uci", "san", "coordinates", "usi", not "foo"'],
	["variationSan", () => board.variationSan("e2e4", 1), "notation must be undefined: there is nothing to choose, not 1"],
	["fen", () => board.fen("foo"), 'notation must be one of "uci", "san", "coordinates", "usi", not "foo"'],
	["fen of a promoted piece", () => board.fen(true), 'notation must be one of "uci", "san", "coordinates", "usi", not true'],
	["setFen", () => board.setFen(), "fen must be a string, not undefined"],
	["outcome", () => board.outcome("yes"), 'claimDraw must be true or false, not "yes"'],
	["pocket", () => board.pocket("white"), 'white must be true or false, not "white"'],
	["explain", () => board.explain(4), "text must be a string, not 4"],
	["perft", () => board.perft(1.5), "depth must be a whole number from 0 on, not 1.5"],
	["perft of NaN", () => board.perft(NaN), "depth must be a whole number from 0 on, not NaN"],
	["perft below 0", () => board.perft(-1), "depth must be a whole number from 0 on, not -1"],
	["pgn", () => board.pgn(null), "tags must be an object, not null"],
	["pgn of no text", () => board.pgn({ White: null }), "tags.White must be a string or a number, not null"],
	["game", () => fairymax.game(5), "variant must be a string, not 5"],
	["startingFen", () => fairymax.startingFen(), "variant must be a string, not undefined"],
	["validateFen", () => fairymax.validateFen(5), "fen must be a string, not 5"],
	["define", () => fairymax.define(5), "text must be a string, not 5"],
	["define of a name", () => fairymax.define('extends = "chess"', 5), "name must be a string, not 5"],
	["loadVariantConfig", () => fairymax.loadVariantConfig(), "text must be a string, not undefined"],
	["readGamePGN", () => fairymax.readGamePGN(5), "pgn must be a string, not 5"],
	["Engine", () => new fairymax.Engine({ hash: "32" }), 'hash must be a whole number from 1 on, not "32"'],
	["Engine of null", () => new fairymax.Engine(null), "options must be an object, not null"],
	["search of nothing", () => engine.search(), "this is no board, or it was deleted"],
	["search to null", () => engine.search(board, null), "limits must be an object, not null"],
	["search to a text", () => engine.search(board, { depth: "3" }), 'depth must be a whole number from 1 on, not "3"'],
	["search for no time", () => engine.search(board, { time: NaN }), "time must be a number of milliseconds above 0, not NaN"],
	["search of no moves", () => engine.search(board, { moves: [] }), "moves must be a list of at least one move, not an empty list"],
	["search of a number", () => engine.search(board, { moves: [5] }), "each of moves must be a string, not 5"],
	["search without ears", () => engine.search(board, { report: 5 }), "report must be a function, not 5"],
	["search without a signal", () => engine.search(board, { signal: true }), "signal must be an AbortSignal, not true"],
	["load", () => load(null), "options must be an object, not null"],
	["load of a number", () => load({ program: 5 }), "program must be an address, an answer of a server, bytes or a module, not 5"],
];

for (const [name, call, want] of calls) {
	let said = "nothing";
	try {
		await call();
	} catch (error) {
		said = error instanceof TypeError ? error.message : `${error}`;
	}
	if (said !== want) console.log(`${name}: ${said}`);
}
if (board.moveStack() !== "") console.log(`${board.moveStack()} was played`);
if (!board.pgn({ Round: 1 }).includes('[Round "1"]')) console.log(board.pgn({ Round: 1 }));
engine.close();
