// Practising endings: a position at random that White wins with one piece, against the best
// defence. The referee has the table.

/** @typedef {{piece: string, title: string}} Ending */

class Practice {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.begun = ""; // the ending that is practised
		byId("practise").hidden = !game.layout.endings;
		byId("practise").addEventListener("click", () => this.begin());
		byId("ending").addEventListener("change", () => this.begin());
	}

	/** Shows a position of the ending that is chosen, the first one at first. */
	async begin() {
		const { game } = this;
		if (byId("ending").options.length === 0 && !(await this.list())) return;
		game.panel.say("One moment: the table of this ending is being made.");
		const { value } = byId("ending");
		if (await game.act({ do: "practise", text: value })) this.begun = value;
		else if (this.begun) byId("ending").value = this.begun;
	}

	/** The engine defends, for a position has been found. */
	defends() {
		byId("engine").value = "black";
	}

	/** Lists the endings.
	 * @returns {Promise<boolean>} whether there are any */
	async list() {
		const answer = await this.game.ask({ do: "endings" });
		if (!answer) return false;
		/** @type {Ending[]} */
		const endings = answer.endings;
		byId("ending").replaceChildren(...endings.map((ending) => {
			const option = /** @type {HTMLOptionElement} */ (element("option", "", ending.title));
			option.value = ending.piece;
			return option;
		}));
		byId("ending-label").hidden = false;
		return endings.length > 0;
	}

	/** The best move here, null if the position changes meanwhile.
	 * @returns {Promise<string | null>} */
	async best() {
		const { view } = this.game;
		const best = await this.game.ask({ do: "best" });
		return best && this.game.view === view ? best.move : null;
	}

	/** Plays the best defence. */
	async defend() {
		const best = await this.best();
		if (best) this.game.play(best);
	}

	/** Shows the best move. */
	async hint() {
		const { game } = this;
		const best = await this.best();
		const move = game.view.moves.find((legal) => legal.text === best);
		if (!move) return;
		game.hint = move.stops;
		game.panel.say(`How about ${move.san}? ${game.view.ending}`);
		game.draw();
	}
}
