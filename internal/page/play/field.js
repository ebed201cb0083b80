// A field that the page fills and a person types into: what is being typed stays.

class Field {
	/** @param {string} id */
	constructor(id) {
		this.input = byId(id);
		/** What the page has put there. */
		this.shown = "";
		/** What it would show by now. */
		this.latest = "";
		this.input.addEventListener("blur", () => { if (this.text === this.shown) this.put(this.latest); });
	}

	get text() { return this.input.value; }

	/** Whether another text is being typed: one is there, or at the buttons beside it. */
	get typed() {
		return this.text !== this.shown && (this.input.closest(".line") || this.input).contains(document.activeElement);
	}

	/** Shows a text, unless another one is being typed.
	 * @param {string} text */
	show(text) {
		this.latest = text;
		if (!this.typed) this.put(text);
	}

	/** Shows how what was typed was read, unless it is another text by then.
	 * @param {string} typed @param {string} text */
	answer(typed, text) {
		if (this.text === typed) this.put(text);
	}

	/** Puts a text there whatever is being typed.
	 * @param {string} text */
	put(text) {
		if (this.text !== text) this.input.value = text; // else the cursor would go to the end
		this.shown = this.latest = text;
	}
}
