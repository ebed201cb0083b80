// This part runs in a worker: it starts the program and passes questions on to it.

/** @type {any} */
const scope = self;

scope.fairymaxReady = () => scope.postMessage({ ready: true });

/** @param {string} state */
scope.fairymaxReport = (state) => scope.postMessage({ report: state });

/** What is said of a program that ended; its own words are on the console. */
const stopped = "the engine has stopped";

/** Runs the program, which ends only if it fails.
 * @param {WebAssembly.Module} module */
async function run(module) {
	const go = new scope.Go();
	await go.run(await WebAssembly.instantiate(module, go.importObject));
	throw new Error(stopped);
}

/** @param {string} question @returns {string} */
function answer(question) {
	const text = scope.fairymaxAnswer(question);
	if (text === undefined) throw new Error(stopped); // this is what a call returns if Go panics
	return text;
}

/** Errors are told as messages: worker.onerror hears nothing of those in an async function.
 * @param {MessageEvent} event */
scope.onmessage = async (event) => {
	const { id, module, question } = event.data;
	try {
		if (module) await run(module);
		else scope.postMessage({ id, answer: answer(question) });
	} catch (error) {
		scope.postMessage({ id, failed: String(/** @type {Error} */ (error).message) });
	}
};
