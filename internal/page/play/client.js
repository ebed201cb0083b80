// A client asks a program that runs in a worker. Pages have it, and so has the package for npm.

/** The number of the first thing that waits: that the program begins. Questions follow. */
const beginning = 0;

class Client {
	/** The worker runs worker.js. It may start while the program is still being unpacked.
	 * @param {Worker} worker @param {WebAssembly.Module | Promise<WebAssembly.Module>} module */
	constructor(worker, module) {
		/** @type {Error | null} */
		this.failure = null;
		/** In the order in which they were asked, which is that of the answers.
		 * @type {Map<number, {resolve: (answer: any) => void, reject: (reason: Error) => void, report?: (state: any) => void}>} */
		this.waiting = new Map();
		this.count = beginning;
		this.worker = worker;
		this.worker.onmessage = (event) => this.receive(event.data);
		this.worker.onerror = (event) => this.fail(event.message);
		this.ready = new Promise((resolve, reject) => this.waiting.set(beginning, { resolve, reject }));
		Promise.resolve(module).then((compiled) => this.worker.postMessage({ id: beginning, module: compiled }), (error) => this.fail(error.message));
	}

	/** @param {{ready?: boolean, report?: string, failed?: string, id: number, answer: string}} message */
	receive(message) {
		if (message.failed !== undefined) this.fail(message.failed);
		else if (message.ready) this.settle(beginning, {});
		else if (message.report) this.report(JSON.parse(message.report));
		else this.settle(message.id, JSON.parse(message.answer));
	}

	/** Passes the state of a search on to who has asked for it.
	 * @param {any} state */
	report(state) {
		const [asked] = this.waiting.values();
		if (asked && asked.report) asked.report(state);
	}

	/** @param {number} id @param {any} answer */
	settle(id, answer) {
		const asked = this.waiting.get(id);
		if (!asked) return; // it has failed before
		this.waiting.delete(id);
		if (answer.error) asked.reject(new Error(answer.error));
		else asked.resolve(answer);
	}

	/** Refuses all questions, later ones too: a program that failed cannot go on.
	 * @param {string} text */
	fail(text) {
		this.failure = new Error(text);
		for (const { reject } of this.waiting.values()) reject(this.failure);
		this.waiting.clear();
	}

	/** Asks a question, see package webplay.
	 * @param {object} question @returns {Promise<any>} */
	async ask(question) {
		await this.ready;
		return this.post(question);
	}

	/** Asks a question of a program that has begun, at once, so that stop can follow. A search
	 * reports how it goes.
	 * @param {object} question @param {(state: any) => void} [report] @returns {Promise<any>} */
	post(question, report) {
		if (this.failure) return Promise.reject(this.failure);
		const id = ++this.count;
		const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, report }));
		this.worker.postMessage({ id, question: JSON.stringify(question) });
		return answer;
	}

	/** Ends the searches that were asked for; they answer with what they have found. */
	stop() {
		this.worker.postMessage({ stop: true });
	}

	/** Ends the program; questions without an answer are forgotten. */
	close() {
		this.worker.terminate();
		this.waiting.clear();
	}
}
