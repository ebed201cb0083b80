// A page in a frame: when another state of its game takes its place, the game and the
// settings go on there. What is around the frame only passes them from page to page.

/** The settings that go on. */
const settingNames = ["engine", "level", "time"];

/** A game to go on with. One without settings comes from elsewhere: its position is set up,
 * and the engine plays the side that is not to move.
 * @typedef {{settings?: Record<string, string>, score?: boolean, mode?: string, flipped?: boolean, start: string, played: string[]}} FrameState */

/** @param {Game} game */
function inFrame(game) {
	if (parent === window) return;
	/** @param {object} message */
	const say = (message) => parent.postMessage(message, "*"); // the frame may have no origin to name
	addEventListener("message", async (event) => {
		if (event.source !== parent) return;
		if (event.data.fairymax === "tell") {
			await game.settled();
			say({ fairymax: "state", state: frameState(game) });
		}
		if (event.data.fairymax === "resume") {
			await resume(game, event.data.state);
			say({ fairymax: "resumed" });
		}
	});
	say({ fairymax: "ready" });
}

/** @param {Game} game @returns {FrameState} */
function frameState(game) {
	const settings = Object.fromEntries(settingNames.map((name) => [name, byId(name).value]));
	return { settings, score: game.playing.showsScore(), mode: game.modeName, flipped: game.board.flipped, start: game.view.start, played: game.view.played };
}

/** Goes on with a game as far as its moves are legal here, if it has the same start.
 * @param {Game} game @param {FrameState} state */
async function resume(game, state) {
	byId("engine").value = "none"; // until all moves are played
	if (state.flipped) game.board.flip();
	if (!state.settings && state.start && state.start !== game.view.start) await game.act({ do: "fen", text: state.start });
	if (!state.start || state.start === game.view.start) {
		for (const text of state.played) {
			if (!(await game.play(text))) break;
		}
	}
	if (!state.settings) byId("engine").value = game.view.turn === "white" ? "black" : "white";
	for (const [name, value] of Object.entries(state.settings || {})) byId(name).value = value;
	byId("show-score").checked = Boolean(state.score);
	if (state.mode && state.mode !== "setup") game.enter(state.mode);
	game.goOn();
}
