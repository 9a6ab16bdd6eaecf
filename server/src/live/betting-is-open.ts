import { Refusal } from '@halley/contract';
import type { Clock, Queryable, Tx } from '../kit/index.ts';
import type { AskedStake, WagerFollower, WagerRule } from '../wagers/index.ts';
import { bettorKey, insertBets, listBettors, type NewBet } from './bet-store.ts';
import { sharedIdentifiers } from './tables.ts';

/** A bet on its way to the wagers' door, with what the door itself does not know of it. */
export interface PendingBet extends NewBet {
  manyBets: boolean;
}

/** Bets on their way, by the id of their round at the door. */
export type PendingBets = Map<string, PendingBet>;

/**
 * The rounds that take bets at this moment, held until the commit: a round that begins to run waits for the bets that
 * are being taken, and finds every later one refused.
 */
export async function holdBetting(tx: Tx, roundIds: readonly number[], now: Date): Promise<Set<number>> {
  const { rows } = await tx.query<{ id: bigint; state: string; betting_ends_at: Date }>({
    name: 'live_hold_betting',
    text: 'select id, state, betting_ends_at from live_round where id = any($1::bigint[]) order by id for share',
    values: [roundIds],
  });
  return new Set(
    rows.filter((row) => row.state === 'betting' && row.betting_ends_at > now).map((row) => Number(row.id)),
  );
}

export interface BettingPorts {
  clock: Clock;
  pending: PendingBets;
}

/** The rule at the wagers' door: a shared round takes bets only while it does, and where it says so one of each player. */
export function bettingIsOpen({ clock, pending }: BettingPorts): WagerRule {
  return async (tx, stakes) => {
    const asked = stakes.filter(isShared).flatMap((stake) => pending.get(stake.roundId) ?? []);
    const [open, bettors] =
      asked.length > 0
        ? await Promise.all([holdBetting(tx, asked.map(roundOf), clock.now()), listBettors(tx, asked)])
        : [new Set<number>(), new Set<string>()];
    return {
      refusalOf(stake) {
        if (!isShared(stake)) return undefined;
        const bet = pending.get(stake.roundId);
        if (!bet || !open.has(bet.roundId)) return new Refusal('BETS_CLOSED');
        if (!bet.manyBets && bettors.has(bettorKey(bet.roundId, bet.playerId))) return new Refusal('ALREADY_BET');
        return undefined;
      },
      accepted(stake) {
        const bet = pending.get(stake.roundId);
        if (bet) bettors.add(bettorKey(bet.roundId, bet.playerId));
      },
    };
  };
}

/** The bet is written in the transaction that takes its stake. */
export function writeBets({ pending }: Pick<BettingPorts, 'pending'>): WagerFollower {
  return async (tx, stakes) => {
    const bets = stakes.flatMap(({ roundId, amount }) =>
      amount.cash + amount.bonus > 0n ? (pending.get(roundId) ?? []) : [],
    );
    await insertBets(tx, bets);
  };
}

/** In play for fun there is no door; the same is asked here. */
export async function refuseClosedBetting(tx: Tx, bet: PendingBet, now: Date): Promise<void> {
  if (!(await holdBetting(tx, [bet.roundId], now)).has(bet.roundId)) throw new Refusal('BETS_CLOSED');
  if (!bet.manyBets && (await hasBet(tx, bet))) throw new Refusal('ALREADY_BET');
}

const hasBet = async (db: Queryable, bet: PendingBet) =>
  (await listBettors(db, [bet])).has(bettorKey(bet.roundId, bet.playerId ?? bet.purseId));

const isShared = ({ game }: AskedStake) => sharedIdentifiers.has(game);
const roundOf = (bet: PendingBet) => bet.roundId;
