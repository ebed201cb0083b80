// The curve of White's chances along the main line, to click on.

class Curve {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		this.root = byId("curve");
		this.root.addEventListener("click", (/** @type {MouseEvent} */ event) => {
			const box = this.root.getBoundingClientRect();
			const line = game.tree.line(0);
			const ply = Math.round(((event.clientX - box.left) / box.width) * line.length);
			const node = ply > 0 ? line[ply - 1] : game.tree.get(0);
			if (node) game.go(node.id);
		});
	}

	draw() {
		const { tree, view } = this.game;
		const line = tree.line(0);
		const scored = line.filter((node) => node.score);
		this.root.toggleAttribute("hidden", scored.length < 2);
		if (scored.length < 2) return;
		const height = 100, width = line.length;
		const at = (/** @type {number} */ ply, /** @type {TreeNode} */ node) => `${ply},${(height * (1 - node.points)).toFixed(1)}`;
		const points = [at(0, scored[0]), ...scored.map((node) => at(node.ply, node))]; // the start is as good as what follows it
		const area = shapeElement("polygon", { class: "share", points: `0,${height} ${points.join(" ")} ${scored[scored.length - 1].ply},${height}` });
		const level = shapeElement("line", { class: "level", x1: 0, x2: width, y1: height / 2, y2: height / 2 });
		const curve = shapeElement("polyline", { class: "chance", points: points.join(" ") });
		const here = tree.path(view.node).filter((node) => line.includes(node)).length;
		const now = shapeElement("line", { class: "now", x1: here, x2: here, y1: 0, y2: height });
		this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
		this.root.replaceChildren(area, level, curve, now);
	}
}

/** An element of a picture.
 * @param {string} tag @param {Record<string, string | number>} attributes */
function shapeElement(tag, attributes) {
	const made = document.createElementNS(svgSpace, tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
	return made;
}
