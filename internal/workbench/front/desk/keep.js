// Where texts are kept: in the folder of a server, or where the browser saves what is
// downloaded.

/** Lets the browser save a file.
 * @param {string} name @param {string} text @param {string} type */
function download(name, text, type) {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([text], { type }));
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then it is saved
}

/** Reads a file that a person chose or dropped. Pages of old are not always UTF-8.
 * @param {Blob} file */
async function textOf(file) {
	const bytes = await file.arrayBuffer();
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

/** The name of a game from that of a file.
 * @param {string} file */
function stem(file) {
	return cleaned(file.replace(/\.[^.]*$/, ""));
}

/** A name without what no file should have in its name.
 * @param {string} name */
function cleaned(name) {
	return name.replace(/[^\p{L}\p{M}\p{N} _-]/gu, "").replace(/^[^\p{L}\p{N}]+/u, "").slice(0, 100).trim() || usualName;
}

/** What a game is called that has no name. */
const usualName = "my-game";

/** The name of a game from the title in its text.
 * @param {string} text */
function nameIn(text) {
	const title = /^[ \t]*title[ \t]*=[ \t]*(["'])(.*?)\1/m.exec(text);
	const name = title ? title[2].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") : "";
	return name.slice(0, 60) || usualName;
}

/** How a policy names a script.
 * @param {string} script */
async function sumOf(script) {
	const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}'`;
}
