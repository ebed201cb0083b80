// Elements. Texts become text nodes, never markup.

/** @param {string} id @returns {any} */
function byId(id) {
	return document.getElementById(id);
}

/** @param {string} tag @param {string} className @param {string} [text] */
function element(tag, className, text) {
	const made = document.createElement(tag);
	made.className = className;
	if (text !== undefined) made.textContent = text;
	return made;
}

/** @param {string} text @param {() => void} act */
function button(text, act) {
	const made = /** @type {HTMLButtonElement} */ (element("button", "", text));
	made.type = "button";
	made.addEventListener("click", act);
	return made;
}
