// The program is packed by gzip and written in digits to base 120, see text.go. Nothing here may look
// like a tag, so shifts to the left are products.
const fairymaxUnpack = (text) => {
	const base = 120, bits = 13, rest = 2 ** bits, small = base * base - rest;
	const digit = (sign) => sign - 1 - (sign > 10) - (sign > 13) - 2 * (sign > 27) - (sign > 34) - (sign > 60) - (sign > 92);
	const packed = new Uint8Array(Math.ceil((text.length / 2) * 14 / 8) + 2);
	const shifts = [1, 2, 4, 8, 16, 32, 64, 128];
	let end = 0, number = 0, has = 0, at = 0;
	for (; text.length > at + 1; at += 2) {
		const pair = digit(text.charCodeAt(at)) + base * digit(text.charCodeAt(at + 1));
		number += pair * shifts[has];
		has += small > pair % rest ? bits + 1 : bits;
		for (; has > 7; has -= 8) {
			packed[end++] = number & 255;
			number >>= 8;
		}
	}
	if (text.length > at) packed[end++] = number + digit(text.charCodeAt(at)) * shifts[has];
	const content = new Blob([packed.subarray(0, end)]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Response(content, { headers: { "Content-Type": "application/wasm" } });
};
