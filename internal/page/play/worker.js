// This part runs in a worker: it starts the program and passes questions on to it.

/** @type {any} */
const scope = self;

scope.fairymaxReady = () => scope.postMessage({ ready: true });

/** @param {string} state */
scope.fairymaxReport = (state) => scope.postMessage({ report: state });

/** A program that searches has the only thread: it calls this between nodes, so that messages
 * are heard, and goes on when it is resumed. A message to itself is quicker than a timer.
 * @param {() => void} resume */
scope.fairymaxPause = (resume) => {
	pause.port1.onmessage = resume;
	pause.port2.postMessage(0);
};
const pause = new MessageChannel();

/** What is said of a program that ended; its own words are on the console. */
const stopped = "the engine has stopped";

/** Runs the program, which ends only if it fails.
 * @param {WebAssembly.Module} module */
async function run(module) {
	const go = new scope.Go();
	await go.run(await WebAssembly.instantiate(module, go.importObject));
	throw new Error(stopped);
}

/** @param {string} question @returns {Promise<string>} */
async function answer(question) {
	const text = await scope.fairymaxAnswer(question);
	if (text === undefined) throw new Error(stopped); // this is what a call returns if Go panics
	return text;
}

/** Errors are told as messages: worker.onerror hears nothing of those in an async function.
 * @param {MessageEvent} event */
scope.onmessage = async (event) => {
	const { id, module, question, stop } = event.data;
	try {
		if (stop) scope.fairymaxStop();
		else if (module) await run(module);
		else scope.postMessage({ id, answer: await answer(question) });
	} catch (error) {
		scope.postMessage({ id, failed: String(/** @type {Error} */ (error).message) });
	}
};
