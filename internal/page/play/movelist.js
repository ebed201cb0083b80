// The moves of the game with its variations, to click on, and what one says of a move.

class MoveList {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.root = byId("moves");
		this.comment = new Field("comment");
		/** @type {number | null} */
		this.about = null; // the move of which a comment is being typed
		/** @type {TreeNode | null} */
		this.drawn = null; // the start of the tree that is shown
		this.root.addEventListener("click", (/** @type {Event} */ event) => {
			const move = /** @type {HTMLElement} */ (event.target).closest("[data-node]");
			if (move instanceof HTMLElement) game.go(Number(move.dataset.node));
		});
		for (const button of document.querySelectorAll("[data-go]")) {
			const key = /** @type {HTMLElement} */ (button).dataset.go || "";
			button.addEventListener("click", () => this.step(key));
		}
		for (const what of ["promote", "main", "delete"]) {
			byId(what).addEventListener("click", () => game.act({ do: what, node: game.here }));
		}
		for (const button of byId("glyphs").children) {
			button.addEventListener("click", () => game.remark({ do: "glyph", node: game.here, glyph: Number(button.dataset.glyph) }));
		}
		this.comment.input.addEventListener("input", () => { this.about ??= game.here; game.record.onLoss(); });
		this.comment.input.addEventListener("change", () => this.save());
		this.comment.input.addEventListener("blur", () => { this.about = null; });
	}

	/** Saves the comment, for the move at which it was begun: another one may be shown by now. */
	save() {
		const { game, comment } = this;
		comment.put(comment.text);
		game.remark({ do: "comment", node: this.about ?? game.here, text: comment.text });
	}

	/** Goes to another move, if there is one.
	 * @param {string} key */
	step(key) {
		const { tree, here } = this.game;
		const node = tree.to(here, key);
		if (!node || node.id === here) return false;
		this.game.go(node.id);
		return true;
	}

	/** Shows the tree, and where one is in it. */
	show() {
		const { tree, view } = this.game;
		const start = tree.get(0);
		if (this.drawn !== start) this.draw(start);
		this.drawn = start;
		const path = new Set(tree.path(view.node).map((node) => node.id));
		for (const move of this.root.querySelectorAll("[data-node]")) {
			const id = Number(move.dataset.node);
			move.classList.toggle("played", path.has(id));
			if (id === view.node) move.setAttribute("aria-current", "true");
			else move.removeAttribute("aria-current");
			move.tabIndex = id === view.node ? 0 : -1;
		}
		this.reveal();
		this.tools();
	}

	/** Scrolls to the current move, and only the list. */
	reveal() {
		const current = this.root.querySelector("[aria-current]");
		if (!current) {
			this.root.scrollTop = 0;
			return;
		}
		const list = this.root.getBoundingClientRect(), move = current.getBoundingClientRect();
		if (move.top < list.top) this.root.scrollTop -= list.top - move.top + 8;
		if (move.bottom > list.bottom) this.root.scrollTop += move.bottom - list.bottom + 8;
	}

	/** What can be done with the current move. */
	tools() {
		const { tree, view } = this.game;
		const node = tree.get(view.node);
		const others = tree.path(node.id).some((step) => step.up && step.up.next[0] !== step);
		byId("promote").disabled = byId("main").disabled = !others;
		byId("delete").disabled = !node.up;
		this.comment.show(node.comment || "");
		for (const button of byId("glyphs").children) {
			button.disabled = !node.up;
			button.setAttribute("aria-pressed", String((node.glyphs || []).includes(Number(button.dataset.glyph))));
		}
	}

	/** @param {TreeNode} start */
	draw(start) {
		const parts = start.comment ? [element("span", "comment", start.comment)] : [];
		parts.push(...this.line(start, true));
		this.root.replaceChildren(...(parts.length ? parts : [element("span", "comment", "No moves yet.")]));
	}

	/** What follows a node: its main continuation, with the others behind its first move.
	 * @param {TreeNode} node @param {boolean} numbered @returns {HTMLElement[]} */
	line(node, numbered) {
		const parts = [];
		for (let [next] = node.next; next; [next] = next.next) {
			const others = /** @type {TreeNode} */ (next.up).next.slice(1);
			parts.push(...this.move(next, numbered));
			numbered = Boolean(next.comment) || others.length > 0;
			for (const other of others) {
				const branch = element("div", "variation");
				branch.append(...this.move(other, true), ...this.line(other, Boolean(other.comment)));
				parts.push(branch);
			}
		}
		return parts;
	}

	/** A move, with its number if it is White's or the first that is shown.
	 * @param {TreeNode} node @param {boolean} numbered */
	move(node, numbered) {
		const { first, blackIn } = this.game.view;
		const ply = node.ply - 1 + (blackIn ? 1 : 0);
		const number = first + Math.floor(ply / 2);
		const step = element("span", "step"); // keeps a move and its number on one line
		if (ply % 2 === 0 || numbered) step.append(element("span", "number", number + (ply % 2 === 0 ? "." : "…")));
		const button = /** @type {HTMLButtonElement} */ (element("button", "move", node.san + (node.signs || "")));
		button.type = "button";
		button.dataset.node = String(node.id);
		if (node.score) button.append(element("span", "value", node.score));
		step.append(button);
		return node.comment ? [step, element("span", "comment", node.comment)] : [step];
	}
}
