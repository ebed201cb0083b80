// Arrows and circles over the board: the engine's best moves, and what a person draws.

/** How wide an arrow of the engine is, by its rank, in squares. */
const arrowWidths = [0.2, 0.15, 0.12, 0.1, 0.08];

/** How far from the middle of a square an arrow ends, and how wide one is that a person draws. */
const arrowGap = 0.15, drawnWidth = 0.16;

class Arrows {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.root = byId("arrows");
		this.root.setAttribute("viewBox", `0 0 ${board.layout.files} ${board.layout.ranks}`);
		this.drawn = "";
	}

	/** The middle of a square.
	 * @param {string} square */
	middle(square) {
		const { files, ranks } = this.board.layout;
		const x = square.charCodeAt(0) - 97, y = Number(square.slice(1)) - 1;
		return this.board.flipped ? { x: files - x - 0.5, y: y + 0.5 } : { x: x + 0.5, y: ranks - y - 0.5 };
	}

	/** @param {{from: string, to: string, rank: number}[]} best @param {string[]} shapes such as Ge2e4 and Re4 */
	draw(best, shapes) {
		const key = JSON.stringify([best, shapes, this.board.flipped]);
		if (key === this.drawn) return;
		this.drawn = key;
		const parts = best.slice().reverse().map(({ from, to, rank }) => this.shape(from, to, arrowWidths[rank], `engine rank-${rank}`));
		for (const shape of shapes) {
			const { color, from, to } = shapeParts(shape);
			parts.push(this.shape(from, to, drawnWidth, "drawn-" + color));
		}
		this.root.replaceChildren(...parts);
	}

	/** An arrow, or a circle where it ends where it begins.
	 * @param {string} from @param {string} to @param {number} width @param {string} className */
	shape(from, to, width, className) {
		const b = this.middle(to);
		if (from === to || from.startsWith("hand:")) return shapeElement("circle", { class: "circle " + className, cx: b.x, cy: b.y, r: 0.44 });
		const a = this.middle(from);
		const length = Math.hypot(b.x - a.x, b.y - a.y);
		const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
		const head = 2.2 * width, end = length - arrowGap;
		const at = (/** @type {number} */ along, /** @type {number} */ aside) => `${(a.x + ux * along - uy * aside).toFixed(3)},${(a.y + uy * along + ux * aside).toFixed(3)}`;
		const half = width / 2;
		const points = [at(arrowGap, half), at(end - head, half), at(end - head, head * 0.7), at(end, 0), at(end - head, -head * 0.7), at(end - head, -half), at(arrowGap, -half)];
		return shapeElement("polygon", { class: "arrow " + className, points: points.join(" ") });
	}
}

/** @param {string} shape */
function shapeParts(shape) {
	const parts = /^([GRYB])([a-p]\d+)([a-p]\d+)?$/.exec(shape) || ["", "G", "a1", ""];
	return { color: parts[1], from: parts[2], to: parts[3] || parts[2] };
}
