// This part runs in a worker: it starts the program and passes questions on to it.

/** @type {any} */
const scope = self;

scope.fairymaxReady = () => scope.postMessage({ ready: true });

/** @param {string} state */
scope.fairymaxReport = (state) => scope.postMessage({ report: state });

/** @param {MessageEvent} event */
scope.onmessage = async (event) => {
	const message = event.data;
	if (message.module) {
		const go = new scope.Go();
		go.run(await WebAssembly.instantiate(message.module, go.importObject));
		return;
	}
	scope.postMessage({ id: message.id, answer: scope.fairymaxAnswer(message.question) });
};
