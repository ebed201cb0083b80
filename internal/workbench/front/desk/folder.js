// The folder of a server: its files, and the questions to the server.

class Refused extends Error {
	/** @param {number} status @param {string} text */
	constructor(status, text) {
		super(text);
		this.status = status;
	}
}

class Folder {
	/** @param {string} key the secret in the address */
	constructor(key) {
		this.key = key;
	}

	/** @param {string} path @param {RequestInit} [options] @returns {Promise<Response>} */
	async ask(path, options = {}) {
		const headers = { ...options.headers, "X-Fairymax-Key": this.key };
		let answer;
		try {
			answer = await fetch("/api/" + path, { ...options, headers });
		} catch (error) {
			if (/** @type {Error} */ (error).name === "AbortError") throw error;
			throw new Refused(0, "fairymax serve does not answer; is it still running?");
		}
		if (!answer.ok) throw new Refused(answer.status, (await answer.text()).trim());
		return answer;
	}

	/** @param {string} path @returns {Promise<any>} */
	async json(path) {
		return (await this.ask(path)).json();
	}

	/** Lists the definitions of the folder, by their names.
	 * @returns {Promise<FolderList>} */
	async list() {
		const list = await this.json("folder");
		return { folder: list.folder, files: list.files.map((/** @type {string} */ file) => file.replace(/\.toml$/, "")) };
	}

	/** The texts of the folder and of others, for the compiler. */
	texts() {
		return this.json("texts");
	}

	/** The networks that may play a game.
	 * @param {string} key @param {string} name @returns {Promise<Network[]>} */
	nets(key, name) {
		return this.json(`nets/${key}?beside=${encodeURIComponent(name)}`);
	}

	/** The engine of a page that plays one game, "" if it is not at hand.
	 * @returns {Promise<string>} */
	player() {
		return this.ask("player").then((answer) => answer.text(), () => "");
	}

	/** Reads a file with its version.
	 * @param {string} name */
	async read(name) {
		const answer = await this.ask("files/" + encodeURIComponent(name) + ".toml");
		return { text: await answer.text(), version: answer.headers.get("ETag") || "" };
	}

	/** Saves a file in the place of a version, "" if there is none. Returns the new version.
	 * @param {string} name @param {string} text @param {string} version */
	async save(name, text, version) {
		/** @type {Record<string, string>} */
		const headers = version ? { "If-Match": version } : { "If-None-Match": "*" };
		const answer = await this.ask("files/" + encodeURIComponent(name) + ".toml", { method: "PUT", body: text, headers });
		return answer.headers.get("ETag") || "";
	}
}
