// The compiler: a worker with the program that reads definitions. A text that keeps it
// busy for too long does no harm: the program is replaced.

/** How long an answer may take, in milliseconds: a slow phone needs ten times what a desk does. */
const longestAnswer = 20000;

/** After how many milliseconds a check is given up for the one of a newer text. */
const longestWait = 1000;

/** Why an answer is missing that nobody waits for any more. */
class Superseded extends Error {}

/** What the compiler has to say instead of an answer, which is about a text. */
class Unanswered extends Error {}

class Compiler {
	constructor() {
		this.module = WebAssembly.compileStreaming(fairymaxProgram());
		/** @type {object | null} */
		this.folder = null; // what the program is told of the folder, every new one anew
		/** @type {Promise<unknown>} */
		this.last = Promise.resolve();
		/** @type {{question: any, since: number, resolve: (answer: any) => void, reject: (reason: Error) => void} | null} */
		this.asked = null;
		this.told = false; // of the folder
		/** @type {Promise<void>} */
		this.ready = Promise.resolve();
		this.worker = this.begin();
	}

	/** Starts a program.
	 * @returns {Worker} */
	begin() {
		const address = URL.createObjectURL(new Blob([fairymaxStart, "\n", fairymaxWorker], { type: "text/javascript" }));
		const worker = new Worker(address);
		URL.revokeObjectURL(address);
		this.told = false;
		this.ready = new Promise((resolve, reject) => {
			worker.onmessage = (event) => {
				if (worker !== this.worker) return;
				if (event.data.ready) resolve();
				else if (event.data.failed !== undefined) this.failed(event.data.failed, reject);
				else this.settle(JSON.parse(event.data.answer));
			};
			worker.onerror = (event) => this.failed(event.message, reject);
			this.module.then((module) => worker.postMessage({ id: 0, module }), reject);
		});
		this.ready.catch(() => {}); // those who ask are told
		return worker;
	}

	/** @param {string} text @param {(reason: Error) => void} reject */
	failed(text, reject) {
		reject(new Error(text)); // has no effect on a program that was ready
		if (this.asked) this.replace(new Unanswered("The compiler has stopped: " + text));
	}

	/** @param {any} answer */
	settle(answer) {
		const asked = this.asked;
		this.asked = null;
		if (!asked) return;
		if (answer.error !== undefined) asked.reject(new Unanswered(answer.error));
		else asked.resolve(answer);
	}

	/** Ends the program and starts another one. What it was asked stays without an answer.
	 * @param {Error} reason */
	replace(reason) {
		const asked = this.asked;
		this.asked = null;
		this.worker.terminate();
		this.worker = this.begin();
		if (asked) asked.reject(reason);
	}

	/** Gives up a check that takes long: its text is not the last one any more. */
	hurry() {
		const { asked } = this;
		if (asked && ["check", "doubt"].includes(asked.question.do) && performance.now() - asked.since > longestWait) this.replace(new Superseded());
	}

	/** Asks a question, see package workbench. Questions wait for each other.
	 * @param {object} question @returns {Promise<any>} */
	ask(question) {
		const answer = this.last.then(() => this.put(question));
		this.last = answer.catch(() => {});
		return answer;
	}

	/** @param {object} question @returns {Promise<any>} */
	async put(question) {
		await this.ready;
		if (this.folder && !this.told) {
			this.told = true;
			await this.send(this.folder);
		}
		return this.send(question);
	}

	/** @param {object} question @returns {Promise<any>} */
	send(question) {
		/** @type {number} */
		let timer;
		return new Promise((resolve, reject) => {
			this.asked = { question, since: performance.now(), resolve, reject };
			timer = setTimeout(() => this.replace(new Unanswered("This text takes too long to read; reading was stopped.")), longestAnswer);
			this.worker.postMessage({ id: 1, question: JSON.stringify(question) });
		}).finally(() => clearTimeout(timer));
	}

	/** Lets the program read what is built in before anybody waits for that: a small game,
	 * and one of another program. */
	warm() {
		const text = "title = \"Warm\"\nextends = \"gardner\"\n";
		this.ask({ do: "check", name: "warm", text, mark: "", sum: "" }).catch(() => {});
		this.ask({ do: "open", name: "warm", text: "[warm:losalamos]\n" }).catch(() => {});
	}

	/** Tells the program the files of a folder.
	 * @param {object} texts */
	setFolder(texts) {
		this.folder = { do: "folder", ...texts };
		this.told = false;
	}
}
