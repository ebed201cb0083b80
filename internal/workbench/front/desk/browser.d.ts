// What browsers have and this version of TypeScript does not know.
declare class Highlight {
	constructor(...ranges: Range[]);
}
declare namespace CSS {
	const highlights: Map<string, Highlight> | undefined;
}
