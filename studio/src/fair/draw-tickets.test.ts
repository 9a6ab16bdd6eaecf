import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawClientSeed, drawTickets, rowOf, ticketsOf } from './draw-tickets.ts';
import { browserHash } from './hmac-browser.ts';
import { nodeBytesHash, nodeHash } from './hmac-node.ts';
import { chiSquared } from './randomness/p-values.ts';
import { rootFrom, type TicketRange, ticketRoot, ticketTree } from './ticket-tree.ts';

interface Vector {
  name: string;
  seed: string;
  signature: string;
  rows: [first: number, count: number, owner: string, void: 0 | 1][];
  root: string;
  client_seed: string;
  paths: string[][];
  prizes: number;
  drawn: [place: number, nonce: number, ticket: number][];
}

/** Made by `studio/vectors/draw-tickets.py`, which shares nothing with this code. */
const vectors: Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/draw-tickets.json'), 'utf8'),
);

const rangesOf = ({ rows }: Vector): TicketRange[] =>
  rows.map(([first, count, owner, gone]) => ({ first, count, owner, void: gone === 1 }));

const owner = 'ab'.repeat(32);

/** So many rows of so many tickets each; every hundredth void. */
const listOf = (rows: number, count: number): TicketRange[] =>
  Array.from({ length: rows }, (_, at) => ({ first: 1 + at * count, count, owner, void: at % 100 === 99 }));

describe('a draw of tickets', () => {
  it.each([
    ['server', { ...nodeHash, bytes: nodeBytesHash }],
    ['browser', { ...browserHash, bytes: undefined }],
  ])('[PP-13] is on the %s what another implementation of the public scheme draws', (_name, hash) => {
    for (const vector of vectors) {
      const ranges = rangesOf(vector);
      expect(ticketRoot(ranges, hash.bytes)).toBe(vector.root);
      const clientSeed = drawClientSeed(vector.signature, vector.root, hash.bytes);
      expect(clientSeed).toBe(vector.client_seed);
      const drawn = drawTickets({ serverSeed: vector.seed, clientSeed, ranges, prizes: vector.prizes }, hash.hmac);
      expect(drawn.map(({ place, nonce, ticket }) => [place, nonce, ticket])).toEqual(vector.drawn);
    }
  });

  it('proves every row against the root, and nothing else', () => {
    for (const vector of vectors) {
      const ranges = rangesOf(vector);
      const rows = ranges.length;
      const { root, pathOf } = ticketTree(ranges);
      expect([root, ranges.map((_, at) => pathOf(at))]).toEqual([vector.root, vector.paths]);
      expect(() => pathOf(rows)).toThrow(RangeError);
      for (const [at, path] of vector.paths.entries()) {
        const leaf = ranges[at]!;
        expect(rootFrom({ leaf, at, rows, path })).toBe(vector.root);
        expect(rootFrom({ leaf: { ...leaf, count: leaf.count + 1 }, at, rows, path })).not.toBe(vector.root);
        expect(rootFrom({ leaf: { ...leaf, void: !leaf.void }, at, rows, path })).not.toBe(vector.root);
        expect(rootFrom({ leaf, at: at + 1, rows, path })).not.toBe(vector.root);
        expect(rootFrom({ leaf, at, rows, path: [...path, vector.root] })).toBeNull();
        if (path.length > 0) expect(rootFrom({ leaf, at, rows, path: path.slice(1) })).toBeNull();
      }
    }
  });

  it('has another root where the last row of an odd list stands twice', () => {
    const three = listOf(3, 2);
    expect(ticketRoot([...three, three[2]!])).not.toBe(ticketRoot(three));
  });

  it('passes void tickets and winners over, and leaves prizes that nobody can win undrawn', () => {
    const ranges = [
      { first: 1, count: 2, owner, void: false },
      { first: 3, count: 97, owner, void: true },
    ];
    const drawn = drawTickets({ serverSeed: 'a'.repeat(64), clientSeed: 'b', ranges, prizes: 5 }, nodeHash.hmac);
    expect(drawn.map(({ ticket }) => ticket).sort()).toEqual([1, 2]);
    expect(drawn.map(({ place }) => place)).toEqual([1, 2]);
    expect(drawn[1]!.nonce).toBeGreaterThan(drawn[0]!.nonce);
    const voided = ranges.map((range) => ({ ...range, void: true }));
    expect(drawTickets({ serverSeed: 'a'.repeat(64), clientSeed: 'b', ranges: voided, prizes: 5 })).toEqual([]);
  });

  it('refuses a list with gaps, overlaps or another beginning', () => {
    const good = listOf(3, 2);
    expect(ticketsOf(good)).toBe(6);
    expect(ticketsOf([])).toBe(0);
    const bad = [good.slice(1), [good[0]!, good[2]!], [good[0]!, good[0]!], [{ ...good[0]!, count: 0 }]];
    for (const ranges of bad) {
      expect(ticketsOf(ranges)).toBeNull();
      expect(() => drawTickets({ serverSeed: 'a', clientSeed: 'b', ranges, prizes: 1 })).toThrow(RangeError);
    }
  });

  it('takes every good ticket equally often, whatever row it stands in', () => {
    const ranges: TicketRange[] = [
      { first: 1, count: 1, owner, void: false },
      { first: 2, count: 6, owner, void: true },
      { first: 8, count: 9, owner, void: false },
      { first: 17, count: 3, owner, void: false },
    ];
    const counts = new Map<number, number>();
    const draws = 26_000;
    for (let at = 0; at < draws; at += 1) {
      const clientSeed = `beacon ${at}`;
      const [first] = drawTickets({ serverSeed: 'c4'.repeat(32), clientSeed, ranges, prizes: 1 }, nodeHash.hmac);
      counts.set(first!.ticket, (counts.get(first!.ticket) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const expected = new Array<number>(13).fill(draws / 13);
    // The seeds are fixed, so this never flickers.
    expect(chiSquared([...counts.values()], expected)).toBeGreaterThan(0.001);
  });

  it('draws a million tickets and proves one of them', () => {
    const ranges = listOf(20_000, 50);
    const drawn = drawTickets({ serverSeed: 'd5'.repeat(32), clientSeed: 'e', ranges, prizes: 100 }, nodeHash.hmac);
    expect(new Set(drawn.map(({ ticket }) => ticket)).size).toBe(100);
    const at = rowOf(ranges, drawn[0]!.ticket);
    const leaf = ranges[at]!;
    expect(leaf.first <= drawn[0]!.ticket && drawn[0]!.ticket < leaf.first + leaf.count && !leaf.void).toBe(true);
    const { root, pathOf } = ticketTree(ranges, nodeBytesHash);
    const path = pathOf(at);
    expect(path.length).toBeLessThanOrEqual(15);
    expect(rootFrom({ leaf, at, rows: ranges.length, path })).toBe(root);
  });
});
