// What a browser gives the library: the compiled program, and workers.

import * as check from "./check.js";

/** Compiles the program: a module, its bytes, an answer of a server, or the address of one. Without any, it is
 * the file beside this one.
 * @param {import("./index.js").LoadOptions["program"]} program @returns {Promise<WebAssembly.Module>} */
export async function compile(program) {
	const source = check.program(await (program === undefined ? fetch(new URL("./engine.wasm", import.meta.url)) : program));
	if (source instanceof WebAssembly.Module) return source;
	if (typeof source === "string" || source instanceof URL) return compile(fetch(source));
	if (!("arrayBuffer" in source)) return WebAssembly.compile(source);
	if (!source.ok) throw new Error(`the program could not be loaded: ${source.url} answers ${source.status}`);
	const isKnown = (source.headers.get("Content-Type") || "").startsWith("application/wasm");
	return isKnown ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

export function newWorker() {
	return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
