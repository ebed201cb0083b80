// The tree of moves, as the last view that had one told it. It is the engine's: here it is only
// looked up.

/** @typedef {TreeMove & {ply: number, next: TreeNode[], up: TreeNode | null}} TreeNode */

class MoveTree {
	constructor() {
		/** @type {Map<number, TreeNode>} */
		this.nodes = new Map();
		this.take([{ id: 0, parent: -1, text: "", san: "", points: 0 }]);
	}

	/** @param {TreeMove[]} moves parents before what follows them */
	take(moves) {
		this.nodes = new Map();
		for (const move of moves) {
			const up = this.nodes.get(move.parent) || null;
			/** @type {TreeNode} */
			const node = { ...move, up, next: [], ply: up ? up.ply + 1 : 0 };
			if (up) up.next.push(node);
			this.nodes.set(node.id, node);
		}
	}

	/** @param {number} id @returns {TreeNode} */
	get(id) {
		return /** @type {TreeNode} */ (this.nodes.get(id) || this.nodes.get(0));
	}

	/** Whether there is more than the moves of a game: a variation, or what is said or drawn. */
	get annotated() {
		return [...this.nodes.values()].some(({ comment, glyphs, shapes, up, id }) => comment || glyphs || shapes || (up && up.next[0].id !== id));
	}

	/** What follows a node.
	 * @param {number} id */
	next(id) {
		return this.get(id).next;
	}

	/** The nodes on the way from the start, without it.
	 * @param {number} id */
	path(id) {
		const path = [];
		for (let node = this.get(id); node.up; node = node.up) path.unshift(node);
		return path;
	}

	/** The nodes that follow one by its main continuation.
	 * @param {number} id */
	line(id) {
		const line = [];
		for (let [node] = this.next(id); node; [node] = node.next) line.push(node);
		return line;
	}

	/** The node that is tried instead of one, a step further down or up the list.
	 * @param {number} id @param {number} step */
	beside(id, step) {
		const node = this.get(id);
		const others = node.up ? node.up.next : [node];
		return others[others.indexOf(node) + step];
	}

	/** Where a key leads: to a node.
	 * @param {number} id @param {string} key */
	to(id, key) {
		const node = this.get(id), line = this.line(id);
		switch (key) {
			case "ArrowLeft": return node.up;
			case "ArrowRight": return node.next[0];
			case "ArrowUp": return this.beside(id, -1);
			case "ArrowDown": return this.beside(id, 1);
			case "Home": return this.get(0);
			case "End": return line[line.length - 1];
		}
		return null;
	}
}
