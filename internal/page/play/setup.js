// Setting a position up by hand: the pieces, the hands, the walls and the side to move. Whether
// a game can have it is the engine's to say.

/** What takes away, and what places a wall. */
const eraser = "eraser", wall = "wall";

class Setup {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.brush = eraser; // or "white knight"
		this.fen = new Field("setup-fen");
		this.from = ""; // the FEN of the position that the draft began with
		this.begun = ""; // the FEN of the game when it began, "" if there is no draft
		/** @type {Map<string, string>} what stands on a square, as a brush */
		this.squares = new Map();
		/** @type {Map<string, number>} how many of a brush are in hand */
		this.held = new Map();
		this.count = 0; // of what was done to the draft
		/** @type {Promise<void>} until a position is taken that comes from elsewhere */
		this.taking = Promise.resolve();
		/** @type {Promise<void>} until it is known whether the draft can be played */
		this.judging = Promise.resolve();
		byId("setup-clear").addEventListener("click", () => this.change(() => { this.from = ""; this.squares.clear(); this.held.clear(); this.counts(); }));
		byId("setup-turn").addEventListener("change", () => this.turn(byId("setup-turn").value));
		byId("setup-fen").addEventListener("change", () => this.read(this.fen.text));
		byId("setup-start").addEventListener("click", () => this.restart());
		byId("setup-play").addEventListener("click", () => this.done("play"));
		byId("setup-analyse").addEventListener("click", () => this.done("analyse"));
		this.palette();
	}

	yours() { return false; }
	goOn() { this.changed(); }

	/** Begins with the position that is shown, or with the one that is about to be. */
	enter() {
		this.begin();
		if (this.game.asking) this.taking = this.follow();
	}

	async follow() {
		await this.game.settled();
		this.begin();
		this.changed();
	}

	/** Begins with the position of the game; a draft that was begun there goes on. */
	begin() {
		const { view } = this.game;
		if (view.fen === this.begun) return;
		this.begun = view.fen;
		this.take(view);
	}

	/** Gives the draft up, for another game has begun. */
	forget() {
		this.begun = "";
	}

	/** @param {View} view */
	take(view) {
		this.from = view.fen;
		this.squares = new Map(view.pieces.map(({ square, side, piece }) => [square, side + " " + piece]));
		for (const square of view.walls || []) this.squares.set(square, wall);
		this.held = new Map(view.hands.flatMap((hand, owner) => hand.map(({ piece, count }) => [["white", "black"][owner] + " " + piece, count])));
		byId("setup-turn").value = view.turn;
		this.counts();
	}

	/** The brushes: all pieces of both sides, walls, and the eraser. */
	palette() {
		const { layout, board } = this.game;
		for (const side of ["white", "black"]) {
			const row = byId("brushes-" + side);
			for (const type of layout.types.filter((kind) => kind.owners.includes(side))) {
				const button = this.button(side + " " + type.name, board.name(side, type.name));
				button.append(board.drawing(side, type.name));
				row.append(button);
				if (layout.hands && type.held) this.holder(side, type.name);
			}
		}
		const tools = byId("brushes-tools");
		if (layout.walls) tools.append(this.button(wall, "Wall", "Wall"));
		tools.append(this.button(eraser, "Take away", "Take away"));
		byId("holders").hidden = !layout.hands;
	}

	/** @param {string} brush @param {string} name @param {string} [text] */
	button(brush, name, text) {
		const button = /** @type {HTMLButtonElement} */ (element("button", "brush", text));
		button.type = "button";
		button.title = name;
		button.dataset.brush = brush;
		button.setAttribute("aria-label", name);
		button.addEventListener("click", () => { this.brush = brush; this.press(); });
		return button;
	}

	/** A field for the number of a piece in a hand.
	 * @param {string} side @param {string} piece */
	holder(side, piece) {
		const { board } = this.game;
		const label = element("label", "holder");
		const input = document.createElement("input");
		Object.assign(input, { type: "number", min: "0", max: "99", value: "0" });
		input.dataset.held = side + " " + piece;
		input.setAttribute("aria-label", board.name(side, piece) + " in hand");
		input.addEventListener("change", () => {
			const count = Math.max(0, Math.min(99, Math.floor(Number(input.value)) || 0));
			this.change(() => { this.held.set(side + " " + piece, count); this.counts(); });
		});
		label.append(board.drawing(side, piece), input);
		byId("holders-" + side).append(label);
	}

	/** Shows the numbers in the hands. */
	counts() {
		for (const input of byId("holders").querySelectorAll("input")) input.value = this.held.get(input.dataset.held) || 0;
	}

	press() {
		for (const button of byId("setup-panel").querySelectorAll("[data-brush]")) {
			button.setAttribute("aria-pressed", String(button.dataset.brush === this.brush));
		}
	}

	/** Follows a click: places what the brush has, or takes it away if it stands there.
	 * @param {string} stop */
	stop(stop) {
		if (stop.startsWith("hand:")) return;
		const { brush } = this;
		this.change(() => {
			if (brush === eraser || this.squares.get(stop) === brush) this.squares.delete(stop);
			else this.squares.set(stop, brush);
		});
	}

	/** @param {string} side that is to move */
	turn(side) {
		this.change(() => { byId("setup-turn").value = side; });
	}

	/** Changes the draft, after a position that is still being read.
	 * @param {() => void} change */
	async change(change) {
		await this.taking;
		change();
		this.changed();
	}

	/** @returns {Draft} */
	draft() {
		const all = [...this.squares].map(([square, brush]) => ({ square, brush }));
		const pieces = all.filter(({ brush }) => brush !== wall).map(({ square, brush }) => {
			const [side, piece] = sideAndPiece(brush);
			return { square, side, piece };
		});
		const hands = ["white", "black"].map((owner) => [...this.held].filter(([brush, count]) => sideAndPiece(brush)[0] === owner && count > 0)
			.map(([brush, count]) => ({ piece: sideAndPiece(brush)[1], count })));
		return { from: this.from, turn: byId("setup-turn").value, pieces, walls: all.filter(({ brush }) => brush === wall).map(({ square }) => square), hands };
	}

	/** The draft as a view, to draw it.
	 * @returns {View} */
	view() {
		return { ...this.game.view, ...this.draft(), check: [], last: [], moves: [] };
	}

	/** Shows the draft, and asks what becomes of it. */
	changed() {
		this.press();
		this.game.draw();
		this.judging = this.judge();
	}

	/** Tells the FEN of the draft, and what is wrong with it, unless it is another one by then. */
	async judge() {
		const count = ++this.count;
		const answer = await this.game.ask({ do: "compose", draft: this.draft() });
		if (!answer || count !== this.count) return;
		this.fen.show(answer.fen);
		byId("setup-problem").textContent = answer.problem ? `Not a position to play: ${answer.problem}.` : "The position can be played.";
		byId("setup-play").disabled = byId("setup-analyse").disabled = Boolean(answer.problem);
	}

	/** Takes a position from text. The game on the board stays as it is until one is done.
	 * @param {string} fen */
	read(fen) {
		this.taking = this.look(fen);
	}

	/** @param {string} fen */
	async look(fen) {
		const { game } = this;
		this.count++;
		const answer = await game.ask({ do: "look", text: fen });
		if (!answer) return;
		this.take(answer);
		this.fen.answer(fen, answer.fen);
		game.panel.say((answer.notes ?? []).map((/** @type {string} */ note) => note + ".").join(" "));
		this.changed();
	}

	restart() {
		this.read(this.game.layout.start);
	}

	/** Begins a game from the draft, if it can be played.
	 * @param {string} mode */
	async done(mode) {
		const { game } = this;
		await this.settled();
		if (game.modeName !== "setup" || byId("setup-play").disabled) return;
		if (await game.act({ do: "fen", text: this.fen.text })) game.enter(mode);
	}

	/** Waits until everything that was asked about the draft is answered. */
	async settled() {
		for (let taking, judging; taking !== this.taking || judging !== this.judging;) {
			({ taking, judging } = this);
			await taking;
			await judging;
		}
	}
}

/** @param {string} brush @returns {[string, string]} */
function sideAndPiece(brush) {
	const at = brush.indexOf(" ");
	return [brush.slice(0, at), brush.slice(at + 1)];
}
