// Uses the package in a project that has the types of neither the DOM nor Node.js.

import load, { type Report } from "fairymax-toml";

export async function best(program: Uint8Array): Promise<Report> {
	const fairymax = await load({ program });
	return new fairymax.Engine().search(new fairymax.Board("gothic"), { depth: 2 });
}

// @ts-expect-error a number is no program
load({ program: 7 });
