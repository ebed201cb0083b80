// A page in a frame: when another state of its game takes its place, the game and the
// settings go on there. What is around the frame only passes them from page to page, saves, and asks
// before an analysis is lost.

/** The settings that go on. */
const settingNames = ["engine", "level", "time", "clock"];

/** A game to go on with: the moves to the position that is shown, those that follow, and the
 * whole of it as PGN. Usual is where games of these rules begin, draft a position that is being
 * set up, unsaved an analysis that was not copied. One without settings comes from elsewhere: the
 * engine plays the side that is not to move.
 * @typedef {{
 *   settings?: Record<string, string>, rest?: Record<string, number>, score?: boolean, mode?: string, flipped?: boolean, usual?: string,
 *   draft?: string, unsaved?: boolean, start: string, played: string[], later?: string[], record?: string,
 * }} FrameState */

/** @param {Game} game */
function inFrame(game) {
	if (parent === window) return;
	/** @param {object} message */
	const say = (message) => parent.postMessage(message, "*"); // the frame may have no origin to name
	addEventListener("message", async (event) => {
		if (event.source !== parent) return;
		if (event.data.fairymax === "tell") say({ fairymax: "state", state: await frameState(game) });
		if (event.data.fairymax === "resume") {
			await resume(game, event.data.state);
			say({ fairymax: "resumed" });
		}
	});
	addEventListener("keydown", (event) => { // what is around the frame does not hear it
		if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
		event.preventDefault();
		say({ fairymax: "save" });
	});
	tellLoss(game, say);
	say({ fairymax: "ready" });
}

/** Tells what is around the frame whenever there is an analysis to lose, and when there is none anymore.
 * @param {Game} game @param {(message: object) => void} say */
function tellLoss({ record }, say) {
	let told = false;
	record.onLoss = () => {
		const { loses } = record;
		if (loses !== told) say({ fairymax: "loses", loses });
		told = loses;
	};
}

/** @param {Game} game @returns {Promise<FrameState>} */
async function frameState(game) {
	await game.settled();
	await game.setup.settled();
	const { view, tree, playing: { clock } } = game;
	const record = await game.ask({ do: "record" });
	return {
		settings: Object.fromEntries(settingNames.map((name) => [name, byId(name).value])),
		rest: { white: clock.now("white"), black: clock.now("black") },
		score: game.playing.showsScore(), mode: game.modeName, flipped: game.board.flipped, usual: game.layout.start,
		draft: game.modeName === "setup" ? byId("setup-fen").value : "", unsaved: game.record.unsaved,
		start: view.start, played: view.played, later: tree.line(view.node).map((move) => move.text), record: record ? withoutNames(record.text) : "",
	};
}

/** A record without the name of its game, which may have changed, and without the tags of a game that
 * was not read from one: it names its players and its day when it is copied.
 * @param {string} record */
function withoutNames(record) {
	return record.replace(/^(\[.*\n){2}\[Date ""\]\n(\[.*\n){3}/, "").replace(/^\[Variant .*\n/m, "");
}

/** Goes on with a game, unless games begin in another way here.
 * @param {Game} game @param {FrameState} state */
async function resume(game, state) {
	byId("engine").value = "none"; // until all moves are played
	if (state.flipped) game.board.flip();
	const goesOn = !state.usual || state.usual === game.layout.start;
	if (goesOn) await goOnWith(game, state);
	game.record.unsaved = Boolean(state.unsaved);
	if (!state.settings) byId("engine").value = game.view.turn === "white" ? "black" : "white";
	for (const [name, value] of Object.entries(state.settings || {})) byId(name).value = value;
	byId("show-score").checked = Boolean(state.score);
	wind(game, goesOn ? state.rest : undefined);
	if (state.mode) game.enter(state.mode);
	if (state.draft) game.setup.read(state.draft);
	game.goOn();
}

/** Plays a game: all of it where its record is one of these rules too, or else the line that
 * was shown, as far as its moves are legal.
 * @param {Game} game @param {FrameState} state */
async function goOnWith(game, { start, played, later = [], record }) {
	if (record && await game.act({ do: "pgn", text: record, count: 0 }) && await goAlong(game, played)) return;
	if (!(await game.act({ do: "fen", text: start || game.layout.start }))) return;
	for (const text of [...played, ...later]) {
		if (!(await game.play(text))) break;
	}
	await goAlong(game, played);
}

/** Goes where moves lead. It is false if the tree has not all of them.
 * @param {Game} game @param {string[]} moves */
async function goAlong(game, moves) {
	let node = game.tree.get(0);
	for (const text of moves) {
		const next = node.next.find((move) => move.text === text);
		if (!next) return false;
		node = next;
	}
	await game.go(node.id);
	return true;
}

/** Sets the clocks, and lets them run on.
 * @param {Game} game @param {Record<string, number>} [rest] what both sides have left */
function wind({ playing }, rest) {
	playing.clock.wind();
	if (rest) playing.clock.rest = rest;
	playing.enter();
}
