// The board and the hands: what is drawn, and where a click was.

const svgSpace = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {string} className @param {string} [text] */
function element(tag, className, text) {
	const made = document.createElement(tag);
	made.className = className;
	if (text !== undefined) made.textContent = text;
	return made;
}

/** @param {string} id @returns {any} */
function byId(id) {
	return document.getElementById(id);
}

/** What is highlighted on the board.
 * @typedef {{picked: string[], targets: Set<string>, hint: string[]}} Marks */

class Board {
	/** @param {Layout} layout @param {string[]} turned the pieces that point to the other side @param {Goals} goals */
	constructor(layout, turned, goals) {
		this.layout = layout;
		this.goals = { white: new Set(goals.white), black: new Set(goals.black) };
		this.turned = new Set(turned);
		this.titles = new Map(layout.types.map((type) => [type.name, type.title]));
		this.flipped = false;
		/** @type {Map<string, HTMLElement>} */
		this.cells = new Map();
		this.grid = byId("board");
		const table = byId("table");
		table.style.setProperty("--files", String(layout.files));
		table.style.setProperty("--ranks", String(layout.ranks));
		table.classList.toggle("no-hands", !layout.hands);
		this.build();
	}

	/** Makes the cells, as the board lies. */
	build() {
		const { files, ranks } = this.layout;
		const holes = new Set(this.layout.holes);
		const name = (/** @type {number} */ x, /** @type {number} */ y) => String.fromCharCode(97 + (this.flipped ? files - 1 - x : x)) + (this.flipped ? y + 1 : ranks - y);
		const lines = new Set((this.layout.lines || []).flatMap(([a, b]) => [a + b, b + a]));
		const rows = [];
		this.cells.clear();
		for (let y = 0; y < ranks; y++) {
			const row = element("div", "row");
			row.setAttribute("role", "row");
			for (let x = 0; x < files; x++) {
				const file = this.flipped ? files - 1 - x : x;
				const rank = this.flipped ? y : ranks - 1 - y;
				const square = String.fromCharCode(97 + file) + (rank + 1);
				const cell = this.cell(square, holes.has(square), (file + rank) % 2 ? "light" : "dark", x === 0 ? String(rank + 1) : "", y === ranks - 1 ? square[0] : "");
				cell.classList.toggle("line-right", lines.has(square + name(x + 1, y)));
				cell.classList.toggle("line-below", lines.has(square + name(x, y + 1)));
				row.append(cell);
			}
			rows.push(row);
		}
		this.grid.replaceChildren(...rows);
		const first = this.cells.values().next().value;
		if (first) first.tabIndex = 0;
	}

	/** @param {string} square @param {boolean} hole @param {string} shade @param {string} rank @param {string} file */
	cell(square, hole, shade, rank, file) {
		const cell = element(hole ? "div" : "button", "cell " + (hole ? "hole" : shade));
		cell.setAttribute("role", "gridcell");
		if (rank) cell.dataset.rank = rank;
		if (file) cell.dataset.file = file;
		if (!hole) {
			/** @type {HTMLButtonElement} */ (cell).type = "button";
			cell.dataset.stop = square;
			cell.tabIndex = -1;
			this.showGoal(cell, square);
			this.cells.set(square, cell);
		}
		return cell;
	}

	/** Frames a square where a piece wins.
	 * @param {HTMLElement} cell @param {string} square */
	showGoal(cell, square) {
		const sides = /** @type {("white" | "black")[]} */ (["white", "black"]).filter((side) => this.goals[side].has(square));
		if (!sides.length) return;
		cell.classList.add("goal", ...sides);
		cell.title = sides.length > 1 ? "goal" : (sides[0] === "white" ? "White" : "Black") + "’s goal";
	}

	/** A drawing of a piece.
	 * @param {string} side @param {string} piece */
	drawing(side, piece) {
		const svg = document.createElementNS(svgSpace, "svg");
		const use = document.createElementNS(svgSpace, "use");
		svg.setAttribute("viewBox", "0 0 45 45");
		svg.setAttribute("aria-hidden", "true");
		const upsideDown = this.turned.has(piece) && (side === "black") !== this.flipped;
		svg.setAttribute("class", "piece " + side + (upsideDown ? " turned" : ""));
		use.setAttribute("href", `#look-${side}-${piece}`);
		svg.append(use);
		return svg;
	}

	/** @param {string} side @param {string} piece */
	name(side, piece) {
		return (side === "white" ? "White " : "Black ") + (this.titles.get(piece) || piece);
	}

	/** @param {View} view @param {Marks} marks @param {boolean} yours */
	draw(view, marks, yours) {
		const pieces = new Map(view.pieces.map((placed) => [placed.square, placed]));
		const movable = yours ? nextStops(view.moves, []) : new Set();
		for (const [square, cell] of this.cells) {
			const placed = pieces.get(square);
			const look = placed ? placed.side + " " + placed.piece + this.flipped : "";
			if (cell.dataset.look !== look) {
				cell.dataset.look = look;
				cell.replaceChildren(...(placed ? [this.drawing(placed.side, placed.piece)] : []));
			}
			const classes = this.mark(cell, square, view, marks, movable.has(square));
			cell.setAttribute("aria-label", [square, placed && this.name(placed.side, placed.piece), ...classes].filter(Boolean).join(", "));
		}
		const bottom = this.flipped ? 1 : 0;
		this.drawHand(byId("hand-top"), view, 1 - bottom, marks, movable);
		this.drawHand(byId("hand-bottom"), view, bottom, marks, movable);
	}

	/** Marks a cell and returns what to say of it.
	 * @param {HTMLElement} cell @param {string} stop @param {View} view @param {Marks} marks @param {boolean} movable */
	mark(cell, stop, view, marks, movable) {
		/** @type {[string, boolean, string][]} */
		const rows = [
			["wall", Boolean(view.walls && view.walls.includes(stop)), "wall"],
			["last", view.last.includes(stop), ""],
			["check", view.check.includes(stop), "in check"],
			["picked", marks.picked.includes(stop), "picked"],
			["target", marks.targets.has(stop), "target"],
			["hinted", marks.hint.includes(stop), "hint"],
			["movable", movable, ""],
		];
		for (const [name, on] of rows) cell.classList.toggle(name, on);
		return rows.filter(([, on]) => on).map(([, , said]) => said);
	}

	/** @param {HTMLElement} hand @param {View} view @param {number} owner @param {Marks} marks @param {Set<string>} movable */
	drawHand(hand, view, owner, marks, movable) {
		const side = ["white", "black"][owner];
		hand.setAttribute("aria-label", (owner ? "Black" : "White") + "’s pieces in hand");
		const items = this.items(hand, side, view.hands[owner]);
		view.hands[owner].forEach(({ piece, count }, i) => {
			const item = items[i];
			const stop = view.turn === side ? "hand:" + piece : "";
			item.disabled = !stop;
			if (stop) item.dataset.stop = stop;
			else delete item.dataset.stop;
			this.mark(item, stop, view, marks, movable.has(stop));
			item.setAttribute("aria-label", `${this.name(side, piece)} in hand, ${count}`);
			/** @type {Element} */ (item.lastElementChild).textContent = "×" + count;
		});
	}

	/** The buttons of a hand, one for each of its pieces. Those that were there stay in their
	 * place, because a button that is moved or made anew loses the focus.
	 * @param {HTMLElement} hand @param {string} side @param {Held[]} held */
	items(hand, side, held) {
		const old = new Map([.../** @type {any} */ (hand.children)].map((item) => [item.dataset.look, item]));
		const items = held.map(({ piece }) => {
			const look = side + " " + piece + this.flipped;
			const item = old.get(look) || this.item(side, piece, look);
			old.delete(look);
			return /** @type {HTMLButtonElement} */ (item);
		});
		for (const gone of old.values()) gone.remove();
		items.forEach((item, i) => {
			if (hand.children[i] !== item) hand.insertBefore(item, hand.children[i] || null);
		});
		return items;
	}

	/** @param {string} side @param {string} piece @param {string} look */
	item(side, piece, look) {
		const item = /** @type {HTMLButtonElement} */ (element("button", "held"));
		item.type = "button";
		item.dataset.look = look;
		item.append(this.drawing(side, piece), element("span", "count"));
		return item;
	}

	flip() {
		const tab = [...this.cells.values()].find((cell) => cell.tabIndex === 0);
		this.flipped = !this.flipped;
		this.build();
		if (tab) this.reach(this.at(tab.dataset.stop || ""));
	}

	/** A square, or a piece in hand.
	 * @param {string} stop @returns {HTMLElement} */
	at(stop) {
		return this.cells.get(stop) || byId("table").querySelector(`[data-stop="${stop}"]`);
	}

	/** Lets the Tab key come to a square.
	 * @param {HTMLElement} at */
	reach(at) {
		for (const cell of this.cells.values()) cell.tabIndex = -1;
		at.tabIndex = 0;
	}

	/** Moves the focus by arrow keys.
	 * @param {KeyboardEvent} event */
	walk(event) {
		const steps = /** @type {Record<string, number[]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
		const step = steps[event.key];
		const from = /** @type {HTMLElement} */ (event.target).closest(".cell");
		if (!step || !from) return;
		event.preventDefault();
		const all = [...this.grid.querySelectorAll(".cell")];
		let at = all.indexOf(from);
		for (;;) {
			const x = (at % this.layout.files) + step[0];
			const y = Math.floor(at / this.layout.files) + step[1];
			if (x < 0 || y < 0 || x >= this.layout.files || y >= this.layout.ranks) return;
			at = y * this.layout.files + x;
			if (all[at].dataset.stop) break;
		}
		this.reach(all[at]);
		all[at].focus();
	}
}
