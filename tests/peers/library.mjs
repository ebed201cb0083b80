// Holds the package for npm against ffish: in positions of random games both have the same FEN, legal moves
// and texts of moves.
//
//   node library.mjs FOLDER POSITIONS GAME...
//
// FOLDER is the unpacked package, POSITIONS how many of each game are compared; a game with * has other texts for
// people there, or no move rule here, so that no clock runs. It prints a line for each difference, and at the end how many positions were compared.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const [folder, positions, ...games] = process.argv.slice(2);
const { default: load } = await import(pathToFileURL(join(folder, 'node.js')).href);
const fairymax = await load();
delete globalThis.fetch; // else ffish wants to fetch its code from a server
const ffish = createRequire(import.meta.url)('ffish');

// A generator of numbers below n, always the same ones.
let state = 1;
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * n);
};

// A FEN with the pieces in hand in one order.
const ordered = (fen) => fen.replace(/\[(.*?)\]/, (_, hand) => `[${[...hand].sort().join('')}]`);

// A FEN without the clock of the move rule.
const timeless = (fen) => fen.replace(/ \d+( \d+)$/, '$1');

// A FEN without a square for en passant where a pin forbids each capture: ffish keeps that one.
const settled = (fen, board) => {
  const fields = fen.split(' ');
  const taken = new RegExp(`^[a-p]x${fields[3]}`);
  if (/^[a-p]\d+$/.test(fields[3]) && !board.legalMovesSan().split(' ').some((san) => taken.test(san))) fields[3] = '-';
  return fields.join(' ');
};

// What is compared of a board of either library.
const shown = (board, whole) => {
  const uci = board.legalMoves().split(' '), san = whole ? board.legalMovesSan().split(' ') : [];
  const fen = settled(ordered(board.fen()), board);
  return {
    fen: whole ? fen : timeless(fen),
    moves: uci.map((move, i) => `${move}=${san[i]}`).sort().join(' '),
    number: board.numberLegalMoves(),
    check: [board.isCheck(), board.checkedPieces().split(' ').sort().join(' ')],
    counts: [board.turn(), board.fullmoveNumber(), whole && board.halfmoveClock(), board.gamePly()],
    pockets: fen.includes('[') && [true, false].map((white) => [...board.pocket(white)].sort().join('')),
    over: board.isGameOver(),
    result: board.result(),
  };
};

// Where two descriptions differ, with what only one has.
const differences = (ours, theirs) => Object.keys(ours).filter((key) => `${ours[key]}` !== `${theirs[key]}`).map((key) => {
  const [a, b] = [ours, theirs].map((side) => `${side[key]}`.split(' '));
  const only = (list, other) => list.filter((word) => !other.includes(word)).join(' ');
  return `${key}: only ours ${only(a, b)}, only theirs ${only(b, a)}`;
});

// A game of moves at random; returns how many positions were compared.
const play = (name, most) => {
  const [game, other] = name.split('*'), whole = other === undefined;
  const ours = new fairymax.Board(game), theirs = new ffish.Board(game);
  let compared = 0;
  for (; compared < most; compared++) {
    const a = shown(ours, whole), b = shown(theirs, whole);
    for (const text of differences(a, b)) console.log(`${game}, ${theirs.fen()} after ${theirs.moveStack()}: ${text}`);
    if (differences(a, b).length > 0 || a.over) break;
    const moves = theirs.legalMoves().split(' '), move = moves[below(moves.length)];
    if (whole && compared % 2 === 0) {
      const san = theirs.sanMove(move);
      if (ours.sanMove(move) !== san || !ours.pushSan(san)) console.log(`${game}, ${b.fen}: ${san} is not read`);
    } else if (!ours.push(move)) console.log(`${game}, ${b.fen}: ${move} is not read`);
    theirs.push(move);
    if (ours.moveStack() !== theirs.moveStack()) console.log(`${game}, ${b.fen}: ${ours.moveStack()} was played, not ${theirs.moveStack()}`);
  }
  ours.delete();
  theirs.delete();
  return compared;
};

ffish.onRuntimeInitialized = () => {
  let all = 0;
  for (const game of games) {
    for (let done = 0; done < positions;) {
      const compared = play(game, Math.min(positions - done, 150));
      if (compared === 0) break; // the start differs
      done += compared;
      all += compared;
    }
  }
  console.log(`compared ${all}`);
};
