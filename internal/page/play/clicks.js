// How clicks become moves. A stop is a square or a piece in hand; a move is made by its
// stops, and by a choice where several moves have the same.

/** @param {Move} move @returns {string[][]} */
function ways(move) {
	return move.also ? [move.stops, move.also] : [move.stops];
}

/** @param {string[]} way @param {string[]} picked */
function beginsWith(way, picked) {
	return way.length >= picked.length && picked.every((stop, i) => stop === way[i]);
}

/** The moves that may follow these clicks.
 * @param {Move[]} moves @param {string[]} picked */
function fitting(moves, picked) {
	return moves.filter((move) => move.stops.length > 0 && ways(move).some((way) => beginsWith(way, picked)));
}

/** The moves that these clicks make.
 * @param {Move[]} moves @param {string[]} picked */
function complete(moves, picked) {
	return moves.filter((move) => move.stops.length > 0 && ways(move).some((way) => way.length === picked.length && beginsWith(way, picked)));
}

/** Where the next click may go.
 * @param {Move[]} moves @param {string[]} picked @returns {Set<string>} */
function nextStops(moves, picked) {
	const stops = new Set();
	for (const move of moves) {
		for (const way of ways(move)) {
			if (way.length > picked.length && beginsWith(way, picked)) stops.add(way[picked.length]);
		}
	}
	return stops;
}

/** Adds the clicks that are left without a choice once a piece has begun to move.
 * @param {Move[]} moves that may follow @param {string[]} picked */
function goOn(moves, picked) {
	while (picked.length > 1 && !complete(moves, picked).length) {
		const stops = [...nextStops(moves, picked)];
		if (stops.length !== 1) return;
		picked.push(stops[0]);
	}
}

/** The clicks as a move in coordinates, legal or not.
 * @param {string[]} picked @param {Kind[]} types */
function coordinates(picked, types) {
	const [first, ...rest] = picked;
	if (first.startsWith("hand:")) {
		const kind = types.find((type) => type.name === first.slice("hand:".length));
		return (kind ? kind.letter : "") + "@" + rest.join("");
	}
	return rest.map((square, i) => (i > 0 ? "," : "") + picked[i] + square).join("");
}
