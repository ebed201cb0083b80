// The page of the game, in a frame. The next page loads behind the one that is shown and
// takes its place when it plays: then the game goes on where it was.

/** How long a page may take until it is shown even if it does not play, in milliseconds. */
const longestLoad = 8000;

class Stage {
	/** @param {HTMLElement} root */
	constructor(root) {
		this.root = root;
		/** @type {HTMLIFrameElement | null} */
		this.shown = null;
		/** @type {HTMLIFrameElement | null} */
		this.next = null;
		this.keeps = false; // the game goes on in the next page
		this.timer = 0;
		addEventListener("message", (event) => this.hear(event));
	}

	/** Shows a page, with the game of the page before if it is another state of the same file.
	 * @param {string} address @param {string} title @param {boolean} keeps */
	show(address, title, keeps) {
		if (this.next) this.next.remove();
		const frame = document.createElement("iframe");
		frame.setAttribute("sandbox", "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox");
		frame.allow = "clipboard-write";
		frame.title = title;
		frame.className = "next";
		frame.src = address;
		this.next = frame;
		this.keeps = keeps && this.shown !== null;
		this.root.append(frame);
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.turn(), longestLoad);
	}

	/** @param {MessageEvent} event */
	hear(event) {
		const { next, shown } = this;
		const { fairymax, state } = event.data || {};
		if (next && event.source === next.contentWindow) {
			if (fairymax === "ready" && this.keeps && shown) shown.contentWindow?.postMessage({ fairymax: "tell" }, "*");
			else if (fairymax === "ready" || fairymax === "resumed") this.turn();
		} else if (shown && event.source === shown.contentWindow && fairymax === "state" && next) {
			next.contentWindow?.postMessage({ fairymax: "resume", state }, "*");
		}
	}

	/** Puts the next page into the place of the one that is shown. */
	turn() {
		clearTimeout(this.timer);
		if (!this.next) return;
		if (this.shown) this.shown.remove();
		this.shown = this.next;
		this.shown.className = "";
		this.next = null;
	}

	/** Shows no game. */
	clear() {
		clearTimeout(this.timer);
		this.root.replaceChildren();
		this.shown = this.next = null;
	}
}
