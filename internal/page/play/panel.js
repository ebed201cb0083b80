// The controls beside the board, and the texts that a game needs.

/** How many centipawns fill three quarters of the score bar. */
const scoreScale = 400;

class Panel {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.told = "";
		/** @type {Record<string, () => void>} */
		const buttons = {
			"new-game": () => game.act({ do: "new" }),
			"take-back": () => game.takeBack(),
			"flip": () => { game.board.flip(); game.draw(); },
			"hint": () => game.giveHint(),
			"now": () => game.moveNow(),
			"pass": () => this.pass(),
			"declare": () => game.act({ do: "declare" }),
			"copy-fen": () => this.copy("fen", game.view.fen),
			"copy-pgn": () => this.copyRecord(),
			"set-fen": () => game.act({ do: "fen", text: byId("fen").value }),
			"read-pgn": () => game.act({ do: "pgn", text: byId("pgn").value }),
			"why": () => game.why(byId("move-text").value),
		};
		for (const [id, act] of Object.entries(buttons)) byId(id).addEventListener("click", act);
		for (const id of ["engine", "show-score"]) {
			byId(id).addEventListener("change", () => { game.interrupt(); game.goOn(); });
		}
		byId("move-form").addEventListener("submit", (/** @type {Event} */ event) => {
			event.preventDefault();
			this.typed(byId("move-text").value.trim());
		});
		if (game.layout.shuffled) byId("new-game").textContent = "New game, drawn anew";
	}

	/** @param {string} side */
	enginePlays(side) {
		const choice = byId("engine").value;
		return choice === side || choice === "both";
	}

	time() {
		return Number(byId("time").value);
	}

	skill() {
		return Number(byId("level").value);
	}

	showsScore() {
		return byId("show-score").checked;
	}

	/** Plays a typed move, or says why not.
	 * @param {string} text */
	async typed(text) {
		const { game } = this;
		if (!text || !game.yours()) return;
		const answer = await game.ask({ do: "why", text });
		if (!answer) return;
		if (!answer.legal) this.say(answer.sentences.join(" "));
		else if (await game.act({ do: "play", text })) byId("move-text").value = "";
	}

	pass() {
		const { game } = this;
		const pass = game.view.moves.find((move) => move.stops.length === 0);
		if (pass && game.yours()) game.act({ do: "play", text: pass.text });
	}

	/** @param {string} text */
	say(text) {
		byId("told").textContent = text;
	}

	/** @param {View} view */
	show(view) {
		const last = view.history[view.history.length - 1];
		const told = last ? [last + ".", ...view.told] : [];
		this.say([...(view.notes ?? []).map((note) => `FEN: ${note}.`), ...told].join(" "));
		byId("fen").value = view.fen;
		/** @type {string[]} */
		const words = [];
		view.history.forEach((san, i) => {
			const ply = i + (view.blackIn ? 1 : 0);
			const number = view.first + Math.floor(ply / 2);
			if (ply % 2 === 0) words.push(number + ".");
			else if (i === 0) words.push(number + "...");
			words.push(san);
		});
		const history = byId("history");
		history.textContent = words.join(" ") || "No moves yet.";
		history.scrollTop = history.scrollHeight;
	}

	/** Says how the game stands, and offers what can be done. */
	state() {
		const { game } = this;
		const { view, thinking } = game;
		byId("state").textContent = view.state + (thinking === "move" ? " The engine thinks." : "");
		byId("take-back").disabled = view.played.length === 0;
		byId("hint").disabled = view.over || thinking === "move";
		byId("now").hidden = thinking !== "move";
		byId("pass").hidden = !view.moves.some((move) => move.stops.length === 0);
		byId("declare").hidden = !view.declare || !game.yours();
		byId("table").classList.toggle("yours", game.yours());
	}

	/** @param {Thought} thought @param {string} purpose */
	score(thought, purpose) {
		const text = `${thought.score}, depth ${thought.depth}`;
		const share = 50 + 50 * Math.tanh(thought.white / scoreScale);
		byId("score-white").style.width = share + "%";
		byId("score").setAttribute("aria-label", "Score: " + text);
		byId("score-text").textContent = this.showsScore() || purpose === "hint" ? `${text}: ${thought.line}` : "";
		byId("score").hidden = !this.showsScore();
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
			dialog.onclose = () => answer(null);
			dialog.showModal();
		});
	}

	async copyRecord() {
		const { game } = this;
		const name = (/** @type {string} */ side) => (this.enginePlays(side) ? "fairymax" : "Human");
		const now = new Date();
		const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join(".");
		const answer = await game.ask({ do: "record", white: name("white"), black: name("black"), date });
		if (answer) this.copy("pgn", answer.text);
	}

	/** Puts a text into its field and into the clipboard.
	 * @param {string} id @param {string} text */
	async copy(id, text) {
		const field = byId(id);
		field.value = text;
		field.select();
		try {
			await navigator.clipboard.writeText(text);
		} catch {
			document.execCommand("copy"); // pages from disk may have no clipboard
		}
		this.say("Copied.");
	}
}
