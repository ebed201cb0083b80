// A desk is a worker with a program of its own. The page has two: one knows the game and
// answers at once, the other searches and may be stopped at any time.

/** Unpacks what the page has as text: gzip in base64.
 * @param {string} text */
function unpack(text) {
	const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

class Desk extends Client {
	/** @param {WebAssembly.Module | Promise<WebAssembly.Module>} module @param {string | Promise<string>} setup */
	constructor(module, setup) {
		super(newWorker(), module);
		/** @type {Promise<Layout>} */
		this.layout = Promise.resolve(setup).then((text) => this.ask({ do: "load", text }));
	}
}

/** Starts a worker whose script is on the page. */
function newWorker() {
	const address = URL.createObjectURL(new Blob([fairymaxStart, "\n", fairymaxWorker], { type: "text/javascript" }));
	const worker = new Worker(address);
	URL.revokeObjectURL(address);
	return worker;
}
