import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { AskedStake, StakeJudge } from './judge-stakes.ts';
import { firstBetAt } from './list-played.ts';

export interface PaceOptions {
  now: Date;
  /** Games of one kind share a pace: the start of any of them counts for all. */
  kindOf(game: string): string;
  /** Least time from the start of one round to the next; 0 = no rule. */
  leastMsOf(stake: Pick<AskedStake, 'playerId' | 'game'>): number;
}

/** One number space for these locks: no wallet is locked, so that currencies of one player count for each other. */
const lockSpace = 7_301n << 40n;

/** PP-01: rounds do not start faster than the player's profile allows, whatever window, process or wallet they start in. */
export async function judgePace(tx: Tx, stakes: AskedStake[], options: PaceOptions): Promise<StakeJudge> {
  const { now, kindOf, leastMsOf } = options;
  const paced = [...new Set(stakes.filter((stake) => leastMsOf(stake) > 0).map((stake) => stake.playerId))];
  const longestMs = Math.max(0, ...stakes.map(leastMsOf));
  const starts = new Map<string, number>();
  const keyOf = ({ playerId, game }: Pick<AskedStake, 'playerId' | 'game'>) => `${playerId} ${kindOf(game)}`;
  const note = (key: string, startedMs: number) => starts.set(key, Math.max(startedMs, starts.get(key) ?? 0));
  if (paced.length > 0) {
    for (const { playerId, game, startedMs } of await readStarts(tx, paced, new Date(now.getTime() - longestMs))) {
      note(keyOf({ playerId, game }), startedMs);
    }
  }
  return {
    refusalOf(stake) {
      if (!stake.opensRound) return undefined;
      const waitMs = waitBefore({ nowMs: now.getTime(), lastMs: starts.get(keyOf(stake)), leastMs: leastMsOf(stake) });
      if (waitMs === 0) return undefined;
      return new Refusal('TOO_FAST', { retry_after_ms: waitMs, pace_ms: leastMsOf(stake) });
    },
    accepted(stake) {
      if (stake.opensRound) note(keyOf(stake), now.getTime());
    },
  };
}

export interface Pace {
  nowMs: number;
  /** The last start, if there was one. */
  lastMs: number | undefined;
  leastMs: number;
}

/** How long to wait until the next start; 0: it may start now. Never longer than the pace, whatever clocks say. */
export function waitBefore({ nowMs, lastMs, leastMs }: Pace): number {
  if (lastMs === undefined) return 0;
  return Math.min(leastMs, Math.max(0, lastMs + leastMs - nowMs));
}

interface Start {
  playerId: number;
  game: string;
  startedMs: number;
}

async function readStarts(tx: Tx, playerIds: number[], since: Date): Promise<Start[]> {
  const inOrder = playerIds.toSorted((one, other) => one - other);
  // Sent together: the second sees what players who held the locks before have written.
  const [, { rows }] = await Promise.all([
    tx.query({
      name: 'wagers_lock_pace',
      text: 'select pg_advisory_xact_lock(id) from unnest($1::bigint[]) id',
      values: [inOrder.map((id) => lockSpace + BigInt(id))],
    }),
    tx.query<{ player_id: bigint; game: string; started_at: Date }>({
      name: 'wagers_read_starts',
      text: `select player_id, game, max(opened_at) as started_at from wagers_round
        where player_id = any($1::bigint[]) and bet_id >= $2 group by player_id, game`,
      values: [inOrder, firstBetAt(new Date(since.getTime() - 1_000))],
    }),
  ]);
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    game: row.game,
    startedMs: row.started_at.getTime(),
  }));
}
