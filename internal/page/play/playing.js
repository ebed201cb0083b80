// Playing: whose turn it is, the engine's moves, and hints.

/** How long a search for a hint or the score takes, in milliseconds. */
const hintTime = 1000, scoreTime = 300;

const fullSkill = 20;

class Playing {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.clock = new Clock((side) => this.timeIsUp(side));
		/** @type {Thought | null} */
		this.best = null;
		this.place = 0; // the node where play goes on
		byId("clock").addEventListener("change", () => this.wind());
	}

	/** Begins with another clock: it runs at once, and the engine thinks by it. */
	wind() {
		const { game } = this;
		this.clock.wind();
		this.enter();
		game.interrupt();
		game.goOn();
	}

	/** @param {string} side */
	enginePlays(side) {
		const choice = byId("engine").value;
		return choice === side || choice === "both";
	}

	time() {
		return Number(byId("time").value);
	}

	showsScore() {
		return byId("show-score").checked;
	}

	yours() {
		const { view } = this.game;
		return !view.over && !this.enginePlays(view.turn);
	}

	/** Whether one looks at an earlier position: the engine moves only at the end of a line. */
	looksBack() {
		return this.game.tree.next(this.game.view.node).length > 0;
	}

	/** Lets the clocks run where play goes on. Behind that there may be moves that were taken back. */
	enter() {
		const { view } = this.game;
		const isPlace = view.node === this.place && !this.enginePlays(view.turn);
		this.clock.follow(view, this.looksBack() && !isPlace);
	}

	/** Lets the clocks follow a change of the position. They run only where one plays, but another
	 * game has all its time wherever it begins.
	 * @param {{do: string}} question that has led to it */
	follow(question) {
		const { modeName, view } = this.game;
		const begins = beginnings.includes(question.do);
		if (begins) this.clock.wind();
		if (begins || (modeName === "play" && ["play", "undo"].includes(question.do))) this.place = view.node;
		if (modeName !== "play") return;
		if (question.do === "play") this.clock.moved(view.node);
		if (question.do === "undo") this.clock.back(view.node);
		this.enter();
	}

	leave() {
		this.clock.halt();
		this.clock.draw();
	}

	/** Lets the engine move, or look at the position for the score. */
	goOn() {
		const { game } = this;
		const { view } = game;
		this.best = null;
		if (view.over) return;
		if (this.enginePlays(view.turn)) {
			if (this.looksBack()) return;
			if (view.declare === "win") game.act({ do: "declare" });
			else this.move();
		} else if (this.showsScore()) this.look("score", scoreTime);
	}

	/** The engine's move. */
	async move() {
		const { game } = this;
		if (game.view.ending) {
			game.practice.defend();
			return;
		}
		const question = { do: "think", milliseconds: this.time(), skill: Number(byId("level").value), ...this.clock.left(game.view.turn) };
		const thought = await game.search("move", question, (/** @type {Thought} */ best) => {
			this.best = best;
			this.score(best, "move");
		});
		if (!thought) return;
		this.score(thought, "move");
		const ahead = game.view.turn === "white" ? thought.white : -thought.white;
		if (game.view.declare === "draw" && ahead < 0) game.act({ do: "declare" });
		else game.play(thought.move);
	}

	/** A look at the position for a hint or the score.
	 * @param {string} purpose @param {number} milliseconds */
	async look(purpose, milliseconds) {
		const { game } = this;
		const thought = await game.search(purpose, { do: "think", milliseconds, skill: fullSkill }, (best) => this.score(best, purpose));
		if (!thought) return;
		this.score(thought, purpose);
		if (purpose === "hint") {
			const move = game.view.moves.find((legal) => legal.text === thought.move);
			game.hint = move ? move.stops : [];
			game.panel.say(`How about ${thought.san}? ${thought.score}: ${thought.line}`);
		}
		game.draw();
	}

	/** @param {Thought} thought @param {string} purpose */
	score(thought, purpose) {
		const text = `${thought.score}, depth ${thought.depth}`;
		this.game.panel.scoreBar(thought.white, text);
		byId("score-text").textContent = this.showsScore() || purpose === "hint" ? `${text}: ${thought.line}` : "";
	}

	/** Shows no score, for that was of another position. */
	noScore() {
		this.game.panel.scoreBar(0, "none yet");
		byId("score-text").textContent = "";
	}

	giveHint() {
		const { game } = this;
		if (game.view.over || game.thinking === "move") return;
		if (game.view.ending) game.practice.hint();
		else this.look("hint", Math.min(hintTime, this.time()));
	}

	/** Plays the best move so far. */
	moveNow() {
		if (this.game.thinking !== "move" || !this.best) return;
		const text = this.best.move;
		this.game.interrupt();
		this.game.play(text);
	}

	/** How many moves can be taken back at once: the last one with the engine's reply to it. The
	 * engine's first move alone cannot: it would have to make it again. Where the players ended the game,
	 * that is taken back. */
	get takes() {
		const { played, turn, agreed } = this.game.view;
		if (agreed) return 1;
		const replied = this.enginePlays(turn === "white" ? "black" : "white") && !this.enginePlays(turn);
		const count = replied ? 2 : 1;
		return count <= played.length ? count : 0;
	}

	/** Takes back what can be, from the position that is about to be; it stays as a variation. */
	async takeBack() {
		const { game } = this;
		while (game.asking) await game.acting; // no other may come between, as in act
		if (this.takes) game.act({ do: "undo", count: this.takes });
	}

	/** @param {string} side whose time it is */
	timeIsUp(side) {
		const { game } = this;
		if (game.modeName === "play" && !game.view.over && game.view.turn === side) game.act({ do: "forfeit" });
	}
}
