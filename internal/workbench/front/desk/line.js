// A line of the text as an element, and what browsers make of lines.

/** A line of a text that is edited.
 * @param {string} text */
function lineOf(text) {
	const made = element("div", "line", text);
	if (text === "") made.append(document.createElement("br"));
	return made;
}

/** @param {Node} node @returns {string[]} */
function linesOf(node) {
	if (node.nodeName === "BR") return [""];
	if (node instanceof HTMLElement && [...node.children].some((child) => child.nodeName === "DIV")) return [...node.childNodes].flatMap(linesOf);
	if (isLine(node)) return [node.textContent || ""];
	// A line with a BR or a line end inside: each ends a line, but for a BR at the end.
	let text = "";
	for (const child of node.childNodes.length ? node.childNodes : [node]) text += child.nodeName === "BR" ? "\n" : child.textContent;
	return text.replace(/\n$/, "").split("\n");
}

/** Whether a node is what a line looks like: an element with a text, or with a BR.
 * @param {Node} node */
function isLine(node) {
	if (node.nodeName !== "DIV" || (node.textContent || "").includes("\n")) return false;
	const children = [...node.childNodes];
	return children.every((child) => child.nodeType === Node.TEXT_NODE) || (children.length === 1 && children[0].nodeName === "BR");
}

/** The part of a line that a finding is about. The compiler counts characters.
 * @param {HTMLElement} line @param {Finding} finding */
function rangeOf(line, finding) {
	const range = document.createRange();
	const text = line.firstChild;
	range.selectNodeContents(line);
	if (text instanceof Text) {
		range.setStart(text, unitsBefore(text.data, finding.column));
		range.setEnd(text, unitsBefore(text.data, finding.endColumn));
	}
	return range;
}

/** How many units of JavaScript's strings stand before a column.
 * @param {string} line @param {number} column */
function unitsBefore(line, column) {
	return [...line].slice(0, column - 1).join("").length;
}
