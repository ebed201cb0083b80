// The course of a game: whose turn it is, what clicks lead to, and the engine's moves.
// What is legal and what a move does is the engine's to say.

/** How long a search for a hint or the score takes, in milliseconds. */
const hintTime = 1000, scoreTime = 300;

const fullSkill = 20;

class Game {
	/** @param {WebAssembly.Module} module @param {GameData} data @param {Layout} layout @param {Desk} referee */
	constructor(module, data, layout, referee) {
		this.layout = layout;
		this.referee = referee;
		this.newDesk = () => new Desk(module, data.setup);
		this.thinker = this.newDesk();
		this.board = new Board(layout, data.turned);
		this.panel = new Panel(this);
		/** @type {View} */
		this.view = /** @type {any} */ (null);
		/** @type {string[]} */
		this.picked = [];
		/** @type {string[]} */
		this.hint = [];
		this.hovered = "";
		this.thinking = ""; // what the thinker does: "", "move", "hint" or "score"
		/** @type {Thought | null} */
		this.best = null;
		this.turn = 0; // grows with everything that makes an answer of the thinker too late
		this.asking = false;
		new Pointer(this.board, {
			stop: (stop) => this.stop(stop),
			lift: (stop) => this.lift(stop),
			hover: (stop) => this.hover(stop),
		});
		byId("table").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
			if (event.key === "Escape") this.pick([]);
			else this.board.walk(event);
		});
	}

	/** Asks the referee. Why it refuses to answer is told.
	 * @param {object} question @returns {Promise<any>} null if it refuses */
	async ask(question) {
		try {
			return await this.referee.ask(question);
		} catch (error) {
			this.panel.say(String(/** @type {Error} */ (error).message));
			return null;
		}
	}

	/** Asks the referee for another view, and goes on from there.
	 * @param {object} question @returns {Promise<boolean>} whether there was one */
	async act(question) {
		if (this.asking) return false;
		this.asking = true;
		this.interrupt();
		const view = await this.ask(question);
		this.asking = false;
		if (!view) return false;
		this.show(view);
		this.goOn();
		return true;
	}

	/** @param {View} view */
	show(view) {
		this.view = view;
		this.picked = [];
		this.hint = [];
		this.panel.show(view);
		this.draw();
	}

	yours() {
		return !this.view.over && !this.panel.enginePlays(this.view.turn);
	}

	draw() {
		if (!this.view) return;
		const { moves } = this.view;
		const lit = this.picked.length || !this.yours() ? this.picked : this.hovered ? [this.hovered] : [];
		const targets = lit.length ? nextStops(fitting(moves, lit), lit) : new Set();
		this.board.draw(this.view, { picked: this.picked, targets, hint: this.hint }, this.yours());
		this.panel.state();
	}

	/** @param {string[]} picked */
	pick(picked) {
		this.picked = picked;
		this.draw();
	}

	/** @param {string} stop */
	hover(stop) {
		if (stop === this.hovered || !this.view) return;
		this.hovered = stop;
		if (this.picked.length === 0) this.draw();
	}

	/** Begins a drag.
	 * @param {string} stop */
	lift(stop) {
		if (!this.yours()) return false;
		if (this.picked[this.picked.length - 1] !== stop) this.pick([stop]);
		return true;
	}

	/** Follows a click.
	 * @param {string} stop */
	stop(stop) {
		if (!this.yours() || this.asking) return;
		const { moves } = this.view;
		const next = [...this.picked, stop];
		const fits = fitting(moves, next);
		if (fits.length) {
			const done = complete(fits, next);
			this.pick(next);
			if (nextStops(fits, next).size === 0) this.finish(done);
			else if (done.length) this.panel.say(`Click ${stop} again to stop there, or go on.`);
			else if (next.length > 1) this.panel.say("The move goes on: click one of the marked squares.");
		} else if (stop === this.picked[this.picked.length - 1]) {
			const done = complete(moves, this.picked);
			if (done.length) this.finish(done);
			else this.pick([]);
		} else if (fitting(moves, [stop]).length) {
			this.pick([stop]);
		} else if (this.picked.length) {
			this.why(coordinates(next, this.layout.types));
			this.pick([]);
		} else {
			const placed = this.view.pieces.find((piece) => piece.square === stop && piece.side === this.view.turn);
			if (placed) this.panel.say(`${this.board.name(placed.side, placed.piece)} on ${stop} has no legal move.`);
		}
	}

	/** Plays the move of these that the person chooses.
	 * @param {Move[]} moves */
	async finish(moves) {
		const move = moves.length === 1 ? moves[0] : await this.panel.choose(moves, this.view.turn);
		if (move) this.act({ do: "play", text: move.text });
		else this.pick([]);
	}

	/** Tells why a move is not legal, or what it does.
	 * @param {string} text */
	async why(text) {
		const answer = await this.ask({ do: "why", text });
		if (answer) this.panel.say(answer.sentences.join(" "));
	}

	/** Lets the engine move, or look at the position for the score. */
	goOn() {
		this.draw();
		if (this.view.over) return;
		if (this.panel.enginePlays(this.view.turn) && this.view.declare === "win") this.act({ do: "declare" });
		else if (this.panel.enginePlays(this.view.turn)) this.search("move", this.panel.time(), this.panel.skill());
		else if (this.panel.showsScore()) this.search("score", scoreTime, fullSkill);
	}

	giveHint() {
		if (this.view.over || this.thinking === "move") return;
		this.interrupt();
		this.search("hint", Math.min(hintTime, this.panel.time()), fullSkill);
	}

	/** @param {string} purpose @param {number} milliseconds @param {number} skill */
	async search(purpose, milliseconds, skill) {
		const turn = ++this.turn;
		this.thinking = purpose;
		this.best = null;
		this.thinker.report = (thought) => {
			if (turn !== this.turn) return;
			this.best = thought;
			this.panel.score(thought, purpose);
		};
		this.panel.state();
		/** @type {Thought} */
		let thought;
		try {
			const thinker = this.thinker;
			await thinker.layout; // a new program has to know the game first
			if (turn !== this.turn) return;
			thought = await thinker.ask({ do: "think", start: this.view.start, moves: this.view.played, milliseconds, skill });
		} catch (error) {
			if (turn === this.turn) this.broken(String(/** @type {Error} */ (error).message));
			return;
		}
		if (turn === this.turn) this.thought(purpose, thought);
	}

	/** Gives up a search that failed. The next one has another program: this one may have ended.
	 * @param {string} text */
	broken(text) {
		this.interrupt();
		this.panel.state();
		this.panel.say(text);
	}

	/** Takes the result of a search.
	 * @param {string} purpose @param {Thought} thought */
	thought(purpose, thought) {
		this.thinking = "";
		this.panel.score(thought, purpose);
		if (purpose === "move") {
			const ahead = this.view.turn === "white" ? thought.white : -thought.white;
			if (this.view.declare === "draw" && ahead < 0) this.act({ do: "declare" });
			else this.act({ do: "play", text: thought.move });
			return;
		}
		if (purpose === "hint") {
			const move = this.view.moves.find((legal) => legal.text === thought.move);
			this.hint = move ? move.stops : [];
			this.panel.say(`How about ${thought.san}? ${thought.score}: ${thought.line}`);
		}
		this.draw();
	}

	/** Plays the best move so far. */
	moveNow() {
		if (this.thinking !== "move" || !this.best) return;
		const text = this.best.move;
		this.interrupt();
		this.act({ do: "play", text });
	}

	/** Ends a search: its program is replaced, because it hears nothing while it searches. */
	interrupt() {
		this.turn++;
		if (!this.thinking) return;
		this.thinking = "";
		this.thinker.close();
		this.thinker = this.newDesk();
	}

	/** Takes back the last move, and the engine's reply to it. */
	takeBack() {
		const { played, turn } = this.view;
		const reply = this.panel.enginePlays(turn === "white" ? "black" : "white") && played.length > 1;
		this.act({ do: "undo", count: !this.panel.enginePlays(turn) && reply ? 2 : 1 });
	}
}
