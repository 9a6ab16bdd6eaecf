import { type BetSlip, Refusal, type RefusalCode, refusals } from '@halley/contract';
import { invariant, type Log, type Tx, writeEvents } from '../../kit/index.ts';
import { closeHold, hold } from '../../wallet/index.ts';
import { type PlacePorts, proveSession, type Seat, takeBet, type Waiting } from '../place-bet.ts';
import { prepareBet, type ReadyBet } from '../prepare-bet.ts';
import {
  counterRequest,
  declineRequest,
  findRequest,
  insertRequest,
  listOverdue,
  listReferrals,
  type StoredRequest,
} from './request-store.ts';

const referralMs = 60_000;
/** What waits for its delay is its own process's for so long; then the process is dead, and a crash declines. */
const graceMs = 10_000;

/** What a declined bet is told: code, words, and what would be accepted. */
const told = (code: RefusalCode, details: Record<string, unknown> = {}) => ({
  ...details,
  code,
  message: refusals[code].text,
});

/** Writes down what a trader decided, in the transaction in which it becomes true. */
export type OnDecided = (tx: Tx, state: StoredRequest['state']) => Promise<void>;

interface Asked {
  ready: ReadyBet;
  slip: BetSlip;
  hash: Buffer;
}

interface KeptSeat {
  seat: Seat;
  kind: StoredRequest['kind'];
  decideAt: Date;
}

export type BetsWaiting = ReturnType<typeof createWaiting>;

export interface WaitingPorts extends PlacePorts {
  log: Log;
  /** Which of these sessions are open, without a sign of life. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** In which of these fixtures something happened after the version that decides over waiting bets. */
  materialSince(seen: readonly { fixtureId: number; version: number }[]): Promise<ReadonlySet<number>>;
}

/**
 * Bets that wait. No money moves before the end of a delay; then all is judged anew, by this process or by nobody. What is
 * referred has its money held, and silence declines it.
 */
export function createWaiting(ports: WaitingPorts) {
  const { database, clock, log } = ports;
  /** Whose bets wait in this process. Sessions are kept nowhere else. */
  const seats = new Map<string, KeptSeat & { timer: NodeJS.Timeout }>();
  /** What is being decided right now: the end of the process waits for it. */
  const deciding = new Set<Promise<void>>();
  let isStopped = false;

  async function wait(
    seat: Seat,
    { ready, slip, hash }: Asked,
    as: Pick<StoredRequest, 'kind' | 'decideAt' | 'holdId'>,
  ) {
    const { id } = ready.bet;
    const versions = Object.fromEntries(ready.read.legs.map(({ fixture }) => [fixture.id, fixture.version]));
    const { stake, largestReturn } = ready.bet;
    const sums = { stake: String(stake), largestReturn: String(largestReturn) };
    const asked = { slip, country: seat.country ?? null, versions, ...sums };
    const isNew = await database.tx(async (tx) => {
      await proveSession({ database, openSessions: (_db, sessions) => ports.openSessions(tx, sessions) }, seat);
      const { playerId } = seat;
      const inserted = await insertRequest(tx, { id, playerId, asked, hash, createdAt: clock.now(), ...as });
      if (inserted && as.holdId !== null) {
        const { currency } = ready.bet;
        await hold(tx, { id: as.holdId, playerId, currency, amount: stake, purpose: 'bet' });
      }
      return inserted;
    });
    if (isNew) keep(id, { ...as, seat });
    const request = await findRequest(database, id);
    invariant(request, 'what waits is written');
    if (!request.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
    return request;
  }

  function keep(id: string, kept: KeptSeat): void {
    forget(id);
    // What comes when the process ends is declined by the job.
    if (isStopped) return;
    const { seat, kind, decideAt } = kept;
    const timer = setTimeout(() => void decideOne(id), Math.max(0, decideAt.getTime() - clock.now().getTime()));
    timer.unref();
    seats.set(id, { seat, kind, decideAt, timer });
  }

  function forget(id: string): void {
    clearTimeout(seats.get(id)?.timer);
    seats.delete(id);
  }

  /** The time of one is over. A clock that says otherwise is asked again. Never fails: a timer has nobody to tell. */
  async function decideOne(id: string): Promise<void> {
    const waiting = seats.get(id);
    if (!waiting) return;
    if (waiting.decideAt > clock.now()) return keep(id, waiting);
    forget(id);
    const decision = decide(id, waiting).catch((error) => {
      // It stays as it is: the job declines it.
      log.error({ err: error, requestId: id }, 'a waiting bet could not be decided');
    });
    deciding.add(decision);
    await decision;
    deciding.delete(decision);
  }

  async function decide(id: string, waiting: KeptSeat): Promise<void> {
    const request = await findRequest(database, id);
    if (!request) return;
    if (request.decideAt > clock.now()) return keep(id, { ...waiting, decideAt: request.decideAt });
    if (request.kind === 'delay') await place(request, waiting.seat, {});
    else await decline(id, told('REQUEST_OVER', { reason: 'silence' }), 'time');
  }

  /** Judged anew: prices, markets, limits, and whether something happened meanwhile, whichever side it was good for. */
  async function place(
    request: StoredRequest,
    seat: Seat,
    { onDecided, ...terms }: { unitStake?: bigint; agreed?: true; onDecided?: OnDecided | undefined },
  ): Promise<void> {
    const { id, playerId, asked } = request;
    try {
      const { sessionId } = seat;
      const isOver = sessionId !== undefined && !(await ports.stillOpen([sessionId])).has(sessionId);
      if (isOver) throw new Refusal('UNAUTHENTICATED');
      const moved = await movedSince(asked.versions);
      if (moved.length > 0) throw new Refusal('MARKET_CLOSED', { reason: 'incident', fixtures: moved });
      const slip =
        request.kind === 'delay' && asked.slip.above === 'refer' ? { ...asked.slip, above: undefined } : asked.slip;
      const ready = await prepareBet(ports, { id, playerId, slip, askedAt: request.createdAt, ...terms });
      if (request.holdId !== null) {
        const held = { id: request.holdId, playerId, currency: ready.bet.currency };
        await database.tx((tx) => closeHold(tx, { ...held, to: 'released' }));
      }
      await takeBet(ports, seat, {
        ready,
        hash: request.hash,
        requestId: id,
        onTaken: (tx) => onDecided?.(tx, 'accepted'),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await decline(id, told(error.code, error.details), 'rules', onDecided);
    }
  }

  /** Fixtures of which something was stopped, or in which something happened that matters, since the bet was asked for. */
  async function movedSince(versions: Record<string, number>): Promise<number[]> {
    const seen = Object.entries(versions).map(([id, version]) => ({ fixtureId: Number(id), version }));
    const happened = await ports.materialSince(seen);
    return seen.flatMap(({ fixtureId, version }) => {
      const fixture = ports.book.fixture(fixtureId);
      return !fixture || fixture.closingVersion > version || happened.has(fixtureId) ? [fixtureId] : [];
    });
  }

  /** False: it was decided before. */
  async function decline(
    id: string,
    refusal: ReturnType<typeof told>,
    by: string,
    onDecided?: OnDecided,
  ): Promise<boolean> {
    forget(id);
    return database.tx(async (tx) => {
      const declined = await declineRequest(tx, { id, refusal, by, at: clock.now() });
      if (!declined) return false;
      const { playerId, holdId, asked } = declined;
      if (holdId !== null) await closeHold(tx, { id: holdId, playerId, currency: asked.slip.currency, to: 'released' });
      await writeEvents(tx, 'sportsbook.request_decided', [{ playerId, requestId: id, state: 'declined' }]);
      await onDecided?.(tx, 'declined');
      return true;
    });
  }

  const seatOf = ({ playerId, asked }: StoredRequest): Seat => ({
    playerId,
    country: asked.country ?? undefined,
    session: undefined,
    sessionId: undefined,
  });

  async function open(id: string, state: StoredRequest['state']): Promise<StoredRequest> {
    const request = await findRequest(database, id);
    if (request?.kind !== 'referral') throw new Refusal('NOT_FOUND');
    if (request.state !== state || request.decideAt <= clock.now()) throw new Refusal('REQUEST_OVER');
    return request;
  }

  async function decided(id: string): Promise<StoredRequest> {
    const request = await findRequest(database, id);
    invariant(request, 'what was decided is kept');
    return request;
  }

  return {
    delay: (seat, asked) => {
      const decideAt = new Date(clock.now().getTime() + asked.delayMs);
      return wait(seat, asked, { kind: 'delay', decideAt, holdId: null });
    },
    refer: (seat, asked) => {
      const decideAt = new Date(clock.now().getTime() + referralMs);
      return wait(seat, asked, { kind: 'referral', decideAt, holdId: asked.ready.bet.id });
    },
    /** For the desk: what waits for a trader. */
    referrals: () => listReferrals(database),
    /** The trader takes the bet as it was asked for. */
    async accept(id: string, onDecided?: OnDecided): Promise<StoredRequest> {
      const request = await open(id, 'waiting');
      await place(request, seatOf(request), { agreed: true, onDecided });
      return decided(id);
    },
    /** The trader offers less; the player has as long again to answer. */
    async counter(id: string, unitStake: bigint, by: string, onDecided?: OnDecided): Promise<StoredRequest> {
      const request = await open(id, 'waiting');
      if (unitStake < 1n || unitStake >= BigInt(request.asked.slip.unit_stake_cents))
        throw new Refusal('unit_stake_cents.invalid');
      const until = new Date(clock.now().getTime() + referralMs);
      return database.tx(async (tx) => {
        const countered = await counterRequest(tx, { id, unitStake, by, until });
        if (!countered) throw new Refusal('REQUEST_OVER');
        const { playerId } = countered;
        await writeEvents(tx, 'sportsbook.request_decided', [{ playerId, requestId: id, state: 'countered' }]);
        await onDecided?.(tx, 'countered');
        return countered;
      });
    },
    async turnDown(id: string, by: string, onDecided?: OnDecided): Promise<StoredRequest> {
      await open(id, 'waiting');
      const isDone = await decline(id, told('STAKE_ABOVE_LIMIT', { reason: 'trader' }), by, onDecided);
      if (!isDone) throw new Refusal('REQUEST_OVER');
      return decided(id);
    },
    /** The player's answer to what a trader has offered; a no takes back whatever has not been decided. */
    async answer(seat: Seat, id: string, accept: boolean): Promise<StoredRequest> {
      if (!accept) {
        const isDone = await decline(id, told('REQUEST_OVER', { reason: 'player' }), 'player');
        if (!isDone) throw new Refusal('REQUEST_OVER');
        return decided(id);
      }
      const request = await open(id, 'countered');
      await place(request, seat, { unitStake: request.counterUnitStake ?? 0n, agreed: true });
      return decided(id);
    },
    /** What is due in this process; timers do the same. */
    async decideDue(): Promise<void> {
      const due = [...seats].filter(([, { decideAt }]) => decideAt <= clock.now()).map(([id]) => id);
      await Promise.all(due.map(decideOne));
    },
    /** What dead processes left. */
    async declineOverdue(): Promise<void> {
      const now = clock.now();
      const overdue = await listOverdue(database, { now, delaysBefore: new Date(now.getTime() - graceMs) });
      for (const { id, kind } of overdue) {
        // Of a referral the stake was held: the player is told of a trader's silence, whoever notices it.
        await decline(id, told('REQUEST_OVER', { reason: kind === 'referral' ? 'silence' : 'time' }), 'time');
      }
    },
    /** The process ends: what waits for its delay in it is declined at once; traders may answer elsewhere. */
    async stop(): Promise<void> {
      isStopped = true;
      const delayed = [...seats].filter(([, { kind }]) => kind === 'delay').map(([id]) => id);
      for (const id of [...seats.keys()]) forget(id);
      for (const id of delayed) await decline(id, told('REQUEST_OVER', { reason: 'stopped' }), 'time');
      await Promise.all(deciding);
    },
  } satisfies Waiting & Record<string, unknown>;
}
