import { type Currency, Refusal } from '@halley/contract';
import type { StakePurse } from '../bonuses/index.ts';
import { invariant } from '../kit/index.ts';
import {
  type HouseAccount,
  type HouseTransfer,
  largestBalance,
  type Movement,
  type Reason,
  type Wallet,
} from '../wallet/index.ts';
import type { AcceptedStake } from './accepted-stake.ts';
import type { RecordedAction } from './action.ts';
import { houseOfStakes, houseOfWins, isSport } from './house-of.ts';
import { largestStakingBalance } from './plan-wager.ts';
import { type Round, totalOf } from './round.ts';
import { type Split, splitWin, takeFrom } from './split-stake.ts';
import type { ActedAction, ActionState, ActWager, RoundAction } from './wager.ts';

export interface ActFacts {
  wallet: Wallet | undefined;
  /** The round of this id, when there is one. */
  round: Round | undefined;
  /** Those of the call's ids, and of what it takes back, that are taken. */
  actions: ReadonlyMap<string, RecordedAction>;
  /** What its bets can be taken from. */
  purse: StakePurse;
  now: Date;
}

/** What a call comes to. Nothing of it has happened yet. */
export interface ActPlan {
  game: string;
  currency: Currency;
  round: Round | undefined;
  write: 'insert' | 'update' | undefined;
  movements: Movement[];
  /** New records. */
  recorded: RecordedAction[];
  /** Earlier actions that are taken back. */
  undone: RecordedAction[];
  /** Stakes taken and, below zero, given back. */
  stakes: AcceptedStake[];
  /** What gifts received outside of a round. */
  received: { giftId: number; amount: bigint; key: string }[];
  /** All new bets together; 0 where the house pays for them, undefined where there are none. */
  staked: bigint | undefined;
  /** What the house stakes for the player, or takes back. */
  houseTransfers: HouseTransfer[];
  acted: ActedAction[];
  balance: Split;
}

type Of<K extends RoundAction['kind']> = Extract<RoundAction, { kind: K }>;

/**
 * Applies the actions of a call one after the other, or refuses the call. An action whose id is known and which says
 * the same as then is not done again.
 */
export function planAct(wager: ActWager, facts: ActFacts): ActPlan {
  const { round } = facts;
  if (round && (round.playerId !== wager.playerId || round.currency !== wager.currency || !round.stepwise)) {
    throw new Refusal('IDEMPOTENCY_CONFLICT');
  }
  const draft = createDraft(wager, facts);
  for (const action of wager.actions) {
    if (action.kind === 'end') draft.end();
    else draft.acted(action.id, act(draft, action));
  }
  return draft.plan();
}

type Draft = ReturnType<typeof createDraft>;

function act(draft: Draft, action: Exclude<RoundAction, { kind: 'end' }>): RecordedAction {
  const known = draft.find(action.id);
  if (known) return recognise(draft, action, known);
  switch (action.kind) {
    case 'bet':
      return bet(draft, action);
    case 'win':
      return win(draft, action);
    case 'promo':
      return promo(draft, action);
    case 'undo':
      return undo(draft, action);
  }
}

/** The action came before: it must have said the same, and what was taken back does not come again. */
function recognise(draft: Draft, action: Exclude<RoundAction, { kind: 'end' }>, known: RecordedAction): RecordedAction {
  if (known.kind === null) throw new Refusal('ACTION_UNDONE');
  const isSame = action.kind === 'undo' ? known.undoes === action.of : saidBy(draft, action, known) === action.amount;
  if (known.kind !== action.kind || !draft.owns(known) || !isSame) throw new Refusal('IDEMPOTENCY_CONFLICT');
  if (action.kind !== 'undo' && known.state === 'undone') throw new Refusal('ACTION_UNDONE');
  return known;
}

/** The amount that the known action had. */
function saidBy(draft: Draft, action: Exclude<RoundAction, { kind: 'end' | 'undo' }>, known: RecordedAction): bigint {
  const isHouse = action.kind === 'bet' && action.paidBy === 'house';
  if (isHouse && known.state === 'applied') return draft.round()?.houseStake ?? 0n;
  return isHouse ? action.amount : magnitude(known.cash + known.bonus);
}

function bet(draft: Draft, action: Of<'bet'>): RecordedAction {
  invariant(action.amount > 0n, 'a bet is above zero');
  if (draft.wager.refusal) throw draft.wager.refusal;
  const wallet = draft.wallet();
  const round = draft.round();
  if (round && round.game !== draft.wager.game) throw new Refusal('IDEMPOTENCY_CONFLICT');
  // A free bet is the only one of its round.
  if (round && (round.state !== 'open' || round.houseStake)) throw new Refusal('ROUND_CLOSED');
  if (action.paidBy === 'house') return freeBet(draft, action);
  // As it was then: a repeat is answered the same.
  const stake = takeFrom(draft.purse(), action.amount, { balance: String(draft.balanceBefore) });
  if (wallet.cash + wallet.bonus > largestStakingBalance) throw new Refusal('stake_cents.win_too_large');
  draft.changeRound((current) => ({ ...current, stake: add(current.stake, stake) }));
  draft.staked(action.id, stake, action.amount);
  return draft.move(action, negative(stake), { reason: 'stake', house: houseOfStakes(draft.wager.game) });
}

/** Nothing leaves the wallet and nothing counts as a stake: no limit, no wagering. Those who follow stakes hear of it. */
function freeBet(draft: Draft, action: Of<'bet'>): RecordedAction {
  const { id: key, amount } = action;
  invariant(isSport(draft.wager.game), 'a free bet is on sport');
  if (draft.round()) throw new Refusal('ROUND_CLOSED');
  draft.changeRound((current) => ({ ...current, houseStake: amount }));
  draft.staked(action.id, nothing, 0n);
  draft.moveHouse({ key, amount, from: 'bonus_cost', to: 'sports_open' });
  return draft.record(action, nothing, 'applied');
}

/** A late win is always taken, in the proportion of the stake; a round that was never staked has none to give. */
function win(draft: Draft, action: Of<'win'>): RecordedAction {
  invariant(action.amount >= 0n, 'a win is not below zero');
  const round = draft.round();
  const basis = round && winBasis(round);
  if (!basis) throw new Refusal('ROUND_WITHOUT_STAKE');
  const paid = splitWin(basis, action.amount);
  draft.changeRound((current) => ({
    ...current,
    win: add(current.win, paid),
    // The house itself had given the stake back, because nobody had ended the round.
    state: current.state === 'rolled_back' && action.amount > 0n ? 'closed' : current.state,
  }));
  return draft.move(action, paid, { reason: 'win', house: houseOfWins(round.game) });
}

/** The stake a win is shared by: that of the round, or what it was before the house swept it. */
function winBasis({ stake, houseStake, detail }: Round): Split | undefined {
  if (totalOf(stake) > 0n) return stake;
  // What a free bet returns is the player's own.
  if (houseStake) return { cash: houseStake, bonus: 0n };
  const swept = detail.swept as { cash: string; bonus: string } | undefined;
  const basis = { cash: BigInt(swept?.cash ?? 0), bonus: BigInt(swept?.bonus ?? 0) };
  return totalOf(basis) > 0n ? basis : undefined;
}

function promo(draft: Draft, action: Of<'promo'>): RecordedAction {
  invariant(action.amount >= 0n, 'a promo win is not below zero');
  const { giftId } = action;
  if (giftId === undefined) {
    return draft.move(action, { cash: action.amount, bonus: 0n }, { reason: 'promo', house: 'bonus_cost' });
  }
  draft.receive(giftId, action);
  return draft.move(action, { cash: 0n, bonus: action.amount }, { reason: 'bonus_issue', house: 'bonus_cost' });
}

function undo(draft: Draft, action: Of<'undo'>): RecordedAction {
  const target = draft.find(action.of);
  if (!target) {
    draft.bury(action.of);
    return draft.record(action, { cash: 0n, bonus: 0n }, 'tombstone');
  }
  if (target.kind === 'undo' || !draft.owns(target)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  if (target.state !== 'applied') {
    const state = target.state === 'tombstone' ? 'tombstone' : 'applied';
    return draft.record(action, { cash: 0n, bonus: 0n }, state);
  }
  // A gift has it, which may have become something else since.
  if (target.kind === 'promo' && target.bonus !== 0n) throw new Refusal('WIN_SPENT');
  const back = negative(target);
  draft.takeBack(target);
  if (target.kind === 'bet') return undoBet(draft, action, target);
  if (target.kind === 'promo') return draft.move(action, back, { reason: 'reversal', house: 'bonus_cost' });
  draft.changeRound((round) => rolledBackIfEmpty({ ...round, win: add(round.win, back) }, draft.now));
  const transfer = { reason: 'reversal', house: houseOfWins(draft.openedRound().game) } as const;
  if (!action.asFarAsThere) return draft.move(action, back, transfer);
  const there = draft.atMost(target);
  return draft.move(action, negative(there), transfer, subtract(target, there));
}

function undoBet(draft: Draft, action: Of<'undo'>, target: RecordedAction): RecordedAction {
  const { houseStake, game } = draft.openedRound();
  const back = negative(target);
  draft.staked(action.of, negative(back), undefined, target.at);
  draft.changeRound(({ houseStake: _, ...round }) =>
    rolledBackIfEmpty({ ...round, stake: subtract(round.stake, back) }, draft.now),
  );
  if (houseStake) {
    draft.moveHouse({ key: action.id, amount: houseStake, from: 'sports_open', to: 'bonus_cost' });
  }
  return draft.move(action, back, { reason: 'rollback', house: houseOfStakes(game) });
}

/** A round of which nothing stands any more never was. */
function rolledBackIfEmpty(round: Round, now: Date): Round {
  if (totalOf(round.stake) > 0n || totalOf(round.win) > 0n || round.houseStake) return round;
  return { ...round, state: 'rolled_back', closedAt: now };
}

/** The call as far as it has come: pockets, round and records, to be thrown away when an action is refused. */
function createDraft(wager: ActWager, facts: ActFacts) {
  const { now } = facts;
  const pockets = { cash: facts.wallet?.cash ?? 0n, bonus: facts.wallet?.bonus ?? 0n };
  const idle = facts.wallet?.bonusIdle ?? 0n;
  // What the round's own gift holds, and whether stakes are taken from it.
  let { held } = facts.purse;
  const { isStaked } = facts.purse;
  const received: ActPlan['received'] = [];
  const own = new Map<string, RecordedAction>();
  const undone = new Map<string, RecordedAction>();
  const movements: Movement[] = [];
  const stakes: AcceptedStake[] = [];
  const acted: ActedAction[] = [];
  const houseTransfers: HouseTransfer[] = [];
  let round = facts.round;
  let staked: bigint | undefined;

  const wallet = () => {
    if (!facts.wallet) throw new Refusal('currency.no_account');
    return { ...facts.wallet, ...pockets };
  };
  const written = (changed: Round): Round => ({
    ...changed,
    balanceAfter: totalOf(pockets),
    detail: wager.detail ? { ...changed.detail, ...wager.detail } : changed.detail,
  });
  const record = (
    action: { id: string; kind: RecordedAction['kind']; of?: string; title?: string },
    gain: Split,
    state: ActionState,
    short: Split = nothing,
  ): RecordedAction => {
    const { callId, roundId, playerId } = wager;
    const recorded: RecordedAction = {
      id: action.id,
      callId,
      roundId,
      playerId,
      accountId: facts.wallet?.id ?? null,
      kind: action.kind,
      undoes: action.of ?? null,
      title: action.title ?? null,
      cash: gain.cash,
      bonus: gain.bonus,
      short: { cash: short.cash, bonus: short.bonus },
      state,
      at: now,
    };
    own.set(recorded.id, recorded);
    return recorded;
  };

  return {
    wager,
    now,
    /** What the player had before the call. */
    balanceBefore: totalOf(pockets) - idle,
    wallet,
    purse: (): StakePurse => ({ ...facts.purse, cash: pockets.cash, bonus: isStaked ? held : 0n }),
    receive: (giftId: number, { id: key, amount }: Of<'promo'>) => void received.push({ giftId, amount, key }),
    record,
    // Not a getter: each object literal with one gets a hidden class of its own, which outlives the call by far.
    round: () => round,
    /** That of a bet or win that stands. */
    openedRound: (): Round => {
      invariant(round, 'what stands has a round');
      return round;
    },
    find: (id: string) => own.get(id) ?? undone.get(id) ?? facts.actions.get(id),
    owns: ({ playerId, roundId, accountId }: RecordedAction) =>
      playerId === wager.playerId &&
      roundId === wager.roundId &&
      (accountId === null || accountId === facts.wallet?.id),
    /** As much of a win as is still in its pockets. */
    atMost: ({ cash, bonus }: Split): Split => ({ cash: least(cash, pockets.cash), bonus: least(bonus, held) }),
    moveHouse(transfer: Omit<HouseTransfer, 'reason' | 'currency'>) {
      houseTransfers.push({ ...transfer, reason: 'free_stake', currency: wager.currency });
    },
    bury: (id: string) => record({ id, kind: null }, { cash: 0n, bonus: 0n }, 'tombstone'),
    changeRound(change: (current: Round) => Round) {
      round = change(
        round ?? newRound(wager, wallet(), { now, gift: isFreeBet(wager) ? undefined : facts.purse.gift }),
      );
    },
    end() {
      if (round?.state === 'open') round = { ...round, state: 'closed', closedAt: now };
    },
    /** A stake that was taken or, below zero, given back. `asked` is what the rules are asked about; unset: nothing. */
    staked(actionId: string, amount: Split, asked: bigint | undefined, takenAt: Date = now) {
      const { roundId, playerId, currency } = wager;
      const game = round?.game ?? wager.game;
      stakes.push({ actionId, roundId, playerId, accountId: wallet().id, game, currency, amount, at: now, takenAt });
      if (asked !== undefined) staked = (staked ?? 0n) + asked;
    },
    takeBack(target: RecordedAction) {
      const taken = { ...target, state: 'undone' as const };
      if (own.has(target.id)) own.set(target.id, taken);
      else undone.set(target.id, taken);
    },
    move(
      action: Exclude<RoundAction, { kind: 'end' }>,
      gain: Split,
      transfer: { reason: Reason; house: HouseAccount },
      short?: Split,
    ): RecordedAction {
      const { id, cash, bonus, reserved } = wallet();
      const after = { cash: cash + gain.cash, bonus: bonus + gain.bonus };
      const isOfRound = action.kind !== 'promo';
      if (after.cash < 0n || (isOfRound && held + gain.bonus < 0n)) throw new Refusal('WIN_SPENT');
      if (after.cash + after.bonus + reserved > largestBalance) throw new Refusal('amount_cents.too_large');
      Object.assign(pockets, after);
      if (isOfRound) held += gain.bonus;
      if (gain.cash !== 0n || gain.bonus !== 0n) {
        const { inputHash } = wager;
        movements.push({ ...transfer, ...gain, accountId: id, key: action.id, inputHash, reserved: 0n });
      }
      return record(action, gain, 'applied', short);
    },
    acted(id: string, { cash, bonus, state, short }: RecordedAction) {
      const transferId = cash === 0n && bonus === 0n ? null : id;
      acted.push({ id, transferId, state, ...(totalOf(short) > 0n && { short }) });
    },
    plan(): ActPlan {
      const after = round && round !== facts.round ? written(round) : round;
      const write = after === facts.round ? undefined : facts.round ? 'update' : 'insert';
      const recorded = [...own.values()];
      const { game, currency } = wager;
      return {
        game,
        currency,
        round: after,
        write,
        movements,
        recorded,
        stakes,
        received,
        staked,
        houseTransfers,
        acted,
        undone: [...undone.values()],
        balance: pockets,
      };
    },
  };
}

function newRound(wager: ActWager, wallet: Wallet, { now, gift }: { now: Date; gift: StakePurse['gift'] }): Round {
  const balance = totalOf(wallet);
  return {
    id: wager.roundId,
    playerId: wager.playerId,
    accountId: wallet.id,
    currency: wager.currency,
    game: wager.game,
    gameVersion: wager.gameVersion,
    inputHash: wager.inputHash,
    state: 'open',
    stake: nothing,
    win: nothing,
    balanceBefore: balance,
    balanceAfter: balance,
    detail: {},
    ...(gift && { gift }),
    stepwise: true,
    awaits: wager.awaits ?? 'provider',
    openedAt: now,
    closedAt: null,
  };
}

const isFreeBet = ({ actions }: ActWager): boolean =>
  actions.some((action) => action.kind === 'bet' && action.paidBy === 'house');

const nothing: Split = { cash: 0n, bonus: 0n };
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const add = (one: Split, other: Split): Split => ({ cash: one.cash + other.cash, bonus: one.bonus + other.bonus });
const negative = (one: Split): Split => ({ cash: -one.cash, bonus: -one.bonus });
const subtract = (one: Split, other: Split): Split => add(one, negative(other));
const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);
