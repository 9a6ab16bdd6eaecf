import { sportOfferKinds } from '@halley/contract';
import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '@halley/sports/markets';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import type { StoredBet } from '../stored-bet.ts';
import { anOffer, anyTerms } from '../testing/an-offer.ts';
import { aBetOn, killingDoor, openTestSettlement, settleAll, type TestSettlement } from '../testing/test-settlement.ts';
import { freeKindOf, isFreeBet, type OfferKind } from './offer.ts';
import { betOfferOf } from './offer-on-slip.ts';
import { findOffer, insertOffers } from './offer-store.ts';

const match = '1x2;period=ft';
let house: TestSettlement;
beforeAll(async () => {
  house = await openTestSettlement();
});
afterAll(async () => {
  const found = await house.findings();
  await house.close();
  expect(found).toEqual([]);
});
const endings: readonly OutcomeResult[] = [
  won,
  won,
  lost,
  lost,
  voided,
  halfWon,
  halfLost,
  { ...won, dead_heat: [1, 2] },
];
const kinds = sportOfferKinds.filter((kind) => kind !== 'hunting');
const terms = {
  ...anyTerms,
  percent: 50,
  steps: [
    { legs: 2, percent: 10 },
    { legs: 3, percent: 30 },
  ],
};
const fixtureCount = 3;
const funds = 30_000n;

const bet = fc.record({
  kind: fc.constantFrom(...kinds),
  prices: fc.array(fc.integer({ min: 1_100, max: 9_000 }), { minLength: 3, maxLength: 3 }),
  legs: fc.integer({ min: 1, max: 3 }),
  stake: fc.bigInt({ min: 7n, max: 3_000n }),
  cap: fc.bigInt({ min: 5n, max: 2_000n }),
});
type Drawn = typeof bet extends fc.Arbitrary<infer B> ? B : never;
const fixtureIndex = { fixture: fc.nat(fixtureCount - 1) };
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('result' as const), ...fixtureIndex, ending: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), ...fixtureIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), ...fixtureIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('uncancel' as const), ...fixtureIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('spend' as const), ...fixtureIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('use' as const), ...fixtureIndex }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('settle' as const), ...fixtureIndex, kill: fc.nat(60) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What of a leg comes back, in numerator and denominator. Written down apart from the code that settles. */
function legReturn(price: number, { result, void_factor, dead_heat }: OutcomeResult): [bigint, bigint] {
  const at = BigInt(price);
  if (void_factor === 1) return [1n, 1n];
  if (void_factor === 0.5) return result === 'won' ? [1_000n + at, 2_000n] : [1n, 2n];
  if (result === 'lost') return [0n, 1n];
  const [places, tied] = dead_heat ?? [1, 1];
  return [at * BigInt(places), 1_000n * BigInt(tied)];
}

interface Ended {
  /** Into the wallet, own stake included. */
  paid: bigint;
  back: { key: string; amount: bigint } | null;
}

/** What a bet with its offer comes to by what stands in the end: the promise as players read it. */
function promised(stored: StoredBet, results: ReadonlyMap<number, OutcomeResult | undefined>): Ended {
  const { id, stake, offer } = stored;
  if (!offer) throw new Error('every bet here has an offer');
  const known = stored.legs.map(({ fixtureId }) => results.get(fixtureId));
  const isLost = (one: OutcomeResult | undefined) => one?.result === 'lost' && one.void_factor === 0;
  const losers = known.filter(isLost).length;
  const isOpen = known.includes(undefined);
  const none: Ended = { paid: 0n, back: null };
  if (isOpen && losers === 0) return none;
  if (losers > 0) {
    const byOne = offer.kind === 'insurance' && losers === 1 && !isOpen ? offer.covered / 2n : 0n;
    const amount = offer.kind === 'freebet_no_risk' ? offer.covered : byOne;
    return { paid: 0n, back: amount > 0n ? { key: `lost:${id}`, amount } : null };
  }
  const isVoid = known.every((one) => one?.void_factor === 1);
  const free = freeKindOf(offer.kind) !== null;
  if (isVoid) return { paid: free ? 0n : stake, back: { key: `void:${id}`, amount: offer.amount } };
  const returnAt = (priceOf: (price: number) => number): bigint => {
    let [n, d] = [stake, 1n];
    stored.legs.forEach(({ price }, index) => {
      const [ln, ld] = legReturn(priceOf(price), known[index] as OutcomeResult);
      [n, d] = [n * ln, d * ld];
    });
    return (2n * n + d) / (2n * d);
  };
  const returned = returnAt((price) => price);
  const winnings = returned > stake ? returned - stake : 0n;
  if (offer.kind === 'freebet_only_win') return { paid: winnings, back: null };
  let extra = 0n;
  if (offer.kind === 'odds_boost') {
    extra = returnAt((price) => 1_000 + Math.floor(((price - 1_000) * 150) / 100)) - returned;
  } else if (offer.kind === 'combo_boost') {
    const counting = known.filter((one) => one?.void_factor !== 1).length;
    extra = (winnings * (counting >= 3 ? 30n : counting === 2 ? 10n : 0n)) / 100n;
  }
  return { paid: returned + (extra * offer.covered) / stake, back: null };
}

let lastFixture = 0;
let lastPlayer = 0;

async function runHistory(bets: readonly Drawn[], steps: readonly Step[]): Promise<void> {
  const fixtures = Array.from({ length: fixtureCount }, () => ++lastFixture);
  const playerId = ++lastPlayer;
  let left = funds;
  await house.fund(playerId, funds);
  const ids: string[] = [];
  const fixtureOf = (index: number) => fixtures[index % fixtureCount] as number;

  async function place(kind: OfferKind, { prices, legs, stake, cap }: Omit<Drawn, 'kind'>, offerId?: number) {
    const given = anOffer(playerId, kind, { amount: isFreeBet(kind) ? stake : cap, terms });
    if (offerId === undefined) await house.database.tx((tx) => insertOffers(tx, [given]));
    const offer = await findOffer(house.database, { playerId, id: offerId ?? given.id });
    if (!offer) throw new Error('it was given');
    const count = kind === 'odds_boost' ? 1 : legs;
    const on = prices.slice(0, count).map((price, index) => [fixtureOf(index), match, 'home', price] as const);
    const unitStake = isFreeBet(kind) ? offer.amount : stake;
    const made = aBetOn(on, { playerId, unitStake });
    const freeKind = freeKindOf(kind);
    if (freeKind === null && left < made.stake) return;
    const used = betOfferOf(offer, { prices, own: made.stake });
    ids.push(
      await house.place({ ...made, freeBetId: offer.id, freeKind, offer: used }, freeKind ? 'house' : undefined),
    );
    if (freeKind === null) left -= made.stake;
  }

  for (const { kind, ...drawn } of bets) await place(kind, drawn);
  const killing = killingDoor(house.database, house.clock);
  for (const one of steps) {
    const fixture = fixtureOf(one.fixture);
    if (one.kind === 'spend') left -= await house.spend(playerId, 9_000n);
    else if (one.kind === 'result')
      house.results.settle(fixture, match, { home: endings[one.ending] as OutcomeResult });
    else if (one.kind === 'rollback') house.results.unsettle(fixture, match);
    else if (one.kind === 'cancel') house.results.cancel(fixture);
    else if (one.kind === 'uncancel') house.results.uncancel(fixture);
    else if (one.kind === 'use') {
      const { rows } = await house.database.query<{ id: bigint; kind: OfferKind }>(
        `select id, kind from sportsbook_offer where player_id = $1 and state = 'open' and from_bet_id is not null order by id`,
        [playerId],
      );
      const [back] = rows;
      const drawn = { prices: [2_000, 3_000, 1_500], legs: 1 + one.fixture, stake: 500n, cap: 400n };
      if (back) await place(back.kind, drawn, Number(back.id));
    } else {
      killing.killAt(one.kill);
      await Promise.allSettled([
        settleAll({ ...house.ports, wagers: killing.wagers }, [fixture]),
        settleAll(house.ports, [fixtureOf(one.fixture + 1)]),
      ]);
    }
  }
  await settleAll(house.ports, [...fixtures, ...fixtures]);

  const results = new Map<number, OutcomeResult | undefined>();
  for (const fixture of fixtures) {
    const cancelled = (await house.ports.cancelsOf(house.database, [fixture])).get(fixture) ?? [];
    const said = (await house.ports.resultsOf(house.database, [fixture])).get(fixture)?.get(match)?.outcomes.home;
    results.set(fixture, cancelled.length > 0 ? voided : said);
  }
  let clean = left;
  const { rows: backs } = await house.database.query<{
    source_key: string;
    from_bet_id: string;
    state: string;
    amount: bigint;
  }>(
    'select source_key, from_bet_id, state, amount from sportsbook_offer where player_id = $1 and from_bet_id is not null',
    [playerId],
  );
  for (const id of ids) {
    const { paid, back } = promised(await house.bet(id), results);
    clean += paid;
    const own = backs.filter((row) => row.from_bet_id === id);
    // Of what came back, what the end says is there or was used; all else was taken back, unless it was used before.
    const there = own.filter(({ state }) => state === 'open').map(({ source_key: key, amount }) => ({ key, amount }));
    const isUsed = own.some(({ source_key: key, state }) => key === back?.key && state === 'used');
    expect(there).toEqual(back && !isUsed ? [back] : []);
  }
  expect((await house.balance(playerId)) - (await house.owed(playerId))).toBe(clean);
}

test('[SPORT-83] random lives of bets with offers, repeated, killed and side by side: wallets and offers are those of the promise', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { minLength: 8, maxLength: 8 }),
      fc.array(step, { minLength: 16, maxLength: 16 }),
      runHistory,
    ),
    { numRuns: deep(4, 200), endOnFailure: true },
  );
});
