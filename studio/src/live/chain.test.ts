import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nodeHash, nodeHexHash } from '../fair/hmac-node.ts';
import { createChain, liveDraw, nextLink, verifyLiveRound } from './chain.ts';
import { crashGame } from './crash/rules.ts';

const seed = 'a'.repeat(64);
const length = 280;
const chain = createChain(seed, length, nodeHexHash);
const salt = 'b'.repeat(64);
const roundOf = (number: number) => ({
  number,
  salt,
  link: chain.linkOf(number),
  terminal: chain.terminal,
  committed: number === 1 ? chain.terminal : chain.linkOf(number - 1),
});

describe('a chain of hashes', () => {
  test('every link, hashed, is the link of the round before; the first is the terminal hash', () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    let before = chain.terminal;
    for (let number = 1; number <= length; number++) {
      expect(sha(chain.linkOf(number))).toBe(before);
      before = chain.linkOf(number);
    }
    expect(before).toBe(seed);
    expect(nextLink(seed, nodeHash.sha256)).toBe(chain.linkOf(length - 1));
  });

  test.each([0, -1, 1.5, length + 1, Number.NaN])('has no round %s', (number) => {
    expect(() => chain.linkOf(number)).toThrow(RangeError);
  });

  test('draws by the public scheme: HMAC of the link over salt and number', () => {
    const { link } = roundOf(3);
    const word = createHmac('sha256', link).update(`${salt}:3:0`).digest().readUInt32BE(0);
    expect(liveDraw({ link, salt, number: 3 }).integer(2 ** 32)).toBe(word);
  });

  test('a past round is decided again, in a browser as on the server', () => {
    for (const number of [1, 2, 270, length]) {
      const verified = verifyLiveRound(crashGame, roundOf(number));
      expect(verified).toMatchObject({ commitmentHolds: true, reachesTerminal: true });
      expect(verified).toEqual(verifyLiveRound(crashGame, roundOf(number), nodeHash));
    }
  });

  test('whatever is changed is seen', () => {
    const round = roundOf(5);
    const other = 'c'.repeat(64);
    expect(verifyLiveRound(crashGame, { ...round, link: other })).toMatchObject({
      commitmentHolds: false,
      reachesTerminal: false,
    });
    expect(verifyLiveRound(crashGame, { ...round, committed: other })).toMatchObject({ commitmentHolds: false });
    expect(verifyLiveRound(crashGame, { ...round, number: 6 })).toMatchObject({ reachesTerminal: false });
    const outcomes = new Set(
      Array.from(
        { length: 40 },
        (_, index) => verifyLiveRound(crashGame, { ...round, salt: `${index}` }).outcome.point,
      ),
    );
    expect(outcomes.size).toBeGreaterThan(20);
  });
});
