// The program's global object. It has its own, so that nothing is added to that of the page or process.

import { install } from "./start.js";

/** @param {unknown} crypto @returns {any} */
export function newScope(crypto) {
	const scope = { Object, Array, Uint8Array, Promise, Date, Error, crypto, performance, TextEncoder, TextDecoder };
	install(scope, crypto);
	return scope;
}
