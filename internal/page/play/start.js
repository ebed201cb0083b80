// Begins: unpacks the engine, and shows the board in place of the picture of the start.

async function start() {
	/** @type {GameData} */
	const data = JSON.parse(byId("fairymax-game").textContent);
	if (typeof fairymaxProgram === "undefined") throw new Error("the file with the engine is missing.");
	const compiling = WebAssembly.compileStreaming(unpack(fairymaxProgram, "application/wasm"));
	const unpacking = unpack(data.setup).text();
	const referee = new Desk(compiling, unpacking);
	const layout = await referee.layout;
	const module = await compiling;
	data.setup = await unpacking;
	document.documentElement.classList.add("live");
	byId("play").hidden = false;
	const game = new Game(module, data, layout, referee);
	await game.act({ do: "new" });
	Object.assign(window, { fairymaxGame: game });
	inFrame(game);
}

start().catch((error) => {
	const note = byId("play-failed");
	note.hidden = false;
	note.textContent = "This browser cannot play the game here: " + error.message;
});
