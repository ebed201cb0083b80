// The game on the board: the position that is shown, and what changes it. What is legal and
// what a move does is the engine's to say. What happens then is the mode's to say: one plays,
// analyses, or sets a position up.

/** A mode goes on after each change of the position, and ends when another one begins.
 * @typedef {{yours: () => boolean, goOn: () => void, enter?: () => void, leave?: () => void, stop?: (stop: string) => void}} Mode */

/** The questions that begin another game. */
const beginnings = ["new", "fen", "pgn", "practise"];

class Game {
	/** @param {() => Desk} newDesk @param {GameData} data @param {Layout} layout @param {Desk} referee */
	constructor(newDesk, data, layout, referee) {
		this.layout = layout;
		this.referee = referee;
		this.thinker = new Thinker(newDesk);
		this.board = new Board(layout, data.turned, data.goals || {});
		this.arrows = new Arrows(this.board);
		this.picking = new Picking(this);
		this.tree = new MoveTree();
		/** @type {View} */
		this.view = /** @type {any} */ (null);
		/** @type {string[]} */
		this.hint = [];
		this.asking = false;
		/** @type {number | null} the move to which it is on the way */
		this.heading = null;
		/** @type {Promise<any>} what is asked now */
		this.acting = Promise.resolve();
		/** @type {Promise<any>} what is said now */
		this.remarking = Promise.resolve();
		this.playing = new Playing(this);
		this.analysis = new Analysis(this);
		this.setup = new Setup(this);
		/** @type {Record<string, Mode>} */
		this.modes = { play: this.playing, analyse: this.analysis, setup: this.setup };
		this.modeName = "play";
		this.practice = new Practice(this);
		this.panel = new Panel(this);
		this.moves = new MoveList(this);
		this.record = new GameRecord(this);
		this.drawing = new Drawing(this);
		new Keys(this);
		this.listen();
	}

	listen() {
		new Pointer(this.board, {
			stop: (stop) => (this.mode.stop ? this.mode.stop(stop) : this.picking.stop(stop)),
			lift: (stop) => this.picking.lift(stop),
			hover: (stop) => this.picking.hover(stop),
		});
		byId("table").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
			if (event.key === "Escape") this.picking.pick([]);
			else this.board.walk(event);
		});
	}

	get mode() { return this.modes[this.modeName]; }
	get picked() { return this.picking.picked; }
	/** What the engine does: "", "move", "hint", "score", "lines" or "game". */
	get thinking() { return this.thinker.busy ? this.purpose : ""; }

	/** Begins another mode.
	 * @param {string} name */
	enter(name) {
		if (name === this.modeName) return;
		this.interrupt();
		if (this.mode.leave) this.mode.leave();
		this.modeName = name;
		if (this.mode.enter) this.mode.enter();
		this.picking.picked = [];
		this.panel.mode();
		this.moves.show(); // it offers more where one analyses
		this.goOn();
	}

	/** Asks the referee. Why it refuses to answer is told.
	 * @param {object} question @returns {Promise<any>} null if it refuses */
	async ask(question) {
		try {
			return await this.referee.ask(question);
		} catch (error) {
			this.panel.refuse(/** @type {Error} */ (error));
			return null;
		}
	}

	/** Asks the referee for another view, and goes on from there. What is asked meanwhile waits,
	 * but for what belongs to the position that is about to change.
	 * @param {{do: string, [name: string]: any}} question @returns {Promise<boolean>} whether there was one */
	async act(question) {
		if (this.asking && ["play", "forfeit"].includes(question.do)) return false;
		while (this.asking) await this.acting; // at once if it asks nothing: no other may come between
		this.asking = true;
		this.interrupt();
		this.acting = beginnings.includes(question.do) ? this.begin(question) : this.ask(question);
		const view = await this.acting;
		this.asking = false;
		if (view) this.interrupt(); // what was asked meanwhile is of the position before
		if (view) this.show(view);
		if (view && question.do === "practise") this.practice.defends();
		if (view) this.follow(question, view);
		this.goOn();
		return Boolean(view);
	}

	/** Asks for another game. First, the person is asked if something is lost with the one before.
	 * @param {object} question @returns {Promise<any>} null if it shall stay, or the referee refuses */
	async begin(question) {
		await this.remarking; // a comment may just have been typed
		if (!this.record.loses || (await this.record.discards())) return this.ask(question);
		this.panel.show(this.view);
		return null;
	}

	/** Lets what goes on beside the position follow its change.
	 * @param {{do: string}} question @param {View} view */
	follow(question, view) {
		if (beginnings.includes(question.do)) {
			this.setup.forget();
			this.record.begun(question.do === "pgn");
		} else this.grown(view);
		this.playing.follow(question);
	}

	/** Notes that an analysis has grown.
	 * @param {View} view */
	grown(view) {
		if (view.tree && this.modeName === "analyse") this.record.unsaved = true;
	}

	/** Changes what is said of a move. The position stays, and so a search goes on meanwhile.
	 * @param {{do: string, node: number, [name: string]: any}} question */
	async remark(question) {
		this.remarking = this.ask(question);
		const view = await this.remarking;
		if (!view) return;
		if (view.tree) this.tree.take(view.tree);
		this.grown(view);
		this.moves.show();
		this.draw();
	}

	/** Waits until the position that is shown is the one of all that was done. */
	async settled() {
		while (this.asking) await this.acting;
	}

	/** Plays a move. Where one plays, it is the game's; where one analyses, it may be a variation.
	 * @param {string} text */
	play(text) {
		const isGame = this.modeName === "play";
		return this.act({ do: "play", text, main: isGame, clock: isGame ? this.playing.clock.stamp() : "" });
	}

	/** Where one is in the tree, or will be when the engine has answered. */
	get here() { return this.heading ?? this.view.node; }

	/** Goes to a move of the tree.
	 * @param {number} node */
	async go(node) {
		if (node === this.here) return;
		this.heading = node;
		await this.act({ do: "go", node });
		if (this.heading === node) this.heading = null;
	}

	/** @param {View} view */
	show(view) {
		this.view = view;
		if (view.tree) this.tree.take(view.tree);
		this.picking.picked = [];
		this.hint = [];
		byId("choice").close(); // its moves are of the position before
		this.playing.noScore();
		this.panel.show(view);
		this.moves.show();
		this.record.show(view);
		this.draw();
	}

	yours() {
		return this.mode.yours();
	}

	draw() {
		if (!this.view) return;
		const view = this.modeName === "setup" ? this.setup.view() : this.view;
		this.board.draw(view, { picked: this.picked, targets: this.picking.targets(), hint: this.hint }, this.yours());
		this.arrows.draw(this.modeName === "setup" ? [] : this.analysis.arrows(), this.tree.get(this.view.node).shapes || []);
		this.panel.state();
		this.record.onLoss();
	}

	/** Lets the mode do what follows from the position. */
	goOn() {
		this.draw();
		this.mode.goOn();
	}

	/** Searches the position that is shown, for a purpose.
	 * @param {string} purpose @param {object} question @param {(state: any) => void} report
	 * @returns {Promise<any>} null if it was stopped or has failed */
	async search(purpose, question, report) {
		this.purpose = purpose;
		const searching = this.thinker.search({ start: this.view.start, moves: this.view.played, ...question }, report);
		this.panel.state();
		try {
			return await searching;
		} catch (error) {
			this.panel.state();
			this.panel.refuse(/** @type {Error} */ (error));
			return null;
		}
	}

	interrupt() {
		this.thinker.stop();
	}
}
