// A program that answers at once.

import { newScope } from "./scope.js";

/** Collects less often than usual: what is read at the start is kept. */
const environment = { GOGC: "400" };

export class Program {
	/** @param {any} scope */
	constructor(scope) {
		this.scope = scope;
		/** The games that were defined, which workers have to know as well.
		 * @type {{name: string, text: string}[]} */
		this.defined = [];
	}

	/** @param {WebAssembly.Module} module @param {unknown} crypto */
	static async start(module, crypto) {
		const scope = newScope(crypto);
		const go = new scope.Go();
		go.env = environment;
		const ready = new Promise((resolve) => { scope.fairymaxReady = resolve; });
		const instance = await WebAssembly.instantiate(module, go.importObject);
		const ended = go.run(instance).then(() => { throw new Error("the program has ended"); });
		await Promise.race([ready, ended]);
		ended.catch(() => {}); // questions tell
		return new Program(scope);
	}

	/** Which of the known words was probably meant, "" if none is similar.
	 * @param {string} text @param {string[]} words @returns {string} */
	meant(text, words) { return this.ask({ do: "meant", text, words }); }

	/** Asks a question, see package script.
	 * @param {object} question @returns {any} */
	ask(question) {
		const text = this.scope.fairymaxAsk(JSON.stringify(question));
		if (text === undefined) throw new Error("the program has stopped; load it anew");
		const answer = JSON.parse(text);
		if (answer.error) throw Object.assign(new Error(answer.error), { problems: answer.problems || [], games: answer.games || [] });
		return answer;
	}
}
