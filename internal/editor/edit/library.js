// What is at hand: the built-in games and the recipes of the cookbook.

class Library {
	/** @param {Server} server @param {(text: string) => void} add adds a recipe
	 * @param {(from: string, recipe: Recipe | null) => void} begin begins a game */
	constructor(server, add, begin) {
		this.server = server;
		this.add = add;
		this.begin = begin;
	}

	async load() {
		/** @type {Group[]} */
		const groups = await this.server.json("examples");
		/** @type {Chapter[]} */
		const chapters = await this.server.json("cookbook");
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
			made.append(button("Begin a change to it", () => this.begin(name, null)), code);
			code.textContent = await this.server.text("examples/" + encodeURIComponent(name)).catch((error) => error.message);
		});
		return made;
	}

	/** @param {Recipe} recipe */
	recipe(recipe) {
		const made = element("details", "entry");
		const act = recipe.whole ? button("Begin a game with it", () => this.begin("", recipe)) : button("Add it to my text", () => this.add(recipe.code));
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
