/** Loads the program. Throughout the library, an argument of the wrong type is a TypeError that names the argument and
 * says what was expected; so are numbers out of bounds, unknown notations and unknown keys of options and limits.
 * Everything else answers at once, except searches. Each call starts a program of its own, which takes
 * about 40 MB. */
export function load(options?: LoadOptions): Promise<Fairymax>;
export default load;

export interface LoadOptions {
	/** Where the program is, if not in engine.wasm beside this file: its address, a server's response, its bytes,
	 * or a compiled module. */
	program?: ProgramSource | Promise<ProgramSource>;
}

export type ProgramSource = string | Platform["URL"] | Platform["Response"] | ArrayBuffer | ArrayBufferView | Module;

/** The types of the platform, for projects with those of the DOM or of Node.js, and for projects without. */
type Platform = {
	[name in "URL" | "Response" | "AbortSignal"]: typeof globalThis extends { [known in name]: { prototype: infer T } } ? T : never;
};
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;

export interface Fairymax {
	Board: BoardClass;
	Engine: EngineClass;

	/** The names of all games, separated by spaces: those that were defined, then the built-in ones. */
	variants(): string;
	/** What there is to know about a game. */
	game(variant?: string, chess960?: boolean): GameInfo;
	/** Adds games: from a definition in TOML, a variants.ini of Fairy-Stockfish, an fmax.ini of Fairy-Max, what an engine
	 * sends to XBoard, or an Interactive Diagram with the page that it is on. The name is for a game in TOML; without it,
	 * the name is made from the title. A game hides others of the same name.
	 * @throws DefinitionError lists the mistakes. The games without mistakes are added all the same. */
	define(text: string, name?: string): Definition[];
	/** The same as define, without a name.
	 * @throws DefinitionError */
	loadVariantConfig(text: string): void;
	/** The FEN of the start position of a game. */
	startingFen(variant: string): string;
	/** 1 if the position can be set up, otherwise -1. Board.setFen says why not. */
	validateFen(fen: string, variant?: string, chess960?: boolean): number;
	/** Whether captured pieces go into the hand of the side that captures them. */
	capturesToHand(variant: string): boolean;
	/** Whether pieces come into the hand from a partner's board. */
	twoBoards(variant: string): boolean;
	/** Reads the first game of a PGN text. Its tag Variant says which game it is; without that tag, it is chess. */
	readGamePGN(pgn: string): Game;
}

export interface GameInfo {
	name: string;
	title: string;
	/** The definition in TOML. */
	text: string;
	/** The FEN of the start position. */
	start: string;
	files: number;
	ranks: number;
	/** By ranks, from "a1" on. A board with holes has fewer than files times ranks. */
	squares: string[];
	pieces: Piece[];
	features: Features;
}

export interface Piece {
	/** In definitions, such as "knight". */
	name: string;
	/** In positions and moves, such as "N". */
	letter: string;
}

export interface Features {
	/** Each game starts from a different position: see Board.shuffled. */
	shuffled: boolean;
	/** Castling is written as the king taking the rook. */
	chess960: boolean;
	/** There may be pieces in hand. */
	hands: boolean;
	capturesToHand: boolean;
	twoBoards: boolean;
	/** A turn can be passed. */
	passes: boolean;
	/** There may be walls on the board. */
	walls: boolean;
}

export interface Definition {
	name: string;
	title: string;
	/** In TOML. */
	text: string;
	/** What was left out because it is not a rule. */
	notes: string[];
}

export interface DefinitionError extends Error {
	problems: Problem[];
	/** The games that were added all the same. */
	games: Definition[];
}

export interface Problem {
	file: string;
	/** Counted from 1. */
	line: number;
	/** Counted from 1; 0 for the whole line. */
	column: number;
	/** Such as "FM004", which fairymax help explains; "" for what is wrong in another program's text. */
	code: string;
	text: string;
}

/** "uci" is how Fairy-Stockfish and pychess.org write moves and positions, "san" how people write them in the game,
 * "coordinates" this program's own form, "usi" that of shogi programs. */
export type Notation = "uci" | "san" | "coordinates" | "usi";

export interface BoardClass {
	/** A board for a game (chess if no name is given), at its start position or at another one.
	 * @throws Error if there is no such game, or the position cannot be set up */
	new (variant?: string, fen?: string, is960?: boolean): Board;
	/** A board at a start position chosen by the function, which is called once and returns a number as Math.random does:
	 * the same number gives the same position. */
	shuffled(variant?: string, random?: () => number): Board;
	/** A board for each game of a PGN text, with its moves and its result, which pgn writes as long as the game does not
	 * go on. The tag Variant says which game it is; without that tag, the arguments do.
	 * @throws Error names the first move that is not legal, or the tag if there is no such game or the arguments name
	 * another one, and says in which of several games that is */
	fromPGN(text: string, variant?: string, is960?: boolean): Board[];
}

/** A position with the moves that led to it. Moves are accepted in any notation of the game. */
export interface Board {
	/** Frees the memory at once; without this it is freed some time after the board was last used. */
	delete(): void;
	/** The name of the game. */
	variant(): string;
	is960(): boolean;
	info(): GameInfo;

	/** The legal moves as Fairy-Stockfish writes them, separated by spaces; none if the game is over. */
	legalMoves(): string;
	/** The same as people write them in the game. */
	legalMovesSan(): string;
	numberLegalMoves(): number;
	/** The legal moves, with what a program needs to know about each. */
	moves(): Move[];
	/** The legal moves for a board on a page: where each piece can go. The key of a drop is the letter of its piece with @. */
	destinations(): Map<string, string[]>;

	/** Plays a move; false if the text is not exactly one legal move, in which case nothing is played. */
	push(uciMove: string): boolean;
	pushSan(sanMove: string): boolean;
	/** Plays moves that are separated by spaces.
	 * @throws Error names the first one that is not legal; those before it are played */
	pushMoves(uciMoves: string): void;
	/** @throws Error */
	pushSanMoves(sanMoves: string): void;
	/** Takes back the last move; false if there is none. */
	pop(): boolean;
	/** Goes back to the start of the game. */
	reset(): void;
	/** The moves that have been played, separated by spaces. */
	moveStack(): string;

	fen(notation?: Notation): string;
	/** Sets up a position, as any program writes it. Returns notes on what was read differently from how it is written.
	 * @throws Error says what is wrong; the board stays as it was */
	setFen(fen: string): string[];
	/** A legal move as people write it.
	 * @throws Error if it is not legal */
	sanMove(uciMove: string): string;
	/** Writes moves from this position on, without playing them.
	 * @throws Error */
	write(moves: string, notation?: Notation): string[];
	/** Moves from this position on as people write them, with numbers. Each game has only one such notation.
	 * @throws Error */
	variationSan(uciMoves: string, notation?: undefined, moveNumbers?: boolean): string;

	/** Whether White is to move. */
	turn(): boolean;
	fullmoveNumber(): number;
	/** Plies since the last capture or pawn move. */
	halfmoveClock(): number;
	gamePly(): number;
	isCheck(): boolean;
	/** The squares of royal pieces in check, separated by spaces. */
	checkedPieces(): string;
	isCapture(uciMove: string): boolean;

	/** How the game stands, including what a player has to claim, unless claimDraw is false: repetition, the move rule,
	 * a count. */
	outcome(claimDraw?: boolean): Outcome;
	/** Without claims unless claimDraw is true. */
	isGameOver(claimDraw?: boolean): boolean;
	/** As in PGN: "1-0", "0-1", "1/2-1/2" or "*". */
	result(claimDraw?: boolean): string;
	/** Whether neither side can win any more. */
	isInsufficientMaterial(): boolean;

	pieces(): Placed[];
	/** The squares that are walls now: no piece can enter, leave or cross them. */
	walls(): string[];
	hand(white: boolean): Held[];
	/** The letters of the pieces in hand, in lower case for both sides. */
	pocket(white: boolean): string;
	/** The board as text, a letter for each piece. */
	toString(): string;
	/** The board as text with squares and hands, and its FEN. */
	toVerboseString(): string;

	/** Says in sentences what a legal move does, or why a text is not a legal move. A square alone asks about all
	 * moves to it. */
	explain(text: string): Explanation;
	/** Counts the sequences of legal moves of a given length, from 0 to 100. */
	perft(depth: number): number;
	/** The game in PGN, with these tags before those that say which game it is. The tag Result says how a game ended
	 * that the rules do not end, for instance because a player resigned.
	 * @throws Error if a key is not a valid tag name, if the tag follows from the game (Variant, SetUp, FEN, Ranks), or
	 * if the result by the rules is another one */
	pgn(tags?: Record<string, string | number>): string;
}

export interface Move {
	uci: string;
	san: string;
	coordinates: string;
	/** The squares that are written, in the order in which the piece touches them. */
	squares: string[];
	/** The letter of the piece that it promotes to. */
	promotion?: string;
	drop: boolean;
	pass: boolean;
	capture: boolean;
}

export interface Placed extends Piece {
	square: string;
	side: Side;
}

export interface Held extends Piece {
	count: number;
}

export type Side = "white" | "black";

export interface Outcome {
	over: boolean;
	result: string;
	/** "" if there is none. */
	winner: Side | "";
	/** Such as "checkmate"; "" while the game goes on. */
	reason: string;
}

export interface Explanation {
	/** Whether the text is a legal move: false for a piece, and for a square to which only pieces with letters go. */
	legal: boolean;
	sentences: string[];
}

/** A game that was read from PGN. */
export interface Game {
	/** The names of its tags, separated by spaces. */
	headerKeys(): string;
	/** The value of a tag, "" if there is none. */
	headers(name: string): string;
	/** Its moves as Fairy-Stockfish writes them, separated by spaces. */
	mainlineMoves(): string;
	delete(): void;
}

export interface EngineClass {
	new (options?: EngineOptions): Engine;
}

export interface EngineOptions {
	/** The size of the transposition table in megabytes, from 1 to 1024; 32 if it is not given. */
	hash?: number;
	/** Uses no networks. */
	handWritten?: boolean;
}

/** Searches in a worker, one position at a time: each search waits for those before it. */
export interface Engine {
	/** Looks for the best move on a board as it is now. Without limits, the search ends when it is stopped. All errors
	 * reject the promise.
	 * @throws Error if the game is over, if it or a game that it extends was defined again with other rules after the
	 * board was made, or if the worker has failed; the signal's reason, if the signal ends the search; what report throws */
	search(board: Board, limits?: SearchLimits): Promise<Report>;
	/** Ends the search that is under way, or else the next one that has been asked for, which returns what it has found so far. */
	stop(): void;
	/** Ends the worker. */
	close(): void;
}

export interface SearchLimits {
	/** Plies, at least 1. */
	depth?: number;
	/** Positions visited, at least 1. */
	nodes?: number;
	/** Milliseconds, more than 0. */
	time?: number;
	/** How many best moves to find, with their lines: at least 1; 1 if it is not given. */
	lines?: number;
	/** The only moves to consider, at least one. */
	moves?: string[];
	/** Is called with the state of the search, again and again. If it throws, or if it returns a promise that is rejected
	 * before the search ends, the search is stopped and fails with that error. */
	report?: (report: Report) => void;
	/** Ends the search without a result. */
	signal?: Platform["AbortSignal"];
}

export interface Report {
	/** 1 for the best line. */
	line: number;
	depth: number;
	selDepth: number;
	/** Centipawns for the side to move. */
	score: number;
	/** In how many moves the side to move mates or, as a negative number, is mated; null if no mate is seen. */
	mate: number | null;
	/** The score is not a bound. */
	exact: boolean;
	nodes: number;
	/** Milliseconds. */
	time: number;
	/** The line as Fairy-Stockfish writes it; its first move is the one to play. */
	moves: string[];
	/** The same as people write it. */
	san: string[];
	/** What evaluates positions: the hand-written evaluation, or which network. */
	evaluation: string;
}
