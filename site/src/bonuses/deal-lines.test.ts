import { describe, expect, test } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { sayer } from '../i18n/index.ts';
import { type DealLineName, dealLines, termsAddress } from './deal-lines.ts';
import { aDeal, anOffer, someSpins } from './testing/a-gift.ts';

const words = {
  say: sayer({ messages: catalogOf('en'), tag: 'en' }),
  tag: 'en',
  when: (at: string) => at.slice(0, 10),
};
const linesOf = (deal: Parameters<typeof dealLines>[0]) =>
  Object.fromEntries(dealLines(deal, words).map(({ name, texts }) => [name, texts])) as Record<DealLineName, string[]>;

describe('the six lines of a deal', () => {
  test('of a gift that is played with: in money, with what it costs on average', () => {
    const deal = aDeal({ stake: { times: 10, requirement_cents: 100_000, left_cents: 41_200 } });
    expect(linesOf(deal)).toEqual({
      gets: ['€100.00 as a bonus'],
      stake: ['€412.00 more, of €1,000.00'],
      cost: ['€40.00 in Sky Whale, which returns 96%'],
      limits: ['Largest stake €5.00', 'Slots 100%, other house games 50%, tables and live 10%'],
      until: ['Until 2026-11-20'],
      stop: ['Your own money stays; the bonus goes back', '€100.00 would go back now'],
    });
  });

  test('of an offer with a deposit: at most, for nobody knows the deposit yet', () => {
    expect(linesOf(anOffer().deal)).toMatchObject({
      gets: ['50% of your deposit as a bonus, up to €75.00', 'With a deposit of €20.00 or more'],
      stake: ['Up to €750.00: 10 times the bonus'],
      until: ['Take it by 2026-11-22', 'Then 14 days to play'],
      stop: ['Every tenth you have staked stays yours; what is left of the bonus goes back'],
    });
  });

  test('of a gift that has yet to be taken: nothing of it can be lost', () => {
    const deal = aDeal({ until: { take: '2026-11-22T22:59:00.000Z', days: 14, valid: null } });
    expect(linesOf(deal).stop).toEqual(['Your own money stays; the bonus goes back']);
  });

  test('of free spins whose wins are own money: nothing to stake and nothing to lose', () => {
    expect(linesOf(someSpins().deal)).toEqual({
      gets: [
        '20 free spins at €0.20 each',
        'In Moon Lotus',
        'Worth €3.84 on average',
        'What you win is your own money',
        '€50.00 at most',
      ],
      stake: ['Nothing'],
      cost: ['Nothing'],
      limits: ['Nothing'],
      until: ['Take it by 2026-11-19', 'Then 3 days to play'],
      stop: ['What you have won stays yours'],
    });
  });

  test('of cashback and of a bet that the house pays for', () => {
    const cash = aDeal({ gets: { type: 'cash', percent: 10, amount_cents: null, cap_cents: 20_000 }, stake: null });
    expect(linesOf(cash).gets).toEqual(['10% of what the period cost you, as your own money', '€200.00 at most']);
    const bet = aDeal({ gets: { type: 'freebet', amount_cents: 1_000, returns: 'only_win', min_odds: 1.5 } });
    expect(linesOf(bet).gets).toEqual([
      'A bet of €10.00 that we pay for, at odds from 1.5',
      'You keep what it wins, without the stake',
    ]);
  });

  test('[PR-13] games, weights of their own and the largest cashout are said before', () => {
    const { limits } = aDeal();
    const deal = aDeal({
      limits: {
        ...limits,
        max_cashout_cents: 30_000,
        games: ['halley-studio/moon-lotus', 'Sky Whale'],
        weights: { slots: 100, other: 50, tables: 10, games: { 'halley-studio/orbit-dice': 0 } },
      },
    });
    expect(linesOf(deal).limits.slice(2)).toEqual([
      'Orbit dice 0%',
      'Only in Moon lotus or Sky Whale',
      'At most €300.00 of it becomes your own money; the rest goes back',
    ]);
  });

  test('a deal that ends below the deposit on average says so', () => {
    const { cost } = aDeal();
    const deal = aDeal({ cost: cost && { ...cost, below_deposit: true } });
    const line = dealLines(deal, words).find(({ name }) => name === 'cost');
    expect(line?.caution).toBe('Whoever plays it through ends on average with less than the deposit alone.');
    expect(dealLines(aDeal(), words).filter(({ caution }) => caution)).toEqual([]);
  });
});

test.each([
  ['en-AU', 'en'],
  ['fr-CA', 'fr-CA'],
  ['de', 'de'],
  ['no', 'no'],
])('terms for a page in %s are in %s, of the version the gift was given by', (locale, language) => {
  expect(termsAddress({ id: 12, version: 3, hash: '' }, locale)).toBe(
    `/api/promotions/12/terms.txt?version=3&locale=${language}`,
  );
});
