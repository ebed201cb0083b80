// Answers questions about the rules of games by the libraries ffish and chessops, in
// one line of JSON for each line of JSON:
//
//   {"ini": TEXT}                        ffish learns the games of a variants.ini
//   {"peer": NAME, "game": NAME, "chess960": BOOL, "fen": FEN}   sets up a position
//   {"play": [MOVE, ...]}                plays moves from there; of A|B the one that is legal
//
// The answer to a position, or to moves, is {"moves": [...], "check": BOOL, "result": TEXT,
// "claim": TEXT}: the legal moves, and the result as in PGN, * while the game goes on; claim
// counts the draws that have to be claimed as well. A position or move that a library does
// not accept is answered by {"refused": WHY}.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseFen } from 'chessops/fen';
import { parseUci, makeSquare } from 'chessops/util';
import { setupPosition } from 'chessops/variant';

delete globalThis.fetch; // else ffish wants to fetch its code from a server
const ffish = createRequire(import.meta.url)('ffish');

// A passed turn is written as the square of a piece twice there.
const pass = 'pass';
const isPass = (text) => text.length % 2 === 0 && text.slice(0, text.length / 2) === text.slice(text.length / 2);

// FairyBoard is a position of ffish.
class FairyBoard {
  constructor({ game, fen, chess960 }) {
    if (!ffish.variants().split(' ').includes(game)) throw new Error(`no game ${game}`);
    this.board = new ffish.Board(game, fen, chess960 ?? false);
  }

  play(names) {
    let move = names;
    if (names === pass || names.includes('|')) {
      const legal = this.moves();
      move = names.split('|').find((name) => legal.includes(name));
      if (names === pass) move = this.texts().find(isPass);
    }
    if (!move || !this.board.push(move)) throw new Error(`${names} is illegal`);
  }

  texts() { return this.board.legalMoves().split(' ').filter(Boolean); }

  moves() { return this.texts().map((text) => isPass(text) ? pass : text); }

  answer() {
    const b = this.board;
    return {
      moves: this.moves(),
      check: b.isCheck(),
      result: b.result(false),
      claim: b.result(true),
      fen: b.fen(),
    };
  }

  close() { this.board.delete(); }
}

// LichessBoard is a position of chessops.
class LichessBoard {
  constructor({ game, fen, chess960 }) {
    this.chess960 = chess960;
    const setup = parseFen(fen).unwrap();
    this.position = setupPosition(game, setup).unwrap();
  }

  play(names) {
    const move = names.split('|').map(parseUci).find((m) => m && this.position.isLegal(m));
    if (!move) throw new Error(`${names} is illegal`);
    this.position.play(move);
  }

  answer() {
    const p = this.position;
    const outcome = p.outcome();
    const result = !p.isEnd() ? '*' : { white: '1-0', black: '0-1' }[outcome?.winner] ?? '1/2-1/2';
    return { moves: p.isEnd() ? [] : [...this.moves()], check: p.isCheck(), result, claim: result };
  }

  * moves() {
    const p = this.position, ctx = p.ctx();
    for (const [from, dests] of p.allDests(ctx)) {
      for (const to of dests) yield* this.texts(from, to);
    }
    for (const to of p.dropDests(ctx)) {
      for (const [role, letter] of Object.entries({ pawn: 'P', knight: 'N', bishop: 'B', rook: 'R', queen: 'Q' })) {
        if (p.pockets?.[p.turn][role] && !(role === 'pawn' && isLastRank(to))) yield `${letter}@${makeSquare(to)}`;
      }
    }
  }

  // texts writes a move from one square to another, once for each promotion.
  * texts(from, to) {
    const board = this.position.board, piece = board.get(from), other = board.get(to);
    const squares = makeSquare(from) + makeSquare(to);
    if (piece.role === 'king' && other?.color === piece.color && !this.chess960) {
      yield makeSquare(from) + (to > from ? 'g' : 'c') + squares[1];
    } else if (piece.role === 'pawn' && isLastRank(to)) {
      for (const letter of this.position.rules === 'antichess' ? 'qrbnk' : 'qrbn') yield squares + letter;
    } else yield squares;
  }

  close() {}
}

const isLastRank = (square) => square < 8 || square >= 56;

let board;

function answer(question) {
  if (question.ini !== undefined) {
    ffish.loadVariantConfig(question.ini);
    return {};
  }
  if (question.peer) {
    board?.close();
    board = undefined;
    board = new (question.peer === 'ffish' ? FairyBoard : LichessBoard)(question);
  }
  for (const move of question.play ?? []) board.play(move);
  return board.answer();
}

ffish.onRuntimeInitialized = async () => {
  new ffish.Board().delete(); // the first one makes the list of games
  for await (const line of createInterface({ input: process.stdin })) {
    let reply;
    try {
      reply = answer(JSON.parse(line));
    } catch (error) {
      reply = { refused: error.message };
    }
    process.stdout.write(JSON.stringify(reply) + '\n');
  }
};
