// The position and the game as text: FEN and PGN, in and out.

class GameRecord {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.fen = new Field("fen");
		this.pgn = new Field("pgn");
		/** @type {Record<string, () => void>} */
		const buttons = {
			"copy-fen": () => this.copyPosition(),
			"copy-pgn": () => this.copyRecord(),
			"set-fen": () => this.begin(),
			"read-pgn": () => this.read(this.pgn.text, 0),
		};
		for (const [id, act] of Object.entries(buttons)) byId(id).addEventListener("click", act);
		byId("games").addEventListener("change", () => this.read(this.text, byId("games").selectedIndex));
		this.text = ""; // of the games that were read
		this.shown = 0; // number of the one that is shown, -1 if it is another game
		this.unsaved = false; // whether an analysis has grown since it was copied
		/** @type {() => void} is told when that may be another answer */
		this.onLoss = () => {};
		if (parent === window) addEventListener("beforeunload", (event) => { if (this.loses) event.preventDefault(); });
	}

	/** Begins at the position in the field, which then shows it as it was read. */
	async begin() {
		const { game, fen } = this;
		const { text } = fen;
		if (await game.act({ do: "fen", text })) fen.answer(text, game.view.fen);
	}

	/** Reads a game of a text, which offers the others where it has several.
	 * @param {string} text @param {number} count games to pass over */
	async read(text, count) {
		const games = byId("games");
		if (await this.game.act({ do: "pgn", text, count })) {
			this.text = text;
			byId("games-label").hidden = !this.game.view.games;
			games.selectedIndex = count;
		} else {
			games.selectedIndex = this.shown; // the game before is still there
		}
		this.shown = games.selectedIndex;
	}

	/** Another game has begun: nothing of it is unsaved, and unless it was read, the list has no such game.
	 * @param {boolean} wasRead */
	begun(wasRead) {
		this.unsaved = false;
		if (!wasRead) byId("games").selectedIndex = this.shown = -1;
	}

	/** @param {View} view */
	show(view) {
		this.fen.show(view.fen);
		if (!view.games) return;
		byId("games").replaceChildren(...view.games.map((title) => element("option", "", title)));
	}

	/** Whether an analysis would be lost with the game; moves alone are not worth a question. */
	get loses() {
		const { tree, moves } = this.game;
		return (this.unsaved && tree.annotated) || moves.comment.typed;
	}

	/** Asks before that is lost.
	 * @returns {Promise<boolean>} whether it may be */
	discards() {
		const dialog = byId("discard");
		dialog.returnValue = "";
		dialog.showModal();
		return new Promise((resolve) => { dialog.onclose = () => resolve(dialog.returnValue === "discard"); });
	}

	async copyPosition() {
		await this.game.settled();
		this.copy(this.fen, this.game.view.fen);
	}

	async copyRecord() {
		const { game } = this;
		const name = (/** @type {string} */ side) => (game.playing.enginePlays(side) ? "fairymax" : "Human");
		const now = new Date();
		const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join(".");
		const answer = await game.ask({ do: "record", white: name("white"), black: name("black"), date });
		if (answer && (await this.copy(this.pgn, answer.text))) this.unsaved = false;
		this.onLoss();
	}

	/** Puts a text into its field and into the clipboard.
	 * @param {Field} field @param {string} text @returns {Promise<boolean>} whether it is there */
	async copy(field, text) {
		field.put(text);
		field.input.select();
		const done = await copied(text);
		this.game.panel.say(done ? "Copied." : "Press Ctrl-C to copy.");
		return done;
	}
}

/** Puts a text that is selected into the clipboard.
 * @param {string} text @returns {Promise<boolean>} whether it is there */
async function copied(text) {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return document.execCommand("copy"); // pages from disk may have no clipboard
	}
}
