import { describe, expect, test } from 'vitest';
import { cardGame } from './card-game.ts';
import { type CardParts, type CardTerms, dealCard } from './deal-card.ts';
import { titleOf } from './title-of.ts';

const terms: CardTerms = {
  wager: 10,
  weights: { slots: 100, other: 50, tables: 10 },
  games: { collections: ['slots'] },
  release: 'whole',
  maxStake: 500n,
  maxCashout: null,
  amount: 10_000n,
  deposit: 10_000n,
  requirement: 100_000n,
  left: 97_000n,
};
const parts: CardParts = {
  currency: 'EUR',
  product: 'casino',
  promotion: null,
  gets: { type: 'bonus', percent: 100, amount_cents: null, cap_cents: 10_000 },
  depositFrom: 2_000n,
  terms,
  until: { take: new Date('2026-04-01T00:00:00Z'), days: 30, valid: null },
};
const game = {
  reference: { title: 'Comet Run', gameReturn: 0.96, deviation: 5 },
  endsBelowDeposit: () => false,
};

describe('the six lines of a deal', () => {
  test('say what it gives, asks, costs on average, allows, until when, and what stopping leaves', () => {
    expect(dealCard({ ...parts, released: 300n, lost: 9_700n }, game)).toEqual({
      currency: 'EUR',
      product: 'casino',
      promotion: null,
      gets: { type: 'bonus', percent: 100, amount_cents: null, cap_cents: 10_000 },
      deposit_from_cents: 2_000,
      stake: { times: 10, requirement_cents: 100_000, left_cents: 97_000 },
      cost: { average_cents: 4_000, game: 'Comet Run', return_percent: 96, below_deposit: false },
      limits: {
        max_stake_cents: 500,
        max_cashout_cents: null,
        weights: terms.weights,
        games: [],
        collections: ['slots'],
        min_odds: null,
      },
      until: { take: '2026-04-01T00:00:00.000Z', days: 30, valid: null },
      stop: { release: 'whole', released_cents: 300, lost_cents: 9_700 },
    });
  });

  test('where a stake counts half, twice as much has to be staked', () => {
    const half = { ...terms, weights: { ...terms.weights, slots: 50 } };
    expect(dealCard({ ...parts, terms: half }, game).cost?.average_cents).toBe(8_000);
  });

  test('without a requirement nothing is staked and nothing costs', () => {
    const free = dealCard({ ...parts, terms: { ...terms, wager: 0, requirement: 0n, left: 0n } }, game);
    expect(free).toMatchObject({ stake: null, cost: null });
    expect(dealCard({ ...parts, terms: null }, game)).toMatchObject({
      stake: null,
      cost: null,
      stop: { release: null },
    });
  });

  test('whoever plays 35 times the bonus through at even money ends below the deposit, and the card says so', () => {
    // Golden 11: win chance 0.48.
    const evenMoney = { ...cardGame, reference: { title: 'Red', gameReturn: 0.96, deviation: 0.9992 } };
    const { cost } = dealCard({ ...parts, terms: { ...terms, wager: 35, requirement: 350_000n } }, evenMoney);
    expect(cost?.below_deposit).toBe(true);
    expect(dealCard(parts, evenMoney).cost?.below_deposit).toBe(false);
    // Nothing was paid in, so nothing can be lost.
    const given = { ...terms, wager: 35, requirement: 350_000n, deposit: null };
    expect(dealCard({ ...parts, terms: given }, evenMoney).cost?.below_deposit).toBe(false);
  });
});

test.each([
  ['de', 'Willkommen'],
  ['en-AU', 'Welcome'],
  ['fr-CA', 'Bienvenue'],
  ['fr', 'Bienvenue'],
  ['ja', 'Welcome'],
])('a title in %s', (locale, title) => {
  const texts = { en: { title: 'Welcome' }, de: { title: 'Willkommen' }, 'fr-CA': { title: 'Bienvenue' } };
  expect(titleOf(texts, locale)).toBe(title);
});
