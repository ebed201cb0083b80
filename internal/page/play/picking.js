// What a person picks on the board, and the move that comes of it.

class Picking {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		/** @type {string[]} */
		this.picked = [];
		this.hovered = "";
	}

	/** @param {string[]} picked */
	pick(picked) {
		this.picked = picked;
		this.game.draw();
	}

	/** Where the next click may go. */
	targets() {
		const { view } = this.game;
		const lit = this.picked.length || !this.game.yours() ? this.picked : this.hovered ? [this.hovered] : [];
		return lit.length ? nextStops(fitting(view.moves, lit), lit) : new Set();
	}

	/** @param {string} stop */
	hover(stop) {
		if (stop === this.hovered || !this.game.view) return;
		this.hovered = stop;
		if (this.picked.length === 0) this.game.draw();
	}

	/** Begins a drag.
	 * @param {string} stop */
	lift(stop) {
		if (!this.game.yours()) return false;
		if (this.picked[this.picked.length - 1] !== stop) this.pick([stop]);
		return true;
	}

	/** Follows a click.
	 * @param {string} stop */
	stop(stop) {
		const { game } = this;
		if (!game.yours() || game.asking) return;
		const { moves } = game.view;
		const next = [...this.picked, stop];
		const fits = fitting(moves, next);
		if (fits.length) {
			goOn(fits, next);
			const done = complete(fits, next);
			this.pick(next);
			if (nextStops(fits, next).size === 0) this.finish(done);
			else if (done.length) game.panel.say(`Click ${stop} again to stop there, or continue.`);
			else if (fits.every((move) => move.wall && move.stops.length === next.length + 1)) game.panel.say("Now place the wall: click one of the marked squares.");
			else if (next.length > 1) game.panel.say("The move continues: click one of the marked squares.");
		} else if (stop === this.picked[this.picked.length - 1]) {
			const done = complete(moves, this.picked);
			if (done.length) this.finish(done);
			else this.pick([]);
		} else if (fitting(moves, [stop]).length) {
			this.pick([stop]);
		} else if (this.picked.length) {
			game.panel.typed(coordinates(next, game.layout.types));
			this.pick([]);
		} else this.sayStill(stop);
	}

	/** Says that the piece there has no move, if there is one.
	 * @param {string} stop */
	sayStill(stop) {
		const { view, board, panel } = this.game;
		const placed = view.pieces.find((piece) => piece.square === stop && piece.side === view.turn);
		if (placed) panel.say(`${board.name(placed.side, placed.piece)} on ${stop} has no legal move.`);
	}

	/** Plays the move of these that the person chooses.
	 * @param {Move[]} moves */
	async finish(moves) {
		const { game } = this;
		const { view } = game;
		const move = moves.length === 1 ? moves[0] : await game.panel.choose(moves, view.turn);
		if (move && game.view === view && game.yours()) game.play(move.text);
		else this.pick([]);
	}

	/** Tells why a move is not legal, or what it does.
	 * @param {string} text */
	async why(text) {
		const answer = await this.game.ask({ do: "why", text });
		if (answer) this.game.panel.say(answer.sentences.join(" "));
	}
}
