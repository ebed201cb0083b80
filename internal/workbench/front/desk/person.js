// What the person is told and asked.

/** Says how many mistakes or warnings there are.
 * @param {Verdict} verdict */
function counted(verdict) {
	const n = verdict.findings.length + verdict.more;
	const word = verdict.page ? "warning" : "mistake";
	if (n === 0) return "no mistakes";
	return (verdict.page ? "no mistakes, " : "") + (n === 1 ? "1 " + word : n + " " + word + "s");
}

let isOfText = false; // what is told

/** Says what has failed, "" if nothing has.
 * @param {unknown} error */
function tell(error) {
	isOfText = error instanceof Unanswered;
	const text = error instanceof Error ? error.message : String(error);
	byId("told").textContent = text;
	byId("told").hidden = text === "";
	byId("done").hidden = true;
}

/** Takes away what was told of a text, for there is more to say of one now. */
function tellNoMore() {
	if (isOfText) tell("");
}

/** How long it is said what has been done, in milliseconds. */
const doneTime = 8000;

let doneTimer = 0;

/** Says what has been done, until something else is told, or for a while.
 * @param {string} text */
function say(text) {
	tell("");
	byId("done").textContent = text;
	byId("done").hidden = false;
	clearTimeout(doneTimer);
	doneTimer = setTimeout(() => { byId("done").hidden = true; }, doneTime);
}

/** Lets a button say that it works, until something is done.
 * @param {HTMLButtonElement} button @param {string} text @param {Promise<unknown>} done */
async function works(button, text, done) {
	const idle = button.textContent;
	button.disabled = true;
	button.textContent = text;
	await done.finally(() => {
		button.disabled = false;
		button.textContent = idle;
	});
}

/** Shows a dialog and waits for the button that closes it. The focus comes back to the text by itself,
 * but in Chromium not the selection: what is typed next would be lost.
 * @param {HTMLDialogElement} dialog @returns {Promise<string>} */
function answered(dialog) {
	const selection = getSelection(), typing = document.activeElement === byId("text");
	const range = typing && selection?.rangeCount ? selection.getRangeAt(0) : null;
	return new Promise((resolve) => {
		dialog.returnValue = "";
		dialog.onclose = () => {
			if (dialog.open) return; // it is the answer before that is told late
			if (range) selection?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
			resolve(dialog.returnValue);
		};
		dialog.showModal();
	});
}

/** Asks whether something may take the place of a text and its game.
 * @param {Desk} desk @param {string} what */
async function mayDiscard(desk, what) {
	const lost = [];
	if (desk.dirty()) lost.push(`the text of ${desk.name}, which is not saved as it is now`);
	if (desk.stage.loses) lost.push("the analysis on the board, which has not been copied");
	byId("leave-text").textContent = `${what} would replace ${lost.join(", and ")}.`;
	return (await answered(byId("leave"))) === "leave";
}

/** Whether something may take the place of the text: asks if that is not saved, or its analysis not copied.
 * @param {Desk} desk @param {string} what */
async function mayLeave(desk, what) {
	return !(desk.dirty() || desk.stage.loses) || mayDiscard(desk, what);
}

/** Waits for what is to take the place of the text: null if the person has typed meanwhile, and
 * wants to keep that.
 * @template Come @param {Desk} desk @param {string} what @param {Promise<Come>} coming @returns {Promise<Come | null>} */
async function arrived(desk, what, coming) {
	const text = desk.text.get();
	const count = (/** @type {number} */ by) => { desk.coming += by; beside(desk); };
	count(1);
	const come = await coming.finally(() => count(-1));
	return desk.text.get() === text || (await mayLeave(desk, what)) ? come : null;
}
