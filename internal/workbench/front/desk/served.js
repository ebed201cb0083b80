// The page with a folder, which a server of this machine has.

/** Tells the compiler the texts of the folder.
 * @param {Desk} desk @param {Folder} folder */
async function readFolder(desk, folder) {
	desk.compiler.setFolder(await folder.texts());
	desk.nets.forget();
}

/** Lists the folder, with the file that is open.
 * @param {Desk} desk @param {Folder} folder */
async function listFolder(desk, folder) {
	const { folder: path, files } = await folder.list();
	const names = files.includes(desk.name) || !desk.name ? files : [...files, desk.name];
	byId("files").replaceChildren(...names.map((name) => new Option(name + ".toml", name, false, name === desk.name)));
	byId("files").disabled = names.length === 0;
	byId("folder").textContent = path;
	return files;
}

/** Follows a file that another program has changed.
 * @param {Desk} desk @param {Folder} folder @returns {Promise<void>} */
async function look(desk, folder) {
	await readFolder(desk, folder);
	if (!desk.name || !desk.version || desk.saving) return;
	const { name, version: had } = desk;
	const { text, version } = await folder.read(name);
	if (version === had || name !== desk.name || had !== desk.version) return;
	if (desk.dirty()) tell(desk.name + ".toml has changed on disk.");
	else await desk.put(name, text, version, null, true);
}

/** Asks what becomes of a text that was not saved because its file has changed on disk, or is gone.
 * @param {Desk} desk @param {Folder} folder @param {string} reason */
async function conflict(desk, folder, reason) {
	const versionThere = () => folder.read(desk.name).then((file) => file.version, () => "");
	const isThere = (await versionThere()) !== "";
	byId("conflict-text").textContent = reason + ".";
	byId("conflict-theirs").hidden = !isThere;
	byId("conflict-mine").textContent = isThere ? "Save mine in its place" : "Save it again";
	switch (await answered(byId("conflict"))) {
		case "theirs":
			await desk.open(desk.name).catch(tell);
			break;
		case "mine":
			desk.version = await versionThere();
			await desk.save();
	}
}

/** @param {Desk} desk @param {Folder} folder */
async function startInFolder(desk, folder) {
	const list = () => listFolder(desk, folder);
	const before = history.state?.file; // the file that was open before a reload
	desk.onNamed = () => {
		history.replaceState({ file: desk.name }, "");
		list().catch(tell);
	};
	desk.onSaved = () => { readFolder(desk, folder).then(list).catch(tell); };
	byId("files").addEventListener("change", async () => {
		tell("");
		const name = byId("files").value;
		if (await mayLeave(desk, `The file ${name}.toml`)) await desk.open(name).catch(tell);
		await list();
	});
	addEventListener("hashchange", () => { // the server was started anew
		folder.key = location.hash.slice(1);
		tell("");
		list().then(() => readFolder(desk, folder)).then(() => desk.check()).catch(tell);
	});
	addEventListener("focus", () => look(desk, folder).catch(() => {})); // a save says what is wrong
	await readFolder(desk, folder);
	const files = await list();
	if (files.length) await desk.open(files.find((name) => name === before) || files[0]);
	else {
		desk.text.set("");
		show("game"); // what one can do here
	}
}
