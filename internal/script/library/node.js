// What Node.js loads.

import { readFile } from "node:fs/promises";
import { webcrypto } from "node:crypto";
import { Worker } from "node:worker_threads";
import { loadFrom } from "./fairymax.js";
import { compile } from "./browser.js";
import * as check from "./check.js";

export { load, load as default };

/** Loads the program. See index.d.ts.
 * @param {import("./index.js").LoadOptions} [options] @returns {Promise<import("./index.js").Fairymax>} */
async function load(options = {}) {
	const { program = readFile(new URL("./engine.wasm", import.meta.url)) } = check.loadOptions(options);
	return loadFrom({ crypto: webcrypto, compile: () => compile(program), newWorker });
}

/** Starts a worker, which has what one in a browser has. It keeps no process alive but while it searches. */
function newWorker() {
	const worker = new Worker(new URL("./node-worker.js", import.meta.url), { execArgv: [] });
	/** @type {any} */
	const like = {
		postMessage: (/** @type {unknown} */ message) => worker.postMessage(message),
		terminate: () => worker.terminate(),
		ref: () => worker.ref(),
		unref: () => worker.unref(),
	};
	worker.on("message", (data) => like.onmessage({ data }));
	worker.on("error", (error) => like.onerror(error));
	return like;
}
