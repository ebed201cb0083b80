// Begins: unpacks the engine, and shows the board in place of the picture of the start.

async function start() {
	/** @type {GameData} */
	const data = JSON.parse(byId("fairymax-game").textContent);
	if (typeof fairymaxProgram === "undefined") throw new Error("the file with the engine is missing.");
	const module = await WebAssembly.compile(await unpack(fairymaxProgram).arrayBuffer());
	data.setup = await unpack(data.setup).text();
	const referee = new Desk(module, data.setup);
	const layout = await referee.layout;
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
