// Searches a game when the game that it extends is defined anew: prints how deep it searched by the rules from before, what is said
// about a search that is asked for afterwards, and how deep it searched a new board.

import load from "fairymax-toml";

const fairymax = await load();
const engine = new fairymax.Engine({ hash: 1 });
fairymax.define('title = "Parent"\nextends = "chess"\n', "parent");
fairymax.define('title = "Child"\nextends = "parent"\n', "child");
const board = new fairymax.Board("child");
const asked = engine.search(board, { depth: 2 });
fairymax.define('title = "Parent"\nextends = "capablanca"\n', "parent");
console.log((await asked).depth);
console.log(await engine.search(board, { depth: 2 }).then(() => "found", (error) => error.message));
console.log((await engine.search(new fairymax.Board("child"), { depth: 2 })).depth);
engine.close();
