import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { joinPieces } from './join-pieces.server.ts';

test('what is written between two pauses comes as one piece, and nothing is lost at the end', async () => {
  const stream = joinPieces();
  const seen: string[] = [];
  stream.on('data', (piece: Buffer) => seen.push(piece.toString()));
  const ended = new Promise((resolve) => stream.once('end', resolve));
  for (const piece of ['a', 'b']) stream.write(piece);
  stream.flush();
  stream.flush();
  for (const piece of ['c', 'd', 'e']) stream.write(piece);
  stream.end();
  await ended;
  expect(seen).toEqual(['ab', 'cde']);
});

test('a page larger than what a stream holds goes through', async () => {
  const stream = joinPieces();
  const line = 'x'.repeat(2_048);
  Readable.from(Array.from({ length: 300 }, () => Buffer.from(line))).pipe(stream);
  expect((await text(stream)).length).toBe(300 * 2_048);
});

test('a visitor who has left is written to no more', () => {
  const stream = joinPieces();
  stream.write('a');
  stream.destroy();
  expect(() => stream.flush()).not.toThrow();
});
