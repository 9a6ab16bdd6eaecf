import { Refusal } from '@halley/contract';
import type { StakePurse } from '../bonuses/index.ts';
import { balanceOf, largestBalance, type Movement, type Wallet } from '../wallet/index.ts';
import type { AcceptedStake } from './accepted-stake.ts';
import type { RecordedAction } from './action.ts';
import { type Round, type RoundState, roundMoves, totalOf } from './round.ts';
import { type Split, splitWin, takeFrom } from './split-stake.ts';
import type { Chance, PlayWager, Raise, RollbackWager, SettleWager, StakeWager, StepWager, Wager } from './wager.ts';

/** What a wager comes to: the round as it is afterwards and the transfers to write. */
export interface Plan {
  round: Round;
  movements: Movement[];
  write: 'insert' | 'update';
  /** The stakes taken or, below zero, given back. */
  stakes: AcceptedStake[];
  /** What a step has added to the stake. */
  raised?: RecordedAction;
}

export interface Facts {
  wallet: Wallet | undefined;
  /** The round of this id, when there is one. */
  round: Round | undefined;
  /** What steps have added to its stake; read where it may be rolled back. */
  raises?: readonly RecordedAction[];
  /** What a stake can be taken from; of a free round, the gift that receives its win. */
  purse: StakePurse;
  now: Date;
}

/** A wallet this full cannot be sure to hold another win, and is far beyond any real one. */
export const largestStakingBalance = largestBalance / 2n;

/** Refuses a wager, or knows it as a request that came before and answers its round. Undefined: it may go on. */
export function checkWager(wager: Wager, { wallet, round, purse }: Facts): Round | undefined {
  if (!wallet) throw new Refusal('currency.no_account');
  if (wager.kind === 'step') return checkStep(wager, wallet, { round, purse });
  if (wager.kind === 'settle' || wager.kind === 'rollback') return checkClosing(wager, wallet, round);
  if (round) {
    if (round.playerId !== wager.playerId || round.stepwise || !round.inputHash.equals(wager.inputHash)) {
      throw new Refusal('IDEMPOTENCY_CONFLICT');
    }
    return round;
  }
  checkPurse(wallet, purse, isFree(wager) ? 0n : wager.stake);
  return undefined;
}

function checkPurse(wallet: Wallet, purse: StakePurse, stake: bigint): void {
  takeFrom(purse, stake);
  // Room for any win is made sure of before the outcome is drawn: a round is never refused for what it would pay.
  if (balanceOf(wallet) > largestStakingBalance) throw new Refusal('stake_cents.win_too_large');
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

function checkStep(
  wager: StepWager,
  wallet: Wallet,
  { round, purse }: Pick<Facts, 'round' | 'purse'>,
): Round | undefined {
  if (round?.accountId !== wallet.id || round.stepwise) throw new Refusal('NOT_FOUND');
  if (wager.isRepeat(round)) return round;
  if (round.state !== 'open') throw new Refusal('ROUND_CLOSED');
  if (wager.raise) checkPurse(wallet, purse, wager.raise.amount);
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

/** Nothing leaves the wallet and nothing counts as a stake: no contribution, no limit, no wagering. */
function planFree(wager: PlayWager & { freeRounds: string }, facts: Facts & { wallet: Wallet }): Plan {
  const { round } = planRound(wager, facts, { cash: 0n, bonus: 0n });
  const free = { id: wager.freeRounds, stake: wager.stake };
  return { round: { ...round, free }, write: 'insert', stakes: [], movements: [] };
}

function planStake(wager: StakeWager | PlayWager, facts: Facts & { wallet: Wallet }): Plan {
  return planRound(wager, facts, takeFrom(facts.purse, wager.stake));
}

function planRound(
  wager: StakeWager | PlayWager,
  { wallet, purse, now }: Facts & { wallet: Wallet },
  stake: Split,
): Plan {
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
    ...(purse.gift && { gift: purse.gift }),
    balanceBefore,
    balanceAfter: balanceBefore - totalOf(stake),
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
  if (!wager.begin) return plan;
  const { detail, win } = wager.begin(take());
  const round = { ...plan.round, detail };
  if (win === undefined) return { ...plan, round };
  const paid = payOut(round, { win, balanceAfter: round.balanceAfter + win, now: facts.now });
  return { ...plan, round: paid.round, movements: [...plan.movements, ...paid.movements] };
}

function planStep(wager: StepWager, { wallet, round, purse, now }: Facts & { wallet: Wallet }): Plan {
  if (!round) throw new Error('only a round that exists goes on');
  const { detail, win, lowSpread } = wager.decide(round);
  const gift = lowSpread && round.gift ? { gift: { ...round.gift, weight: 0 } } : {};
  const before: Plan = { write: 'update', round: { ...round, ...gift, detail }, stakes: [], movements: [] };
  const plan = wager.raise ? planRaise(before, wager.raise, { wallet, purse, now }) : before;
  if (win === undefined) return plan;
  const balanceAfter = balanceOf(wallet) - (wager.raise?.amount ?? 0n) + win;
  const paid = payOut(plan.round, { win, balanceAfter, now });
  return { ...plan, round: paid.round, movements: [...plan.movements, ...paid.movements] };
}

/** The stake grows by what the step costs; a win is shared by the pockets of all of it. */
function planRaise(
  plan: Plan,
  raise: Raise,
  { wallet, purse, now }: Pick<Facts, 'purse' | 'now'> & { wallet: Wallet },
): Plan {
  const amount = takeFrom(purse, raise.amount);
  const { id: roundId, playerId, accountId, inputHash, stake } = plan.round;
  const { cash, bonus } = { cash: -amount.cash, bonus: -amount.bonus };
  return {
    ...plan,
    round: {
      ...plan.round,
      stake: { cash: stake.cash + amount.cash, bonus: stake.bonus + amount.bonus },
      balanceAfter: balanceOf(wallet) - raise.amount,
    },
    stakes: [{ ...stakeOf(plan.round, amount, now), actionId: raise.id }],
    movements: [{ accountId, key: raise.id, reason: 'stake', inputHash, cash, bonus, reserved: 0n, house: 'games' }],
    raised: {
      id: raise.id,
      callId: raise.id,
      roundId,
      playerId,
      accountId,
      kind: 'bet',
      undoes: null,
      title: null,
      cash,
      bonus,
      short: { cash: 0n, bonus: 0n },
      state: 'applied',
      at: now,
    },
  };
}

function planPlay(wager: PlayWager, facts: Facts & { wallet: Wallet }, take: () => Chance): Plan {
  const staked = isFree(wager) ? planFree(wager, facts) : planStake(wager, facts);
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
  const win = round.free ? { cash: 0n, bonus: paid.win } : splitWin(round.stake, paid.win);
  const movement: Movement = {
    accountId: round.accountId,
    key: round.id,
    reason: round.free && round.gift ? 'bonus_issue' : 'win',
    inputHash: round.inputHash,
    cash: win.cash,
    bonus: win.bonus,
    reserved: 0n,
    house: round.free ? 'bonus_cost' : 'games',
  };
  return {
    round: { ...round, state: 'closed' as const, win, balanceAfter: paid.balanceAfter, closedAt: paid.now },
    movements: paid.win > 0n ? [movement] : [],
  };
}

/** Everything that was staked goes back at once; others hear of every stake by itself, with the time it was taken. */
function planRollback({ wallet, round, raises = [], now }: Facts & { wallet: Wallet }): Plan {
  if (!round) throw new Error('only a round that exists is rolled back');
  const balanceAfter = balanceOf(wallet) + totalOf(round.stake);
  return {
    write: 'update',
    round: { ...round, state: 'rolled_back', balanceAfter, closedAt: now },
    stakes: givenBack(round, raises, now),
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

function givenBack(round: Round, raises: readonly RecordedAction[], now: Date): AcceptedStake[] {
  const { cash, bonus } = raises.reduce(
    (left, raise) => ({ cash: left.cash - raise.cash, bonus: left.bonus - raise.bonus }),
    { cash: -round.stake.cash, bonus: -round.stake.bonus },
  );
  return [
    { ...stakeOf(round, { cash, bonus }, now), takenAt: round.openedAt },
    ...raises.map((raise) => ({
      ...stakeOf(round, { cash: raise.cash, bonus: raise.bonus }, now),
      actionId: raise.id,
      takenAt: raise.at,
    })),
  ];
}

function isFree(wager: Wager): wager is PlayWager & { freeRounds: string } {
  return wager.kind === 'play' && wager.freeRounds !== undefined;
}

function stakeOf(round: Round, amount: Split, at: Date): AcceptedStake {
  const { id, playerId, accountId, game, currency } = round;
  return { actionId: id, roundId: id, playerId, accountId, game, currency, amount, at };
}
