// The text of a definition: a line is an element, so that mistakes can stand under it.

/** How many lines are typed one by one, which takes long. */
const mostTyped = 300;

/** @typedef {{line: number, column: number}} Position counted from 1, in the units of JavaScript's strings */

class Lines {
	/** @param {HTMLElement} root @param {() => void} changed */
	constructor(root, changed) {
		this.root = root;
		this.changed = changed;
		this.lineEnd = "\n";
		this.busy = false; // with a change of its own
		/** @type {(text: string) => boolean} */
		this.takes = () => false; // takes a text that replaces everything
		root.addEventListener("beforeinput", (event) => this.before(event));
		root.addEventListener("input", (event) => this.after(/** @type {InputEvent} */ (event)));
		root.addEventListener("compositionend", () => this.tidy());
		for (const type of /** @type {["copy", "cut"]} */ (["copy", "cut"])) root.addEventListener(type, (event) => copySelected(this, event));
	}

	/** Takes a text, with the more frequent ones of its line ends. Returns whether they differ.
	 * @param {string} text */
	set(text) {
		const all = text.split("\n").length - 1, long = text.split("\r\n").length - 1;
		this.lineEnd = 2 * long > all ? "\r\n" : "\n";
		this.fill(text.replaceAll("\r\n", "\n").split("\n"));
		return long > 0 && long < all;
	}

	/** @param {string[]} lines */
	fill(lines) {
		this.root.replaceChildren(...lines.map(lineOf));
	}

	get() {
		return this.lines().join(this.lineEnd);
	}

	/** Reads the lines, whatever the browser has made of them. */
	lines() {
		/** @type {string[]} */
		const lines = [];
		for (const node of this.root.childNodes) lines.push(...linesOf(node));
		return lines.length ? lines : [""];
	}

	/** Sees to it that all that comes in is plain text, and that lines stay elements.
	 * @param {InputEvent} event */
	before(event) {
		if (this.busy) return;
		const type = event.inputType;
		const across = this.across(event);
		if (type.startsWith("format")) {
			event.preventDefault();
		} else if (event.dataTransfer) {
			event.preventDefault();
			const text = event.dataTransfer.getData("text/plain");
			if (this.wholly(event) && this.takes(text)) return;
			if (across) this.replace(across, "");
			this.insert(text);
		} else if (type === "insertLineBreak" || (type === "insertParagraph" && across)) {
			event.preventDefault();
			if (across) this.replace(across, "");
			this.command("insertParagraph");
		} else if (across && event.cancelable && !event.isComposing) {
			event.preventDefault();
			this.replace(across, type.startsWith("insert") ? event.data || "" : "");
		}
	}

	/** Whether an input is about to replace everything.
	 * @param {InputEvent} event */
	wholly(event) {
		if (this.get().trim() === "") return true;
		const across = this.across(event);
		const lines = this.lines();
		return across !== null && across.from.line === 1 && across.from.column === 1 && across.to.line >= lines.length && across.to.column > lines[lines.length - 1].length;
	}

	/** What an input is about to replace, if it begins and ends on different lines.
	 * @param {InputEvent} event @returns {{from: Position, to: Position} | null} */
	across(event) {
		const [range] = event.getTargetRanges();
		if (!range || event.inputType.startsWith("history")) return null;
		const from = this.position(range.startContainer, range.startOffset);
		const to = this.position(range.endContainer, range.endOffset);
		return from.line === to.line ? null : { from, to };
	}

	/** Replaces what begins on one line and ends on another. The rest of the last line is
	 * typed anew: if a browser joins lines, it adds styles to them.
	 * @param {{from: Position, to: Position}} across @param {string} text */
	replace({ from, to }, text) {
		const last = this.lines()[to.line - 1];
		const rest = text + last.slice(to.column - 1);
		this.select(from, { line: to.line, column: last.length + 1 });
		if (rest) this.command("insertText", rest);
		else this.command("delete");
		this.go(from.line, from.column + text.length);
	}

	/** Lets the browser change the text, so that it can take that back.
	 * @param {string} name @param {string} [text] */
	command(name, text) {
		this.busy = true;
		document.execCommand(name, false, text);
		this.busy = false;
	}

	/** Types a text at the caret. Of a long one, most is put behind its first line that is not blank.
	 * @param {string} text */
	insert(text) {
		const lines = text.replaceAll("\r\n", "\n").split("\n");
		const solid = lines.findIndex((line) => line !== "");
		const most = lines.length > mostTyped && solid >= 0 ? lines.splice(solid + 1, lines.length - solid - 2) : [];
		if (!lines[0] && !getSelection()?.isCollapsed) this.command("delete");
		lines.forEach((line, i) => {
			if (i > 0) this.command("insertParagraph");
			if (line) this.command("insertText", line);
		});
		if (most.length) this.insertAtOnce(most);
	}

	/** Inserts lines before that with the caret. They begin with a blank one: else a browser would add
	 * styles to the first. One that nests lines, as Firefox does, gets all anew, and can take nothing back.
	 * @param {string[]} added */
	insertAtOnce(added) {
		const { line, column } = this.caret();
		const wanted = this.lines();
		wanted.splice(line - 1, 0, ...added);
		this.go(line - 1, Infinity);
		this.command("insertHTML", ["", ...added].map((text) => lineOf(text).outerHTML).join(""));
		this.go(line, 1);
		this.command("delete");
		if (this.lines().join("\n") !== wanted.join("\n")) {
			this.fill(wanted);
			this.changed();
		}
		this.go(line + added.length, column);
	}

	/** @param {InputEvent} event */
	after(event) {
		if (!event.isComposing) this.tidy();
		this.changed();
	}

	/** Makes an element of each line again, should the browser have made something else. */
	tidy() {
		for (const node of this.root.childNodes) {
			if (!isLine(node)) {
				const at = this.caret();
				this.fill(this.lines());
				this.go(at.line, at.column);
				return;
			}
		}
		if (!this.root.firstChild) {
			this.fill([""]);
			this.go(1, 1);
		}
	}

	/** Where the caret is. */
	caret() {
		const selection = getSelection();
		if (!selection || !selection.focusNode || !this.root.contains(selection.focusNode)) return { line: 1, column: 1 };
		return this.position(selection.focusNode, selection.focusOffset);
	}

	/** @param {Node} node @param {number} offset @returns {Position} */
	position(node, offset) {
		const before = document.createRange();
		before.setStart(this.root, 0);
		before.setEnd(node, offset);
		const lines = [...before.cloneContents().childNodes].flatMap(linesOf);
		const last = lines[lines.length - 1] || "";
		return { line: Math.max(1, lines.length), column: last.length + 1 };
	}

	/** @param {Position} from @param {Position} to */
	select(from, to) {
		const [start, end] = [this.boundary(from), this.boundary(to)];
		if (start && end) getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
	}

	/** @param {Position} at */
	boundary({ line, column }) {
		const found = this.root.children[Math.min(line, this.root.children.length) - 1];
		if (!found) return null;
		const text = found.firstChild instanceof Text ? found.firstChild : null;
		return { node: text || found, offset: text ? Math.min(column - 1, text.length) : 0 };
	}

	/** What stands where an edit is to write something else.
	 * @param {Edit} edit */
	at({ line, column, endLine, endColumn }) {
		const all = this.lines();
		if (line > all.length) [line, column] = [all.length, Infinity]; // behind the last character
		const last = Math.min(Math.max(line, endLine), all.length);
		const from = { line, column: unitsBefore(all[line - 1], column) + 1 };
		const to = { line: last, column: unitsBefore(all[last - 1], endColumn) + 1 };
		return { from, to, text: this.between(from, to) };
	}

	/** @param {Position} from @param {Position} to */
	between(from, to) {
		const lines = this.lines().slice(from.line - 1, to.line);
		lines[lines.length - 1] = lines[lines.length - 1].slice(0, to.column - 1);
		lines[0] = lines[0].slice(from.column - 1);
		return lines.join("\n");
	}

	/** Makes a change as if it were typed, so that the browser can take it back.
	 * @param {Edit} edit */
	apply(edit) {
		const { from, to } = this.at(edit);
		this.go(from.line, from.column);
		if (from.line !== to.line) this.replace({ from, to }, "");
		else this.select(from, to);
		this.insert(edit.text);
	}

	/** Puts the caret somewhere and shows it.
	 * @param {number} line @param {number} column */
	go(line, column) {
		this.root.focus();
		this.select({ line, column }, { line, column });
		this.root.children[line - 1]?.scrollIntoView({ block: "nearest" });
	}

	/** Adds lines behind the last one that is not blank, as if they were typed, and goes there.
	 * @param {string} text */
	add(text) {
		const lines = this.lines(), end = lines.length;
		let line = end;
		while (line > 1 && lines[line - 1].trim() === "") line--;
		const column = lines[line - 1].length + 1;
		this.go(line, column);
		if (line < end) this.replace({ from: { line, column }, to: { line: end, column: lines[end - 1].length + 1 } }, "");
		this.insert("\n\n" + text.trimEnd() + "\n");
		this.go(line + 2, 1);
	}

	/** Shows findings under their lines.
	 * @param {Finding[]} findings */
	show(findings) {
		const lines = /** @type {HTMLElement[]} */ ([...this.root.children]);
		for (const line of lines) {
			delete line.dataset.told;
			line.className = "line";
		}
		/** @type {Record<string, Range[]>} */
		const ranges = { wrong: [], doubtful: [] };
		for (const finding of findings) {
			const line = finding.line ? lines[finding.line - 1] : undefined;
			if (!line) continue;
			const kind = finding.severity === "warning" ? "doubtful" : "wrong";
			line.classList.add(kind);
			line.dataset.told = (line.dataset.told ? line.dataset.told + "\n" : "") + finding.text;
			ranges[kind].push(rangeOf(line, finding));
		}
		if (typeof Highlight !== "function" || !CSS.highlights) return;
		for (const [kind, found] of Object.entries(ranges)) CSS.highlights.set(kind, new Highlight(...found));
	}
}
