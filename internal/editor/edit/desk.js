// The file that is edited: it is opened, checked, shown and saved.

/** How long the keys rest before the text is checked, in milliseconds. */
const restTime = 250;

class Desk {
	/** @param {Server} server */
	constructor(server) {
		this.server = server;
		this.text = new Lines(byId("text"), () => this.edited());
		this.stage = new Stage(byId("stage"));
		this.name = "";
		this.version = ""; // of the file on disk, "" if it is new
		this.saved = ""; // the text on disk
		this.checked = ""; // the text of the last verdict
		this.saving = false;
		this.follows = false; // a game of this file is shown
		this.timer = 0;
		this.aborter = new AbortController();
		/** @type {Finding[]} */
		this.findings = [];
		/** @type {() => void} */
		this.onSaved = () => {};
	}

	dirty() {
		return this.name !== "" && (this.version === "" || this.text.get() !== this.saved);
	}

	/** @param {string} name @param {string} text @param {string} version */
	begin(name, text, version) {
		this.name = name;
		this.version = version;
		this.text.set(text);
		this.saved = this.text.get();
		this.follows = false;
		byId("text").setAttribute("aria-label", "The text of " + name);
		byId("text").contentEditable = "true";
		document.title = name + " – fairymax";
		byId("text").scrollTop = 0;
		return this.check();
	}

	/** @param {string} name */
	async open(name) {
		const { text, version } = await this.server.read(name);
		await this.begin(name, text, version);
	}

	edited() {
		this.state();
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.check(), restTime);
	}

	/** Lets the server check the text, and shows what it says. */
	async check() {
		clearTimeout(this.timer);
		this.aborter.abort();
		this.aborter = new AbortController();
		const text = this.text.get();
		let verdict;
		try {
			verdict = await this.server.check(this.name, text, this.aborter.signal);
		} catch (error) {
			if (/** @type {Error} */ (error).name !== "AbortError") tell(error);
			return;
		}
		if (text !== this.text.get()) return; // the next check follows
		this.show(verdict);
		this.checked = text;
	}

	/** @param {Verdict} verdict */
	show(verdict) {
		this.findings = verdict.findings;
		this.text.show(verdict.findings);
		const wrong = !verdict.game;
		byId("elsewhere").replaceChildren(...verdict.findings.filter((finding) => !finding.line).map((finding) => element("li", "", finding.text)));
		byId("count").textContent = counted(verdict);
		byId("count").className = wrong ? "wrong" : verdict.findings.length ? "doubtful" : "right";
		byId("next-finding").hidden = !verdict.findings.some((finding) => finding.line);
		byId("stale").hidden = !wrong;
		byId("stale").textContent = this.follows ? "The text has mistakes. The board is that of the last state without one." : "The text has mistakes. Without them, the board appears here.";
		if (!wrong) {
			this.stage.show(verdict.game, verdict.title, this.follows);
			this.follows = true;
		} else if (!this.follows) {
			this.stage.clear();
		}
		this.state();
	}

	/** Says whether the file is saved. */
	state() {
		const dirty = this.dirty();
		byId("saved").textContent = !this.name ? "" : this.version === "" ? "not saved yet" : dirty ? "changed" : "saved";
		byId("save").disabled = !dirty;
	}

	/** Goes to the next mistake behind the caret. */
	next() {
		const here = this.text.caret();
		const all = this.findings.filter((finding) => finding.line);
		const found = all.find((finding) => finding.line > here.line || (finding.line === here.line && finding.column > here.column)) || all[0];
		if (found) this.text.go(found.line, found.column);
	}

	/** Saves the text, or asks what to do if the file has changed on disk. */
	async save() {
		if (!this.dirty() || this.saving) return;
		const text = this.text.get();
		let reason = "";
		this.saving = true;
		try {
			this.version = await this.server.save(this.name, text, this.version);
			this.saved = text;
			tell("");
			this.onSaved();
		} catch (error) {
			if (error instanceof Refused && error.status === 412) reason = error.message;
			else tell(error);
		}
		this.saving = false;
		this.state();
		if (reason) await this.conflict(reason);
	}

	/** @param {string} reason */
	async conflict(reason) {
		byId("conflict-text").textContent = reason + ".";
		switch (await answered(byId("conflict"))) {
			case "theirs":
				await this.open(this.name).catch(tell);
				break;
			case "mine":
				this.version = await this.server.read(this.name).then((file) => file.version, () => "");
				await this.save();
		}
	}
}

/** @param {Verdict} verdict */
function counted(verdict) {
	const n = verdict.findings.length + verdict.more;
	const word = verdict.game ? "warning" : "mistake";
	if (n === 0) return "no mistakes";
	return (verdict.game ? "no mistakes, " : "") + (n === 1 ? "1 " + word : n + " " + word + "s");
}

/** Says what has failed, "" if nothing has.
 * @param {unknown} error */
function tell(error) {
	const text = error instanceof Error ? error.message : String(error);
	byId("told").textContent = text;
	byId("told").hidden = text === "";
}

/** Shows a dialog and waits for the button that closes it.
 * @param {HTMLDialogElement} dialog @returns {Promise<string>} */
function answered(dialog) {
	return new Promise((resolve) => {
		dialog.returnValue = "";
		dialog.onclose = () => resolve(dialog.returnValue);
		dialog.showModal();
	});
}
