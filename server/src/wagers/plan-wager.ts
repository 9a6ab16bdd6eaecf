import { Refusal } from '@halley/contract';
import { balanceOf, largestBalance, type Movement, type Wallet } from '../wallet/index.ts';
import type { AcceptedStake } from './accepted-stake.ts';
import { type Round, type RoundState, roundMoves, totalOf } from './round.ts';
import { type Split, splitStake, splitWin } from './split-stake.ts';
import type { Chance, PlayWager, RollbackWager, SettleWager, StakeWager, StepWager, Wager } from './wager.ts';

/** What a wager comes to: the round as it is afterwards and the transfers to write. */
export interface Plan {
  round: Round;
  movements: Movement[];
  write: 'insert' | 'update';
  /** The stake taken or, below zero, given back. */
  stakes: AcceptedStake[];
}

export interface Facts {
  wallet: Wallet | undefined;
  /** The round of this id, when there is one. */
  round: Round | undefined;
  now: Date;
}

/** A wallet this full cannot be sure to hold another win, and is far beyond any real one. */
export const largestStakingBalance = largestBalance / 2n;

/** Refuses a wager, or knows it as a request that came before and answers its round. Undefined: it may go on. */
export function checkWager(wager: Wager, { wallet, round }: Facts): Round | undefined {
  if (!wallet) throw new Refusal('currency.no_account');
  if (wager.kind === 'step') return checkStep(wager, wallet, round);
  if (wager.kind === 'settle' || wager.kind === 'rollback') return checkClosing(wager, wallet, round);
  if (round) {
    if (round.playerId !== wager.playerId || round.stepwise || !round.inputHash.equals(wager.inputHash)) {
      throw new Refusal('IDEMPOTENCY_CONFLICT');
    }
    return round;
  }
  if (!splitStake(wallet, wager.stake)) throw new Refusal('stake_cents.not_enough_money');
  // Room for any win is made sure of before the outcome is drawn: a round is never refused for what it would pay.
  if (balanceOf(wallet) > largestStakingBalance) throw new Refusal('stake_cents.win_too_large');
  return undefined;
}

function checkClosing(wager: SettleWager | RollbackWager, wallet: Wallet, round: Round | undefined): Round | undefined {
  if (round?.accountId !== wallet.id || round.stepwise) throw new Refusal('NOT_FOUND');
  const target: RoundState = wager.kind === 'settle' ? 'closed' : 'rolled_back';
  if (round.state === target) {
    if (wager.kind === 'settle' && totalOf(round.win) !== wager.win) throw new Refusal('IDEMPOTENCY_CONFLICT');
    return round;
  }
  if (!roundMoves[round.state].includes(target)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return undefined;
}

function checkStep(wager: StepWager, wallet: Wallet, round: Round | undefined): Round | undefined {
  if (round?.accountId !== wallet.id || round.stepwise) throw new Refusal('NOT_FOUND');
  if (wager.isRepeat(round)) return round;
  if (round.state !== 'open') throw new Refusal('ROUND_CLOSED');
  return undefined;
}

/** The movements and the round of a wager that `checkWager` let through. Seeds are taken once the stake is sure. */
export function planWager(wager: Wager, facts: Facts & { wallet: Wallet }, take: () => Chance): Plan {
  switch (wager.kind) {
    case 'stake':
      return planOpening(wager, facts, take);
    case 'play':
      return planPlay(wager, facts, take);
    case 'step':
      return planStep(wager, facts);
    case 'settle':
      return planSettle(wager, facts);
    case 'rollback':
      return planRollback(facts);
  }
}

function planStake(wager: StakeWager | PlayWager, { wallet, now }: Facts & { wallet: Wallet }): Plan {
  const stake = splitStake(wallet, wager.stake);
  if (!stake) throw new Refusal('stake_cents.not_enough_money');
  const balanceBefore = balanceOf(wallet);
  const round: Round = {
    id: wager.roundId,
    playerId: wager.playerId,
    accountId: wallet.id,
    game: wager.game,
    gameVersion: wager.gameVersion,
    currency: wager.currency,
    state: 'open',
    inputHash: wager.inputHash,
    stake,
    win: { cash: 0n, bonus: 0n },
    balanceBefore,
    balanceAfter: balanceBefore - wager.stake,
    detail: wager.kind === 'stake' ? wager.detail : {},
    stepwise: false,
    awaits: (wager.kind === 'stake' && wager.awaits) || 'provider',
    openedAt: now,
    closedAt: null,
  };
  return {
    round,
    write: 'insert',
    stakes: [stakeOf(round, stake, now)],
    movements: [
      {
        accountId: wallet.id,
        key: round.id,
        reason: 'stake',
        inputHash: wager.inputHash,
        cash: -stake.cash,
        bonus: -stake.bonus,
        reserved: 0n,
        house: 'games',
      },
    ],
  };
}

function planOpening(wager: StakeWager, facts: Facts & { wallet: Wallet }, take: () => Chance): Plan {
  const plan = planStake(wager, facts);
  return wager.begin ? { ...plan, round: { ...plan.round, detail: wager.begin(take()) } } : plan;
}

function planStep(wager: StepWager, { wallet, round, now }: Facts & { wallet: Wallet }): Plan {
  if (!round) throw new Error('only a round that exists goes on');
  const { detail, win } = wager.decide(round);
  if (win === undefined) return { write: 'update', round: { ...round, detail }, stakes: [], movements: [] };
  const paid = payOut(round, { win, balanceAfter: balanceOf(wallet) + win, now });
  return { write: 'update', round: { ...paid.round, detail }, stakes: [], movements: paid.movements };
}

function planPlay(wager: PlayWager, facts: Facts & { wallet: Wallet }, take: () => Chance): Plan {
  const staked = planStake(wager, facts);
  const { win, detail } = wager.decide(take());
  const paid = payOut(staked.round, { win, balanceAfter: staked.round.balanceAfter + win, now: facts.now });
  return {
    write: 'insert',
    round: { ...paid.round, detail },
    stakes: staked.stakes,
    movements: [...staked.movements, ...paid.movements],
  };
}

function planSettle(wager: SettleWager, { wallet, round, now }: Facts & { wallet: Wallet }): Plan {
  if (!round) throw new Error('only a round that exists is settled');
  const paid = payOut(round, { win: wager.win, balanceAfter: balanceOf(wallet) + wager.win, now });
  return {
    write: 'update',
    round: { ...paid.round, detail: { ...round.detail, ...wager.detail } },
    stakes: [],
    movements: paid.movements,
  };
}

function payOut(round: Round, paid: { win: bigint; balanceAfter: bigint; now: Date }) {
  const win = splitWin(round.stake, paid.win);
  const movement: Movement = {
    accountId: round.accountId,
    key: round.id,
    reason: 'win',
    inputHash: round.inputHash,
    cash: win.cash,
    bonus: win.bonus,
    reserved: 0n,
    house: 'games',
  };
  return {
    round: { ...round, state: 'closed' as const, win, balanceAfter: paid.balanceAfter, closedAt: paid.now },
    movements: paid.win > 0n ? [movement] : [],
  };
}

function planRollback({ wallet, round, now }: Facts & { wallet: Wallet }): Plan {
  if (!round) throw new Error('only a round that exists is rolled back');
  const balanceAfter = balanceOf(wallet) + totalOf(round.stake);
  return {
    write: 'update',
    round: { ...round, state: 'rolled_back', balanceAfter, closedAt: now },
    stakes: [
      { ...stakeOf(round, { cash: -round.stake.cash, bonus: -round.stake.bonus }, now), takenAt: round.openedAt },
    ],
    movements: [
      {
        accountId: round.accountId,
        key: round.id,
        reason: 'rollback',
        inputHash: round.inputHash,
        cash: round.stake.cash,
        bonus: round.stake.bonus,
        reserved: 0n,
        house: 'games',
      },
    ],
  };
}

function stakeOf(round: Round, amount: Split, at: Date): AcceptedStake {
  const { id, playerId, accountId, game, currency } = round;
  return { actionId: id, roundId: id, playerId, accountId, game, currency, amount, at };
}
