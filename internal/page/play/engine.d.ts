// What the engine file and the page define.
declare const fairymaxStart: string;
declare function fairymaxProgram(): Response;
declare const fairymaxWorker: string;
declare class DecompressionStream {
	constructor(format: string);
	readonly readable: ReadableStream;
	readonly writable: WritableStream;
}
