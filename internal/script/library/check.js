// Arguments are checked here, so that an error says which one is wrong and what was expected: types are checked only
// for those who use TypeScript.

/** @param {string} name @param {string} expected @param {unknown} value */
function wrong(name, expected, value) {
	return new TypeError(`${name} must be ${expected}, not ${shown(value)}`);
}

/** @param {unknown} value */
function shown(value) {
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
	if (typeof value === "function") return "a function";
	return typeof value === "object" && value !== null ? "an object" : String(value);
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

/** @param {string} name @param {unknown} value @param {number} least @returns {number} */
export function count(name, value, least) {
	if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least) throw wrong(name, `a whole number from ${least} on`, value);
	return value;
}

/** A number as Math.random gives.
 * @param {string} name @param {unknown} value @returns {number} */
export function fraction(name, value) {
	if (typeof value !== "number" || !(value >= 0 && value < 1)) throw wrong(name, "a number from 0 up to, but without, 1", value);
	return value;
}

/** @param {string} name @param {unknown} value @returns {() => unknown} */
export function callable(name, value) {
	if (typeof value !== "function") throw wrong(name, "a function", value);
	return /** @type {() => unknown} */ (value);
}

/** @param {string} name @param {unknown} value @returns {object} */
export function object(name, value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(name, "an object", value);
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

/** @param {import("./index.js").EngineOptions} options */
export function engineOptions(options) {
	const { hash, handWritten } = /** @type {import("./index.js").EngineOptions} */ (object("options", options));
	if (hash !== undefined) count("hash", hash, 1);
	if (handWritten !== undefined) flag("handWritten", handWritten);
	return { hash, handWritten };
}

/** What a search is asked. What is left out is undefined.
 * @param {import("./index.js").SearchLimits} wanted @returns {import("./index.js").SearchLimits} */
export function limits(wanted) {
	const { depth, nodes, time, lines, moves, report, signal } = /** @type {import("./index.js").SearchLimits} */ (object("limits", wanted));
	for (const [name, value] of Object.entries({ depth, nodes, lines })) if (value !== undefined) count(name, value, 1);
	if (time !== undefined && !(typeof time === "number" && time > 0 && time < Infinity)) throw wrong("time", "a number of milliseconds above 0", time);
	if (moves !== undefined && !(Array.isArray(moves) && moves.length > 0)) throw wrong("moves", "a list of at least one move", moves);
	if (moves !== undefined) moves.forEach((move) => text("each of moves", move));
	if (report !== undefined) callable("report", report);
	if (signal !== undefined && !(signal && typeof signal.addEventListener === "function")) throw wrong("signal", "an AbortSignal", signal);
	return { depth, nodes, time, lines, moves, report, signal };
}

/** Where a program is, see LoadOptions.
 * @param {unknown} source @returns {any} */
export function program(source) {
	if (typeof source !== "string" && (typeof source !== "object" || source === null)) {
		throw wrong("program", "an address, an answer of a server, bytes or a module", source);
	}
	return source;
}
