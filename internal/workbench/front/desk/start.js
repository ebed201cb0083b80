// Begins: starts the compiler, and listens to the person.

/** @type {WorkbenchData} */
const data = JSON.parse(byId("workbench-data").textContent);
const folder = data.served ? new Folder(location.hash.slice(1)) : null;
const compiler = new Compiler();
const desk = new Desk(data, compiler, folder);
const wide = matchMedia("(min-width: 60rem)");

/** What a text of its own is to the person. */
const newGame = "A new game";

/** Takes a text in the place of the one that is there.
 * @param {string} text @param {string} name @param {string} what */
async function take(text, name, what) {
	if (!(await mayLeave(desk, what))) return;
	show(wide.matches ? "game" : "text");
	await desk.take(text, name, what).catch(tell);
	if (desk.verdict && desk.verdict.page && byId("foreign-lost").hidden) show("game");
}

/** Takes a file.
 * @param {File | undefined} file */
async function takeFile(file) {
	if (file) await take(await textOf(file), stem(file.name), `The file ${file.name}`);
}

/** Opens a game of the catalogue.
 * @param {string} name */
async function openExample(name) {
	tell("");
	const what = `The game ${name}`;
	if (!(await mayLeave(desk, what))) return;
	const text = await arrived(desk, what, example(name));
	if (text === null) return;
	desk.foreign.hide();
	show("game");
	desk.isNew = false;
	await desk.put(name, text, "", null);
}

/** @param {string} name @returns {Promise<string>} */
async function example(name) {
	return (await compiler.ask({ do: "game", name })).text;
}

/** A game to begin with: another one, or one with a bit of everything.
 * @param {string} name @param {string} from @returns {Promise<Definition>} */
function definition(name, from) {
	return compiler.ask({ do: "begin", name, from });
}

/** Begins a text, with a recipe or a change to another game.
 * @param {string} from @param {Recipe | null} recipe */
async function begin(from, recipe) {
	tell("");
	if (!(await mayLeave(desk, newGame))) return;
	byId("from").value = from;
	byId("from-line").hidden = recipe !== null;
	byId("new-title").textContent = recipe ? `${newGame}: ${recipe.title}` : newGame;
	byId("new-told").textContent = "";
	while ((await answered(byId("new-game"))) === "begin") {
		const name = byId("name").value.trim().replace(/\.toml$/, "");
		try {
			const begun = await arrived(desk, newGame, definition(name, byId("from").value));
			if (!begun) return;
			desk.foreign.hide();
			show("text");
			await desk.begin(name, recipe ? recipe.code : begun.text);
			return;
		} catch (error) {
			byId("new-told").textContent = /** @type {Error} */ (error).message;
		}
	}
}

/** Begins with a game that has a bit of everything. */
async function beginGame() {
	if (!(await mayLeave(desk, newGame))) return;
	const begun = await arrived(desk, newGame, definition(usualName, ""));
	if (!begun) return;
	show(wide.matches ? "game" : "text");
	await desk.begin(begun.name, begun.text);
}

/** Shows a pane: on narrow windows one of four, else the text and one of the others.
 * @param {string} pane */
function show(pane) {
	document.body.dataset.pane = pane;
	if (pane !== "text") document.body.dataset.beside = pane;
	for (const tab of document.querySelectorAll("[data-shows]")) {
		tab.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (tab).dataset.shows === pane));
	}
}

/** Has something done, and says what goes wrong.
 * @param {string} id @param {() => unknown} act */
function press(id, act) {
	byId(id).addEventListener("click", async () => {
		try {
			await act();
		} catch (error) {
			tell(error);
		}
	});
}

function listenToButtons() {
	press("new", () => begin("", null));
	press("open", () => byId("file").click());
	press("save", () => desk.save());
	press("save-page", () => desk.savePage());
	if (!folder) press("copy-link", () => copyLink(desk));
	press("next-finding", () => desk.next());
	press("import", () => works(byId("import"), "Making TOML of it…", desk.take(desk.text.get(), desk.name, "The TOML of the text before")));
	press("begin-game", beginGame);
	press("begin-example", () => { show("examples-pane"); byId("examples-search").focus(); });
	for (const tab of document.querySelectorAll("[data-shows]")) {
		tab.addEventListener("click", () => show(/** @type {HTMLElement} */ (tab).dataset.shows || ""));
	}
	byId("file").addEventListener("change", async () => {
		await takeFile(byId("file").files[0]);
		byId("file").value = ""; // the same file can be opened again
	});
}

function listenToKeys() {
	desk.text.takes = (text) => {
		const isThere = text.replaceAll("\r\n", "\n") === desk.text.lines().join("\n");
		if (!isThere) take(text, "", "The pasted text");
		return true;
	};
	addEventListener("keydown", (event) => {
		if ((event.ctrlKey || event.metaKey) && event.key === "s") {
			event.preventDefault();
			desk.save();
		}
	});
	addEventListener("beforeunload", (event) => {
		if (desk.dirty() || desk.stage.loses) event.preventDefault();
	});
}

/** Takes what is dropped anywhere on the page. */
function listenToDrops() {
	const drops = (/** @type {boolean} */ on) => byId("text").classList.toggle("dropping", on);
	addEventListener("dragover", (event) => {
		if (!event.dataTransfer || !event.dataTransfer.types.includes("Files")) return;
		event.preventDefault();
		drops(true);
	});
	addEventListener("dragleave", (event) => { if (!event.relatedTarget) drops(false); });
	addEventListener("drop", (event) => {
		drops(false);
		if (!event.dataTransfer || !event.dataTransfer.files.length) return;
		event.preventDefault();
		takeFile(event.dataTransfer.files[0]);
	});
}

/** The page by itself: the game in its address, or nothing. */
function startAlone() {
	const field = byId("game-name");
	desk.onNamed = () => { field.value = desk.name; };
	field.addEventListener("change", () => {
		desk.rename(cleaned(field.value));
		desk.check();
	});
	const follow = async () => {
		await followLink(desk).catch(tell);
		show(desk.verdict && !desk.verdict.page ? "text" : "game");
	};
	addEventListener("hashchange", async () => {
		if (location.hash.length <= 1) return;
		if (await mayLeave(desk, gameOfLink)) await follow();
		else forgetLink();
	});
	desk.rename(usualName);
	desk.onChanged = forgetLink;
	desk.text.set("");
	if (location.hash.length > 1) return follow();
	compiler.warm();
	return desk.check();
}

async function start() {
	listenToButtons();
	listenToKeys();
	listenToDrops();
	show(wide.matches || !folder ? "game" : "text");
	const library = { text: example, open: openExample, begin, add: (/** @type {string} */ text) => { show("text"); desk.text.add(text); } };
	new Library(data, library);
	compiler.ready.catch((error) => tell("This browser cannot run the compiler: " + error.message)).then(() => {
		desk.starting = false;
		beside(desk);
	});
	await (folder ? startInFolder(desk, folder) : startAlone());
	Object.assign(window, { fairymaxDesk: desk });
}

start().catch(tell);
