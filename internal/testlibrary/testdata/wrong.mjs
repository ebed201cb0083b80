// Calls everything with wrong arguments, and prints what is not refused as it should be.

import load from "fairymax-toml";

const fairymax = await load();
const stranger = new (await load()).Board();
const deleted = new fairymax.Board();
deleted.delete();
const board = new fairymax.Board();
const engine = new fairymax.Engine();

/** @type {[string, () => unknown, string][]} */
const calls = [
	["Board", () => new fairymax.Board(5), "variant must be a string, not 5"],
	["Board null", () => new fairymax.Board("chess", null), "fen must be a string, not null"],
	["Board is960", () => new fairymax.Board("chess", "", 1), "is960 must be true or false, not 1"],
	["shuffled", () => fairymax.Board.shuffled("chess960", 5), "random must be a function, not 5"],
	["shuffled by a promise", () => fairymax.Board.shuffled("chess960", async () => 0), "what random returns must be a number from 0 up to but not including 1, not a Promise"],
	["shuffled by 1", () => fairymax.Board.shuffled("chess960", () => 1), "what random returns must be a number from 0 up to but not including 1, not 1"],
	["shuffled by NaN", () => fairymax.Board.shuffled("chess960", () => NaN), "what random returns must be a number from 0 up to but not including 1, not NaN"],
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
	["pgn", () => board.pgn(null), "tags must be an object, not null"],
	["pgn of a map", () => board.pgn(new Map([["White", "A"]])), "tags must be a plain object, not a Map"],
	["pgn of no text", () => board.pgn({ White: null }), "tags.White must be a string or a number, not null"],
	["game", () => fairymax.game(5), "variant must be a string, not 5"],
	["startingFen", () => fairymax.startingFen(), "variant must be a string, not undefined"],
	["validateFen", () => fairymax.validateFen(5), "fen must be a string, not 5"],
	["define", () => fairymax.define(5), "text must be a string, not 5"],
	["define of a name", () => fairymax.define('extends = "chess"', 5), "name must be a string, not 5"],
	["loadVariantConfig", () => fairymax.loadVariantConfig(), "text must be a string, not undefined"],
	["readGamePGN", () => fairymax.readGamePGN(5), "pgn must be a string, not 5"],
	["headers", () => fairymax.readGamePGN("1. e4 *").headers(), "name must be a string, not undefined"],
	["Engine of null", () => new fairymax.Engine(null), "options must be an object, not null"],
	["search of nothing", () => engine.search(), "board must be a Board, not undefined"],
	["search of a name", () => engine.search("chess", { time: 5 }), 'board must be a Board, not "chess"'],
	["search of an object", () => engine.search({}, { time: 5 }), "board must be a Board, not an object"],
	["search of another load", () => engine.search(stranger, { time: 5 }), "board must be from the same load() as the engine"],
	["search of a deleted board", () => engine.search(deleted, { time: 5 }), "the board was deleted"],
	["a deleted board", () => deleted.fen(), "the board was deleted"],
	["search to null", () => engine.search(board, null), "limits must be an object, not null"],
	["search to a signal", () => engine.search(board, new AbortController().signal), "limits must be a plain object, not an AbortSignal"],
	["search to a key", () => engine.search(board, { dept: 5 }), 'limits can have only the keys depth, nodes, time, lines, moves, report and signal, not "dept" (did you mean "depth"?)'],
	["search to a key of UCI", () => engine.search(board, { depth: 1, movetime: 200 }), 'limits can have only the keys depth, nodes, time, lines, moves, report and signal, not "movetime" (did you mean "time"?)'],
	["search to a strange key", () => engine.search(board, { infinite: undefined }), 'limits can have only the keys depth, nodes, time, lines, moves, report and signal, not "infinite"'],
	["Engine of a key", () => new fairymax.Engine({ Hash: 32 }), 'options can have only the keys hash and handWritten, not "Hash" (did you mean "hash"?)'],
	["load of a key", () => load({ programm: "engine.wasm" }), 'options can have only the key program, not "programm"'],
	["load of an address", () => load(new URL("file:///engine.wasm")), "options must be a plain object, not a URL"],
	["search of no moves", () => engine.search(board, { moves: [] }), "moves must be a list of at least one move, not an empty list"],
	["search of a number", () => engine.search(board, { moves: [5] }), "each of moves must be a string, not 5"],
	["search without ears", () => engine.search(board, { report: 5 }), "report must be a function, not 5"],
	["search without a signal", () => engine.search(board, { signal: true }), "signal must be an AbortSignal, not true"],
	["load", () => load(null), "options must be an object, not null"],
	["load of a number", () => load({ program: 5 }), "program must be an address, a Response, bytes or a compiled module, not 5"],
];

/** Numbers with bounds, as index.d.ts has them: the call, what each must be, and a number just out of bounds.
 * @type {[string, (value: any) => unknown, string, number][]} */
const numbers = [
	["hash", (hash) => new fairymax.Engine({ hash }), "a whole number from 1 to 1024", 1025],
	["depth", (depth) => board.perft(depth), "a whole number from 0 to 100", -1],
	["depth", (depth) => board.perft(depth), "a whole number from 0 to 100", 101],
	["depth", (depth) => engine.search(board, { depth }), "a whole number of at least 1", 0],
	["nodes", (nodes) => engine.search(board, { nodes }), "a whole number of at least 1", 0],
	["lines", (lines) => engine.search(board, { lines, depth: 1 }), "a whole number of at least 1", 0],
	["time", (time) => engine.search(board, { time }), "a number of milliseconds above 0", 0],
];
for (const [name, call, want, beyond] of numbers) {
	const fractions = name === "time" ? [] : [1.5, 2 ** 53];
	for (const value of [beyond, -1, -Infinity, Infinity, NaN, null, true, ...fractions]) {
		calls.push([`${name} of ${value}`, () => call(value), `${name} must be ${want}, not ${value}`]);
	}
	calls.push([`${name} of a text`, () => call("3"), `${name} must be ${want}, not "3"`]);
}

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
new fairymax.Engine({ hash: 1024 }).close();
if ((await engine.search(board, { time: 1e-9 })).moves.length === 0) console.log("a short search finds nothing");
if (!board.pgn({ Round: 1 }).includes('[Round "1"]')) console.log(board.pgn({ Round: 1 }));
engine.close();
