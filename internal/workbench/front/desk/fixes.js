// The changes that messages suggest: a button makes each.

/** How much of a text a button shows. */
const shownOfFix = 60;

/** Offers the changes that would cure mistakes in a text.
 * @param {Finding[]} findings @param {Lines} text */
function fixes(findings, text) {
	const items = findings.flatMap(({ fix }) => {
		if (!fix) return [];
		const item = element("li", "");
		item.append(button(named(fix, text.at(fix).text), () => text.apply(fix)));
		return [item];
	});
	byId("fixes").replaceChildren(...items);
	byId("fixes").hidden = items.length === 0;
}

/** Says what a fix does.
 * @param {Edit} fix @param {string} instead what stands there now */
function named({ line, text }, instead) {
	const [now, before] = [text, instead].map(brief);
	const what = !now ? `leave out ${before}` : !before ? `insert ${now}` : `write ${now} instead of ${before}`;
	return `Fix line ${line}: ${what}`;
}

/** A text on one line.
 * @param {string} text */
function brief(text) {
	const line = text.trim().replace(/\s+/g, " ");
	return line.length > shownOfFix ? line.slice(0, shownOfFix - 1) + "…" : line;
}
