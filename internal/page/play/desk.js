// A desk is a worker with a program of its own. The page has two: one knows the game and
// answers at once, the other searches and may be replaced at any time.

/** Unpacks what the page has as text: gzip in base64.
 * @param {string} text */
function unpack(text) {
	const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
	return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

class Desk {
	/** @param {WebAssembly.Module} module @param {string} setup */
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
		});
		this.worker.postMessage({ module });
		/** @type {Promise<Layout>} */
		this.layout = this.ask({ do: "load", text: setup });
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
