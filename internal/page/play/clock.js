// The clocks of both sides. They begin with the second move: the first one takes no time. They
// stand while one looks at an earlier position.

class Clock {
	/** @param {(side: string) => void} timeIsUp */
	constructor(timeIsUp) {
		this.timeIsUp = timeIsUp;
		/** @type {Record<string, number>} in milliseconds */
		this.rest = { white: 0, black: 0 };
		/** @type {Map<number, Record<string, number>>} after the moves of the game, by node */
		this.after = new Map();
		this.running = ""; // the side whose time runs
		this.since = 0;
		this.timer = 0;
		this.wind();
	}

	/** Whether one plays with clocks. */
	get on() { return byId("clock").value !== ""; }

	/** The time for all moves and for each, in milliseconds. */
	get control() {
		const [minutes, seconds] = byId("clock").value.split("+").map(Number);
		return { whole: minutes * 60_000, each: (seconds || 0) * 1000 };
	}

	/** Gives both sides all their time. */
	wind() {
		this.halt();
		const { whole } = this.on ? this.control : { whole: 0 };
		this.rest = { white: whole, black: whole };
		this.after = new Map();
		byId("time").disabled = this.on;
		this.draw();
	}

	halt() {
		if (this.running) this.rest[this.running] = this.now(this.running);
		this.running = "";
		clearInterval(this.timer);
	}

	/** What a side has left.
	 * @param {string} side */
	now(side) {
		return this.running === side ? Math.max(0, this.rest[side] - (performance.now() - this.since)) : this.rest[side];
	}

	/** Gives the side that has moved its time for the move.
	 * @param {number} node that the move has led to */
	moved(node) {
		const side = this.running;
		this.halt();
		if (side) this.rest[side] += this.control.each;
		this.after.set(node, { ...this.rest });
	}

	/** Gives back the time of moves that are taken back.
	 * @param {number} node that is reached */
	back(node) {
		const { whole } = this.control;
		this.halt();
		this.rest = { ...(this.after.get(node) || { white: whole, black: whole }) };
	}

	/** Lets the time of the side to move run, if that is the game.
	 * @param {View} view @param {boolean} looksBack */
	follow(view, looksBack) {
		this.halt();
		if (this.on && view.played.length > 0 && !view.over && !looksBack) this.start(view.turn);
		this.draw();
	}

	/** @param {string} side */
	start(side) {
		this.running = side;
		this.since = performance.now();
		this.timer = setInterval(() => this.tick(), 100);
	}

	tick() {
		this.draw();
		const side = this.running;
		if (!side || this.now(side) > 0) return;
		this.halt();
		this.timeIsUp(side);
	}

	/** What the engine has to know of the clocks.
	 * @param {string} side */
	left(side) {
		return this.on ? { remaining: Math.max(1, Math.round(this.now(side))), increment: this.control.each } : {};
	}

	/** What the clock of the side that moves shows, for the record. */
	stamp() {
		return this.on && this.running ? clockText(this.now(this.running), true) : "";
	}

	draw() {
		for (const [side, color] of [["white", "White"], ["black", "Black"]]) {
			const shown = byId("clock-" + side);
			shown.hidden = !this.on;
			shown.textContent = `${color} ${clockText(this.now(side), false)}`;
			shown.classList.toggle("running", this.running === side);
			shown.classList.toggle("low", this.now(side) < 10_000);
		}
	}
}

/** Time as hours, minutes and seconds; tenths at the end.
 * @param {number} milliseconds @param {boolean} whole with the hours, as in records */
function clockText(milliseconds, whole) {
	const seconds = whole || milliseconds >= 10_000 ? Math.ceil(milliseconds / 1000) : milliseconds / 1000;
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = Number.isInteger(seconds) ? String(seconds % 60) : (seconds % 60).toFixed(1);
	const two = (/** @type {string | number} */ part) => String(part).padStart(2, "0");
	if (parts[0] || whole) return `${parts[0]}:${two(parts[1])}:${two(rest)}`;
	return `${parts[1]}:${two(rest)}`;
}
