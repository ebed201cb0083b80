// Begins: lists the folder and opens its first file.

const server = new Server(location.hash.slice(1));
const desk = new Desk(server);

/** Lists the folder, with the file that is open. */
async function list() {
	/** @type {Folder} */
	const folder = await server.json("folder");
	const names = folder.files.includes(desk.name) || !desk.name ? folder.files : [...folder.files, desk.name];
	byId("files").replaceChildren(...names.map((name) => new Option(name, name, false, name === desk.name)));
	byId("files").disabled = names.length === 0;
	byId("folder").textContent = folder.folder;
	return folder.files;
}

/** Whether what is not saved may be lost. */
async function mayLeave() {
	return !desk.dirty() || (await answered(byId("leave"))) === "leave";
}

/** @param {string} name */
async function openFile(name) {
	tell("");
	if (await mayLeave()) await desk.open(name).catch(tell);
	await list();
}

/** Begins a file, with a recipe or a change to another game.
 * @param {string} from @param {Recipe | null} recipe */
async function begin(from, recipe) {
	tell("");
	if (!(await mayLeave())) return;
	byId("from").value = from;
	byId("from-line").hidden = recipe !== null;
	byId("new-title").textContent = recipe ? "A new game: " + recipe.title : "A new game";
	byId("new-told").textContent = "";
	while ((await answered(byId("new-game"))) === "begin") {
		const name = byId("name").value.trim().replace(/\.toml$/, "") + ".toml";
		try {
			const text = await server.text(`begin/${encodeURIComponent(name)}?from=${encodeURIComponent(byId("from").value)}`);
			show("text");
			await desk.begin(name, recipe ? recipe.code : text, "");
			await list();
			return;
		} catch (error) {
			byId("new-told").textContent = /** @type {Error} */ (error).message;
		}
	}
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

/** Follows a file that another program has changed.
 * @returns {Promise<void>} */
async function look() {
	if (!desk.name || !desk.version || desk.saving) return;
	const { name, version: had } = desk;
	const { text, version } = await server.read(name);
	if (version === had || name !== desk.name || had !== desk.version) return;
	if (desk.dirty()) tell(desk.name + " has changed on disk.");
	else await desk.begin(desk.name, text, version);
}

function listen() {
	byId("files").addEventListener("change", () => openFile(byId("files").value));
	byId("new").addEventListener("click", () => begin("", null));
	byId("save").addEventListener("click", () => desk.save());
	byId("next-finding").addEventListener("click", () => desk.next());
	for (const tab of document.querySelectorAll("[data-shows]")) {
		tab.addEventListener("click", () => show(/** @type {HTMLElement} */ (tab).dataset.shows || ""));
	}
	addEventListener("keydown", (event) => {
		if ((event.ctrlKey || event.metaKey) && event.key === "s") {
			event.preventDefault();
			desk.save();
		}
	});
	addEventListener("beforeunload", (event) => {
		if (desk.dirty()) event.preventDefault();
	});
	addEventListener("hashchange", () => { // the server was started anew
		server.key = location.hash.slice(1);
		tell("");
		list().then(() => (desk.name ? desk.check() : undefined)).catch(tell);
	});
	addEventListener("focus", () => look().catch(() => {})); // a save says what is wrong
	desk.onSaved = () => { list().catch(tell); };
}

async function start() {
	listen();
	show(matchMedia("(min-width: 60rem)").matches ? "game" : "text");
	const library = new Library(server, (text) => { show("text"); desk.text.add(text); }, begin);
	const files = await list();
	if (files.length) await openFile(files[0]);
	else tell("This folder has no definitions yet. New game… begins one.");
	await library.load();
	Object.assign(window, { fairymaxDesk: desk });
}

start().catch(tell);
