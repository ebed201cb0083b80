// What the program takes from its host besides what Go wants: its memory, and kernels in
// SIMD, which work on it. A browser without SIMD gets none, and the program has its own.
{
	const code = Uint8Array.from(atob(fairymaxHost.kernels), (letter) => letter.charCodeAt(0));
	const vectors = WebAssembly.validate(code);
	const PlainGo = globalThis.Go;
	globalThis.Go = class extends PlainGo {
		constructor() {
			super();
			const memory = new WebAssembly.Memory({ initial: fairymaxHost.pages });
			const kernels = vectors
				? new WebAssembly.Instance(new WebAssembly.Module(code), { fairymax: { memory } }).exports
				: { accumulate() {}, output() {} }; // nobody calls these
			this.importObject.fairymax = { memory, vectors: () => Number(vectors), ...kernels };
		}
	};
}
