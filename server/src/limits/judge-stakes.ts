import { type Currency, Refusal, wireCents } from '@halley/contract';
import type { Quotes } from '../config/index.ts';
import type { Tx } from '../kit/index.ts';
import { counted, type Moved, rolled } from './count-money.ts';
import { inForce } from './in-force.ts';
import { isBreak, isMoneyType, type Limit } from './limit.ts';
import { lockForStakes, saveCounters } from './limit-store.ts';
import { brokenBy, isUsedUp, type Room } from './room-left.ts';

export interface StakeOptions {
  quotes(tx: Tx): Promise<Quotes>;
  /** Of players with a limit of session time: from when they may play again; absent where they may now. */
  sessionsOver(tx: Tx, limits: readonly Limit[], now: Date): Promise<ReadonlyMap<number, Date>>;
  /** A limit was met: its player is told, once a window. */
  tellReached(limit: Limit): void;
}

export interface StakeGuard {
  refusalOf(stake: { playerId: number; currency: Currency; stake: bigint }): Refusal | undefined;
  /** Money has moved: it counts for whatever comes behind it. */
  moved(moved: readonly Moved[]): void;
  /** Whose limits are in here. */
  knows(playerId: number): boolean;
  save(): Promise<void>;
}

/** The limits of a group's players, locked until its end, and what they say to each stake in turn. */
export async function guardStakes(
  tx: Tx,
  { playerIds, now }: { playerIds: readonly number[]; now: Date },
  options: StakeOptions,
): Promise<StakeGuard> {
  const entries = await lockForStakes(tx, playerIds);
  const asked = new Set(playerIds);
  const knows = (playerId: number) => asked.has(playerId);
  if (entries.length === 0) {
    return { refusalOf: () => undefined, moved: () => undefined, knows, save: async () => undefined };
  }
  const byPlayer = Map.groupBy(inForce(entries, now), (limit) => limit.playerId);
  const [quotes, over] = await Promise.all([
    options.quotes(tx),
    options.sessionsOver(tx, [...byPlayer.values()].flat(), now),
  ]);
  /** The rows themselves count on, also those whose amounts a change has replaced. */
  const rows = new Map(entries.filter(isCounting).map((entry) => [entry.id, entry]));
  const touched = new Set<number>();
  const met = new Map<number, Limit>();
  tx.afterCommit(() => {
    for (const limit of met.values()) options.tellReached(limit);
  });
  const asItIs = (limit: Limit): Limit => {
    const row = rows.get(limit.id);
    return row ? { ...limit, counters: row.counters, windowFrom: row.windowFrom, windowUntil: row.windowUntil } : limit;
  };

  return {
    knows,
    refusalOf({ playerId, currency, stake }) {
      const limits = byPlayer.get(playerId) ?? [];
      const closed = limits.find((limit) => isBreak(limit.type));
      if (closed) return new Refusal('EXCLUDED', { kind: closed.type, until: closed.until?.toISOString() ?? null });
      const again = over.get(playerId);
      if (again) return new Refusal('SESSION_TIME_OVER', { until: again.toISOString() });
      for (const limit of limits.filter(({ type }) => isMoneyType(type))) {
        const current = rolled(asItIs(limit), now);
        const room = brokenBy(current, { currency, amount: stake }, quotes);
        if (!room) continue;
        met.set(limit.id, current);
        return reached(current, room);
      }
      return undefined;
    },
    moved(all) {
      for (const moved of all) {
        for (const row of rows.values()) {
          if (row.playerId !== moved.playerId) continue;
          const next = counted(row, moved, now);
          if (next === row) continue;
          rows.set(row.id, next);
          touched.add(row.id);
        }
      }
      // Asked when all of it is counted: a round that wins gives back the room its stake took.
      for (const { kind, playerId, currency } of all) {
        for (const limit of kind === 'stake' ? (byPlayer.get(playerId) ?? []) : []) {
          const current = asItIs(limit);
          if (rows.has(limit.id) && isUsedUp(current, currency, quotes)) met.set(limit.id, current);
        }
      }
    },
    save: () =>
      saveCounters(
        tx,
        [...rows.values()].filter((row) => touched.has(row.id)),
      ),
  };
}

const isCounting = (entry: Limit) => entry.changeOf === null && isMoneyType(entry.type);

/** PP-25: what a refusal by a limit of money says. */
export function reached(limit: Pick<Limit, 'type' | 'period' | 'windowUntil'>, room: Room): Refusal {
  return new Refusal('LIMIT_REACHED', {
    type: limit.type,
    period: limit.period,
    currency: room.currency,
    left_cents: wireCents(room.left),
    until: limit.windowUntil?.toISOString() ?? null,
  });
}
