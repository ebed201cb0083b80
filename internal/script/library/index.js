// What browsers load.

import { loadFrom } from "./fairymax.js";
import { compile, newWorker } from "./browser.js";
import * as check from "./check.js";

export { load, load as default };

/** Loads the program. See index.d.ts.
 * @param {import("./index.js").LoadOptions} [options] @returns {Promise<import("./index.js").Fairymax>} */
async function load(options = {}) {
	const { program } = check.loadOptions(options);
	return loadFrom({ crypto, compile: () => compile(program), newWorker });
}
