// Prints after how many milliseconds a search has ended that is stopped, and one that is aborted, while they
// are under way, and one that is stopped before it has begun.

import load from "fairymax-toml";

const fairymax = await load();
const engine = new fairymax.Engine({ hash: 1 });
const board = new fairymax.Board("capablanca");

/** Searches without limits, and ends it a while after the first report.
 * @param {() => void} end @param {AbortSignal} [signal] */
async function took(end, signal) {
	let asked = 0;
	const later = () => setTimeout(() => {
		asked = performance.now();
		end();
	}, 500);
	let timer;
	const report = () => { timer = timer || later(); };
	await engine.search(board, { signal, report }).catch((error) => {
		if (error.name !== "AbortError") throw error;
	});
	return Math.round(performance.now() - asked);
}

const abort = new AbortController();
const stopped = await took(() => engine.stop());
const aborted = await took(() => abort.abort(), abort.signal);
const asked = performance.now();
const begun = engine.search(board);
engine.stop();
await begun;
console.log(stopped, aborted, Math.round(performance.now() - asked));
engine.close();
