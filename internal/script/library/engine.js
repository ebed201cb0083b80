// Engines, which search in a worker.

import * as check from "./check.js";
import { Client } from "./client.js";
import { numberOf } from "./board.js";

/** @typedef {import("./program.js").Program} Program */
/** @typedef {Client & {told: number}} Started */

/** @param {Program} program @param {() => any} newWorker @param {WebAssembly.Module} module
 * @returns {import("./index.js").EngineClass} */
export function engineClass(program, newWorker, module) {
	return class Engine {
		/** @type {Started | null} */
		#client = null;
		/** Searches wait for those before them.
		 * @type {Promise<unknown>} */
		#last = Promise.resolve();
		/** Of the searches that have not ended, the one under way first.
		 * @type {Stopper[]} */
		#stoppers = [];
		#closed = false;
		#options;

		/** @param {import("./index.js").EngineOptions} [options] */
		constructor(options = {}) {
			this.#options = check.engineOptions(options, program);
		}

		/** @param {import("./index.js").Board} board @param {import("./index.js").SearchLimits} [wanted] */
		async search(board, wanted = {}) {
			const { signal, report, ...limits } = check.limits(wanted, program);
			const line = program.ask({ do: "line", board: numberOf(program, board) }); // as it is now
			const known = program.defined.length; // what is defined later may be another game of that name
			const stopper = new Stopper();
			this.#stoppers.push(stopper);
			const question = { do: "search", ...line, limits, options: this.#options };
			const answer = this.#last.then(() => this.#run(question, known, stopper, signal, report)).finally(() => this.#stoppers.shift());
			this.#last = answer.catch(() => {});
			return answer;
		}

		/** @param {object} question @param {number} known @param {Stopper} stopper
		 * @param {AbortSignal} [signal] @param {(report: any) => void} [report] */
		async #run(question, known, stopper, signal, report) {
			if (signal && signal.aborted) throw aborted(signal);
			if (this.#closed) throw new Error("the engine was closed");
			const client = this.#started();
			const stop = () => stopper.stop();
			if (signal) signal.addEventListener("abort", stop);
			const listener = report && new Listener(report, stop);
			try {
				await this.#tell(client, known);
				const answer = client.post(question, listener && ((state) => listener.hear(state)));
				stopper.begin(client);
				const found = await answer;
				if (listener && listener.failed) throw listener.failed.error;
				if (signal && signal.aborted) throw aborted(signal);
				if (listener) listener.over = true;
				return found;
			} finally {
				if (signal) signal.removeEventListener("abort", stop);
				stopper.end(); // a listener that fails later must not stop the next search
				rest(client);
				if (client.failure) this.#client = null; // the next search has another one
			}
		}

		/** The worker, which is started at the first search. */
		#started() {
			if (!this.#client) this.#client = Object.assign(new Client(newWorker(), module), { told: 0 });
			if ("ref" in this.#client.worker) /** @type {any} */ (this.#client.worker).ref();
			return this.#client;
		}

		/** Tells a worker of the games that were defined, up to a number of them.
		 * @param {Started} client @param {number} known */
		async #tell(client, known) {
			await client.ready;
			while (client.told < known) {
				const { name, text } = program.defined[client.told++];
				await client.post({ do: "define", name, text });
			}
		}

		stop() { this.#stoppers[0]?.stop(); }

		close() {
			this.#closed = true;
			if (!this.#client) return;
			this.#client.fail("the engine was closed");
			this.#client.close();
			this.#client = null;
		}
	};
}

/** Stops a search, also one that has not begun. */
class Stopper {
	/** @type {Client | null} */
	#client = null;
	#wanted = false;

	stop() {
		this.#wanted = true;
		this.#client?.stop();
	}

	/** @param {Client} client whose search has begun */
	begin(client) {
		this.#client = client;
		if (this.#wanted) client.stop();
	}

	end() { this.#client = null; }
}

/** What listens to a search. Its errors are those of the search: no one else would catch them, so in Node.js they
 * would end the process. */
class Listener {
	/** Has the first error.
	 * @type {{error: unknown} | null} */
	failed = null;
	/** Whether the search has ended well, so that its promise can have no error any more. */
	over = false;

	/** @param {(report: any) => unknown} report @param {() => void} stop */
	constructor(report, stop) {
		this.report = report;
		this.stop = stop;
	}

	/** Passes a report on. The function may be asynchronous: then it fails later.
	 * @param {object} state */
	async hear(state) {
		if (this.failed) return;
		const { report } = this;
		try {
			await report(state);
		} catch (error) {
			if (this.over) throw error; // lost otherwise
			if (this.failed) return;
			this.failed = { error };
			this.stop();
		}
	}
}

/** Lets a process end that has nothing else to do.
 * @param {Client} client */
function rest(client) {
	if ("unref" in client.worker) /** @type {any} */ (client.worker).unref();
}

/** @param {AbortSignal} signal */
function aborted(signal) {
	return signal.reason || Object.assign(new Error("the search was aborted"), { name: "AbortError" });
}
