import type { Currency } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { MovedMoney } from './accepted-stake.ts';
import type { Round } from './round.ts';
import { totalOf } from './round.ts';
import type { ActWager, Raise, StakingWager, StepWager } from './wager.ts';

/** What a wager wants to stake, with all of its bets together. */
export interface AskedStake {
  playerId: number;
  currency: Currency;
  game: string;
  roundId: string;
  /** Where the player is, as far as the caller knows. */
  country: string | undefined;
  /** What the wager adds. */
  stake: bigint;
  /** What the round will have at stake with it. */
  roundStake: bigint;
  /** The round starts with it. */
  opensRound: boolean;
  /** The house pays: nothing is staked, and the round is played at this. */
  free?: { id: string; stake: bigint };
}

/** What a rule thinks of the stakes of one group, asked one by one in their order. */
export interface StakeJudge {
  /** The refusal, if it has one. Changes nothing. */
  refusalOf(stake: AskedStake): Error | undefined;
  /** The stake will be taken: it counts for the ones behind it. */
  accepted(stake: AskedStake): void;
  /** What its player has at stake beside it in a round that is shared, of which each bet is a wager of its own. */
  stakeBeside?(stake: AskedStake): bigint;
  /** Money has moved by a wager of the group, be it a stake, a win or a rollback. */
  moved?(moved: readonly MovedMoney[]): void;
}

/**
 * A rule that may refuse stakes: limits, exclusion, speed. It reads what it needs for the whole group at once, when the
 * wallets have been locked; some of the stakes may turn out to be repeats that nobody asks about. The judge may meet a
 * stake whose round has grown since.
 */
export type WagerRule = (tx: Tx, stakes: AskedStake[]) => Promise<StakeJudge>;

export function askedByStake(wager: StakingWager): AskedStake {
  const { playerId, currency, game, roundId, country, stake } = wager;
  if (wager.kind === 'play' && wager.freeRounds !== undefined) {
    const free = { id: wager.freeRounds, stake };
    return { playerId, currency, game, roundId, country, stake: 0n, roundStake: 0n, opensRound: true, free };
  }
  return { playerId, currency, game, roundId, country, stake, roundStake: stake, opensRound: true };
}

/** `stake` is what the bets of the call add that are not known yet. */
export function askedByAct(wager: ActWager, { stake, round }: { stake: bigint; round: Round | undefined }): AskedStake {
  const { playerId, currency, game, roundId, country } = wager;
  const roundStake = stake + (round ? totalOf(round.stake) : 0n);
  return { playerId, currency, game, roundId, country, stake, roundStake, opensRound: !round };
}

/** `round` is unknown before the wallets are locked. */
export function askedByRaise(wager: StepWager, raise: Raise, round: Round | undefined): AskedStake {
  const { playerId, currency, roundId } = wager;
  const { amount: stake, game, country } = raise;
  const roundStake = stake + (round ? totalOf(round.stake) : 0n);
  return { playerId, currency, game, roundId, country, stake, roundStake, opensRound: false };
}

/** Throws the first refusal, `last` being asked behind all judges; what all accept counts from then on. */
export function ask(judges: StakeJudge[], stake: AskedStake, last?: () => Error | undefined): void {
  for (const judge of judges) {
    const refusal = judge.refusalOf(stake);
    if (refusal) throw refusal;
  }
  const refusal = last?.();
  if (refusal) throw refusal;
  for (const judge of judges) judge.accepted(stake);
}
