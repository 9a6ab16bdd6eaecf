import type { Database } from '../../../kit/index.ts';
import { findRounds, totalOf } from '../../../wagers/index.ts';
import { balanceOf, readWallets } from '../../../wallet/index.ts';
import { roundIdOf } from '../ids.ts';
import { type Book, sumOf } from './book.ts';

export interface Reconciliation {
  /** Rounds that both sides were asked about. */
  rounds: number;
  /** Sums over all rounds, as the provider knows them. */
  staked: number;
  won: number;
  differences: string[];
}

export interface ReconcileOptions {
  database: Database;
  providerId: string;
  book: Book;
  /** What each player had before the first call. */
  startBalances: ReadonlyMap<number, bigint>;
}

const atOnce = 500;

/** The provider's book against our rounds, round by round, and against every player's balance. */
export async function reconcile({
  database,
  providerId,
  book,
  startBalances,
}: ReconcileOptions): Promise<Reconciliation> {
  const differences: string[] = [];
  const nets = new Map<number, number>(book.prizes);
  const rounds = [...book.rounds.values()];
  let [staked, won] = [0, 0];
  for (let at = 0; at < rounds.length; at += atOnce) {
    const some = rounds.slice(at, at + atOnce);
    const ours = await findRounds(
      database,
      some.map(({ roundId }) => roundIdOf(providerId, roundId)),
    );
    for (const theirs of some) {
      const round = ours.get(roundIdOf(providerId, theirs.roundId));
      const [stake, win] = [sumOf(theirs.bets), sumOf(theirs.wins)];
      staked += stake;
      won += win;
      nets.set(theirs.seat.playerId, (nets.get(theirs.seat.playerId) ?? 0) + win - stake);
      const known = { stake: round ? totalOf(round.stake) : 0n, win: round ? totalOf(round.win) : 0n };
      if (known.stake !== BigInt(stake) || known.win !== BigInt(win)) {
        differences.push(`round ${theirs.roundId}: ${stake}/${win} there, ${known.stake}/${known.win} here`);
      }
      if (round && round.playerId !== theirs.seat.playerId) differences.push(`round ${theirs.roundId}: another player`);
      if (theirs.isEnded && round?.state !== 'closed') differences.push(`round ${theirs.roundId} is ${round?.state}`);
    }
  }
  for (const [playerId, start] of startBalances) {
    const [wallet] = (await readWallets(database, playerId)).filter((one) => one.cash + one.bonus > 0n);
    const balance = wallet ? balanceOf(wallet) : 0n;
    const expected = start + BigInt(nets.get(playerId) ?? 0);
    if (balance !== expected) differences.push(`player ${playerId}: ${expected} there, ${balance} here`);
  }
  return { rounds: rounds.length, staked, won, differences };
}
