// Clicks, touches and drags on the board and the hands.

/** How far the pointer moves before it drags a piece, in pixels. */
const dragDistance = 6;

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function stopAt(target) {
	return target instanceof Element ? target.closest("[data-stop]") : null;
}

class Pointer {
	/** @param {Board} board @param {{stop: (stop: string) => void, lift: (stop: string) => boolean, hover: (stop: string) => void}} listener */
	constructor(board, listener) {
		this.board = board;
		this.listener = listener;
		/** @type {{stop: string, x: number, y: number, cell: HTMLElement, ghost: HTMLElement | null} | null} */
		this.drag = null;
		this.dragged = false;
		const table = byId("table");
		table.addEventListener("click", (/** @type {MouseEvent} */ event) => {
			const cell = stopAt(event.target);
			if (cell && !this.dragged) listener.stop(cell.dataset.stop || "");
		});
		table.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.press(event));
		table.addEventListener("pointerover", (/** @type {PointerEvent} */ event) => {
			const cell = event.pointerType === "mouse" ? stopAt(event.target) : null;
			listener.hover((cell && cell.dataset.stop) || "");
		});
		table.addEventListener("pointerleave", () => listener.hover(""));
		addEventListener("pointermove", (event) => this.move(event));
		addEventListener("pointerup", (event) => this.release(event));
		addEventListener("pointercancel", () => this.end());
	}

	/** @param {PointerEvent} event */
	press(event) {
		const cell = stopAt(event.target);
		this.dragged = false;
		if (!cell || event.button !== 0 || !cell.classList.contains("movable")) return;
		if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
		this.drag = { stop: cell.dataset.stop || "", x: event.clientX, y: event.clientY, cell, ghost: null };
	}

	/** @param {PointerEvent} event */
	move(event) {
		const drag = this.drag;
		if (!drag) return;
		if (!drag.ghost) {
			if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < dragDistance) return;
			const drawing = drag.cell.querySelector("svg");
			if (!drawing || !this.listener.lift(drag.stop)) {
				this.end();
				return;
			}
			this.dragged = true;
			drag.ghost = element("div", "ghost");
			drag.ghost.style.width = drag.ghost.style.height = drawing.getBoundingClientRect().width + "px";
			drag.ghost.append(drawing.cloneNode(true));
			document.body.append(drag.ghost);
		}
		drag.ghost.style.left = event.clientX + "px";
		drag.ghost.style.top = event.clientY + "px";
	}

	/** @param {PointerEvent} event */
	release(event) {
		const drag = this.drag;
		this.end();
		if (!drag || !drag.ghost) return;
		const cell = stopAt(document.elementFromPoint(event.clientX, event.clientY));
		const stop = cell ? cell.dataset.stop || "" : "";
		if (stop && stop !== drag.stop) this.listener.stop(stop);
		setTimeout(() => { this.dragged = false; });
	}

	end() {
		if (this.drag && this.drag.ghost) this.drag.ghost.remove();
		this.drag = null;
	}
}
