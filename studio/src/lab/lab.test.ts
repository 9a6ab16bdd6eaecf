import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Subject } from '../kit/entry.ts';
import { labDraw } from './lab-draw.ts';
import { faultOf } from './report.ts';
import { subjectsOf } from './subjects.ts';
import { addTally, count, emptyTally, figuresOf, type Tally } from './tally.ts';

const subjects = subjectsOf();

function tallyOf(pays: readonly number[]): Tally {
  const tally = emptyTally();
  for (const each of pays) count(tally, each);
  return tally;
}

function play(subject: Subject, rounds: number): Tally {
  const tally = emptyTally();
  const draw = labDraw(5);
  for (let round = 0; round < rounds; round++) count(tally, subject.play(draw));
  return tally;
}

describe('a tally', () => {
  test('parts of the rounds come to the same as all of them', () => {
    const quarters = fc.array(fc.nat(8_000).map((pays) => pays / 4));
    fc.assert(
      fc.property(quarters, quarters, (some, others) => {
        const whole = tallyOf([...some, ...others]);
        const parts = tallyOf(some);
        addTally(parts, tallyOf(others));
        expect(parts).toEqual(whole);
        expect(whole.classes.reduce((sum, rounds) => sum + rounds, 0)).toBe(whole.rounds);
      }),
    );
  });

  test('figures of rounds whose figures are known', () => {
    expect(figuresOf(tallyOf([0, 2, 0, 2]))).toMatchObject({
      rtp: 1,
      deviation: 1,
      hitRate: 0.5,
      largest: 2,
      rounds: 4,
    });
  });
});

describe('[PP-14] every game and mode', () => {
  test('has one, and its report names the figures that are published now', () => {
    expect(new Set(subjects.map(({ game }) => game))).toEqual(new Set(Object.keys(games)));
    for (const { game, mode, published } of subjects) {
      const page = join(import.meta.dirname, '../../../docs/games', `${game}.md`);
      expect(existsSync(page), `${game}: npm run studio:maths`).toBe(true);
      expect(readFileSync(page, 'utf8')).toContain(`| ${mode} | ${(published / 100).toFixed(2)} % |`);
    }
  });

  test.each(subjects.map((subject) => [`${subject.title}, ${subject.mode}`, subject] as const))(
    '%s: what is published is what is worked out, and what is played fits',
    (_, subject) => {
      expect(faultOf(subject, play(subject, 20_000))).toBe(undefined);
    },
  );

  test.each([
    ['too high', { published: 9_900 }],
    ['too low', { published: 9_300 }],
    ['played only, and wrong', { exact: undefined, published: 8_000 }],
    ['a win above the largest', { most: 0.5 }],
  ])('a wrong figure is found: %s', (_, change) => {
    const subject = subjects.find(({ game }) => game === 'comet-run') as Subject;
    expect(faultOf({ ...subject, ...change }, play(subject, 20_000))).toMatch(/^Comet Run, spin: /);
  });
});
