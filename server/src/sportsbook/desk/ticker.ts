import { type StaffBet, wireCents } from '@halley/contract';
import { legState } from '@halley/sports/bets';
import { loadSportWords, marketTitle, outcomeTitle, type SportWords } from '@halley/sports/words';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { Database } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import { priceOf } from '../history/bets-on-the-wire.ts';
import type { Seen } from '../slip/seen-of.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';
import { flaggedPlayers } from './flag-store.ts';
import { listNewestBets, referredBets, type WantedBets } from './ticker-store.ts';

/** What a bet may cost, in cents of EUR, from which on it is a large one. */
const largeFrom = 100_000n;

interface TickerPorts {
  database: Database;
  quotes(): Promise<Quotes>;
}

/** Bets as they come in, by the names of when they were placed. */
export async function readTicker(
  { database, quotes }: TickerPorts,
  wanted: WantedBets,
): Promise<{ bets: StaffBet[]; next: string | null }> {
  const ids = await listNewestBets(database, { ...wanted, limit: wanted.limit + 1 });
  const shown = ids.slice(0, wanted.limit);
  const [bets, referred, flagged, inEuro, words] = await Promise.all([
    findBets(database, shown),
    referredBets(database, shown),
    flaggedPlayers(database),
    quotes(),
    loadSportWords('en'),
  ]);
  return {
    bets: bets.map((bet) => betOf(bet, { referred, flagged, inEuro, words })),
    next: ids.length > shown.length ? (shown.at(-1) ?? null) : null,
  };
}

interface Known {
  referred: ReadonlySet<string>;
  flagged: ReadonlySet<number>;
  inEuro: Quotes;
  words: SportWords;
}

function betOf(bet: StoredBet, { referred, flagged, inEuro, words }: Known): StaffBet {
  const euro = (amount: bigint) => convertRoundedUp(inEuro, amount, { from: bet.currency, to: 'EUR' });
  const marks: StaffBet['marks'] = [];
  if (euro(bet.largestReturn - bet.stake) >= largeFrom) marks.push('large');
  if (flagged.has(bet.playerId)) marks.push('flagged');
  if (bet.offer !== null || bet.freeBetId !== null) marks.push('offer');
  if (referred.has(bet.id)) marks.push('referred');
  return {
    id: bet.id,
    player_id: bet.playerId,
    kind: bet.kind,
    currency: bet.currency,
    stake_cents: wireCents(bet.stake),
    stake_eur_cents: wireCents(euro(bet.stake)),
    largest_return_cents: wireCents(bet.largestReturn),
    returned_cents: wireCents(bet.returned),
    price: priceOf(bet),
    state: bet.state,
    legs: bet.legs.map((leg) => legOf(leg, words)),
    marks,
    placed_at: bet.placedAt.toISOString(),
    settled_at: bet.settledAt?.toISOString() ?? null,
  };
}

function legOf(leg: StoredLeg, words: SportWords): StaffBet['legs'][number] {
  const seen = leg.seen as Partial<Seen>;
  const english = (all: Readonly<Record<string, string>> | undefined) => all?.en ?? '';
  const names = Object.fromEntries(Object.entries(seen.names ?? {}).map(([id, all]) => [id, english(all)]));
  const sides = [names.home, names.away].filter((name) => name !== undefined);
  const named = { sport: seen.sport ?? '', names };
  const state = legState(leg.result ?? undefined, leg.eachWay !== null);
  return {
    fixture_id: leg.fixtureId,
    fixture: sides.length > 0 ? sides.join(' – ') : english(seen.tournament) || String(leg.fixtureId),
    market: marketTitle(words, leg.market, named),
    outcome: outcomeTitle(words, leg.market, leg.outcome, named),
    price: leg.price,
    result: state === 'open' ? null : state,
  };
}
