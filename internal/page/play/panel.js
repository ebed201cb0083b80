// The controls beside the board, and the texts that a game needs.

/** How many centipawns fill three quarters of the score bar. */
const scoreScale = 400;

class Panel {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		const { playing } = game;
		/** @type {Record<string, () => void>} */
		const buttons = {
			"new-game": () => game.act({ do: "new" }),
			"take-back": () => playing.takeBack(),
			"flip": () => this.flip(),
			"hint": () => playing.giveHint(),
			"now": () => playing.moveNow(),
			"pass": () => this.pass(),
			"declare": () => game.act({ do: "declare" }),
			"why": () => game.picking.why(byId("move-text").value),
		};
		for (const [id, act] of Object.entries(buttons)) byId(id).addEventListener("click", act);
		for (const button of byId("modes").children) button.addEventListener("click", () => game.enter(button.dataset.mode));
		for (const id of ["engine", "show-score"]) {
			byId(id).addEventListener("change", () => { playing.enter(); game.interrupt(); game.goOn(); });
		}
		byId("move-form").addEventListener("submit", (/** @type {Event} */ event) => {
			event.preventDefault();
			this.typed(byId("move-text").value.trim());
		});
		byId("evaluation").textContent = `Evaluation: ${game.layout.evaluation}.`;
		if (game.layout.shuffled) byId("new-game").textContent = "New game, reshuffled";
		this.mode();
	}

	/** Shows the controls of the mode, and says of the position only what a view does: an answer to a
	 * question belongs to the mode where it was asked. */
	mode() {
		const { modeName, view } = this.game;
		if (view) this.show(view);
		byId("play").dataset.mode = modeName;
		for (const button of byId("modes").children) button.setAttribute("aria-pressed", String(button.dataset.mode === modeName));
	}

	/** Plays a typed move, or says why not.
	 * @param {string} text */
	async typed(text) {
		const { game } = this;
		if (!text || !game.yours()) return;
		const answer = await game.ask({ do: "why", text });
		if (!answer) return;
		if (!answer.legal) this.say(answer.sentences.join(" "));
		else if (await game.play(text) && byId("move-text").value.trim() === text) byId("move-text").value = "";
	}

	/** Turns the board. The focus stays on its square, or on its piece in hand. */
	flip() {
		const { game } = this;
		const at = stopAt(document.activeElement);
		game.board.flip();
		game.draw();
		if (at) game.board.at(at.dataset.stop || "").focus();
	}

	pass() {
		const { game } = this;
		const pass = game.view.moves.find((move) => move.stops.length === 0);
		if (pass && game.yours()) game.play(pass.text);
	}

	/** @param {string} text */
	say(text) {
		byId("told").textContent = text;
	}

	/** Says why something cannot be done.
	 * @param {Error} error */
	refuse({ message }) {
		this.say(message.charAt(0).toUpperCase() + message.slice(1) + ".");
	}

	/** Says what happened in the game, unless another position is being set up.
	 * @param {View} view */
	show(view) {
		const { history, told, ending, notes = [] } = view;
		const said = notes.map((note) => note + ".");
		if (this.game.modeName !== "setup") {
			if (ending) said.unshift(ending);
			if (history.length > 0) said.push(history[history.length - 1] + ".", ...told);
		}
		this.say(said.join(" "));
	}

	/** Says how the game stands, and offers what can be done. */
	state() {
		const { game } = this;
		const { view, thinking, modeName, playing } = game;
		const looksBack = modeName === "play" && playing.enginePlays(view.turn) && playing.looksBack();
		const reopens = modeName === "play" && view.agreed;
		byId("state").textContent = view.state + (reopens ? " Take back to play on." : thinking === "move" ? " The engine thinks." : looksBack ? " This is an earlier position." : "");
		const example = view.moves.find((move) => move.stops.length > 0);
		byId("move-label").textContent = "A move in text" + (example ? `, such as ${example.text}` : "");
		byId("take-back").disabled = playing.takes === 0;
		byId("hint").disabled = view.over;
		byId("hint").hidden = thinking === "move";
		byId("now").hidden = thinking !== "move";
		byId("pass").hidden = !view.moves.some((move) => move.stops.length === 0);
		byId("declare").hidden = !view.declare || !game.yours();
		byId("table").classList.toggle("yours", game.yours());
		byId("score").hidden = modeName === "setup" || (modeName === "analyse" ? !game.analysis.on : !playing.showsScore());
	}

	/** @param {number} white centipawns for White @param {string} text */
	scoreBar(white, text) {
		byId("score-white").style.width = 50 + 50 * Math.tanh(white / scoreScale) + "%";
		byId("score").setAttribute("aria-label", "Score: " + text);
	}

	/** Asks which of several moves it shall be.
	 * @param {Move[]} moves @param {string} side
	 * @returns {Promise<Move | null>} */
	choose(moves, side) {
		const dialog = byId("choice");
		return new Promise((resolve) => {
			/** @param {Move | null} move */
			const answer = (move) => { dialog.onclose = null; dialog.close(); resolve(move); };
			byId("choices").replaceChildren(...moves.map((move) => {
				const button = element("button", "choice");
				if (move.piece) button.append(this.game.board.drawing(side, move.piece));
				button.append(element("span", "", move.choice));
				button.dataset.move = move.text;
				button.addEventListener("click", () => answer(move));
				return button;
			}));
			dialog.onclose = () => { if (!dialog.open) answer(null); };
			dialog.showModal();
		});
	}
}
