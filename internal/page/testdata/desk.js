// Asks desks whose programs fail: each question has to be refused, none may wait for ever.
// It runs in Node.js, with client.js, desk.js and worker.js of the folder play and with stand-ins for the rest.

const assert = require("node:assert");
const { readFileSync } = require("node:fs");
const vm = require("node:vm");

const [clientText, deskText, workerText] = ["client", "desk", "worker"].map((name) => readFileSync(`play/${name}.js`, "utf8"));

/** Makes a desk. The program is what its worker has: instantiate, and answer with a
 * function that ends the program. */
function newDesk({ instantiate = async () => ({}), answer }) {
	class Worker {
		constructor() {
			const scope = { postMessage: (data) => setTimeout(() => this.onmessage({ data })) };
			scope.Go = class {
				run() {
					return new Promise((end) => {
						scope.fairymaxAnswer = (question) => answer(JSON.parse(question).do, end);
						scope.fairymaxReady();
					});
				}
			};
			vm.runInNewContext(workerText, { self: scope, MessageChannel, WebAssembly: { instantiate } });
			this.postMessage = (data) => setTimeout(() => scope.onmessage({ data }));
		}
	}
	const page = { Worker, Blob, URL: { createObjectURL: () => "", revokeObjectURL() {} }, fairymaxStart: "", fairymaxWorker: "" };
	const Desk = vm.runInNewContext(clientText + deskText + "\nDesk", page);
	return new Desk({}, "");
}

/** What becomes of a question. */
function fate(promise) {
	const never = new Promise((done) => setTimeout(done, 5000, "never").unref());
	return Promise.race([promise.then(JSON.stringify, (error) => error.message), never]);
}

/** A program that fails at one question, and before that refuses another. */
function failing(fail) {
	return (what, end) => {
		if (what === "fail") return fail(end);
		return what === "refuse" ? '{"error":"refused"}' : '{"fine":true}';
	};
}

/** Of questions at once, those before the failure have their answers and those behind it
 * are refused, as later ones are. */
async function failsLater(fail, last, text) {
	const desk = newDesk({ answer: failing(fail) });
	assert.equal(await fate(desk.layout), '{"fine":true}');
	const asked = ["refuse", "why", "fail", "why"].map((what) => fate(desk.ask({ do: what })));
	assert.deepEqual(await Promise.all(asked), ["refused", '{"fine":true}', last, text]);
	assert.equal(await fate(desk.ask({ do: "why" })), text);
}

async function failsAtOnce() {
	const desk = newDesk({ instantiate: async () => { throw new Error("no memory"); } });
	assert.equal(await fate(desk.layout), "no memory");
	assert.equal(await fate(desk.ask({ do: "new" })), "no memory");
}

async function test() {
	await failsAtOnce();
	const stopped = "the engine has stopped";
	await failsLater(() => { throw new Error("unreachable"); }, "unreachable", "unreachable");
	await failsLater((end) => { end(); }, stopped, stopped); // as after a panic
	await failsLater((end) => { end(); return '{"late":true}'; }, '{"late":true}', stopped);
	console.log("done");
}

test().catch((error) => { console.error(error); process.exit(1); });
