import { promotionLanguages } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { termsFile, termsIn } from './terms-text.ts';
import { aCashback, aRule, usualPlay } from './testing/a-rule.ts';
import { hashOf } from './write-promotions.ts';

const rule = aRule({
  condition: { amountAtLeast: { EUR: 1000, NOK: 10_000 }, depositNumber: [1], firstTime: true },
  rewards: [
    {
      type: 'bonus',
      percent: 100,
      cap: { EUR: 10_000, NOK: 100_000 },
      ...usualPlay,
      games: {},
      maxStake: { EUR: 500, NOK: 5_000 },
      maxCashout: { EUR: 50_050, NOK: 500_000 },
    },
  ],
  caps: { perPlayer: 1, perHousehold: 1 },
});

describe('terms', () => {
  test('[PR-14] say everything the rule and the licence ask, with amounts in every currency', () => {
    expect(termsIn(rule, 'en')).toEqual([
      'You get 100 % of your deposit as a bonus, at most 100 EUR / 1,000 NOK.',
      'A deposit of at least 10 EUR / 100 NOK is needed.',
      'It is for your deposit number 1.',
      'Stake 10 times the bonus, and it becomes your own money.',
      'The bonus becomes your own money when all is staked.',
      'Stakes of slots count 100 %, of other house games 50 %, of tables 10 %. Bets that hardly risk anything do not count; the game says so before.',
      'The largest stake with the bonus is 5 EUR / 50 NOK.',
      'At most 500.50 EUR / 5,000 NOK becomes your own money; the rest goes back to the house.',
      '14 days to take it, 30 days to play it.',
      'Your own money is staked first and is never locked; you can take it out at any time.',
      'You can give it up at any time: what the bonus still holds is gone then, what has become your own money stays.',
      'Once for each player. Once for each household and way of paying. Only if you have not had it before.',
      'Where your licence asks for it, only verified players get it, and no more bonuses than it allows. A person may look at it for up to 72 hours: you play on, and what would become your own money waits.',
      'From 2026-01-01 (UTC) on.',
    ]);
  });

  test.each(promotionLanguages)('[PR-13] fit one screen in %s, and press nobody', (language) => {
    for (const one of [rule, aCashback()]) {
      const lines = termsIn(one, language);
      expect(lines.length).toBeLessThanOrEqual(14);
      expect(lines.join(' ').length).toBeLessThan(1_600);
      expect(lines.join(' ')).not.toMatch(/!|undefined|NaN/);
    }
  });

  test('differ in every language', () => {
    const all = promotionLanguages.map((language) => termsIn(rule, language).join());
    expect(new Set(all).size).toBe(promotionLanguages.length);
  });

  test('are kept as a text with the hash of the rule', () => {
    const terms = { id: 7, version: 2, hash: hashOf(rule), rule };
    expect(termsFile(terms, 'de')).toContain(`7 v2\nSHA-256 ${hashOf(rule)}\n`);
  });
});

test('the hash is of what a rule says, not of the order it was written in', () => {
  const turned = Object.fromEntries(Object.entries(rule).reverse()) as typeof rule;
  expect(hashOf(turned)).toBe(hashOf(rule));
  expect(hashOf({ ...rule, takeDays: 15 })).not.toBe(hashOf(rule));
});
