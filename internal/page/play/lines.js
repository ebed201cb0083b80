// The engine's lines: depth, score and moves, of which each can be clicked on.

class Lines {
	/** @param {Game} game @param {(moves: string[]) => void} play plays the beginning of a line */
	constructor(game, play) {
		this.game = game;
		this.list = byId("lines");
		/** @type {Thought[]} by rank, from 0 */
		this.thoughts = [];
		/** @type {Thought[]} those that are drawn */
		this.shown = [];
		this.waiting = false;
		this.list.addEventListener("click", (/** @type {Event} */ event) => {
			const move = /** @type {HTMLElement} */ (event.target).closest("button");
			if (!move) return;
			const { rank, count } = move.dataset;
			play(this.shown[Number(rank)].moves.slice(0, Number(count)));
		});
	}

	/** Keeps room for so many lines, so that nothing below moves when they come.
	 * @param {number} count */
	room(count) {
		this.list.style.setProperty("--lines", String(count));
	}

	/** @param {boolean} hidden */
	hide(hidden) {
		this.list.hidden = hidden;
	}

	clear() {
		this.thoughts = [];
		this.draw();
	}

	/** @param {Thought} thought */
	take(thought) {
		this.thoughts[thought.rank - 1] = thought;
		if (this.waiting) return;
		this.waiting = true; // a quick search tells more than anybody can read
		requestAnimationFrame(() => {
			this.waiting = false;
			this.draw();
			this.game.draw();
		});
	}

	/** The best line, if there is one. */
	get best() { return this.thoughts[0]; }

	/** Draws the lines. The buttons stay where they are, so that none is lost under a click, nor its focus. */
	draw() {
		const rows = [...this.list.children];
		this.thoughts.forEach((thought, i) => this.fill(rows[i] || this.list.appendChild(element("li", "")), thought, i));
		for (const row of rows.slice(this.thoughts.length)) row.remove();
	}

	/** @param {HTMLElement} row @param {Thought} thought @param {number} rank */
	fill(row, thought, rank) {
		const { view } = this.game;
		this.shown[rank] = thought;
		const key = thought.short + thought.depth + " " + thought.moves.join(" ");
		if (row.dataset.key === key) return;
		row.dataset.key = key;
		if (!row.firstChild) row.append(element("b", "value"), element("span", "depth"));
		const [value, depth, ...moves] = row.children;
		value.textContent = thought.short;
		depth.textContent = "depth " + thought.depth;
		const ply = view.played.length + (view.blackIn ? 1 : 0);
		thought.sans.forEach((san, i) => {
			const move = moves[i] || row.appendChild(this.move(rank, i + 1));
			move.textContent = numbered(san, ply + i, view.first, i === 0);
		});
		this.cut(moves, thought.sans.length);
	}

	/** @param {number} rank @param {number} count */
	move(rank, count) {
		const move = /** @type {HTMLButtonElement} */ (element("button", "move"));
		move.type = "button";
		Object.assign(move.dataset, { rank, count });
		return move;
	}

	/** Takes away the moves that a shorter line does not have, and gives their focus to the last that is left.
	 * @param {Element[]} moves @param {number} count that are left */
	cut(moves, count) {
		const gone = moves.slice(count);
		const focused = gone.some((move) => move === document.activeElement);
		for (const move of gone) move.remove();
		if (focused) /** @type {HTMLElement} */ (moves[count - 1])?.focus();
	}
}

/** A move with its number, if it needs one.
 * @param {string} san @param {number} ply @param {number} first @param {boolean} always */
function numbered(san, ply, first, always) {
	const number = first + Math.floor(ply / 2);
	return ply % 2 === 0 ? `${number}. ${san}` : always ? `${number}… ${san}` : san;
}
