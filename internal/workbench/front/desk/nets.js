// The networks of games. The server of a folder has them; a page from disk asks nobody, and has
// no room for all of them.

class Nets {
	/** @param {Folder | null} folder */
	constructor(folder) {
		this.folder = folder;
		this.of = ""; // which game they are of: the key of its networks, and its name
		/** @type {Network[]} */
		this.list = [];
	}

	/** Asks the compiler about a game with the networks that it may be played with. Which they
	 * are, only its answer tells.
	 * @param {Compiler} compiler @param {{do: string, name: string, text: string, mark: string, sum: string}} question
	 * @returns {Promise<any>} */
	async ask(compiler, question) {
		const answer = await compiler.ask({ ...question, nets: this.list });
		if (!answer.key || !(await this.find(answer.key, question.name))) return answer;
		return compiler.ask({ ...question, nets: this.list });
	}

	/** Finds the networks of another game. Returns whether they are others than before.
	 * @param {string} key @param {string} name */
	async find(key, name) {
		const of = key + " " + name;
		if (!this.folder || of === this.of) return false;
		const had = this.list.length > 0;
		try {
			this.list = await this.folder.nets(key, name);
			this.of = of;
		} catch { // the game is played without them, and a save says what is wrong
			this.list = [];
		}
		return had || this.list.length > 0;
	}

	/** Lets networks be found anew: the folder may have others. */
	forget() {
		this.of = "";
	}
}
