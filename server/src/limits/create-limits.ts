import {
  type Currency,
  type Exclusion,
  type limitsCalls,
  offeredPeriods,
  sessionMinutes,
  type Limit as WireLimit,
  wireCents,
} from '@halley/contract';
import { type Consumer, type Handlers, type Queryable, type Tx, writeEvents } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { askToReturn } from './ask-to-return.ts';
import { confirmLimit, keepLimit, removeLimit } from './change-waiting.ts';
import { inForce } from './in-force.ts';
import { type AskedDeposit, countDeposit, countedWith, judgeDeposit } from './judge-deposit.ts';
import { judgeLaunch } from './judge-launch.ts';
import { guardStakes, type StakeGuard } from './judge-stakes.ts';
import { readKeptFromGifts } from './kept-from-gifts.ts';
import type { Limit } from './limit.ts';
import {
  hasAnsweredProposal,
  noteTold,
  playersOnBreak,
  readBreakSpans,
  readBreaks,
  readHistory,
  readLive,
  writeProposalAnswer,
} from './limit-store.ts';
import { looseningMsOf } from './loosening-delay.ts';
import { exclusionOnTheWire, limitOnTheWire, type Shown } from './on-the-wire.ts';
import type { LimitsPorts } from './ports.ts';
import { readSpending } from './read-spending.ts';
import { roomFor } from './room-for.ts';
import { sessionPauseMinutes, sessionsOver, sittingsOf } from './session-time.ts';
import { setLimit } from './set-limit.ts';
import { settleLimits } from './settle-limits.ts';
import { smallestDepositLimitsIn } from './smallest-deposit-limit.ts';
import { type LivePublish, tellLive } from './tell-live.ts';
import { readUsedOfLimits } from './used-of-limits-store.ts';

export interface LimitsOptions extends Omit<LimitsPorts, 'quotes' | 'tellReached'> {
  publish: LivePublish;
}

export type Limits = ReturnType<typeof createLimits>;

const hourMs = 60 * 60 * 1000;

/** What players have decided for themselves about money and time, and how it is kept. */
export function createLimits(options: LimitsOptions) {
  const { database, clock, identity } = options;
  const telling = new Set<Promise<void>>();
  const ports: LimitsPorts = {
    ...options,
    quotes: async (db) => (await options.rates.read(db)).inEuro,
    tellReached(limit) {
      // In a transaction of its own: the one at hand is refused, or busy with others. Who was not told is told next time.
      const told = database
        .tx(async (tx) => {
          if (!(await noteTold(tx, limit))) return;
          const { id: limitId, playerId, type, period } = limit;
          const at = clock.now().toISOString();
          await writeEvents(tx, 'limits.reached', [{ playerId, limitId, type, period, at }]);
        })
        .catch((error) => options.log.warn({ err: error }, 'a player could not be told of a limit'))
        .finally(() => telling.delete(told));
      telling.add(told);
    },
  };

  /** The entries as a player sees them: what is due is true, whether or not the job has been by. */
  async function list(playerId: number): Promise<WireLimit[]> {
    const now = clock.now();
    const [entries, quotes, player] = await Promise.all([
      readLive(database, playerId),
      ports.quotes(database),
      identity.readPlayer(playerId),
    ]);
    return show(database, entries, { now, quotes, wallet: player?.currency });
  }

  async function show(db: Queryable, entries: Limit[], shown: Omit<Shown, 'sessionSpan'>) {
    const { now } = shown;
    const isPaidIn = ({ type }: Limit) => type === 'deposit';
    const owner = entries.find(isPaidIn)?.playerId;
    const underWay = owner === undefined ? [] : await ports.depositsUnderWay(db, owner);
    const holding = inForce(entries, now).map((limit) => (isPaidIn(limit) ? countedWith(limit, underWay, now) : limit));
    const sessionSpans = await sittingsOf(ports, db, { limits: holding, now });
    const waiting = entries.filter(
      ({ changeOf, activeFrom, confirmUntil }) =>
        changeOf !== null && !(activeFrom && activeFrom <= now) && !(confirmUntil && confirmUntil <= now),
    );
    return holding.flatMap((limit) => {
      const more = { ...shown, sessionSpan: sessionSpans.get(limit.playerId) };
      const changes = waiting.filter(({ changeOf }) => changeOf === limit.id);
      return [limit, ...changes].map((entry) => limitOnTheWire(entry, limit, more));
    });
  }

  async function exclusionOf(db: Queryable, playerId: number): Promise<Exclusion> {
    return exclusionOnTheWire(await readBreaks(db, [playerId]), clock.now());
  }

  /** Those among these players whose play is closed. */
  async function closedAmong(db: Queryable, playerIds: readonly number[]): Promise<Set<number>> {
    const now = clock.now();
    return new Set(inForce(await readBreaks(db, playerIds), now).map(({ playerId }) => playerId));
  }

  const isExcludedElsewhere = async (tx: Queryable, playerId: number) => {
    const others = await identity.samePersonsOf(tx, playerId);
    return others.length > 0 && (await closedAmong(tx, others)).size > 0;
  };

  const handlers: Handlers<typeof limitsCalls> = {
    listLimits: async (_input, { principal }) => ({ status: 200, body: await list(principal.playerId) }),
    readLimitOffer: async (_input, { principal: { playerId } }) => ({
      status: 200,
      body: {
        limit_proposal: (await hasAnsweredProposal(database, playerId)) ? 'answered' : 'due',
        periods: offeredPeriods,
        session_minutes: sessionMinutes,
        session_pause_minutes: sessionPauseMinutes,
        loosening_hours: Math.round((await looseningMsOf(ports, database, playerId)) / hourMs),
        least_deposits: smallestDepositLimitsIn(await ports.documents.read('limits-config')).map(
          ({ amount, ...line }) => ({
            ...line,
            amount_cents: wireCents(amount),
          }),
        ),
      },
    }),
    async setLimit({ body }, context) {
      await setLimit(ports, 'user_limit' in body ? body.user_limit : body, context);
      return { status: 200, body: await list(context.principal.playerId) };
    },
    async removeLimit({ params }, context) {
      await removeLimit(ports, params.id, context);
      return { status: 200, body: await list(context.principal.playerId) };
    },
    async keepLimit({ params }, context) {
      await keepLimit(ports, params.id, context);
      return { status: 200, body: await list(context.principal.playerId) };
    },
    async confirmLimit({ body }) {
      const { type, period, activeFrom } = await confirmLimit(ports, body.token);
      return { status: 200, body: { type, period, active_from: activeFrom.toISOString() } };
    },
    readExclusion: async (_input, { principal }) => ({
      status: 200,
      body: await exclusionOf(database, principal.playerId),
    }),
    askToReturn: async (_input, context) => ({ status: 200, body: await askToReturn(ports, context) }),
    readSpending: async (_input, { principal }) => ({
      status: 200,
      body: await readSpending(ports, principal.playerId),
    }),
    async declineLimit(_input, { principal: { playerId } }) {
      await database.tx((tx) => writeProposalAnswer(tx, { playerId, answer: 'declined', at: clock.now() }));
      return { status: 204, body: null };
    },
  };

  const consumers: Consumer[] = [tellLive(options.publish)];
  const tasks: Pick<Tasks, 'limits.mind'> = { 'limits.mind': () => settleLimits(ports) };

  return {
    handlers,
    consumers,
    tasks,
    /** For the wagers' door: what the limits of these players say to each of their stakes. */
    guardStakes: (tx: Tx, playerIds: readonly number[]): Promise<StakeGuard> =>
      guardStakes(
        tx,
        { playerIds, now: clock.now() },
        {
          quotes: ports.quotes,
          sessionsOver: (db, limits, now) => sessionsOver(ports, db, { limits, now }),
          tellReached: ports.tellReached,
        },
      ),
    /**
     * PP-25, PP-27: throws `LIMIT_REACHED`, `EXCLUDED` or `amount.beyond_limit`. Holds the player's lock until the
     * transaction ends: call it before any wallet is locked.
     */
    async judgeDeposit(tx: Tx, deposit: AskedDeposit): Promise<void> {
      const { tellReached, depositsUnderWay } = ports;
      const quotes = await ports.quotes(tx);
      await judgeDeposit(tx, deposit, { now: clock.now(), quotes, isExcludedElsewhere, tellReached, depositsUnderWay });
    },
    /** Counts a deposit in the transaction that credits it; call it before the wallet is locked. */
    countDeposit: (tx: Tx, deposit: { playerId: number; currency: Currency; amount: bigint }) =>
      countDeposit(tx, deposit, { now: clock.now() }),
    /** Throws what stands in the way of opening a game for money. */
    judgeLaunch: (playerId: number, currency: Currency) => judgeLaunch(ports, { playerId, currency }),
    /** Somebody who has excluded themselves does not come in under another account. Throws `EXCLUDED`. */
    isExcludedElsewhere,
    closedAmong,
    /** Those among these players who may be sent advertising as far as breaks and exclusions go (PP-27). */
    async mayMarket(db: Queryable, playerIds: readonly number[]): Promise<Set<number>> {
      const closed = await closedAmong(db, playerIds);
      return new Set(playerIds.filter((id) => !closed.has(id)));
    },
    /** PR-01: those among these players who are offered and given nothing, and why. */
    keptFromGifts: async (db: Queryable, playerIds: readonly number[]) =>
      readKeptFromGifts(db, playerIds, { now: clock.now(), quotes: await ports.quotes(db) }),
    /** PR-02: what a player's own limits leave; null: nothing limits it. */
    async roomLeft(db: Queryable, { playerId, currency }: { playerId: number; currency: Currency }) {
      return roomFor(await readLive(db, playerId), { currency, now: clock.now(), quotes: await ports.quotes(db) });
    },
    /** For the back office: what holds, what waits and what was, newest first. */
    async limitsOfPlayer(db: Queryable, playerId: number) {
      const [entries, history, quotes] = await Promise.all([
        readLive(db, playerId),
        readHistory(db, playerId),
        ports.quotes(db),
      ]);
      const ended = history.flatMap(({ endedAt, endedHow, ...limit }) =>
        endedAt && endedHow ? [{ ...limit, endedAt, endedHow }] : [],
      );
      return { limits: await show(db, entries, { now: clock.now(), quotes }), ended };
    },
    /** Players who have used so much of a limit for money, in a hundred, and how much; those who have used most first. */
    usedOfLimits: (db: Queryable, asked: { percent: number; playerIds?: readonly number[] }) =>
      readUsedOfLimits(db, { ...asked, now: clock.now() }),
    exclusionOfPlayer: exclusionOf,
    /** When breaks and exclusions of players were: whatever goes by days leaves these out. */
    breakSpans: readBreakSpans,
    /** Everybody whose play is closed now, as a query for lists of players. */
    onBreak: () => playersOnBreak(clock.now()),
    /** For tests and an orderly end: all that was to be told has been. */
    async idle(): Promise<void> {
      await Promise.all(telling);
    },
  };
}
