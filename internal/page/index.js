// The search of the index: it hides the games that do not have all words.
{
	/** A text without capitals and accents.
	 * @param {string} text */
	const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

	const field = /** @type {HTMLInputElement} */ (document.getElementById("search"));
	const groups = [...document.querySelectorAll(".group")].map((section) => {
		const title = plain(/** @type {HTMLElement} */ (section.querySelector("h2")).textContent || "");
		const items = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("li")]);
		return { section: /** @type {HTMLElement} */ (section), games: items.map((item) => ({ item, text: title + " " + plain(item.dataset.words || "") })) };
	});

	const search = () => {
		const words = plain(field.value).split(/\s+/);
		let found = 0;
		let all = 0;
		for (const { section, games } of groups) {
			let some = 0;
			for (const { item, text } of games) {
				item.hidden = !words.every((word) => text.includes(word));
				if (!item.hidden) some++;
			}
			section.hidden = some === 0;
			found += some;
			all += games.length;
		}
		const note = /** @type {HTMLElement} */ (document.getElementById("found"));
		note.textContent = found === all ? `${all} games` : found === 1 ? `1 of ${all} games` : `${found || "None"} of ${all} games`;
	};

	const form = /** @type {HTMLElement} */ (document.getElementById("search-form"));
	form.hidden = false;
	form.addEventListener("submit", (event) => event.preventDefault());
	field.addEventListener("input", search);
	addEventListener("pageshow", search); // a browser that goes back keeps what was typed
}
