import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import type { Clock, Database } from '../../kit/index.ts';
import { addLeases, readLeft, rebuildHeadroom, renewLeases, returnLeases } from './headroom-store.ts';
import { ceilingOf } from './risk-limits.ts';

/** A process that has said nothing for so long is dead, as far as its slices go. */
const lifeMs = 30_000;
/** A slice is this part of a ceiling: few enough that processes do not wait for each other, small enough to leave some. */
const sliceParts = 20n;

type Amounts = ReadonlyMap<string, bigint>;

/** What a bet on its way has taken, by scope, and out of whose slices. */
export interface Taken {
  process: string;
  amounts: Amounts;
}

interface Slice {
  /** As the database has it. */
  amount: bigint;
  /** Taken by bets on their way. */
  pending: bigint;
  /** Taken by bets that were written since the slice was last told of. */
  spent: bigint;
}

export type Headroom = ReturnType<typeof createHeadroom>;

/**
 * The liability this process may take on, leased in slices and spent in memory: no bet waits for a row that all others
 * write. The door holds the slices a bet is taken from (`holdLeases`), so that one that was taken back counts for nothing.
 */
export function createHeadroom({ database, clock }: { database: Database; clock: Clock }) {
  let process = randomUUID();
  const slices = new Map<string, Slice>();
  let turn: Promise<unknown> = Promise.resolve();

  const sliceOf = (scope: string): Slice => {
    const slice = slices.get(scope) ?? { amount: 0n, pending: 0n, spent: 0n };
    slices.set(scope, slice);
    return slice;
  };
  const freeOf = ({ amount, pending, spent }: Slice) => amount - pending - spent;
  const until = () => new Date(clock.now().getTime() + lifeMs);
  /** What changes slices in the database, one after the other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work);
    turn = done.catch(() => undefined);
    return done;
  };

  /** Slices of ours were taken back while we said nothing. What was taken out of them counts for nothing: we begin anew. */
  const beginAnew = () => {
    process = randomUUID();
    slices.clear();
  };

  async function lease(wanted: Amounts): Promise<void> {
    const missing = [...wanted].flatMap(([scope, amount]) => {
      const least = amount - freeOf(sliceOf(scope));
      if (least <= 0n) return [];
      const slice = ceilingOf(scope) / sliceParts;
      return { scope, least, most: least > slice ? least : slice };
    });
    if (missing.length === 0) return;
    const given = await database.tx((tx) => addLeases(tx, { process, wanted: missing, until: until() }));
    const short = missing.filter(({ scope }) => !given.has(scope));
    if (short.length > 0)
      throw new Refusal('STAKE_ABOVE_LIMIT', { scopes: short.map(({ scope }) => scope.split(':')[0]) });
    const isWhole = [...given].every(([scope, { amount, added }]) => amount - added === sliceOf(scope).amount);
    for (const [scope, { amount }] of given) sliceOf(scope).amount = amount;
    if (isWhole) return;
    beginAnew();
    await lease(wanted);
  }

  return {
    /** What is left of each scope for a bet at this process. */
    async left(scopes: readonly string[]): Promise<Map<string, bigint>> {
      const others = await readLeft(database, scopes);
      return new Map([...others].map(([scope, left]) => [scope, left + freeOf(slices.get(scope) ?? empty)]));
    },
    /** Whether what this process has leased is enough, without asking anybody. */
    has: (amounts: Amounts): boolean =>
      [...amounts].every(([scope, amount]) => freeOf(slices.get(scope) ?? empty) >= amount),
    /** Takes all of it, or refuses. */
    async take(amounts: Amounts): Promise<Taken> {
      const take = (): Taken | undefined => {
        if ([...amounts].some(([scope, amount]) => freeOf(sliceOf(scope)) < amount)) return undefined;
        for (const [scope, amount] of amounts) sliceOf(scope).pending += amount;
        return { process, amounts };
      };
      return (
        take() ??
        inTurn(async () => {
          await lease(amounts);
          const taken = take();
          if (!taken) throw new Refusal('STAKE_ABOVE_LIMIT');
          return taken;
        })
      );
    },
    /** The bet was written. */
    spend(taken: Taken): void {
      if (taken.process !== process) return;
      for (const [scope, amount] of taken.amounts) {
        const slice = sliceOf(scope);
        slice.pending -= amount;
        slice.spent += amount;
      }
    },
    /** The bet was not written, for sure. */
    giveBack(taken: Taken): void {
      if (taken.process !== process) return;
      for (const [scope, amount] of taken.amounts) sliceOf(scope).pending -= amount;
    },
    /** Says that this process lives, and what it has spent. */
    renew: () =>
      inTurn(async () => {
        if (slices.size === 0) return;
        const spent = new Map(
          [...slices].flatMap(([scope, slice]) => (slice.spent > 0n ? [[scope, slice.spent]] : [])),
        );
        const amounts = await renewLeases(database, { process, spent, until: until() });
        if ([...slices].some(([scope, { amount }]) => amount > 0n && !amounts.has(scope))) return beginAnew();
        for (const [scope, slice] of slices) {
          slice.amount = amounts.get(scope) ?? 0n;
          slice.spent -= spent.get(scope) ?? 0n;
        }
      }),
    rebuild: () => database.tx((tx) => rebuildHeadroom(tx, clock.now())),
    async close(): Promise<void> {
      await inTurn(async () => {
        if (slices.size === 0) return;
        const spent = new Map([...slices].map(([scope, slice]) => [scope, slice.spent + slice.pending]));
        await renewLeases(database, { process, spent, until: until() });
        await database.tx((tx) => returnLeases(tx, process));
        slices.clear();
      });
    },
  };
}

const empty: Slice = { amount: 0n, pending: 0n, spent: 0n };
