// A desk is a worker with a program of its own. The page has two: one knows the game and
// answers at once, the other searches and may be replaced at any time.

/** Unpacks what the page has as text: gzip in base64.
 * @param {string} text @param {string} [type] of the content */
function unpack(text, type = "text/plain") {
	const letters = atob(text);
	const packed = new Uint8Array(letters.length);
	for (let i = 0; i < letters.length; i++) packed[i] = letters.charCodeAt(i); // the engine is long, and a function for each is slow
	const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Response(stream, { headers: { "Content-Type": type } });
}

class Desk {
	/** The worker starts while the engine is still being unpacked.
	 * @param {WebAssembly.Module | Promise<WebAssembly.Module>} module @param {string | Promise<string>} setup */
	constructor(module, setup) {
		/** @type {((thought: Thought) => void) | null} */
		this.report = null;
		this.busy = 0;
		/** @type {Map<number, {resolve: (answer: any) => void, reject: (reason: Error) => void}>} */
		this.waiting = new Map();
		this.count = 0;
		const address = URL.createObjectURL(new Blob([fairymaxStart, "\n", fairymaxWorker], { type: "text/javascript" }));
		this.worker = new Worker(address);
		URL.revokeObjectURL(address);
		this.ready = new Promise((resolve, reject) => {
			this.worker.onmessage = (event) => this.receive(event.data, resolve);
			this.worker.onerror = (event) => {
				reject(new Error(event.message));
				this.fail(event.message);
			};
			Promise.resolve(module).then((compiled) => this.worker.postMessage({ module: compiled }), reject);
		});
		/** @type {Promise<Layout>} */
		this.layout = Promise.resolve(setup).then((text) => this.ask({ do: "load", text }));
	}

	/** @param {{ready?: boolean, report?: string, id: number, answer: string}} message
	 * @param {(value: unknown) => void} ready */
	receive(message, ready) {
		if (message.ready) {
			ready(null);
		} else if (message.report) {
			if (this.report) this.report(JSON.parse(message.report));
		} else {
			const { resolve, reject } = /** @type {any} */ (this.waiting.get(message.id));
			this.waiting.delete(message.id);
			const answer = JSON.parse(message.answer);
			if (answer.error) reject(new Error(answer.error));
			else resolve(answer);
		}
	}

	/** @param {string} text */
	fail(text) {
		for (const { reject } of this.waiting.values()) reject(new Error(text));
		this.waiting.clear();
	}

	/** Asks a question, see package webplay.
	 * @param {object} question @returns {Promise<any>} */
	async ask(question) {
		await this.ready;
		const id = ++this.count;
		const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
		this.worker.postMessage({ id, question: JSON.stringify(question) });
		return answer;
	}

	/** Ends the program; questions without an answer are forgotten. */
	close() {
		this.worker.terminate();
		this.waiting.clear();
	}
}
