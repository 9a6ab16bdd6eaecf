import { Refusal } from '@halley/contract';
import { checkBet } from '@halley/studio/games';
import type { Clock, Tx } from '../kit/index.ts';
import type { AskedStake, WagerFollower, WagerRule } from '../wagers/index.ts';
import { bettorKey, insertBets, listPlaced, type NewBet, type PlacedBet } from './bet-store.ts';
import { type AnySharedGame, sharedIdentifiers } from './tables.ts';

/** A bet on its way to the wagers' door, with what the door itself does not know of it. */
export interface PendingBet extends NewBet {
  game: AnySharedGame;
}

/** Bets on their way, by the id of their round at the door. */
export type PendingBets = Map<string, PendingBet>;

/**
 * The rounds that take bets at this moment, held until the commit: a round that begins to run waits for the bets that
 * are being taken, and finds every later one refused.
 */
async function holdBetting(tx: Tx, roundIds: readonly number[], now: Date): Promise<Set<number>> {
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

/**
 * The rule at the wagers' door: a shared round takes bets only while it does; of each player one, or where the game
 * joins several, as much as one bet may be.
 */
export function bettingIsOpen({ clock, pending }: BettingPorts): WagerRule {
  return async (tx, stakes) => {
    const asked = stakes.filter(isShared).flatMap((stake) => pending.get(stake.roundId) ?? []);
    const [open, placed] =
      asked.length > 0
        ? await Promise.all([holdBetting(tx, asked.map(roundOf), clock.now()), listPlaced(tx, asked)])
        : [new Set<number>(), new Map<string, PlacedBet[]>()];
    const placedBy = (bet: PendingBet) => placed.get(keyOf(bet)) ?? [];
    return {
      refusalOf(stake) {
        if (!isShared(stake)) return undefined;
        const bet = pending.get(stake.roundId);
        if (!bet || !open.has(bet.roundId)) return new Refusal('BETS_CLOSED');
        return refusalBeside(bet, placedBy(bet));
      },
      stakeBeside(stake) {
        const bet = pending.get(stake.roundId);
        const beside = bet ? placedBy(bet).filter(({ currency }) => currency === bet.currency) : [];
        return beside.reduce((sum, each) => sum + each.stake, 0n);
      },
      accepted(stake) {
        const bet = pending.get(stake.roundId);
        if (bet) placed.set(keyOf(bet), [...placedBy(bet), bet]);
      },
    };
  };
}

/** Which stakes are further bets in a shared round their player is in: no round begins with them. */
export function joiningBets({ pending }: Pick<BettingPorts, 'pending'>) {
  return async (tx: Tx, stakes: readonly AskedStake[]): Promise<(stake: AskedStake) => boolean> => {
    const asked = stakes.flatMap(({ roundId }) => pending.get(roundId) ?? []).filter(({ game }) => game.join);
    const placed = asked.length > 0 ? await listPlaced(tx, asked) : new Map<string, PlacedBet[]>();
    return ({ roundId }) => {
      const bet = pending.get(roundId);
      return bet !== undefined && placed.has(keyOf(bet));
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
  const refusal = refusalBeside(bet, (await listPlaced(tx, [bet])).get(keyOf(bet)) ?? []);
  if (refusal) throw refusal;
}

/** What speaks against a bet beside those its player has in the round: all of them together must be one that is taken. */
function refusalBeside({ game, ...bet }: PendingBet, placed: readonly PlacedBet[]): Refusal | undefined {
  if (placed.length === 0) return undefined;
  if (!game.join) return new Refusal('ALREADY_BET');
  const checked = checkBet(game, { currency: bet.currency, ...together(game, bet, placed) });
  return checked.ok ? undefined : new Refusal(checked.refusal.code);
}

/** A bet with all others of its player in the round, as one. Limits and spread are those of a currency. */
export function together(game: AnySharedGame, bet: PlacedBet, others: readonly PlacedBet[]) {
  let { stake, choice } = bet;
  for (const each of others.filter(({ currency }) => currency === bet.currency)) {
    stake += each.stake;
    choice = game.join ? game.join(choice, each.choice) : choice;
  }
  return { stake, choice };
}

const keyOf = (bet: PendingBet) => bettorKey(bet.roundId, bet.playerId ?? bet.purseId);
const isShared = ({ game }: AskedStake) => sharedIdentifiers.has(game);
const roundOf = (bet: PendingBet) => bet.roundId;
