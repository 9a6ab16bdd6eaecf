import { promotionLanguages } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { checkRule } from './check-rule.ts';
import { termsIn } from './terms-text.ts';
import { aLottery, aQuest, aTournament } from './testing/a-rule.ts';

const guarded =
  'Where your licence asks for it, only verified players get it, and no more bonuses than it allows. A person may look at it for up to 72 hours: you play on, and what would become your own money waits.';

describe('terms of contests', () => {
  test('a tournament: what counts, places to the subunit, ties, voids, leaving, when it is final', () => {
    expect(termsIn(aTournament(), 'en')).toEqual([
      'Your best win by its stake counts. Only your own money counts, no bonus money and no free rounds.',
      'You take part when you join; your rounds count from then on.',
      'A round counts from a stake of 0.20 EUR on.',
      'Fixed rates: 1 NOK = 0.086 EUR.',
      'Prizes: place 1 666.80 EUR, places 2–3 each 166.60 EUR + 50 points.',
      'Money is your own at once, in your currency by the fixed rates, rounded down; what is left of the pool goes to the first.',
      'Of two with the same score the one who reached it first stands above. A round that is voided before the result is final does not count; later nothing changes.',
      'You can leave at any time; you are off the board then for good.',
      'If you exclude yourself or take a break, your score stands and money that you win is paid. We may take somebody off the board, and tell them why.',
      'Rounds opened in time may close for 10 minutes after the end, and people may look for up to 24 hours; then the result is final.',
      guarded,
      'From 2026-11-10 to 2026-11-24 (UTC).',
    ]);
  });

  test('a quest: every level with its gift, once', () => {
    expect(termsIn(aQuest(), 'en')).toContain(
      'Level 2 at 100 EUR: 10 points; level 3 at 500 EUR: 5 EUR. Each level is given once.',
    );
  });

  test('a lottery: how tickets are had, and how it is drawn', () => {
    const lines = termsIn(aLottery(), 'en');
    expect(lines[0]).toBe(
      'A ticket costs 100 points. A deposit from 20 EUR on gives a ticket for each 20 EUR of it. At most 50 tickets for each player. Tickets of a deposit that is charged back are void and passed over.',
    );
    expect(lines).toContain('Prizes: places 1–2 each 500 EUR.');
    expect(lines).toContain('If the beacon is silent the draw waits; there is no other source.');
  });

  test.each(promotionLanguages)('[PR-13] fit one screen in %s, and press nobody', (language) => {
    for (const one of [aTournament(), aQuest(), aLottery()]) {
      const lines = termsIn(one, language);
      expect(lines.length).toBeLessThanOrEqual(14);
      expect(lines.join(' ').length).toBeLessThan(1_900);
      expect(lines.join(' ')).not.toMatch(/!|undefined|NaN|\.\./);
    }
  });

  test('each language has its own', () => {
    for (const rule of [aTournament(), aQuest(), aLottery()]) {
      expect(new Set(promotionLanguages.map((language) => termsIn(rule, language).join())).size).toBe(5);
    }
  });
});

test('the house has nothing against the contests of these tests', () => {
  for (const rule of [aTournament(), aQuest(), aLottery()]) {
    expect(checkRule(rule, () => ({ mostWagering: 35, leastBonusDays: 7, oneProduct: false }) as never)).toEqual([
      { key: 'rule', level: 'ok' },
    ]);
  }
});
