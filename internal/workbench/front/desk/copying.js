// What a selection of several lines is in the clipboard: Firefox would put blank ones between them.

/** Puts the lines that are selected into the clipboard, and takes them out of the text if they are cut.
 * @param {Lines} text @param {ClipboardEvent} event */
function copySelected(text, event) {
	const selection = getSelection();
	if (!event.clipboardData || !selection || selection.isCollapsed) return;
	const range = selection.getRangeAt(0);
	const from = text.position(range.startContainer, range.startOffset);
	const to = text.position(range.endContainer, range.endOffset);
	if (from.line === to.line) return;
	event.preventDefault();
	event.clipboardData.setData("text/plain", text.between(from, to));
	if (event.type === "cut") text.replace({ from, to }, "");
}
