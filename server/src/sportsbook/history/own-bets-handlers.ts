import { type AskedBet, type BetClaim, type ownBetsCalls, type SportNotices, wireCents } from '@halley/contract';
import { loadSportWords } from '@halley/sports/words';
import type { Handlers } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import { type Claim, listClaims } from '../claims/claim-store.ts';
import { type HandlerPorts, statesOf } from '../handlers.ts';
import { keep, readKept } from '../keep/keep-store.ts';
import { listRequestsOf, type StoredRequest } from '../requests/request-store.ts';
import { linesOf } from '../slip/lines-of.ts';
import { seenOf } from '../slip/seen-of.ts';
import { betLines, betsHead } from './bets-csv.ts';
import { betsOnTheWire, selectionOnTheWire, type WirePorts } from './bets-on-the-wire.ts';
import { type BetsWanted, listBetIds, sumSettled } from './list-store.ts';

/** What is told unless a player has said otherwise. */
const usualNotices: SportNotices = { settled: true, corrected: true, cash_out: true, favourites: true };

const contentType = 'text/csv; charset=utf-8';
const recentMs = 30 * 24 * 60 * 60 * 1_000;
const mostRequests = 50;
/** A file has an end; what is older is asked for by its days. */
const mostExported = 20_000;
const exportedAtOnce = 500;

type Ports = WirePorts & Pick<HandlerPorts, 'clock' | 'localeOf'>;

/** What a player reads of bets beside the bets: sums, what was declined, what is owed, a table to keep. */
export function ownBetsHandlers(ports: Ports): Handlers<typeof ownBetsCalls> {
  const { database, clock } = ports;
  const recently = () => new Date(clock.now().getTime() - recentMs);
  return {
    async exportBets({ query: { state, sport, from, to } }, context) {
      const wanted = {
        playerId: context.principal.playerId,
        states: statesOf(state),
        sport,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      };
      const content = exportBets(ports, wanted, ports.localeOf(context));
      const fileName = `${['bets', state, sport, from?.slice(0, 10)].filter(Boolean).join('-')}.csv`;
      return { status: 200, body: { fileName, contentType, content } };
    },

    async readBetSums({ query: { currency } }, { principal: { playerId } }) {
      const sums = await sumSettled(database, { playerId, currency, since: recently() });
      const body = {
        currency,
        settled_bets: sums.bets,
        staked_cents: wireCents(sums.staked),
        returned_cents: wireCents(sums.returned),
        expected_cost_cents: wireCents(sums.expectedCost),
      };
      return { status: 200, body };
    },

    async listBetRequests(_input, context) {
      const { playerId } = context.principal;
      const requests = await listRequestsOf(database, { playerId, since: recently(), limit: mostRequests });
      return { status: 200, body: await askedOnTheWire(ports, requests, ports.localeOf(context)) };
    },

    async listBetClaims(_input, { principal: { playerId } }) {
      const claims = await listClaims(database, { playerId });
      return { status: 200, body: claims.map(claimOnTheWire) };
    },

    async readSportNotices(_input, { principal: { playerId } }) {
      const kept = await readKept(database, playerId, 'notices');
      return { status: 200, body: { ...usualNotices, ...(kept as object | null) } };
    },

    async keepSportNotices({ body }, { principal: { playerId } }) {
      await keep(database, { playerId, what: 'notices', body, at: clock.now() });
      return { status: 204, body: null };
    },
  };
}

async function* exportBets(
  ports: Ports,
  wanted: Omit<BetsWanted, 'before' | 'limit'>,
  locale: string,
): AsyncGenerator<string> {
  yield betsHead;
  let before: string | undefined;
  for (let exported = 0; exported < mostExported; exported += exportedAtOnce) {
    const ids = await listBetIds(ports.database, { ...wanted, before, limit: exportedAtOnce });
    const bets = await betsOnTheWire(ports, await findBets(ports.database, ids), locale);
    yield bets.map(betLines).join('');
    if (ids.length < exportedAtOnce) return;
    before = ids.at(-1);
  }
}

async function askedOnTheWire(
  { fixtures }: Ports,
  requests: readonly StoredRequest[],
  locale: string,
): Promise<AskedBet[]> {
  const ids = requests.flatMap(({ asked }) => asked.slip.legs.map(({ fixture }) => fixture));
  const [words, known] = await Promise.all([loadSportWords(locale), fixtures.book.read([...new Set(ids)])]);
  const byId = new Map(known.map((fixture) => [fixture.id, fixture]));
  return requests.map(({ id, kind, state, asked, decideAt, counterUnitStake, refusal, createdAt, decidedAt }) => ({
    request_id: id,
    kind,
    state,
    decide_at: decideAt.toISOString(),
    counter_unit_stake_cents: counterUnitStake === null ? null : wireCents(counterUnitStake),
    refusal,
    bet_kind: asked.slip.kind,
    lines: linesOf(asked.slip).lines,
    currency: asked.slip.currency,
    stake_cents: wireCents(BigInt(asked.stake)),
    legs: asked.slip.legs.flatMap(({ fixture: fixtureId, market, outcome, price }) => {
      const fixture = byId.get(fixtureId);
      if (!fixture) return [];
      const seen = seenOf({ fixture, market: { key: market }, outcome });
      const said = selectionOnTheWire(words, seen, { market, outcome });
      const { market_title, outcome_title } = said;
      return [{ fixture_id: fixtureId, fixture: said.fixture, market_title, outcome_title, price }];
    }),
    asked_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  }));
}

function claimOnTheWire({ id, betId, currency, amount, bonus, recovered, state, createdAt, until }: Claim): BetClaim {
  const isOwed = state === 'waiting' || state === 'recovering';
  return {
    id,
    bet_id: betId,
    currency,
    amount_cents: wireCents(amount),
    owed_cents: isOwed ? wireCents(amount - bonus - recovered) : 0,
    recovered_cents: wireCents(recovered),
    state,
    created_at: createdAt.toISOString(),
    until: until?.toISOString() ?? null,
  };
}
