// The changes that messages suggest: a button makes each.

/** How much of a text a button shows. */
const shownOfFix = 60;

/** Offers the changes that would cure mistakes in a text.
 * @param {Finding[]} findings @param {Lines} text */
function fixes(findings, text) {
	const items = findings.flatMap(({ fix }) => {
		if (!fix) return [];
		const item = element("li", "");
		item.append(button(named(fix, text), () => text.apply(fix)));
		return [item];
	});
	byId("fixes").replaceChildren(...items);
	byId("fixes").hidden = items.length === 0;
}

/** Says what a fix does.
 * @param {Edit} fix @param {Lines} lines */
function named(fix, lines) {
	const { from, text } = lines.at(fix);
	const [now, before] = [fix.text, text].map(brief);
	const place = where(lines.lines()[from.line - 1], from.column - 1);
	const what = !now ? `leave out ${before}` : before ? `write ${now} instead of ${before}` : `insert ${now}${place}`;
	return `Fix line ${fix.line}: ${what}`;
}

/** Says where something is put into a line: next to a word or to a text in quotes if it can, behind
 * the one before rather than in front of the one that follows.
 * @param {string} line @param {number} at */
function where(line, at) {
	const [before, behind] = [line.slice(0, at), line.slice(at)];
	for (const item of [/"[^"]*"|'[^']*'|[\p{L}\p{N}_-]+/u, /\S/u]) {
		const last = new RegExp(`(${item.source})\\s*$`, "u").exec(before);
		if (last) return " after " + brief(last[1]);
		const first = new RegExp(`^\\s*(${item.source})`, "u").exec(behind);
		if (first) return " before " + brief(first[1]);
	}
	return "";
}

/** A text on one line.
 * @param {string} text */
function brief(text) {
	const line = text.trim().replace(/\s+/g, " ");
	return line.length > shownOfFix ? line.slice(0, shownOfFix - 1) + "…" : line;
}
