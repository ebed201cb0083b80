// What stands beside the text where its game is not, or not yet.

/** Says how far the game is, or what one can do here.
 * @param {Desk} desk */
function beside({ blank, coming, follows, stage, starting, verdict }) {
	const waits = coming > 0 || stage.next !== null || (verdict === null && !blank);
	byId("welcome").hidden = waits || verdict !== null || !blank;
	byId("stale").hidden = verdict === null || verdict.page !== "";
	byId("stale").textContent = follows ? "The text has mistakes. The board shows its last state without mistakes." : "The text has mistakes. Once they are fixed, the board appears here.";
	byId("loading").textContent = starting ? "The engine is loading…" : "The game is being prepared…";
	byId("loading").hidden = stage.shown !== null || !(starting || waits);
}
