import { randomUUID } from 'node:crypto';
import { type BetSlip, Refusal } from '@halley/contract';
import type { FixtureBook } from '../fixtures/index.ts';
import { type Database, inputHash, invariant, keyFor, type Queryable } from '../kit/index.ts';
import { findRounds, type Wagers } from '../wagers/index.ts';
import { findBets } from './bet-store.ts';
import { prepareBet, type ReadyBet } from './prepare-bet.ts';
import { findRequest, type StoredRequest } from './requests/request-store.ts';
import type { Headroom, Taken } from './risk/create-headroom.ts';
import { delayOf } from './slip/delay-of.ts';
import { pricesMoved } from './slip/judge-prices.ts';
import type { QuotePorts } from './slip/quote-slip.ts';
import { readSlip, type SlipBook } from './slip/read-slip.ts';
import type { NewBet, StoredBet } from './stored-bet.ts';
import type { PendingBet, PendingBets } from './take-bets.ts';

export interface Seat {
  playerId: number;
  country: string | undefined;
  /** Set where nobody has looked yet whether it is still open. */
  session: string | undefined;
  /** Unset where nobody's session places the bet: a trader has accepted it. */
  sessionId: string | undefined;
}

export interface PlacePorts extends QuotePorts {
  database: Database;
  book: SlipBook & Pick<FixtureBook, 'refresh'>;
  wagers: Pick<Wagers, 'act'>;
  headroom: Headroom;
  pending: PendingBets;
  openSessions(db: Queryable, sessions: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What holds bets back: for the delay in play, or until a trader has answered. */
export interface Waiting {
  delay(seat: Seat, asked: { ready: ReadyBet; slip: BetSlip; hash: Buffer; delayMs: number }): Promise<StoredRequest>;
  refer(seat: Seat, asked: { ready: ReadyBet; slip: BetSlip; hash: Buffer }): Promise<StoredRequest>;
}

export type Answer = { bet: StoredBet } | { request: StoredRequest };

/** A slip becomes a bet, or waits to. The same key finds the same one; with another slip it is a conflict. */
export async function placeBet(
  ports: PlacePorts,
  waiting: Waiting,
  seat: Seat,
  { slip, key }: { slip: BetSlip; key: string | undefined },
): Promise<Answer> {
  const { playerId } = seat;
  const id = key === undefined ? randomUUID() : keyFor(`sport-bet ${playerId} ${key}`);
  const hash = Buffer.from(inputHash({ sport: slip }), 'hex');
  try {
    const ready = await prepareBet(ports, { id, playerId, slip });
    const isAbove = ready.bet.unitStake > ready.max;
    const delayMs = delayOf(ready.read.legs, ports.clock.now());
    // What would wait now was perhaps taken at once when the same key came first.
    const known = key !== undefined && (isAbove || delayMs > 0) ? await findAnswer(ports, id, hash) : undefined;
    if (known) {
      await proveSession(ports, seat);
      return known;
    }
    if (isAbove) return { request: await waiting.refer(seat, { ready, slip, hash }) };
    if (delayMs > 0) return { request: await waiting.delay(seat, { ready, slip, hash, delayMs }) };
    return { bet: await takeBet(ports, seat, { ready, hash }) };
  } catch (error) {
    // What speaks against it now was perhaps no matter when the same key came first.
    const known = key === undefined || !(error instanceof Refusal) ? undefined : await findAnswer(ports, id, hash);
    if (!known) throw error;
    await proveSession(ports, seat);
    return known;
  }
}

async function findAnswer({ database }: PlacePorts, id: string, hash: Buffer): Promise<Answer | undefined> {
  const [request, rounds] = await Promise.all([findRequest(database, id), findRounds(database, [id])]);
  const round = rounds.get(id);
  const first = request?.hash ?? round?.inputHash;
  if (!first) return undefined;
  if (!first.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  if (request) return { request };
  const [bet] = await findBets(database, [id]);
  return bet && { bet };
}

/** A bet that was just taken. */
export const placedBet = (bet: NewBet): StoredBet => ({
  ...bet,
  state: 'open',
  openShare: 1_000_000,
  returned: 0n,
  cashedOut: 0n,
  added: 0n,
  settlementVersion: 0,
  explanation: null,
  settledAt: null,
  legs: bet.legs.map((leg) => ({ ...leg, result: null, resultMark: 0 })),
});

/** What is answered without the door asks for the session itself. */
export async function proveSession(
  { database, openSessions }: Pick<PlacePorts, 'database' | 'openSessions'>,
  { session }: Pick<Seat, 'session'>,
): Promise<void> {
  if (session === undefined) return;
  if (!(await openSessions(database, [session])).has(session)) throw new Refusal('UNAUTHENTICATED');
}

interface Taking {
  ready: ReadyBet;
  hash: Buffer;
  requestId?: string;
  onTaken?: PendingBet['onTaken'];
}

/** Through the wagers' door: every guard holds for it, and one more, that its markets take bets. */
export async function takeBet(ports: PlacePorts, seat: Seat, taking: Taking): Promise<StoredBet> {
  try {
    return await throughTheDoor(ports, seat, taking);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'PRICE_CHANGED') throw await withNewPrices(ports, taking, error);
    if (error.code !== 'UNAVAILABLE') throw error;
    // Perhaps our slices of headroom were taken back while we said nothing: once more with new ones.
    await ports.headroom.renew();
    return throughTheDoor(ports, seat, taking);
  }
}

/** The door knows that something was changed, and not what: that is read before it is answered. */
async function withNewPrices(ports: PlacePorts, { ready }: Taking, error: Refusal): Promise<Refusal> {
  const { fixtures } = error.details as { fixtures?: number[] };
  if (!fixtures) return error;
  await ports.book.refresh(fixtures);
  const { legs } = readSlip(ports.book, ready.read.slip);
  const closed = legs.filter(({ open }) => !open);
  if (closed.length > 0) return new Refusal('MARKET_CLOSED', { legs: closed.map(({ place }) => place) });
  return pricesMoved(legs);
}

async function throughTheDoor(ports: PlacePorts, seat: Seat, taking: Taking): Promise<StoredBet> {
  const { headroom, pending } = ports;
  const { ready, hash, requestId, onTaken } = taking;
  const taken = await headroom.take(ready.exposure).catch((error) => {
    throw error instanceof Refusal ? new Refusal(error.code, { max_stake_cents: Number(ready.max) }) : error;
  });
  // Two requests under one key are the same bet: whoever comes second waits for the first.
  const first = pending.get(ready.bet.id);
  if (first) {
    headroom.giveBack(taken);
    if (!first.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
    await proveSession(ports, seat);
    return first.placed;
  }
  const placed = stake(ports, seat, taking, taken);
  const changes = new Map(ready.read.legs.map(({ fixture }) => [fixture.id, fixture.change]));
  pending.set(ready.bet.id, { bet: ready.bet, taken, changes, requestId, onTaken, hash, placed });
  return placed.finally(() => pending.delete(ready.bet.id));
}

async function stake(ports: PlacePorts, seat: Seat, { ready, hash }: Taking, taken: Taken): Promise<StoredBet> {
  const { database, headroom, wagers } = ports;
  const { bet, game, odds } = ready;
  // The door is asked once the bet is among those on their way.
  await Promise.resolve();
  try {
    const { repeated } = await wagers.act({
      kind: 'act',
      callId: bet.id,
      roundId: bet.id,
      inputHash: hash,
      playerId: seat.playerId,
      currency: bet.currency,
      ...(seat.country !== undefined && { country: seat.country }),
      ...(seat.session !== undefined && { session: seat.session }),
      game,
      gameVersion: 1,
      // Nobody's silence ends it: what happens in the world does.
      awaits: 'event',
      actions: [{ kind: 'bet', id: bet.id, amount: bet.stake, ...(bet.freeKind && { paidBy: 'house' }) }],
      detail: { kind: bet.kind, legs: bet.legs.length, odds },
      odds: odds / 1_000,
    });
    if (!repeated) {
      headroom.spend(taken);
      return placedBet(bet);
    }
    // Another process was first with it, and counts it.
    headroom.giveBack(taken);
  } catch (error) {
    // Of anything but a refusal nobody knows whether it was written.
    if (error instanceof Refusal) headroom.giveBack(taken);
    throw error;
  }
  const [placed] = await findBets(database, [bet.id]);
  invariant(placed, 'a bet is written with its stake');
  return placed;
}
