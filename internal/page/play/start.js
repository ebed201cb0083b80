// Begins: unpacks the engine, and shows the board in place of the picture of the start.

async function start() {
	/** @type {GameData} */
	const data = JSON.parse(byId("fairymax-game").textContent);
	if (typeof fairymaxProgram === "undefined") throw new Error("the file with the engine is missing.");
	const compiling = WebAssembly.compileStreaming(fairymaxProgram());
	const unpacking = unpack(data.setup).text();
	const referee = new Desk(compiling, unpacking);
	const layout = await referee.layout;
	const module = await compiling;
	data.setup = await unpacking;
	note("");
	document.documentElement.classList.add("live");
	byId("play").hidden = false;
	const game = new Game(() => new Desk(module, data.setup), data, layout, referee);
	await begin(game, data.record);
	Object.assign(window, { fairymaxGame: game });
	inFrame(game);
}

/** Begins a new game, or shows the one that the page came with.
 * @param {Game} game @param {string} [record] */
async function begin(game, record) {
	await game.act({ do: "new" });
	if (!record) return;
	game.enter("analyse");
	await game.record.read(record, 0);
	game.moves.step("Home");
}

/** Says how it stands with the engine, "" if it is there.
 * @param {string} text */
function note(text) {
	const said = byId("play-note");
	said.hidden = text === "";
	said.textContent = text;
}

start().catch((error) => note("This browser cannot play the game here: " + error.message));
