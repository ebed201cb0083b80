/** Loads the rules program. In all that it has, an argument of a wrong type is a TypeError that names the argument and
 * says what was expected; so are numbers out of bounds and unknown notations. Everything it has answers at once; only searches are waited for.
 * Each call starts a program of its own, of about 40 MB. */
export function load(options?: LoadOptions): Promise<Fairymax>;
export default load;

export interface LoadOptions {
	/** Where the program is, if not in engine.wasm beside this file: its address, an answer of a server, its bytes,
	 * or a compiled module. */
	program?: ProgramSource | Promise<ProgramSource>;
}

export type ProgramSource = string | URL | Response | BufferSource | WebAssembly.Module;

export interface Fairymax {
	Board: BoardClass;
	Engine: EngineClass;

	/** The names of all games, with blanks between them: those that were defined, then the built-in ones. */
	variants(): string;
	/** What there is to know of a game. */
	game(variant?: string, chess960?: boolean): GameInfo;
	/** Makes games known: a definition in TOML, a variants.ini of Fairy-Stockfish, an fmax.ini of Fairy-Max, what an
	 * engine sends to XBoard, or an Interactive Diagram with the page that it is on. The name is that of a game in TOML,
	 * else it is made of the title. Games hide others of the same name.
	 * @throws DefinitionError lists the mistakes. The games without mistakes are known even so. */
	define(text: string, name?: string): Definition[];
	/** As define, without a name.
	 * @throws DefinitionError */
	loadVariantConfig(text: string): void;
	/** The FEN of the start of a game. */
	startingFen(variant: string): string;
	/** 1 if a position can be set up, else -1. Board.setFen says why not. */
	validateFen(fen: string, variant?: string, chess960?: boolean): number;
	/** Whether captured pieces come into the hand of the captor. */
	capturesToHand(variant: string): boolean;
	/** Whether pieces come into a hand from the board of a partner. */
	twoBoards(variant: string): boolean;
	/** Reads the first game of a text in PGN. Its tag Variant says which game it is; without it, it is chess. */
	readGamePGN(pgn: string): Game;
}

export interface GameInfo {
	name: string;
	title: string;
	/** The definition in TOML. */
	text: string;
	/** The FEN of the start. */
	start: string;
	files: number;
	ranks: number;
	pieces: Piece[];
	features: Features;
}

export interface Piece {
	/** In the definition, such as "knight". */
	name: string;
	/** In positions and moves, such as "N". */
	letter: string;
}

export interface Features {
	/** Each game has another start: see Board.shuffled. */
	shuffled: boolean;
	/** Castling is written as king takes rook. */
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
	/** What was left out because it is no rule. */
	notes: string[];
}

export interface DefinitionError extends Error {
	problems: Problem[];
	/** The games that became known even so. */
	games: Definition[];
}

export interface Problem {
	file: string;
	/** Counted from 1. */
	line: number;
	/** Counted from 1; 0 for the whole line. */
	column: number;
	text: string;
}

/** "uci" is as Fairy-Stockfish and pychess.org have moves and positions, "san" as people write them in the game,
 * "coordinates" this program's own form, "usi" that of programs for shogi. */
export type Notation = "uci" | "san" | "coordinates" | "usi";

export interface BoardClass {
	/** A board of a game, chess without a name, at its start or at a position.
	 * @throws Error if there is no such game, or the position cannot be set up */
	new (variant?: string, fen?: string, is960?: boolean): Board;
	/** A board at a start that the function decides, which is called once for a number as Math.random gives: the same
	 * number gives the same start. */
	shuffled(variant?: string, random?: () => number): Board;
	/** A board for each game of a text in PGN, with its moves and its result, which pgn writes as long as the game does
	 * not go on. The tag Variant says which game it is; without it, it is that of the arguments.
	 * @throws Error names the first move that is not legal, the tag if there is no such game or it is not the one of the
	 * arguments, and which of several games it is */
	fromPGN(text: string, variant?: string, is960?: boolean): Board[];
}

/** A position with the moves that have led to it. Moves are taken in any notation of the game. */
export interface Board {
	/** Frees the memory at once; it is freed in any case when the board is forgotten. */
	delete(): void;
	/** The name of the game. */
	variant(): string;
	is960(): boolean;
	info(): GameInfo;

	/** The legal moves as Fairy-Stockfish has them, with blanks between them; none if the game is over. */
	legalMoves(): string;
	/** The same as people write them in the game. */
	legalMovesSan(): string;
	numberLegalMoves(): number;
	/** The legal moves with what a program asks of them. */
	moves(): Move[];
	/** The legal moves for a board on a page: where each piece can go. The key of a drop is its letter with @. */
	destinations(): Map<string, string[]>;

	/** Plays a move; false if the text is not one legal move, and then nothing is played. */
	push(uciMove: string): boolean;
	pushSan(sanMove: string): boolean;
	/** Plays moves with blanks between them.
	 * @throws Error names the first one that is not legal; those before it are played */
	pushMoves(uciMoves: string): void;
	/** @throws Error */
	pushSanMoves(sanMoves: string): void;
	/** Takes the last move back; false if there is none. */
	pop(): boolean;
	/** Goes to the start of the game. */
	reset(): void;
	/** The moves that have been played. */
	moveStack(): string;

	fen(notation?: Notation): string;
	/** Sets up a position, as any program writes it. Returns notes on what was read otherwise than it is written.
	 * @throws Error says what is wrong; the board is as before */
	setFen(fen: string): string[];
	/** A legal move as people write it.
	 * @throws Error if it is not legal */
	sanMove(uciMove: string): string;
	/** Writes moves from here on, which are not played.
	 * @throws Error */
	write(moves: string, notation?: Notation): string[];
	/** Moves from here on as people write them, with numbers. There is one notation for each game.
	 * @throws Error */
	variationSan(uciMoves: string, notation?: undefined, moveNumbers?: boolean): string;

	/** Whether White is to move. */
	turn(): boolean;
	fullmoveNumber(): number;
	/** Plies since the last capture or move of a pawn. */
	halfmoveClock(): number;
	gamePly(): number;
	isCheck(): boolean;
	/** The squares of royal pieces in check, with blanks between them. */
	checkedPieces(): string;
	isCapture(uciMove: string): boolean;

	/** How the game stands, with what a player has to claim unless claimDraw is false: repetition, the move rule, a
	 * count. */
	outcome(claimDraw?: boolean): Outcome;
	/** Without claims unless claimDraw is true. */
	isGameOver(claimDraw?: boolean): boolean;
	/** As in PGN: "1-0", "0-1", "1/2-1/2" or "*". */
	result(claimDraw?: boolean): string;
	/** Whether nobody can win any more. */
	isInsufficientMaterial(): boolean;

	pieces(): Placed[];
	hand(white: boolean): Held[];
	/** The letters of the pieces in hand, small ones for both sides. */
	pocket(white: boolean): string;
	/** The board as text, a letter for each piece. */
	toString(): string;
	/** The board as text with squares and hands, and its FEN. */
	toVerboseString(): string;

	/** Says in sentences what a legal move does, or why a text is no legal move. A square alone asks for all moves that
	 * go there. */
	explain(text: string): Explanation;
	/** Counts the sequences of legal moves of a length, from 0 on. */
	perft(depth: number): number;
	/** The game in PGN, with these tags before those that say which game it is. The tag Result says how a game ended
	 * that the rules do not end, as if a player resigns.
	 * @throws Error if a tag cannot be called so, if it follows from the game (Variant, SetUp, FEN, Ranks), or if the
	 * rules have another result */
	pgn(tags?: Record<string, string | number>): string;
}

export interface Move {
	uci: string;
	san: string;
	coordinates: string;
	/** The squares by which it is written, in the order in which the piece touches them. */
	squares: string[];
	/** The letter of what the piece becomes. */
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
	legal: boolean;
	sentences: string[];
}

/** A game that was read. */
export interface Game {
	/** The names of its tags, with blanks between them. */
	headerKeys(): string;
	/** The value of a tag, "" if there is none. */
	headers(name: string): string;
	/** Its moves as Fairy-Stockfish has them, with blanks between them. */
	mainlineMoves(): string;
	delete(): void;
}

export interface EngineClass {
	new (options?: EngineOptions): Engine;
}

export interface EngineOptions {
	/** The size of the transposition table in megabytes: 32 if it is not given, 1024 at most. */
	hash?: number;
	/** Networks are not used. */
	handWritten?: boolean;
}

/** Searches in a worker, one position at a time: a search waits for those before it. */
export interface Engine {
	/** Looks for the best move of a board as it is now. Without limits it ends when it is stopped. All errors are those of
	 * the promise.
	 * @throws Error if the game is over, it or a game that it extends was defined anew with other rules since the board was
	 * made, or the worker has failed; the reason of the signal if that ends it */
	search(board: Board, limits?: SearchLimits): Promise<Report>;
	/** Ends the search that is under way, which has what it has found. */
	stop(): void;
	/** Ends the worker. */
	close(): void;
}

export interface SearchLimits {
	/** Plies, from 1 on. */
	depth?: number;
	/** Positions visited, from 1 on. */
	nodes?: number;
	/** Milliseconds, more than 0. */
	time?: number;
	/** How many best moves to find, with their lines: 1 if it is not given. */
	lines?: number;
	/** The only moves to consider, at least one. */
	moves?: string[];
	/** Is told how the search goes. */
	report?: (report: Report) => void;
	/** Ends the search without a result. */
	signal?: AbortSignal;
}

export interface Report {
	/** 1 for the best line. */
	line: number;
	depth: number;
	selDepth: number;
	/** Centipawns for the side to move. */
	score: number;
	/** In how many moves the side to move mates, or as a negative number is mated; null if none is seen. */
	mate: number | null;
	/** The score is no bound. */
	exact: boolean;
	nodes: number;
	/** Milliseconds. */
	time: number;
	/** The line as Fairy-Stockfish has it; the first move is to be played. */
	moves: string[];
	/** The same as people write it. */
	san: string[];
	/** What evaluates positions: the hand-written evaluation, or which network. */
	evaluation: string;
}
