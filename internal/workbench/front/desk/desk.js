// The text that is edited: it is read, checked, shown and saved.

/** How long the keys rest before the text is checked, in milliseconds. */
const restTime = 250;

class Desk {
	/** @param {WorkbenchData} data @param {Compiler} compiler @param {Folder | null} folder */
	constructor(data, compiler, folder) {
		this.data = data;
		this.compiler = compiler;
		this.folder = folder;
		this.nets = new Nets(folder);
		this.text = new Lines(byId("text"), () => this.edited());
		this.stage = new Stage(byId("stage"), () => this.save(), () => beside(this));
		this.foreign = new Foreign((game) => this.choose(game));
		this.name = "";
		this.version = ""; // of the file in the folder, "" if it is new
		this.saved = ""; // the text as it was saved or opened
		this.isNew = false; // it was never saved, and is not only opened
		this.isKept = false; // a file has it
		this.checked = ""; // the text of the last verdict
		this.checking = false;
		this.saving = false;
		this.follows = false; // a game of this text is shown
		this.starting = true; // the compiler is not there yet
		this.coming = 0; // how many texts are on the way
		/** @type {FrameState | null} */
		this.from = null; // a game that the next page begins with
		this.timer = 0;
		/** @type {Finding[]} */
		this.findings = [];
		/** @type {Verdict | null} */
		this.verdict = null;
		/** @type {() => void} */
		this.onNamed = () => {};
		/** @type {() => void} */
		this.onChanged = () => {}; // another text or name than before
		/** @type {() => void} */
		this.onSaved = () => {};
		byId("text").contentEditable = "true";
	}

	get blank() { return this.text.get().trim() === ""; }

	dirty() {
		return (this.isNew || this.text.get() !== this.saved) && !this.blank;
	}

	/** Begins with a text that no file has yet.
	 * @param {string} name @param {string} text @param {FrameState | null} [from] a game to go on with */
	begin(name, text, from = null) {
		this.isNew = true;
		return this.put(name, text, "", from);
	}

	/** Puts a text in the place of the one before. If it is another state of the same one, the
	 * game under way goes on.
	 * @param {string} name @param {string} text @param {string} version @param {FrameState | null} from @param {boolean} [same] */
	put(name, text, version, from, same = false) {
		this.version = version;
		this.isKept = version !== "";
		this.rename(name);
		if (this.text.set(text)) say(`Some lines of this text end with CR LF, others only with LF: Save writes ${this.text.lineEnd === "\n" ? "LF" : "CR LF"} everywhere.`);
		this.saved = this.text.get();
		this.from = from;
		if (!same) {
			byId("text").scrollTop = 0;
			if (document.activeElement === byId("text")) this.text.go(1, 1); // the caret went with the lines
			this.judged(null); // what is shown belongs to the text before
		}
		return this.check();
	}

	/** @param {string} name */
	rename(name) {
		this.name = name;
		this.onChanged();
		byId("text").setAttribute("aria-label", "The text of " + name);
		document.title = name + " – fairymax";
		this.onNamed();
	}

	/** Opens a file of the folder.
	 * @param {string} name */
	async open(name) {
		const file = this.folder && await arrived(this, `The file ${name}.toml`, this.folder.read(name));
		if (!file) return;
		this.foreign.hide();
		this.isNew = false;
		await this.put(name, file.text, file.version, null, name === this.name);
	}

	/** Takes any text: one of ours as it is, and one of another program as what it becomes.
	 * @param {string} text @param {string} name of its file, "" if it has none @param {string} what it is to the person */
	async take(text, name, what) {
		tell("");
		/** @type {Imported | null} */
		const imported = await arrived(this, what, this.compiler.ask({ do: "open", name: name || "pasted text", text }));
		if (!imported) return;
		if (imported.form === "") {
			this.foreign.hide();
			return this.begin(name || nameIn(text), text);
		}
		this.foreign.show(imported, text);
		if (imported.games.length) return this.begin(imported.games[0].name, imported.games[0].text);
		const shown = text.length <= longestShown;
		await this.begin(name || usualName, shown ? text : "");
		this.judged({ findings: imported.problems.map((problem) => (shown ? problem : { ...problem, line: 0 })), more: 0, title: "", page: "", start: "", form: imported.form });
		this.checked = this.text.get();
	}

	/** Puts another game of a foreign text in the place of the one before, unless the person
	 * has changed that one and wants to keep it.
	 * @param {ImportedGame} game */
	async choose(game) {
		if ((this.text.get() !== this.saved || this.stage.loses) && !(await mayDiscard(this, `The game ${game.given}`))) return false;
		this.begin(game.name, game.text);
		return true;
	}

	edited() {
		fixes([], this.text); // those that are shown belong to the text before
		this.onChanged();
		this.state();
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.check(), restTime);
	}

	/** Has the text checked, and shows what is said. While a check is under way, it sees to
	 * the new text itself. */
	async check() {
		clearTimeout(this.timer);
		if (this.checking) {
			this.compiler.hurry();
			return;
		}
		this.checking = true;
		for (let text = null, name = ""; text !== this.text.get() || name !== this.name;) {
			text = this.text.get();
			name = this.name;
			try {
				await this.judge(name, text);
			} catch (error) {
				if (error instanceof Superseded) text = null; // it may be the text of now again
				else this.unjudged(error);
			}
		}
		this.checking = false;
	}

	/** @param {string} name @param {string} text */
	async judge(name, text) {
		if (text.trim() === "") {
			this.judged(null);
		} else {
			const { mark, sum } = this.data;
			const verdict = await this.nets.ask(this.compiler, { do: "check", name, text, mark, sum });
			if (text !== this.text.get() || name !== this.name) return; // the next check follows
			this.judged(verdict);
			if (verdict.page) await this.doubt(name, text, verdict);
		}
		this.checked = text;
	}

	/** Looks for warnings, while the game begins.
	 * @param {string} name @param {string} text @param {Verdict} verdict */
	async doubt(name, text, verdict) {
		/** @type {Verdict} */
		const { findings, more } = await this.compiler.ask({ do: "doubt", name, text, nets: this.nets.list });
		if (text === this.text.get() && name === this.name) this.tellFindings({ ...verdict, findings, more });
	}

	/** Says why nothing is known of the text.
	 * @param {unknown} error */
	unjudged(error) {
		this.judged({ findings: [], more: 0, title: "", page: "", start: "", form: "" });
		byId("count").textContent = "not checked";
		tell(error);
		this.checked = this.text.get();
	}

	/** Shows what is said about the text, null if there is none.
	 * @param {Verdict | null} verdict */
	judged(verdict) {
		this.verdict = verdict;
		tellNoMore();
		this.tellFindings(verdict);
		byId("offer").hidden = !verdict || verdict.form === "";
		byId("offer-form").textContent = verdict ? `This looks like ${verdict.form}.` : "";
		this.play(verdict);
		this.state();
	}

	/** Shows findings under their lines, and counts them.
	 * @param {Verdict | null} verdict */
	tellFindings(verdict) {
		this.findings = verdict ? verdict.findings : [];
		this.text.show(this.findings);
		byId("elsewhere").replaceChildren(...this.findings.filter((finding) => !finding.line).map((finding) => element("li", "", finding.text)));
		byId("count").textContent = verdict ? counted(verdict) : "";
		byId("count").className = verdict && !verdict.page ? "wrong" : this.findings.length ? "doubtful" : "right";
		fixes(this.findings, this.text);
		byId("next-finding").hidden = !this.findings.some((finding) => finding.line);
	}

	/** Shows the page of the game.
	 * @param {Verdict | null} verdict */
	play(verdict) {
		if (verdict && verdict.page) {
			this.stage.show(this.whole(verdict.page, byId("engine").textContent), verdict.title, this.follows, this.from);
			this.follows = true;
			this.from = null;
		} else if (!this.follows || !verdict) {
			this.follows = false;
			this.stage.clear();
		}
	}

	/** A page with the engine in the place of its mark.
	 * @param {string} page @param {string} engine */
	whole(page, engine) {
		return page.replace(this.data.mark, () => engine);
	}

	/** Says whether the text is saved, and offers what can be done. */
	state() {
		const { blank } = this, dirty = this.dirty();
		byId("text").classList.toggle("blank", blank);
		byId("saved").textContent = blank ? "" : this.isNew ? "not saved yet" : dirty ? "changed" : this.isKept ? "saved" : "";
		byId("save").disabled = blank || (this.folder !== null && !dirty);
		const plays = this.verdict !== null && this.verdict.page !== "";
		byId("save-page").disabled = !plays;
		if (byId("copy-link")) byId("copy-link").disabled = blank;
		beside(this);
	}

	/** Goes to the next mistake behind the caret. */
	next() {
		const here = this.text.caret();
		const all = this.findings.filter((finding) => finding.line);
		const found = all.find((finding) => finding.line > here.line || (finding.line === here.line && finding.column > here.column)) || all[0];
		if (found) this.text.go(found.line, found.column);
	}

	/** Saves the text. */
	async save() {
		if (this.blank || this.saving) return;
		if (this.folder) return this.saveInFolder(this.folder);
		download(this.name + ".toml", this.text.get(), "application/toml");
		this.kept(this.text.get());
	}

	/** @param {string} text that is saved */
	kept(text) {
		this.saved = text;
		this.isKept = true;
		this.isNew = false;
		tell("");
		this.onSaved();
		this.state();
	}

	/** Saves the text in the folder, or asks what to do if the file has changed there.
	 * @param {Folder} folder */
	async saveInFolder(folder) {
		if (!this.dirty()) return;
		const text = this.text.get();
		let reason = "";
		this.saving = true;
		try {
			this.version = await folder.save(this.name, text, this.version);
			this.kept(text);
		} catch (error) {
			if (error instanceof Refused && error.status === 412) reason = error.message;
			else tell(error);
		}
		this.saving = false;
		if (reason) await conflict(this, folder, reason);
	}

	/** Saves the page of the game, with the smallest engine that is at hand. */
	async savePage() {
		const { name } = this, text = this.text.get();
		const player = this.folder ? await this.folder.player() : "";
		const engine = player || byId("engine").textContent;
		const sum = player ? await sumOf(player) : this.data.sum;
		const saved = await this.nets.ask(this.compiler, { do: "page", name, text, mark: this.data.mark, sum });
		download(name + ".html", this.whole(saved.text, engine), "text/html");
		say(`The page has been written as ${name}.html.`);
	}
}
