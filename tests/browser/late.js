// Makes everything that a page waits for come late, in its order: the messages of workers and of
// frames, and what a server answers. A test gives the longest delay, in milliseconds.
(most) => {
	"use strict";
	const inOrder = () => {
		const waiting = [];
		let last = 0;
		return (deliver) => {
			last = Math.max(last, performance.now() + Math.random() * most);
			waiting.push(deliver);
			setTimeout(() => waiting.shift()(), last - performance.now());
		};
	};
	const ended = new WeakSet();
	const { set, get } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
	Object.defineProperty(Worker.prototype, "onmessage", {
		configurable: true,
		get,
		set(hear) {
			const later = inOrder();
			set.call(this, (event) => later(() => { if (!ended.has(this)) hear.call(this, event); }));
		},
	});
	const { terminate } = Worker.prototype;
	Worker.prototype.terminate = function () {
		ended.add(this);
		terminate.call(this);
	};
	const listen = window.addEventListener;
	window.addEventListener = function (kind, hear, ...rest) {
		const later = inOrder();
		listen.call(window, kind, kind === "message" ? (event) => later(() => hear(event)) : hear, ...rest);
	};
	const ask = window.fetch;
	window.fetch = async (...request) => {
		const answer = await ask(...request);
		await new Promise((done) => setTimeout(done, Math.random() * most));
		return answer;
	};
	window.fairymaxLate = most;
}
