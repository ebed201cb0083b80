// Drawing arrows and circles on the board: with the right button, or with any while the
// switch is on. The keys held choose the colour.

class Drawing {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.from = "";
		this.last = Promise.resolve(); // each change sees the one before
		const table = byId("table");
		table.addEventListener("contextmenu", (/** @type {Event} */ event) => { if (stopAt(event.target)) event.preventDefault(); });
		table.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.press(event), true);
		table.addEventListener("click", (/** @type {Event} */ event) => { if (this.on) event.stopPropagation(); }, true);
		addEventListener("pointerup", (event) => this.release(event));
		byId("draw").addEventListener("click", () => this.toggle());
		byId("clear-drawing").addEventListener("click", () => this.clear());
	}

	get on() { return byId("draw").getAttribute("aria-pressed") === "true" && this.game.modeName === "analyse"; }

	toggle() {
		byId("draw").setAttribute("aria-pressed", String(!this.on));
		byId("table").classList.toggle("drawing", this.on);
	}

	/** @param {PointerEvent} event */
	press(event) {
		const cell = stopAt(event.target);
		this.from = "";
		if (!cell || !cell.matches(".cell") || (event.button !== 2 && !this.on) || this.game.modeName === "setup") return;
		event.preventDefault();
		event.stopPropagation();
		if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
		this.from = cell.dataset.stop || "";
	}

	/** @param {PointerEvent} event */
	release(event) {
		const from = this.from;
		this.from = "";
		const cell = from && stopAt(document.elementFromPoint(event.clientX, event.clientY));
		if (!cell || !cell.matches(".cell")) return;
		const to = cell.dataset.stop || "";
		const second = event.altKey || event.metaKey;
		const color = event.shiftKey || event.ctrlKey ? (second ? "Y" : "R") : second ? "B" : "G";
		this.put(color, from === to ? from : from + to);
	}

	/** Draws something, or takes it away if it is there; in another colour it is drawn anew.
	 * @param {string} color @param {string} squares */
	put(color, squares) {
		this.change((old) => {
			const others = old.filter((shape) => shape.slice(1) !== squares);
			return old.includes(color + squares) ? others : [...others, color + squares];
		});
	}

	clear() {
		this.change(() => []);
	}

	/** Changes what is drawn at the move that is shown.
	 * @param {(old: string[]) => string[]} change */
	change(change) {
		const { node } = this.game.view;
		this.last = this.last.then(() => this.game.remark({ do: "shapes", node, shapes: change(this.game.tree.get(node).shapes || []) }));
	}
}
