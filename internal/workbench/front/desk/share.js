// The game in an address: its text, with the position and the moves on the board, stands
// packed behind #, which a browser sends to no server.

/** Copies the address of the game, and puts it into the address bar.
 * @param {Desk} desk */
async function copyLink(desk) {
	const state = await desk.stage.state();
	const start = state && desk.verdict && state.start !== desk.verdict.start ? state.start : "";
	const moves = state ? state.played : [];
	const { link } = await desk.compiler.ask({ do: "link", name: desk.name, text: desk.text.get(), start, moves });
	history.replaceState(null, "", "#" + link);
	const fromDisk = location.protocol === "file:" ? " This page is on your disk: put it on a web server, and others can open its links." : "";
	const done = (await copy(location.href)) ? "The link has been copied" : "The link is in the address bar, to be copied there";
	say(`${done}; it has ${location.href.length} characters.${fromDisk}`);
}

/** Puts a text into the clipboard.
 * @param {string} text @returns {Promise<boolean>} whether it is there */
async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch { // pages from disk may have no clipboard
		const field = document.createElement("textarea");
		field.value = text;
		document.body.append(field);
		field.select();
		const done = document.execCommand("copy");
		field.remove();
		return done;
	}
}

/** What an address has, to the person. */
const gameOfLink = "The game of the link";

/** Opens the game in the address.
 * @param {Desk} desk */
async function followLink(desk) {
	const link = location.hash;
	/** @type {SharedGame | null} */
	const game = await arrived(desk, gameOfLink, desk.compiler.ask({ do: "follow", text: link.slice(1) }));
	if (!game) return forgetLink();
	desk.foreign.hide();
	desk.isNew = false;
	const done = desk.put(game.name, game.text, "", { start: game.start, played: game.moves || [] });
	history.replaceState(null, "", link); // the game that is there now is this one
	await done;
}

/** Takes the link of another game out of the address bar: one would reload that, or share it. */
function forgetLink() {
	if (location.hash.length > 1) history.replaceState(null, "", location.pathname + location.search);
}
