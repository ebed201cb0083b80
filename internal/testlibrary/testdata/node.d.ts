// What the package takes from Node.js.
declare module "node:fs/promises" {
	export function readFile(address: URL): Promise<Uint8Array>;
}
declare module "node:crypto" {
	export const webcrypto: Crypto;
}
declare module "node:timers" {
	export function setImmediate(act: () => void): void;
}
declare module "node:worker_threads" {
	export interface MessagePort {
		postMessage(message: unknown): void;
		on(event: "message", hear: (data: any) => void): void;
	}
	export const parentPort: MessagePort | null;
	export class Worker {
		constructor(address: URL, options?: { execArgv: string[] });
		postMessage(message: unknown): void;
		on(event: "message" | "error", hear: (data: any) => void): void;
		terminate(): Promise<number>;
		ref(): void;
		unref(): void;
	}
}
