// Prints after how many milliseconds there are legal moves.

const began = performance.now();
const { default: load } = await import("fairymax-toml");
const fairymax = await load();
const moves = new fairymax.Board(process.argv[2]).legalMoves();
if (moves === "") throw new Error("there are no moves");
console.log(Math.round(performance.now() - began));
