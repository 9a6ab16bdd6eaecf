import { createHash } from 'node:crypto';
import type { GiftStage } from '@halley/contract';
import { invariant, keyFor } from '../kit/index.ts';
import type { Movement } from '../wallet/index.ts';
import { type EndReason, type Gift, giftMoves, isClosed, isHeld, isOver, type PlayedGift } from './gift.ts';

/** A row of `bonuses_move`: a gift between two stages, or money of it outside of rounds. */
export interface GiftMove {
  playerId: number;
  giftId: number;
  fromStage: GiftStage | null;
  toStage: GiftStage;
  issued: bigint;
  converted: bigint;
  forfeited: bigint;
  /** From another gift or, below zero, to it. */
  handed: bigint;
  transferKey: string | null;
  /** What it converted is set aside under this id: a person looks at the gift. */
  hold?: { id: string; accountId: bigint };
  actor: string;
  reason: string | null;
  at: Date;
}

/** A gift as it is after a move, and what has to be written with it. Its wallet is locked by whoever moves it. */
export interface GiftChange<G extends PlayedGift = Gift> {
  gift: G;
  movements: Movement[];
  /** What the idle part of the wallet's bonus gains. */
  idle: bigint;
  moves: GiftMove[];
}

export interface By {
  now: Date;
  /** `system`, `player`, or who of the staff. */
  actor: string;
  reason?: string;
}

/** Bonus that cannot be staked now. */
export const idleOf = ({ stage, balance }: Pick<Gift, 'stage' | 'balance'>): bigint =>
  stage === 'handle_bets' ? 0n : balance;

/** Takes a gift: its money enters the balance. One that asks for no stakes is the player's at once. */
export function activate(
  gift: Gift,
  { to, ...fields }: { to: 'handle_bets' | 'wait' } & Partial<Gift>,
  by: By,
): GiftChange {
  const draft = createDraft(gift, by);
  draft.to(to, { activatedAt: by.now, ...fields });
  draft.issue(gift.amount, 'activated');
  release(draft);
  return draft.change();
}

/** Between stages without money: pause, resume, the queue, free spins. What it holds becomes idle or stakeable. */
export function moveStage(
  gift: Gift,
  { to, ...fields }: { to: GiftStage } & Partial<Omit<Gift, 'balance'>>,
  by: By,
): GiftChange {
  const draft = createDraft(gift, by);
  draft.to(to, isClosed(to) ? { closedAt: by.now, ...fields } : fields);
  return draft.change();
}

/** Ends a gift before its requirement is reached. Rounds that are still open with it pay as `settle` says. */
export function cancel(gift: Gift, endReason: EndReason, by: By): GiftChange {
  const draft = createDraft(gift, { ...by, reason: by.reason ?? endReason });
  draft.to('canceled', { closedAt: by.now, endReason });
  payLate(draft, 'ended');
  return draft.change();
}

/** Its days are over. Undefined: rounds are open with it, and the last of them decides at its close. */
export function expire(gift: Gift, by: By): GiftChange | undefined {
  if (gift.openRounds > 0) return undefined;
  const draft = createDraft(gift, by);
  draft.to('expired', { closedAt: by.now });
  payLate(draft, 'ended');
  return draft.change();
}

/** All spins are played, and what they won has been handed on; what is left lies beyond their largest win. */
export function finish(gift: Gift, by: By): GiftChange {
  const draft = createDraft(gift, by);
  draft.to('finished', { closedAt: by.now });
  payLate(draft, 'ended');
  return draft.change();
}

export interface TakenBack {
  /** What took it. */
  reference: string;
  /** Of the gift. */
  amount: bigint;
  /** Of what it holds. */
  bonus: bigint;
  requirement: bigint;
  deposit: bigint;
}

/** Part of the deposit leaves before it was staked once: the same share of bonus and requirement leaves with it. */
export function takeBack(gift: Gift, { reference, requirement, deposit, ...taken }: TakenBack, by: By): GiftChange {
  const draft = createDraft(gift, by);
  draft.set({
    amount: gift.amount - taken.amount,
    requirement: gift.requirement - requirement,
    depositAmount: (gift.depositAmount ?? 0n) - deposit || null,
  });
  draft.forfeit(least(taken.bonus, gift.balance), `taken back with ${reference}`);
  if (draft.gift().amount === 0n) {
    draft.to('canceled', { closedAt: by.now, endReason: 'cashed_out' });
    payLate(draft, 'ended');
  } else release(draft);
  return draft.change();
}

/** The cashout came back, and what had left with it. What is not there any more waits as if it had never left. */
export function giveBack(
  gift: Gift,
  { reference, amount, bonus, requirement, deposit }: TakenBack,
  by: By,
): GiftChange {
  const draft = createDraft(gift, by);
  if (gift.stage === 'lost' || (gift.stage === 'canceled' && gift.endReason === 'cashed_out')) {
    const stoppedAt = gift.stoppedAt ?? (gift.pausedAt === null ? by.now : null);
    draft.to('wait', { closedAt: null, endReason: null, stoppedAt });
  }
  invariant(!isClosed(draft.gift().stage), `gift ${gift.id} has ended otherwise`);
  draft.set({
    amount: gift.amount + amount,
    requirement: gift.requirement + requirement,
    depositAmount: (gift.depositAmount ?? 0n) + deposit,
  });
  draft.issue(bonus, `given back with ${reference}`);
  return draft.change();
}

/** What one gift holds becomes another's: wins of free spins become a bonus. No money moves in the journal. */
export function handOver(from: Gift, to: Gift, amount: bigint, by: By): [GiftChange, GiftChange] {
  invariant(from.accountId === to.accountId, 'gifts of one wallet hand over to each other');
  return [createDraft(from, by), createDraft(to, by)].map((draft, index) => {
    draft.hand(index === 0 ? -amount : amount);
    return draft.change();
  }) as [GiftChange, GiftChange];
}

/**
 * After rounds have changed balance, progress or open rounds of a gift: release, then its end. `key` is that of the
 * transfer that came last; money that comes after the end goes where the end says, under a key made of it.
 */
export function settle<G extends PlayedGift>(gift: G, key: string, by: By): GiftChange<G> {
  if (goesOn(gift, by.now)) return { gift, movements: [], moves: [], idle: 0n };
  const draft = createDraft(gift, by);
  if (gift.type === 'freespins') payOutSpins(draft, key);
  else if (isClosed(gift.stage)) {
    if (gift.balance > 0n && gift.stage === 'lost')
      draft.to('wait', { closedAt: null, pausedAt: null, ...standing(gift, by.now) });
    else payLate(draft, `after ${key}`);
  }
  if (gift.type === 'bonus' && !isClosed(draft.gift().stage)) {
    release(draft);
    endIfOver(draft, by.now);
  }
  return draft.change();
}

/** The clock of what comes back to the queue stands, unless its days were over before. */
const standing = (gift: PlayedGift, now: Date) => ({ stoppedAt: isOver(gift, now) ? null : (gift.stoppedAt ?? now) });

/** Nothing is due and nothing ends: what nearly every round leaves behind. */
function goesOn(gift: PlayedGift, now: Date): boolean {
  if (gift.type !== 'bonus' || isClosed(gift.stage) || gift.progress >= gift.requirement * 100n) return false;
  if (gift.terms.release === 'steps' && reachedBy(gift) > gift.steps) return false;
  return gift.openRounds > 0 || (gift.balance > 0n && !isOver(gift, now));
}

function endIfOver(draft: Draft, now: Date): void {
  const gift = draft.gift();
  if (isClosed(gift.stage) || gift.openRounds > 0) return;
  if (gift.balance === 0n) draft.to('lost', { closedAt: now });
  else if (isOver(gift, now)) {
    draft.to('expired', { closedAt: now });
    payLate(draft, 'ended');
  }
}

/** Requirement reached: all is cash, up to the cap. Before: at each tenth of it a tenth of the gift, where it says so. */
function release(draft: Draft): void {
  const gift = draft.gift();
  if (gift.progress >= gift.requirement * 100n) {
    draft.convert(least(gift.balance, capLeft(gift)), 'done');
    draft.forfeit(draft.gift().balance, 'done');
    draft.to('wager_done', { closedAt: draft.now, steps: 10 });
  } else if (gift.terms.release === 'steps') {
    const reached = reachedBy(gift);
    if (reached <= gift.steps) return;
    const due = (gift.amount / 10n) * BigInt(reached - gift.steps);
    draft.set({ steps: reached });
    draft.convert(least(gift.balance, due, capLeft(gift)), `step ${reached}`);
  }
}

/** Whole tenths of the requirement. */
const reachedBy = ({ progress, requirement }: PlayedGift): number => Number(progress / (requirement * 10n));

/** What a gift holds that has ended: the player's as far as its end says so, the rest goes back to the house. */
function payLate(draft: Draft, what: string): void {
  const gift = draft.gift();
  draft.convert(keptOf(gift), what);
  draft.forfeit(draft.gift().balance, what);
}

function keptOf(gift: PlayedGift): bigint {
  if (gift.endReason === 'taken') return 0n;
  if (gift.stage === 'wager_done') return least(gift.balance, capLeft(gift));
  const keepsEarned: readonly (EndReason | null)[] = ['excluded', 'account_closed', 'withdrawn'];
  return gift.stage === 'canceled' && keepsEarned.includes(gift.endReason) ? earnedOf(gift) : 0n;
}

/** What stopping now leaves the player of a gift: the share of its requirement that was staked, less what was released. */
function earnedOf(
  gift: Pick<Gift, 'amount' | 'balance' | 'progress' | 'requirement' | 'released' | 'maxCashout'>,
): bigint {
  const share = gift.requirement === 0n ? gift.amount : (gift.amount * gift.progress) / (gift.requirement * 100n);
  const left = share - gift.released;
  return left > 0n ? least(gift.balance, left, capLeft(gift)) : 0n;
}

/** Spins whose wins are the player's own money at once hold nothing; what another studio tells of late is paid, too. */
function payOutSpins(draft: Draft, key: string): void {
  const { becomes, balance, released, stage } = draft.gift();
  if (becomes?.result !== 'cash' && !isClosed(stage)) return;
  const most = becomes?.maxWin == null ? balance : BigInt(becomes.maxWin) - released;
  draft.convert(least(balance, most > 0n ? most : 0n), `after ${key}`);
  draft.forfeit(draft.gift().balance, `after ${key}`);
}

function capLeft({ maxCashout, released, balance }: Pick<Gift, 'maxCashout' | 'released' | 'balance'>): bigint {
  if (maxCashout === null) return balance;
  return maxCashout > released ? maxCashout - released : 0n;
}

type Draft = ReturnType<typeof createDraft<PlayedGift>>;

/** A gift on its way, with what is to be written. Each money movement has a row and a key of its own. */
function createDraft<G extends PlayedGift>(before: G, by: By) {
  let gift = before;
  const movements: Movement[] = [];
  const moves: GiftMove[] = [];
  const note = (from: GiftStage, money: Partial<GiftMove>) =>
    moves.push({
      playerId: gift.playerId,
      giftId: gift.id,
      fromStage: from,
      toStage: gift.stage,
      issued: 0n,
      converted: 0n,
      forfeited: 0n,
      handed: 0n,
      transferKey: null,
      actor: by.actor,
      reason: by.reason ?? null,
      at: by.now,
      ...money,
    });
  const transfer = (what: string, movement: Pick<Movement, 'reason' | 'cash' | 'bonus' | 'house'>) => {
    const words = `gift ${gift.id} ${what}`;
    const key = keyFor(words);
    const inputHash = createHash('sha256').update(`${movement.reason} ${words}`).digest();
    movements.push({ ...movement, accountId: gift.accountId, key, inputHash, reserved: 0n });
    return key;
  };
  /** In the same breath: nothing can be staked or cashed out of it in between. */
  const setAside = (amount: bigint, what: string) => {
    const { accountId } = gift;
    const words = `review of gift ${gift.id}, ${what}`;
    const inputHash = createHash('sha256').update(`hold ${words}`).digest();
    const id = keyFor(words);
    movements.push({
      accountId,
      key: id,
      inputHash,
      reason: 'hold',
      cash: -amount,
      bonus: 0n,
      reserved: amount,
      house: null,
    });
    return { id, accountId };
  };
  const set = (fields: Partial<Gift>) => {
    gift = { ...gift, ...fields };
  };
  return {
    now: by.now,
    gift: () => gift,
    set,
    to(stage: GiftStage, fields: Partial<Gift>) {
      const from = gift.stage;
      invariant(from === stage || giftMoves[from].includes(stage), `a gift does not go from ${from} to ${stage}`);
      set({ ...fields, stage });
      note(from, {});
    },
    issue(amount: bigint, what: string) {
      if (amount === 0n) return;
      set({ balance: gift.balance + amount });
      const house = 'bonus_cost' as const;
      const transferKey = transfer(what, { reason: 'bonus_issue', cash: 0n, bonus: amount, house });
      note(gift.stage, { issued: amount, transferKey });
    },
    convert(amount: bigint, what: string) {
      if (amount === 0n) return;
      set({ balance: gift.balance - amount, released: gift.released + amount });
      const transferKey = transfer(what, { reason: 'bonus_convert', cash: amount, bonus: -amount, house: null });
      note(gift.stage, {
        converted: amount,
        transferKey,
        ...(isHeld(gift, by.now) && { hold: setAside(amount, what) }),
      });
    },
    forfeit(amount: bigint, what: string) {
      if (amount === 0n) return;
      set({ balance: gift.balance - amount });
      const house = 'bonus_cost' as const;
      const transferKey = transfer(what, { reason: 'bonus_forfeit', cash: 0n, bonus: -amount, house });
      note(gift.stage, { forfeited: amount, transferKey });
    },
    hand(amount: bigint) {
      if (amount === 0n) return;
      set({ balance: gift.balance + amount });
      note(gift.stage, { handed: amount });
    },
    change: (): GiftChange<G> => ({ gift, movements, moves, idle: idleOf(gift) - idleOf(before) }),
  };
}

function least(first: bigint, ...others: bigint[]): bigint {
  return others.reduce((smallest, other) => (other < smallest ? other : smallest), first);
}
