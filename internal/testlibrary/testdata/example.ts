// Uses everything that the package has.

import load, { load as named } from "fairymax-toml";
import type {
	Board, BoardClass, Definition, DefinitionError, Engine, EngineClass, EngineOptions, Explanation, Fairymax, Features, Game, GameInfo, Held,
	LoadOptions, Move, Notation, Outcome, Piece, Placed, Problem, ProgramSource, Report, SearchLimits, Side,
} from "fairymax-toml";

function equal(name: string, got: unknown, want: unknown): void {
	if (JSON.stringify(got) !== JSON.stringify(want)) throw new Error(`${name}: ${JSON.stringify(got)}, want ${JSON.stringify(want)}`);
}

function fails(name: string, act: () => unknown): any {
	try {
		act();
	} catch (error) {
		return error;
	}
	throw new Error(`${name} throws nothing`);
}

function games(fairymax: Fairymax): void {
	const info: GameInfo = fairymax.game("crazyhouse"), features: Features = info.features, king: Piece | undefined = info.pieces.find((p) => p.letter === "K");
	equal("game", [info.name, info.title, info.files, info.ranks, info.start === fairymax.startingFen("crazyhouse"), king], ["crazyhouse", "Crazyhouse", 8, 8, true, { name: "king", letter: "K" }]);
	equal("text", info.text.includes('title = "Crazyhouse"') || info.text.includes("Crazyhouse"), true);
	equal("features", [features.hands, features.capturesToHand, features.twoBoards, features.shuffled, features.chess960, features.passes, features.walls], [true, true, false, false, false, false, false]);
	equal("variants", ["chess", "capablanca", "shogi"].every((name) => fairymax.variants().split(" ").includes(name)), true);
	equal("validateFen", [fairymax.validateFen(info.start, "crazyhouse"), fairymax.validateFen("8/8 w")], [1, -1]);
	equal("squares", [info.squares.length, info.squares[9], fairymax.game("omega").squares.slice(0, 4)], [64, "b2", ["a1", "l1", "b2", "c2"]]);
	equal("hands", [fairymax.capturesToHand("chess"), fairymax.twoBoards("bughouse")], [false, true]);
	const game: Game = fairymax.readGamePGN('[White "A \\"B\\""]\n[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 *\n');
	equal("readGamePGN", [game.headerKeys(), game.headers("White"), game.headers("Black"), game.mainlineMoves()], ["White Variant", 'A "B"', "", "e2e4 d7d5 e4d5 d8d5"]);
	game.delete();
}

function definitions(fairymax: Fairymax): void {
	const [made]: Definition[] = fairymax.define('title = "Knights and Rooks"\nextends = "chess"\nstart = "rnnqknnr/pppppppp/8/8/8/8/PPPPPPPP/RNNQKNNR w KQkq - 0 1"\n');
	equal("define", [made.name, made.title, made.notes, new fairymax.Board(made.name).numberLegalMoves()], ["knights-and-rooks", "Knights and Rooks", [], 24]);
	const error: DefinitionError = fails("a mistake", () => fairymax.define('title = 3\nextends = "chess"\n', "wrong"));
	const problem: Problem = error.problems[0];
	equal("problems", [problem.file.endsWith("wrong.toml"), problem.line, problem.column, problem.code, problem.text !== "", error.games], [true, 1, 9, "FM010", true, []]);
	fairymax.loadVariantConfig("[quick:chess]\nstalemateValue = loss\n");
	equal("loadVariantConfig", new fairymax.Board("quick", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1").result(), "1-0");
}

function positions(fairymax: Fairymax): void {
	const Boards: BoardClass = fairymax.Board, board: Board = new Boards("capablanca");
	equal("moves", [board.numberLegalMoves(), board.legalMoves().split(" ").length, board.legalMovesSan().includes("Nc3"), board.perft(2)], [28, 28, true, 784]);
	equal("push", [board.pushSan("Nc3"), board.push("e2e5"), board.moveStack()], [true, false, "b1c3"]);
	board.pushMoves("b8c6 e2e4");
	board.pushSanMoves("e5 f3");
	fails("an illegal move", () => board.pushMoves("a1a8"));
	equal("counts", [board.turn(), board.fullmoveNumber(), board.halfmoveClock(), board.gamePly(), board.pop(), board.is960(), board.variant()], [false, 3, 0, 5, true, false, "capablanca"]);
	equal("texts", [board.sanMove("f2f3"), board.variationSan("f2f3 f7f6"), board.variationSan("f2f3 f7f6", undefined, false), board.isCapture("f2f3")], ["f3", "3. f3 f6", "f3 f6", false]);
	const notations: Notation[] = ["uci", "san", "coordinates", "usi"];
	equal("write", notations.map((n) => board.write("c3d5", n).length), [1, 1, 1, 1]);
	const move: Move | undefined = board.moves().find((m) => m.uci === "c3d5");
	equal("move", [move?.san, move?.coordinates, move?.squares, move?.promotion, move?.drop, move?.pass, move?.capture], ["Nd5", "c3d5", ["c3", "d5"], undefined, false, false, false]);
	equal("destinations", board.destinations().get("a2"), ["a3", "a4"]);
	const text: Explanation = board.explain("c3c4"), placed: Placed | undefined = board.pieces().find((p) => p.square === "f1"), side: Side | undefined = placed?.side;
	equal("explain", [text.legal, text.sentences.length > 0, placed?.letter, placed?.name, side], [false, true, "K", "king", "white"]);
	equal("walls", [board.walls(), new Boards("duck", "rnbqkbnr/pppppppp/8/4*3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").walls()], [[], ["e5"]]);
	equal("pictures", [board.toString().split("\n")[7], board.toVerboseString().endsWith(board.fen()), board.info().name], ["R . A B Q K B C N R", true, "capablanca"]);
	board.reset();
	equal("reset", [board.moveStack(), board.fen() === fairymax.startingFen("capablanca"), board.fen("coordinates") !== ""], ["", true, true]);
	equal("pgn", Boards.fromPGN(board.pgn({ White: "A" }), "capablanca").map((b) => b.fen()), [board.fen()]);
	equal("shuffled", [Boards.shuffled("fischerandom", () => 0).fen() === Boards.shuffled("fischerandom", () => 0.5).fen(), new Boards("chess", "", true).is960()], [false, true]);
	board.delete();
	fails("a deleted board", () => board.fen());
}

function ends(fairymax: Fairymax): void {
	const board = new fairymax.Board();
	board.pushSanMoves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
	const outcome: Outcome = board.outcome();
	equal("repetition", [board.isGameOver(), board.isGameOver(true), board.result(true), outcome.reason, outcome.over, outcome.winner], [false, true, "1/2-1/2", "repetition", true, ""]);
	equal("setFen", board.setFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"), []);
	equal("mate", [board.isCheck(), board.checkedPieces(), board.result(), board.outcome().winner, board.legalMoves(), board.isInsufficientMaterial()], [true, "e1", "0-1", "black", "", false]);
	fails("a wrong position", () => board.setFen("8/8"));
	const house = new fairymax.Board("crazyhouse");
	house.pushMoves("e2e4 d7d5 e4d5");
	const held: Held[] = house.hand(true);
	equal("hands", [house.pocket(true), house.pocket(false), held], ["p", "", [{ name: "pawn", letter: "P", count: 1 }]]);
}

const mine = { name: "an error of one's own" };

/** Listeners that fail at once, at once but as a promise, later, and twice. */
const failing: ((report: Report) => unknown)[] = [
	() => { throw mine; },
	async () => { throw mine; },
	() => new Promise((_, reject) => setTimeout(reject, 50, mine)),
	(report) => { throw report.depth === 1 ? mine : new Error("again"); },
];

async function searches(fairymax: Fairymax): Promise<void> {
	const Engines: EngineClass = fairymax.Engine, options: EngineOptions = { hash: 8, handWritten: true }, engine: Engine = new Engines(options);
	const reports: Report[] = [], limits: SearchLimits = { depth: 5, lines: 2, report: (r) => reports.push(r) };
	const board = new fairymax.Board("capablanca");
	const best = await engine.search(board, limits);
	equal("search", [best.line, best.depth, best.exact, best.mate, best.moves.length === best.san.length, board.push(best.moves[0]), best.evaluation], [1, 5, true, null, true, true, "hand-written"]);
	equal("reports", [reports.some((r) => r.line === 2), best.nodes > 0, best.time > 0, best.selDepth >= 5, Math.abs(best.score) < 1000], [true, true, true, true, true]);
	equal("moves", (await engine.search(board, { nodes: 1000, moves: ["a7a6"] })).moves[0], "a7a6");
	equal("a game of one's own", (await engine.search(new fairymax.Board("knights-and-rooks"), { time: 50 })).moves.length > 0, true);
	const mate = new fairymax.Board("chess", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
	equal("mate", (await engine.search(mate, { depth: 3 })).mate, 1);
	const endless = engine.search(board, { report: () => engine.stop() });
	equal("stop", (await endless).moves.length > 0, true);
	const abort = new AbortController();
	const aborted = engine.search(board, { signal: abort.signal, report: () => abort.abort() });
	equal("abort", await aborted.catch((error) => error.name), "AbortError");
	for (const report of failing) equal("a failing report", await engine.search(board, { report }).catch((error) => error), mine);
	const brief = engine.search(board, { depth: 1, report: () => { throw undefined; } });
	equal("a report that throws nothing", await brief.then(() => "found", (error) => String(error)), "undefined");
	equal("a failing random", fails("random", () => fairymax.Board.shuffled("fischerandom", () => { throw mine; })), mine);
	const abortLater = new AbortController(), late = () => new Promise<void>((_, reject) => setTimeout(reject, 50, mine));
	const left = engine.search(board, { signal: abortLater.signal, report: () => (abortLater.abort(), late()) });
	equal("an abort before a report fails", await left.catch((error) => error === mine || error.name === "AbortError"), true);
	equal("a search after that", (await engine.search(board, { depth: 6 })).depth, 6);
	engine.close();
	equal("close", await engine.search(board, { depth: 1 }).catch((error) => error.message), "the engine was closed");
}

export async function everything(options: LoadOptions = {}): Promise<void> {
	const source: ProgramSource | Promise<ProgramSource> | undefined = options.program;
	const fairymax = await (source ? named({ program: source }) : load());
	games(fairymax);
	definitions(fairymax);
	positions(fairymax);
	ends(fairymax);
	await searches(fairymax);
}
