// Keys that work wherever one is on the page but in a text field, and their list.

/** The letters that have nothing to do with the game on the board, which Set up hides. */
const everywhere = "fpas?";

class Keys {
	/** @param {Game} game */
	constructor(game) {
		this.game = game;
		/** @type {Record<string, [string, () => void]>} what each does, and how it is told */
		this.letters = {
			",": ["a move back, from the board too", () => game.moves.step("ArrowLeft")],
			".": ["a move forward, from the board too", () => game.moves.step("ArrowRight")],
			f: ["turn the board round", () => byId("flip").click()],
			p: ["play", () => game.enter("play")],
			a: ["analyse", () => game.enter("analyse")],
			s: ["set up a position", () => game.enter("setup")],
			e: ["engine on or off, when analysing", () => this.press("engine-on")],
			b: ["play the engine’s best move", () => game.analysis.playBest()],
			h: ["hint, when playing", () => this.press("hint")],
			t: ["take back, when playing", () => this.press("take-back")],
			m: ["type a move", () => byId("move-text").focus()],
			c: ["comment on the move", () => byId("comment").focus()],
			x: ["clear drawings", () => byId("clear-drawing").click()],
			"?": ["this list", () => this.help()],
		};
		this.arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
		document.addEventListener("keydown", (event) => this.hear(event));
		byId("help").addEventListener("click", () => this.help());
		byId("keys-close").addEventListener("click", () => byId("keys").close());
	}

	/** Clicks on a control that is there.
	 * @param {string} id */
	press(id) {
		const control = byId(id);
		if (control.checkVisibility() && !control.disabled) control.click();
	}

	/** @param {KeyboardEvent} event */
	hear(event) {
		const at = event.target;
		if (!(at instanceof Element) || event.ctrlKey || event.metaKey || event.altKey || at.closest("dialog, textarea, select, input:not([type=checkbox])")) return;
		if (this.game.modeName === "setup" && !everywhere.includes(event.key)) return;
		if (this.arrows.includes(event.key)) {
			if (at.closest(".cell")) return; // the board walks there
			if (this.game.moves.step(event.key)) event.preventDefault(); // else the page scrolls
			return;
		}
		const letter = this.letters[event.key];
		if (!letter || !byId("keys-on").checked) return;
		event.preventDefault();
		letter[1]();
	}

	help() {
		const rows = [
			["← →", "a move back, a move forward"], ["↑ ↓", "the variation before, after"], ["Home End", "the start, the end of the line"],
			["arrows on the board", "from square to square; Enter picks, Escape puts back"],
			...Object.entries(this.letters).map(([key, [told]]) => [key, told]),
			["right button", "draw an arrow or a circle; with Shift red, with Alt blue, with both yellow"],
		];
		byId("key-list").replaceChildren(...rows.map(([key, told]) => {
			const row = element("tr", "");
			const head = element("th", "", key);
			head.setAttribute("scope", "row");
			row.append(head, element("td", "", told));
			return row;
		}));
		byId("keys").showModal();
	}
}
