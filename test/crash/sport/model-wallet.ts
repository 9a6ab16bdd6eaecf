import type { Bet } from '@halley/contract';
import { type LegResult, settle, sizesOf } from '@halley/sports/bets';
import { marketKey, type OutcomeResult, parseMarketKey } from '@halley/sports/markets';
import { type FixtureProof, modelOf, verifyFixture } from '@halley/sports/model';
import { eachWayTerms } from '@halley/sports/rules';
import type { KnownBet } from './bettor.ts';

/** By market and outcome. */
export type CleanResults = ReadonlyMap<string, Readonly<Record<string, OutcomeResult>>>;

export type Proof = FixtureProof & { chain: string };

/** What became of these markets, by playing the fixture again from its proof: no word of any feed is in it. */
export function replay(proof: Proof, markets: Iterable<string>): CleanResults {
  const { incidents, reachesTerminal } = verifyFixture(proof);
  if (!reachesTerminal) throw new Error(`the link of ${proof.chain} is not what was sealed`);
  const model = modelOf(proof.setup.sport);
  const params = model.paramsOf(proof.setup);
  const state = incidents.reduce((before, incident) => model.after(params, before, incident), model.begin(params));
  return model.settle(params, state, [...markets]);
}

const placesOf = (starters: number | undefined) => eachWayTerms(starters ?? 0);

/** Where the place of an each-way leg is decided. */
function placeMarketOf(market: string, starters: number | undefined): string {
  return marketKey('place', { ...parseMarketKey(market)?.specifiers, places: placesOf(starters)?.places ?? 0 });
}

/** Markets that decide a bet, by fixture. */
export function marketsOf({ bet, starters }: KnownBet): { fixture: number; market: string }[] {
  return bet.legs.flatMap(({ fixture_id: fixture, market }, place) => [
    { fixture, market },
    ...(bet.each_way ? [{ fixture, market: placeMarketOf(market, starters[place]) }] : []),
  ]);
}

/** What a bet has brought back in the end, by what was acknowledged of it and how things went in truth. */
export function returnedBy(known: KnownBet, resultsOf: (fixture: number) => CleanResults): bigint {
  const { bet, slip, starters } = known;
  const resultOf = ({ fixture_id, market, outcome }: Bet['legs'][number], place: number): LegResult => {
    const results = resultsOf(fixture_id);
    const result = results.get(market)?.[outcome];
    if (!result) throw new Error(`bet ${bet.id}: ${market} ${outcome} has no result`);
    if (!bet.each_way) return result;
    const placed = results.get(placeMarketOf(market, starters[place]))?.[outcome];
    return placed ? { ...result, place: placed } : result;
  };
  const legs = bet.legs.map(({ price }, place) => {
    const terms = bet.each_way ? placesOf(starters[place]) : undefined;
    return { price, ...(terms && { place: { fraction: [1, terms.of] as const } }) };
  });
  const shape = {
    legs,
    sizes: sizesOf(bet.kind, legs.length) ?? slip.sizes,
    bankers: slip.bankers,
    unitStake: BigInt(bet.unit_stake_cents),
    eachWay: bet.each_way,
    openShare: bet.open_share,
  };
  const sold = bet.movements.filter(({ kind }) => kind === 'cash_out');
  const cashedOut = sold.reduce((sum, { amount_cents }) => sum + BigInt(amount_cents), 0n);
  return cashedOut + settle(shape, bet.legs.map(resultOf)).returned;
}
