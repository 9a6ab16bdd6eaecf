import { describe, expect, it } from 'vitest';
import type { FairDraw } from '../fair/index.ts';
import { checkBet, compareRatios, houseLimits } from '../kit/index.ts';
import { publishedReturn, wheelGame } from './rules.ts';
import { risks, segmentsOf, sizes } from './segments.ts';

const wheels = risks.flatMap((risk) => sizes.map((segments) => ({ risk, segments })));
const landing = (segment: number): FairDraw => ({ float: () => 0, integer: () => segment, position: 4 });

describe('Orrery Wheel', () => {
  it.each(wheels)(
    '[PP-14] [PP-12] $risk, $segments segments: every one can come, and all together return exactly 99 %',
    (choice) => {
      const stake = 1_000n;
      let paid = 0n;
      for (let segment = 0; segment < choice.segments; segment += 1) {
        const { win, outcome, events } = wheelGame.play({ stake, choice, draw: landing(segment) });
        expect(outcome).toEqual({ segment, pays: segmentsOf(choice.risk, choice.segments)[segment] });
        expect(events).toEqual([{ type: 'stopped', ...outcome }]);
        paid += win;
      }
      const returned = { numerator: paid, denominator: stake * BigInt(choice.segments) };
      expect(compareRatios(returned, publishedReturn)).toBe(0);
      expect(compareRatios(wheelGame.rtpAtStake({ stake, choice }), publishedReturn)).toBe(0);
    },
  );

  it('a wheel keeps its segments apart: no two of the largest next to each other', () => {
    for (const { risk, segments } of wheels) {
      const pays = segmentsOf(risk, segments);
      expect(pays).toHaveLength(segments);
      const most = Math.max(...pays);
      expect(pays.some((tenths, index) => tenths === most && pays[(index + 1) % segments] === most)).toBe(false);
    }
  });

  it.each(Object.keys(houseLimits))('[PP-07] in %s the largest win can be won to the subunit', (currency) => {
    const { stakeMax, winMax } = wheelGame.limits(currency)!;
    const choice = { risk: 'high', segments: 50 } as const;
    expect(wheelGame.maxWin({ stake: stakeMax, choice })).toBe(winMax);
    expect(checkBet(wheelGame, { currency, stake: stakeMax, choice }).ok).toBe(true);
    expect(winMax <= houseLimits[currency]!.winMax).toBe(true);
  });

  it.each([
    undefined,
    null,
    'high',
    {},
    { risk: 'high' },
    { risk: 'high', segments: 15 },
    { risk: 'none', segments: 10 },
    { risk: 'low', segments: '10' },
  ])('refuses the choice %j', (choice) => {
    expect(wheelGame.parseChoice(choice).ok).toBe(false);
  });
});
