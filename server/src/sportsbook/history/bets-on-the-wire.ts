import { type Bet, type BetLeg, type BetRequest, wireCents } from '@halley/contract';
import { explainLeg, legState } from '@halley/sports/bets';
import { loadSportWords, marketTitle, outcomeTitle, type SportWords, sentence, sportTitle } from '@halley/sports/words';
import type { Fixtures, MarketResult } from '../../fixtures/index.ts';
import type { Database } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import type { BetOffer } from '../offers/offer.ts';
import { listBacks } from '../offers/offer-store.ts';
import type { StoredRequest } from '../requests/request-store.ts';
import type { Seen } from '../slip/seen-of.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';
import { type Correction, listCorrections } from './correction-store.ts';
import { legNow } from './leg-now.ts';
import { listPayments, type Payment } from './list-store.ts';

export interface WirePorts {
  database: Database;
  fixtures: Pick<Fixtures, 'resultsOf' | 'book'>;
}

type Results = Map<number, Map<string, MarketResult>>;

/** Bets as their player reads them, in the player's language, by the names of when they were placed. */
export async function betsOnTheWire(
  { database, fixtures }: WirePorts,
  bets: readonly StoredBet[],
  locale: string,
): Promise<Bet[]> {
  const decided = bets.flatMap(({ legs }) =>
    legs.filter(({ result }) => result !== null).map(({ fixtureId }) => fixtureId),
  );
  // Of a bet that was just placed nothing has moved but its stake.
  const paid = bets.filter(({ settlementVersion }) => settlementVersion > 0);
  const paidIds = paid.map(({ id }) => id);
  const offered = bets.filter(({ offer, state }) => offer !== null && state !== 'open').map(({ id }) => id);
  const [words, backs, payments, corrections, results] = await Promise.all([
    loadSportWords(locale),
    listBacks(database, offered),
    paid.length > 0 ? listPayments(database, paidIds) : [],
    paid.length > 0 ? listCorrections(database, paidIds) : [],
    decided.length > 0 ? fixtures.resultsOf(database, [...new Set(decided)]) : (new Map() as Results),
  ]);
  const byBet = Map.groupBy(payments, ({ betId }) => betId);
  const corrected = Map.groupBy(corrections, ({ betId }) => betId);
  return bets.map((bet) =>
    betOnTheWire(bet, {
      words,
      results,
      book: fixtures.book,
      back: backs.get(bet.id),
      payments: byBet.get(bet.id) ?? [],
      corrections: corrected.get(bet.id) ?? [],
    }),
  );
}

export async function betOnWire(ports: WirePorts, bet: StoredBet, locale: string): Promise<Bet> {
  const [one] = await betsOnTheWire(ports, [bet], locale);
  return one as Bet;
}

interface Known {
  words: SportWords;
  results: Results;
  book: Fixtures['book'];
  /** What its offer brought back. */
  back: number | undefined;
  payments: readonly Payment[];
  corrections: readonly Correction[];
}

function betOnTheWire(bet: StoredBet, known: Known): Bet {
  const { words, payments, corrections } = known;
  const stake = {
    kind: 'stake' as const,
    amount_cents: wireCents(bet.stake),
    at: bet.placedAt.toISOString(),
    shortfall_cents: 0,
  };
  return {
    id: bet.id,
    kind: bet.kind,
    currency: bet.currency,
    state: bet.state,
    legs: bet.legs.map((leg) => legOnTheWire(leg, bet, known)),
    lines: bet.lines,
    unit_stake_cents: wireCents(bet.unitStake),
    stake_cents: wireCents(bet.stake),
    each_way: bet.eachWay,
    policy: bet.policy,
    price: priceOf(bet),
    largest_return_cents: wireCents(bet.largestReturn),
    returned_cents: wireCents(bet.returned),
    open_share: bet.openShare,
    auto_cash_out_cents: bet.autoCashOut === null ? null : wireCents(bet.autoCashOut),
    expected_cost_cents: bet.expectedCost === null ? null : wireCents(bet.expectedCost),
    free_bet_id: bet.freeBetId,
    ...(bet.offer && { offer: betOfferOnTheWire(bet.offer, { added: bet.added, back: known.back }) }),
    explanation: bet.explanation && sentence(words, bet.explanation),
    movements: [
      stake,
      ...payments.map(({ kind, amount, shortfall, at }) => ({
        kind,
        amount_cents: wireCents(amount < 0n ? -amount : amount),
        at: at.toISOString(),
        shortfall_cents: wireCents(shortfall),
      })),
    ],
    corrections: corrections.map(({ was, now, at }) => ({
      at: at.toISOString(),
      was: decidedOnTheWire(words, was),
      now: decidedOnTheWire(words, now),
    })),
    simulated: bet.simulated,
    placed_at: bet.placedAt.toISOString(),
    settled_at: bet.settledAt?.toISOString() ?? null,
  };
}

function decidedOnTheWire(
  words: SportWords,
  { state, returned, at, explanation }: Correction['was'],
): Bet['corrections'][number]['was'] {
  return { state, returned_cents: Number(returned), at, explanation: explanation && sentence(words, explanation) };
}

/** A selection by the names of when it was seen. */
export function selectionOnTheWire(
  words: SportWords,
  seen: Seen,
  { market, outcome }: { market: string; outcome: string },
) {
  const inLanguage = (names: Readonly<Record<string, string>> | undefined) =>
    names?.[words.language] ?? names?.en ?? '';
  const names = Object.fromEntries(Object.entries(seen.names ?? {}).map(([id, all]) => [id, inLanguage(all)]));
  const named = { sport: seen.sport, names };
  const sides = [names.home, names.away].filter((name) => name !== undefined);
  const tournament = inLanguage(seen.tournament);
  return {
    named,
    sides,
    tournament,
    fixture: sides.length > 0 ? sides.join(' – ') : tournament,
    market_title: marketTitle(words, market, named),
    outcome_title: outcomeTitle(words, market, outcome, named),
  };
}

function legOnTheWire(leg: StoredLeg, bet: StoredBet, known: Known): BetLeg {
  const { words } = known;
  const seen = leg.seen as Seen;
  const { named, sides, tournament, fixture, market_title, outcome_title } = selectionOnTheWire(words, seen, leg);
  const state = legState(leg.result ?? undefined, leg.eachWay !== null);
  const said = known.results.get(leg.fixtureId)?.get(leg.market);
  return {
    place: leg.place,
    fixture_id: leg.fixtureId,
    fixture,
    tournament,
    sport: sportTitle(words, seen.sport),
    start_at: seen.start_at,
    market: leg.market,
    market_title,
    outcome: leg.outcome,
    outcome_title,
    price: leg.price,
    group: leg.builderGroup,
    result: state === 'open' ? null : state,
    explanation: leg.result
      ? sentence(
          words,
          explainLeg(leg, leg.result, {
            ...(said && { facts: said.facts }),
            ...(said?.voidReason && { voidReason: said.voidReason }),
            eachWay: bet.eachWay,
          }),
          named,
        )
      : null,
    now: bet.state === 'open' ? legNow(known.book, leg, sides) : null,
    simulated: seen.simulated ?? bet.simulated,
  };
}

/** All prices together; of systems there is none. A builder group counts once. */
export function priceOf({ kind, legs, builder }: StoredBet): number | null {
  if (kind !== 'single' && kind !== 'multiple') return null;
  const prices = [
    ...legs.filter(({ builderGroup }) => builderGroup === null).map(({ price }) => price),
    ...builder.map(({ price }) => price),
  ];
  return Math.floor(prices.reduce((all, price) => all * (price / 1_000), 1_000));
}

/** What waits, with the bet once there is one. */
export async function requestOnTheWire(ports: WirePorts, request: StoredRequest, locale: string): Promise<BetRequest> {
  const { id, kind, state, decideAt, counterUnitStake, refusal, betId } = request;
  const [bet] = betId === null ? [] : await findBets(ports.database, [betId]);
  return {
    request_id: id,
    kind,
    state,
    decide_at: decideAt.toISOString(),
    counter_unit_stake_cents: counterUnitStake === null ? null : wireCents(counterUnitStake),
    refusal,
    bet: bet ? await betOnWire(ports, bet, locale) : null,
  };
}

/** What a bet says of the offer that was used for it. */
const betOfferOnTheWire = (
  { id, kind, covered, price }: BetOffer,
  { added, back }: { added: bigint; back: number | undefined },
): NonNullable<Bet['offer']> => ({
  id,
  kind,
  covered_cents: wireCents(covered),
  added_cents: wireCents(added),
  price,
  back_id: back ?? null,
});
