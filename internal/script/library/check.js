// Arguments are checked here, so that an error says which one is wrong and what was expected: types are checked only
// for those who use TypeScript.

/** @typedef {Pick<import("./program.js").Program, "meant">} Speller */

/** @param {string} name @param {string} expected @param {unknown} value */
export function wrong(name, expected, value) {
	return new TypeError(`${name} must be ${expected}, not ${shown(value)}`);
}

/** @param {unknown} value */
function shown(value) {
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
	if (typeof value === "function") return "a function";
	if (typeof value !== "object" || value === null) return String(value);
	const kind = kindOf(value);
	return kind === "Object" ? "an object" : `${/^[AEIO]/.test(kind) ? "an" : "a"} ${kind}`;
}

/** @param {object} value @returns {string} such as Map; Object for those without a kind */
function kindOf(value) {
	return Object.prototype.toString.call(value).slice("[object ".length, -1);
}

/** @param {string} name @param {unknown} value @returns {string} */
export function text(name, value) {
	if (typeof value !== "string") throw wrong(name, "a string", value);
	return value;
}

/** @param {string} name @param {unknown} value @returns {boolean} */
export function flag(name, value) {
	if (typeof value !== "boolean") throw wrong(name, "true or false", value);
	return value;
}

/** @param {string} name @param {unknown} value @param {number} least @param {number} [most] @returns {number} */
export function count(name, value, least, most = Infinity) {
	if (typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most) return value;
	throw wrong(name, `a whole number ${most < Infinity ? `from ${least} to ${most}` : `of at least ${least}`}`, value);
}

/** A number as Math.random gives.
 * @param {string} name @param {unknown} value @returns {number} */
export function fraction(name, value) {
	if (typeof value !== "number" || !(value >= 0 && value < 1)) throw wrong(name, "a number from 0 up to but not including 1", value);
	return value;
}

/** @param {string} name @param {unknown} value @returns {() => unknown} */
export function callable(name, value) {
	if (typeof value !== "function") throw wrong(name, "a function", value);
	return /** @type {() => unknown} */ (value);
}

/** An object whose keys are what is wanted. A Map or a signal has no keys, so all that it says would be ignored.
 * @param {string} name @param {unknown} value @returns {object} */
function object(name, value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(name, "an object", value);
	if (Object.keys(value).length === 0 && kindOf(value) !== "Object") throw wrong(name, "a plain object", value);
	return value;
}

/** An object with only these keys: a limit that is misspelled would be no limit.
 * @param {string} name @param {unknown} value @param {string[]} known @param {Speller} [speller] @returns {any} */
function keyed(name, value, known, speller) {
	for (const key of Object.keys(object(name, value))) {
		if (known.includes(key)) continue;
		const near = speller ? speller.meant(key, known) : "";
		const all = known.length === 1 ? `key ${known[0]}` : `keys ${known.slice(0, -1).join(", ")} and ${known[known.length - 1]}`;
		throw new TypeError(`${name} can have only the ${all}, not ${shown(key)}${near && ` (did you mean "${near}"?)`}`);
	}
	return value;
}

/** Other libraries have an argument there.
 * @param {string} name @param {unknown} value */
export function missing(name, value) {
	if (value !== undefined) throw wrong(name, "undefined: there is nothing to choose", value);
}

const notations = ["uci", "san", "coordinates", "usi"];

/** @param {unknown} value @returns {string} */
export function notation(value) {
	if (typeof value !== "string" || !notations.includes(value)) throw wrong("notation", `one of "${notations.join('", "')}"`, value);
	return value;
}

/** The tags of a game; numbers, such as that of a round, are written as they are.
 * @param {object} value @returns {{Name: string, Value: string}[]} */
export function tags(value) {
	return Object.entries(object("tags", value)).map(([Name, Value]) => {
		if (typeof Value !== "string" && typeof Value !== "number") throw wrong(`tags.${Name}`, "a string or a number", Value);
		return { Name, Value: String(Value) };
	});
}

/** Nothing guesses what was meant: the program is not there yet.
 * @param {import("./index.js").LoadOptions} options @returns {import("./index.js").LoadOptions} */
export function loadOptions(options) {
	return keyed("options", options, ["program"]);
}

/** @param {import("./index.js").EngineOptions} options @param {Speller} speller */
export function engineOptions(options, speller) {
	const { hash, handWritten } = keyed("options", options, ["hash", "handWritten"], speller);
	if (hash !== undefined) count("hash", hash, 1, 1024);
	if (handWritten !== undefined) flag("handWritten", handWritten);
	return { hash, handWritten };
}

const limitKeys = ["depth", "nodes", "time", "lines", "moves", "report", "signal"];

/** What a search is asked. What is left out is undefined.
 * @param {import("./index.js").SearchLimits} wanted @param {Speller} speller @returns {import("./index.js").SearchLimits} */
export function limits(wanted, speller) {
	const { depth, nodes, time, lines, moves, report, signal } = keyed("limits", wanted, limitKeys, speller);
	for (const [name, value] of Object.entries({ depth, nodes, lines })) if (value !== undefined) count(name, value, 1);
	if (time !== undefined && !(typeof time === "number" && time > 0 && time < Infinity)) throw wrong("time", "a number of milliseconds above 0", time);
	if (moves !== undefined && !(Array.isArray(moves) && moves.length > 0)) throw wrong("moves", "a list of at least one move", moves);
	if (moves !== undefined) moves.forEach((/** @type {unknown} */ move) => text("each of moves", move));
	if (report !== undefined) callable("report", report);
	if (signal !== undefined && !(signal && typeof signal.addEventListener === "function")) throw wrong("signal", "an AbortSignal", signal);
	return { depth, nodes, time, lines, moves, report, signal };
}

/** Where a program is, see LoadOptions.
 * @param {unknown} source @returns {any} */
export function program(source) {
	if (typeof source !== "string" && (typeof source !== "object" || source === null)) {
		throw wrong("program", "an address, a Response, bytes or a compiled module", source);
	}
	return source;
}
