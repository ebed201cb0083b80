// What is at hand: the built-in games and the recipes of the cookbook.

/** What the library leads to.
 * @typedef {{
 *   text: (name: string) => Promise<string>, open: (name: string) => void,
 *   begin: (from: string, recipe: Recipe | null) => void, add: (text: string) => void,
 * }} LibraryActs */

class Library {
	/** @param {WorkbenchData} data @param {LibraryActs} acts */
	constructor(data, acts) {
		this.acts = acts;
		this.load(data.games, data.cookbook);
	}

	/** @param {Group[]} groups @param {Chapter[]} chapters */
	load(groups, chapters) {
		byId("from").append(...groups.map((group) => {
			const made = document.createElement("optgroup");
			made.label = group.title;
			made.append(...group.games.map(({ name, title }) => new Option(`a change to ${title} (${name})`, name)));
			return made;
		}));
		byId("examples").replaceChildren(...groups.map((group) => this.part(group.title, group.games.map((game) => this.example(game)))));
		byId("cookbook").replaceChildren(...chapters.map((chapter) => this.part(chapter.title, chapter.recipes.map((recipe) => this.recipe(recipe)))));
		for (const id of ["examples", "cookbook"]) {
			byId(id + "-search").addEventListener("input", () => search(byId(id), byId(id + "-search").value));
		}
	}

	/** @param {string} title @param {HTMLElement[]} entries */
	part(title, entries) {
		const made = element("section", "part");
		made.append(element("h2", "", title), ...entries);
		return made;
	}

	/** @param {{name: string, title: string}} game */
	example({ name, title }) {
		const made = element("details", "entry");
		const summary = element("summary", "", title + " ");
		summary.append(element("code", "", name));
		made.append(summary);
		made.addEventListener("toggle", async () => {
			if (made.childElementCount > 1) return;
			const code = element("pre", "", "…");
			const buttons = element("div", "buttons");
			buttons.append(button("Open it", () => this.acts.open(name)), button("Begin a change to it", () => this.acts.begin(name, null)));
			made.append(buttons, code);
			code.textContent = await this.acts.text(name).catch((error) => error.message);
		});
		return made;
	}

	/** @param {Recipe} recipe */
	recipe(recipe) {
		const made = element("details", "entry");
		const act = recipe.whole ? button("Begin a game with it", () => this.acts.begin("", recipe)) : button("Add it to my text", () => this.acts.add(recipe.code));
		made.append(element("summary", "", recipe.title), element("p", "", recipe.about), element("pre", "", recipe.code), act);
		return made;
	}
}

/** Shows the entries with all words of a search.
 * @param {HTMLElement} root @param {string} text */
function search(root, text) {
	const words = text.toLowerCase().split(/\s+/);
	for (const part of root.children) {
		let some = false;
		for (const entry of /** @type {HTMLElement[]} */ ([...part.querySelectorAll(".entry")])) {
			const about = (entry.textContent || "").toLowerCase();
			entry.hidden = !words.every((word) => about.includes(word));
			some = some || !entry.hidden;
		}
		/** @type {HTMLElement} */ (part).hidden = !some;
	}
}
