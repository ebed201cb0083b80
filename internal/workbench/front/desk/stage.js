// The page of the game, in a frame. The next page loads behind the one that is shown and
// takes its place when it plays: then the game goes on where it was.

/** How long a page may take until it is shown even if it does not play, in milliseconds. */
const longestLoad = 20000;

/** How long a page may take to tell its game, in milliseconds. */
const longestTelling = 2000;

class Stage {
	/** @param {HTMLElement} root @param {() => void} save what the keys for it do, in the game too
	 * @param {() => void} turned is told when the next page is the one that is shown */
	constructor(root, save, turned) {
		this.root = root;
		this.save = save;
		this.turned = turned;
		/** @type {HTMLIFrameElement | null} */
		this.shown = null;
		/** @type {HTMLIFrameElement | null} */
		this.next = null;
		/** @type {FrameState | null} */
		this.from = null; // what the next page begins with
		this.keeps = false; // the game goes on in the next page
		/** @type {((state: FrameState | null) => void) | null} */
		this.asks = null;
		this.timer = 0;
		addEventListener("message", (event) => this.hear(event));
	}

	/** Shows a page with a game, or with that of the page before if it is another state of
	 * the same text. What does not change the page, such as a comment, changes nothing here.
	 * @param {string} page @param {string} title @param {boolean} keeps @param {FrameState | null} from */
	show(page, title, keeps, from) {
		if (keeps && !from && (this.next || this.shown)?.srcdoc === page) return;
		const waits = this.next !== null; // a page that was not shown yet: what it was to begin with is still to come
		if (this.next) this.next.remove();
		const frame = document.createElement("iframe");
		frame.setAttribute("sandbox", "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox");
		frame.allow = "clipboard-write";
		frame.title = title;
		frame.className = "next";
		frame.srcdoc = page;
		this.next = frame;
		this.from = from || (waits && keeps ? this.from : null);
		this.keeps = keeps && this.shown !== null && (!waits || this.keeps);
		this.root.append(frame);
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.turn(), longestLoad);
	}

	/** @param {MessageEvent} event */
	hear(event) {
		const { next, shown } = this;
		const { fairymax, state } = event.data || {};
		if (next && event.source === next.contentWindow) {
			if (fairymax === "ready" && this.from) this.resume(this.from);
			else if (fairymax === "ready" && this.keeps && shown) shown.contentWindow?.postMessage({ fairymax: "tell" }, "*");
			else if (fairymax === "ready" || fairymax === "resumed") this.turn();
			else if (fairymax === "loses") next.dataset.loses = String(event.data.loses);
		} else if (shown && event.source === shown.contentWindow) {
			if (fairymax === "save") this.save();
			else if (fairymax === "loses") shown.dataset.loses = String(event.data.loses);
			else if (fairymax === "state" && this.asks) this.asks(state);
			else if (fairymax === "state" && next) this.resume(state);
		}
	}

	/** @param {FrameState} state */
	resume(state) {
		this.next?.contentWindow?.postMessage({ fairymax: "resume", state }, "*");
	}

	/** Whether there is an analysis on the board that was not copied. */
	get loses() { return this.shown?.dataset.loses === "true"; }

	/** The game that is shown, null if there is none.
	 * @returns {Promise<FrameState | null>} */
	state() {
		const { shown } = this;
		if (!shown) return Promise.resolve(null);
		return new Promise((resolve) => {
			const timer = setTimeout(() => this.asks && this.asks(null), longestTelling);
			this.asks = (state) => { clearTimeout(timer); this.asks = null; resolve(state); };
			shown.contentWindow?.postMessage({ fairymax: "tell" }, "*");
		});
	}

	/** Puts the next page into the place of the one that is shown. */
	turn() {
		clearTimeout(this.timer);
		if (!this.next) return;
		if (this.shown) this.shown.remove();
		this.shown = this.next;
		this.shown.className = "";
		this.next = null;
		this.from = null;
		this.turned();
	}

	/** Shows no game. */
	clear() {
		clearTimeout(this.timer);
		this.root.replaceChildren();
		this.shown = this.next = null;
	}
}
