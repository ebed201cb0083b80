// What the engine file and the page define.
declare const fairymaxStart: string;
declare const fairymaxProgram: string;
declare const fairymaxWorker: string;
declare class DecompressionStream {
	constructor(format: string);
	readonly readable: ReadableStream;
	readonly writable: WritableStream;
}
