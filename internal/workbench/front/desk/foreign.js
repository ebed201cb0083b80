// What another program wrote, and what became of it.

/** The longest text that is put where people edit, in characters. */
const longestShown = 100_000;

class Foreign {
	/** @param {(game: ImportedGame) => Promise<boolean>} choose takes one of the games, or refuses it */
	constructor(choose) {
		/** @type {ImportedGame[]} */
		this.games = [];
		this.chosen = 0;
		byId("foreign-games").addEventListener("change", async () => {
			const index = byId("foreign-games").selectedIndex;
			if (await choose(this.games[index])) this.tell(index);
			else byId("foreign-games").selectedIndex = this.chosen;
		});
	}

	/** Says what a text was.
	 * @param {Imported} imported @param {string} text */
	show(imported, text) {
		const { form, games, problems } = imported;
		this.games = games;
		byId("foreign").hidden = false;
		const many = games.length > 1 ? ` ${games.length} games are in it.` : "";
		byId("foreign-form").textContent = games.length ? `This was ${form}; now it is TOML, to play and to change.${many}` : `This is ${form}, but no game in it can be read.`;
		byId("foreign-choice").hidden = games.length < 2;
		byId("foreign-games").replaceChildren(...games.map((game) => new Option(game.given)));
		byId("foreign-text").textContent = text;
		list(byId("foreign-problems"), "What could not be read", games.length ? problems.map((problem) => problem.text) : []);
		this.tell(0);
	}

	/** Says what is not carried over of a game.
	 * @param {number} index */
	tell(index) {
		this.chosen = index;
		const notes = this.games[index] ? this.games[index].notes : [];
		const lost = notes.filter((note) => note.includes("NOT CARRIED OVER"));
		byId("foreign-lost").replaceChildren(...lost.map((note) => element("li", "", note)));
		byId("foreign-lost").hidden = lost.length === 0;
		list(byId("foreign-notes"), "To know", notes.filter((note) => !lost.includes(note)));
	}

	hide() {
		byId("foreign").hidden = byId("foreign-lost").hidden = true;
	}
}

/** Fills a list that can be folded.
 * @param {HTMLElement} root @param {string} title @param {string[]} texts */
function list(root, title, texts) {
	root.hidden = texts.length === 0;
	/** @type {Element} */ (root.querySelector("summary")).textContent = `${title} (${texts.length})`;
	/** @type {Element} */ (root.querySelector("ul")).replaceChildren(...texts.map((text) => element("li", "", text)));
}
