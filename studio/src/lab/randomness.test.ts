import { describe, expect, test } from 'vitest';
import { nodeHash } from '../fair/hmac-node.ts';
import { equalShare, runsOfTwo } from '../fair/randomness/number-tests.ts';
import { type Drawn, recordDraws } from '../fair/randomness/record-draws.ts';
import { type FairDraw, fairDraw } from '../fair/stream.ts';
import { entries } from '../games.ts';
import type { GameEntry } from '../kit/entry.ts';
import { labStake as stake } from '../kit/in-stakes.ts';

/** 99 % for all games together; each test gets its share (Bonferroni). Seeds are fixed: what passes once passes always. */
const level = 0.01;
const rounds = 1_500;
/** Below that a χ² says nothing. */
const fewestOfEach = 5;

/** One way to play it. Machines are spun as they are: working one out for the laboratory takes long. */
function playOf({ game, subjects }: GameEntry): (draw: FairDraw) => number {
  if (game.kind === 'single' && game.listing.kind === 'slot') {
    const choice = game.parseChoice({});
    if (!choice.ok) throw new Error(`${game.id} has no plain round`);
    return (draw) => Number(game.play({ stake, choice: choice.value, draw }).win);
  }
  const [subject] = subjects();
  if (!subject) throw new Error(`${game.id} has nothing to play`);
  return subject.play;
}

interface Found {
  name: string;
  probability: number;
}

function look(id: string, play: (draw: FairDraw) => number): Found[] {
  const drawn: Drawn = new Map();
  const paid: boolean[] = [];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const source = { serverSeed: 'c0'.repeat(32), clientSeed: `games of ${id}`, nonce };
    paid.push(play(recordDraws(fairDraw(source, nodeHash.hmac), drawn)) > 0);
  }
  const shares = [...drawn].flatMap(([range, values]): Found[] => {
    const parts = Math.min(64, range, Math.floor(values.length / fewestOfEach));
    if (parts < 2) return [];
    return [{ name: `what it draws of ${range}`, probability: equalShare(values, range, parts) }];
  });
  return [...shares, { name: 'rounds that pay', probability: runsOfTwo(paid) }];
}

describe('[PP-12] what every game draws', () => {
  const all = Object.entries(entries).map(([id, entry]) => [id, look(id, playOf(entry as GameEntry))] as const);
  const made = all.reduce((sum, [, found]) => sum + found.length, 0);

  test.each(all)('%s: every value has its share, and rounds have no memory', (_, found) => {
    expect(found.length).toBeGreaterThan(1);
    const unlikely = found.filter(({ probability }) => probability < level / made);
    expect(unlikely).toEqual([]);
  });

  test('a game that draws unevenly is caught', () => {
    const shares = (play: (draw: FairDraw) => number) => {
      const values = Array.from({ length: 20_000 }, (_, nonce) =>
        play(fairDraw({ serverSeed: 'c0'.repeat(32), clientSeed: 'loaded', nonce }, nodeHash.hmac)),
      );
      return equalShare(values, 52);
    };
    // Seven of fifty-two cards come twice as often.
    expect(shares((draw) => draw.integer(59) % 52)).toBeLessThan(level / made);
    expect(shares((draw) => draw.integer(52))).toBeGreaterThan(level);
  });
});
