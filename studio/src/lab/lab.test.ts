import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labDraw } from '../fair/lab-draw.ts';
import { entries, games } from '../games.ts';
import type { Subject } from '../kit/entry.ts';
import { ratioInHundredthsOfPercent } from '../kit/ratio.ts';
import {
  addTally,
  classEnds,
  count,
  countPart,
  emptyTally,
  figuresOf,
  returnInParts,
  type Tally,
} from '../kit/tally.ts';
import { volatilityOf } from '../kit/volatility.ts';
import { machineIds } from '../slots/index.ts';
import { indexOf } from './index-page.ts';
import { plotOf } from './plot.ts';
import { faultOf, reportOf } from './report.ts';
import { subjectsOf } from './subjects.ts';

const subjects = subjectsOf();

function tallyOf(pays: readonly number[]): Tally {
  const tally = emptyTally();
  for (const each of pays) count(tally, each);
  return tally;
}

/** Of a machine fewer: `machines.test.ts` plays each of them as well, and holds it to its own figures. */
const ROUNDS = 20_000;
const ROUNDS_OF_MACHINE = 4_000;
const machines = new Set<string>(machineIds);

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
        expect(whole.paid.reduce((sum, paid) => sum + paid, 0)).toBe(whole.sum);
      }),
    );
  });

  test('what counts beside what is known, class by class: each by its chance and not by how often it came', () => {
    const tally = emptyTally();
    // Class 1 is one of ten; it came every other time.
    for (let round = 0; round < 1_000; round++) {
      countPart(tally, { pays: 0, class: 0, counts: 0 });
      const other = emptyTally();
      countPart(other, { pays: 0, class: 1, counts: round % 2 ? 1 : 3 });
      addTally(tally, other);
    }
    const found = returnInParts({ known: 0.5, chances: [0.9, 0.1] }, tally);
    expect(found?.rtp).toBeCloseTo(0.5 + 0.1 * 2, 12);
    expect(found?.within).toBeCloseTo((2.576 * 0.1) / Math.sqrt(1_000), 12);
    expect(returnInParts({ known: 0.5, chances: [1] }, emptyTally())).toBe(undefined);
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
    for (const { game, mode, published, version } of subjects) {
      const page = join(import.meta.dirname, '../../../docs/games', `${game}.md`);
      expect(existsSync(page), `${game}: npm run studio:maths`).toBe(true);
      const text = readFileSync(page, 'utf8');
      expect(text).toContain(`| ${mode} | ${(published / 100).toFixed(2)} % |`);
      // Figures of other rules are none of this game.
      const said = /^Version (\d+)\./m.exec(text)?.[1];
      if (said !== undefined) expect(Number(said), `${game}: npm run studio:maths`).toBe(version);
      const [, picture] = /!\[[^\]]*\]\(([^)]+)\)/.exec(text) ?? [];
      if (picture) expect(existsSync(join(page, '..', picture)), picture).toBe(true);
    }
  });

  test('[F-45] its usual figures, for lists, are those of the laboratory', () => {
    for (const [id, { game }] of Object.entries(entries)) {
      const { mode, hits, deviation } = game.listing.usual;
      expect(
        subjects.some((subject) => subject.game === id && subject.mode === mode),
        `${id}: ${mode}`,
      ).toBe(true);
      const text = readFileSync(join(import.meta.dirname, '../../../docs/games', `${id}.md`), 'utf8');
      const row = text.split('\n').find((line) => line.startsWith(`| ${mode} |`)) ?? '';
      const [, , , , , , paying = '', spread = '', , volatility = ''] = row.split('|').map((cell) => cell.trim());
      // The page played two million rounds: four deviations of a share, and the figure is rounded down.
      expect(Math.abs(Number.parseFloat(paying) - hits / 100), id).toBeLessThan(0.15);
      // The largest wins are seldom met: the deviation that was played lies a little beside the one worked out.
      expect(Math.abs(Number(spread) / deviation - 1), id).toBeLessThan(0.12);
      expect(volatilityOf(deviation), id).toBe(volatility);
    }
  });

  test('[F-45] lines and ways are those of the machine, and nobody else has any', () => {
    for (const [id, entry] of Object.entries(entries)) {
      const { lines, ways } = entry.game.listing;
      if (!('machine' in entry)) {
        expect([lines, ways], id).toEqual([undefined, undefined]);
        continue;
      }
      const { pays, grid } = entry.machine;
      expect(lines, id).toBe(pays.kind === 'lines' ? pays.lines.length : undefined);
      expect(ways, id).toBe(pays.kind === 'ways' ? grid.rows ** grid.reels : undefined);
    }
  });

  test('[F-55] its report has the least and the most that is published for it', () => {
    for (const [id, { game }] of Object.entries(entries)) {
      const text = readFileSync(join(import.meta.dirname, '../../../docs/games', `${id}.md`), 'utf8');
      const published = text.split('\n').flatMap((line) => /^\| [^|]+ \| (\d+\.\d\d) % \|/.exec(line)?.[1] ?? []);
      const { lowest, highest } = game.listing.returns;
      for (const ratio of [lowest, highest]) {
        const figure = (ratioInHundredthsOfPercent(ratio) / 100).toFixed(2);
        // Where a division leaves a rest the highest is a bound that no target reaches to the last digit.
        const met = published.includes(figure) || published.some((one) => Number(figure) - Number(one) < 0.015);
        expect(met, `${id}: ${figure} of ${published.join(', ')}`).toBe(true);
      }
      expect(published, id).toContain((ratioInHundredthsOfPercent(lowest) / 100).toFixed(2));
    }
  });

  test('says on its rules page what the laboratory holds it to', () => {
    const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;
    const format = { text: String, currency: 'EUR', money: String, hundredths: String, percent };
    for (const [id, { rules, game }] of Object.entries(entries)) {
      const page = JSON.stringify(rules(format as never));
      const { lowest, highest } = game.listing.returns;
      expect(page, id).toContain(percent(ratioInHundredthsOfPercent(highest)));
      for (const { published } of subjects.filter((subject) => subject.game === id)) {
        expect(published, id).toBeGreaterThanOrEqual(ratioInHundredthsOfPercent(lowest));
        expect(published, id).toBeLessThanOrEqual(ratioInHundredthsOfPercent(highest));
      }
    }
  });

  test.each(subjects.map((subject) => [`${subject.title}, ${subject.mode}`, subject] as const))(
    '%s: what is published is what is worked out, and what is played fits',
    (_, subject) => {
      const rounds = machines.has(subject.game) ? ROUNDS_OF_MACHINE : ROUNDS;
      expect(faultOf(subject, play(subject, rounds))).toBe(undefined);
    },
  );

  test.each([
    ['too high', { published: 9_900 }],
    ['too low', { published: 9_300 }],
    ['played only, and wrong', { exact: undefined, published: 8_000 }],
    ['a win above the largest', { most: 0.5 }],
  ])('a wrong figure is found: %s', (_, change) => {
    const subject = subjects.find(({ game }) => game === 'comet-run') as Subject;
    expect(faultOf({ ...subject, ...change }, play(subject, ROUNDS))).toMatch(/^Comet Run, spin: /);
  });
});

describe('a report', () => {
  const subject = subjects.find(({ game }) => game === 'dice') as Subject;
  const measured = [{ subject: { ...subject, mode: 'under <50>' }, tally: tallyOf([0, 0, 0, 1.98, 1.98, 600]) }];

  test('says what was played, how it is spread, and shows it', () => {
    const page = reportOf('Dice', measured);
    expect(page).toContain(`Version ${subject.version}. Made by`);
    expect(page).toContain('![What a round pays](dice.svg)');
    expect(page).toMatch(/to 2 ×\s+33\.333 %\s+0\.66 %\s+█+/);
    expect(page).toMatch(/to 1000 ×\s+16\.667 %\s+99\.34 %/);
  });

  test('its picture has a bar for each class that was met, and is one well-formed file', () => {
    const picture = plotOf('Dice & more', measured);
    expect(picture).toContain('<title>Dice &amp; more: what a round pays</title>');
    expect(picture).toContain('under &lt;50>');
    expect(picture.match(/<rect /g)).toHaveLength(1 + classEnds.length);
    expect(picture.match(/<text /g)?.length).toBe(picture.match(/<\/text>/g)?.length);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('the list of all games is made of their pages', () => {
    const page = reportOf('Dice', measured);
    const list = indexOf([{ name: 'dice.md', text: page }]);
    expect(list).toContain('| [Dice](dice.md) | under <50> |');
    const widths = list.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').length] : []));
    expect(new Set(widths).size).toBe(1);
  });
});
