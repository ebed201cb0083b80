// Analysing: the engine's lines for the position that is shown, and a look through the whole game.

/** How many nodes a position of a game gets. */
const gameNodes = 30_000;

class Analysis {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.lines = new Lines(game, (moves) => this.follow(moves));
		this.curve = new Curve(game);
		this.looking = false; // goes through the game
		byId("engine-on").addEventListener("change", () => this.restart());
		byId("line-count").addEventListener("change", () => { this.lines.room(this.lineCount); this.restart(); });
		byId("arrows-on").addEventListener("change", () => game.draw());
		byId("analyse-game").addEventListener("click", () => this.analyseGame());
		byId("stop-game").addEventListener("click", () => this.restart());
	}

	get on() { return byId("engine-on").checked; }
	get lineCount() { return Number(byId("line-count").value); }
	get active() { return this.game.modeName === "analyse"; }

	yours() {
		return this.game.view.moves.length > 0;
	}

	leave() {
		this.lines.clear();
		this.state("");
	}

	restart() {
		this.game.interrupt();
		this.goOn();
	}

	/** Searches the position that is shown until another one is. */
	async goOn() {
		const { game } = this;
		this.lines.clear();
		this.curve.draw();
		this.working(false);
		this.lines.hide(!this.on);
		if (!this.on || game.view.moves.length === 0) {
			this.state(this.on ? "There is no move to look for." : "");
			game.draw();
			return;
		}
		this.state("The engine is searching…");
		const node = game.view.node;
		const question = { do: "analyse", lines: this.lineCount };
		const ended = await game.search("lines", question, (/** @type {Thought} */ thought) => {
			if (node !== game.view.node) return;
			this.lines.take(thought);
			if (thought.rank > 1) return;
			game.panel.scoreBar(thought.white, `${thought.score}, depth ${thought.depth}`);
			this.state(`depth ${thought.depth}, ${Math.round(thought.nodes / 1000)} k nodes`);
		});
		if (ended) this.state(`depth ${ended.depth}, done`);
	}

	/** @param {string} text */
	state(text) {
		byId("engine-state").textContent = text;
	}

	/** The first moves of all lines.
	 * @returns {{from: string, to: string, rank: number}[]} */
	arrows() {
		if (!this.active || !byId("arrows-on").checked) return [];
		return this.lines.thoughts.flatMap((thought, rank) => {
			const move = this.game.view.moves.find((legal) => legal.text === thought.move);
			if (!move || move.stops.length === 0) return [];
			return [{ from: move.stops[0], to: move.stops[1] || move.stops[0], rank }];
		});
	}

	/** Plays the beginning of a line.
	 * @param {string[]} moves */
	async follow(moves) {
		for (const text of moves) {
			if (!(await this.game.play(text))) return;
		}
	}

	playBest() {
		if (this.active && this.lines.best) this.follow([this.lines.best.move]);
	}

	/** Goes through the main line: scores, bad moves, and what was better. */
	async analyseGame() {
		const { game } = this;
		await game.settled();
		if (!this.active || game.tree.next(0).length === 0) return;
		game.interrupt();
		this.working(true);
		const moves = game.tree.line(0).map((node) => node.text);
		const found = await game.search("game", { do: "annotate", moves, nodes: gameNodes }, (/** @type {Progress} */ progress) => {
			byId("game-progress").value = progress.done / progress.plies;
			this.state(`move ${Math.ceil(progress.done / 2)} of ${Math.ceil(progress.plies / 2)}`);
		});
		this.working(false);
		if (!found) return;
		await game.act({ do: "annotated", text: JSON.stringify(found) });
		game.panel.say(this.summary());
	}

	/** @param {boolean} on */
	working(on) {
		byId("game-progress").hidden = byId("stop-game").hidden = !on;
		byId("game-progress").value = 0;
		byId("analyse-game").hidden = on;
		if (on) this.lines.clear();
	}

	/** What was found, in a sentence. */
	summary() {
		const names = [["?!", "inaccuracy", "inaccuracies"], ["?", "mistake", "mistakes"], ["??", "blunder", "blunders"]];
		const { tree, view } = this.game;
		const of = (/** @type {number} */ side) => {
			const moves = tree.line(0).filter((node) => (node.ply + 1 + (view.blackIn ? 1 : 0)) % 2 === side);
			return names.map(([sign, one, many]) => {
				const n = moves.filter((node) => node.signs === sign).length;
				return `${n} ${n === 1 ? one : many}`;
			}).join(", ");
		};
		return `White: ${of(0)}. Black: ${of(1)}.`;
	}
}
