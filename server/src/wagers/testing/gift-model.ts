import { aModelGift, type ModelGift } from './model-gift.ts';

interface Money {
  cash: bigint;
  bonus: bigint;
  gone?: boolean;
}

export interface ModelRound {
  gift: ModelGift | undefined;
  weight: bigint;
  state: 'open' | 'closed' | 'rolled_back';
  bets: Money[];
  wins: Money[];
  /** What was at stake when the house swept it. */
  swept?: Money;
}

export type ModelAction =
  | { do: 'bet'; amount: bigint }
  | { do: 'win'; amount: bigint }
  | { do: 'undo'; kind: 'bets' | 'wins'; index: number }
  | { do: 'end' };

interface Cashout {
  amount: bigint;
  parts: { gift: ModelGift; amount: bigint; taken: bigint; requirement: bigint; deposit: bigint }[];
}

const sum = (all: readonly Money[]) =>
  all.reduce<Money>(
    (total, { cash, bonus, gone }) => (gone ? total : { cash: total.cash + cash, bonus: total.bonus + bonus }),
    { cash: 0n, bonus: 0n },
  );
const whole = ({ cash, bonus }: Money) => cash + bonus;
const less = (one: bigint, other: bigint) => (one < other ? one : other);
const isOpen = ({ stage }: ModelGift) => stage === 'handle_bets' || stage === 'wait' || stage === 'activated';

/** A second, plain telling of what bonus money does in a wallet, in the words of the design: what door and gifts must agree with. */
export class GiftModel {
  cash = 0n;
  reserved = 0n;
  forfeited = 0n;
  issued = 0n;
  onBreak = false;
  readonly gifts: ModelGift[] = [];
  readonly rounds = new Map<number, ModelRound>();
  readonly cashouts = new Map<number, Cashout>();

  /** Given for a deposit, or as free spins, and taken at once. */
  give(gift: ModelGift): void {
    if (gift.spins) gift.stage = 'activated';
    else this.#enter(gift);
    this.issued += gift.balance;
    this.gifts.push(gift);
  }

  call(key: number, actions: readonly ModelAction[], game: { isHere: boolean; weight: bigint }): string {
    const before = this.rounds.get(key);
    const active = this.#active();
    const gift = before ? (before.gift === active ? active : undefined) : game.isHere ? active : undefined;
    const round: ModelRound = before ?? { gift, weight: game.weight, state: 'open', bets: [], wins: [] };
    const [cash, balance, kept] = [
      this.cash,
      round.gift?.balance ?? 0n,
      structuredClone({ ...round, gift: undefined }),
    ];
    const counted = this.#counted(round);
    const staked = whole(sum(round.bets));
    let added = 0n;
    let refusal: string | undefined;
    for (const action of actions) {
      if (action.do === 'bet') {
        added += action.amount;
        refusal = this.#bet(round, action.amount, { gift, active });
      } else if (action.do === 'win') refusal = this.#win(round, action.amount);
      else if (action.do === 'undo') refusal = this.#undo(round, action);
      else if (round.state === 'open' && this.rounds.get(key)) round.state = 'closed';
      if (refusal) break;
      if (action.do === 'bet') this.rounds.set(key, round);
    }
    if (!refusal && added > 0n && gift?.maxStake != null && staked + added > gift.maxStake) {
      refusal = 'stake_cents.above_bonus_stake';
    }
    if (refusal) {
      this.cash = cash;
      if (round.gift) round.gift.balance = balance;
      Object.assign(round, { ...kept, gift: round.gift });
      if (!before) this.rounds.delete(key);
      return refusal;
    }
    for (const one of this.gifts) one.staked += whole(sum(round.bets)) - staked;
    this.#follow(round, counted);
    return 'taken';
  }

  /** The house ends what nobody has ended: with a known outcome it is closed, otherwise all goes back. */
  sweep(key: number, isOfHouse: boolean): void {
    const round = this.rounds.get(key);
    if (round?.state !== 'open') return;
    const swept = sum(round.bets);
    const isDecided = round.wins.some(({ gone }) => !gone);
    if (isDecided && !isOfHouse) this.call(key, [{ do: 'end' }], { isHere: true, weight: 0n });
    else this.rollBack(key);
    if (!isOfHouse) round.swept = swept;
  }

  rollBack(key: number): void {
    const bets = this.rounds.get(key)?.bets ?? [];
    const actions = bets.flatMap(({ gone }, index) =>
      gone ? [] : [{ do: 'undo' as const, kind: 'bets' as const, index }],
    );
    this.call(key, actions, { isHere: true, weight: 0n });
  }

  spin(gift: ModelGift, win: bigint): void {
    gift.balance += win;
    this.issued += win;
    if (gift.spins) gift.spins.left -= 1;
  }

  cashOut(key: number, amount: bigint): string {
    if (amount > this.cash) return 'stake_cents.not_enough_money';
    const unplayed = this.gifts.filter(isOpen).map((gift) => ({ gift, left: unplayedOf(gift) }));
    const played = this.cash - unplayed.reduce((total, { left }) => total + left, 0n);
    let leaving = amount - (played > 0n ? played : 0n);
    const parts: Cashout['parts'] = [];
    for (const { gift, left } of unplayed.toReversed()) {
      const deposit = less(leaving, left);
      if (deposit <= 0n || gift.deposit === null) continue;
      leaving -= deposit;
      const share = (gift.amount * deposit) / gift.deposit;
      const part = { gift, amount: share, taken: less(share, gift.balance), deposit };
      parts.push({ ...part, requirement: gift.amount === 0n ? 0n : (gift.requirement * share) / gift.amount });
    }
    this.cash -= amount;
    this.reserved += amount;
    this.cashouts.set(key, { amount, parts });
    for (const { gift, amount: share, taken, requirement, deposit } of parts) {
      gift.amount -= share;
      gift.requirement -= requirement;
      gift.deposit = (gift.deposit ?? 0n) - deposit || null;
      gift.balance -= taken;
      this.forfeited += taken;
      if (gift.amount > 0n) this.#release(gift, false);
      else {
        Object.assign(gift, { stage: 'canceled', end: 'cashed_out' });
        this.#end(gift);
      }
    }
    this.startNext();
    return 'taken';
  }

  /** Recalled or refused: everything is as it was, for gifts that were not completed, given up or over meanwhile. */
  recall(key: number): void {
    const cashout = this.cashouts.get(key);
    if (!cashout) return;
    this.cashouts.delete(key);
    this.cash += cashout.amount;
    this.reserved -= cashout.amount;
    for (const { gift, amount, taken, requirement, deposit } of cashout.parts) {
      const hasLeft = gift.stage === 'lost' || (gift.stage === 'canceled' && gift.end === 'cashed_out');
      if (!isOpen(gift) && !hasLeft) continue;
      if (hasLeft) Object.assign(gift, { stage: 'wait', end: null, stopped: gift.stopped || !gift.paused });
      gift.amount += amount;
      gift.requirement += requirement;
      gift.deposit = (gift.deposit ?? 0n) + deposit;
      gift.balance += taken;
      this.issued += taken;
      this.startNext();
    }
  }

  capture(key: number): bigint {
    const amount = this.cashouts.get(key)?.amount ?? 0n;
    this.cashouts.delete(key);
    this.reserved -= amount;
    return amount;
  }

  pause(gift: ModelGift): string {
    if (gift.spins) return 'NOT_FOUND';
    if (gift.stage !== 'handle_bets') return 'GIFT_MOVED';
    Object.assign(gift, { stage: 'wait', paused: true });
    return 'taken';
  }

  resume(gift: ModelGift): string {
    if (gift.spins) return 'NOT_FOUND';
    if (gift.stage !== 'wait' || isOver(gift)) return 'GIFT_MOVED';
    const played = this.gifts.find(({ stage }) => stage === 'handle_bets');
    if (played) Object.assign(played, { stage: 'wait', stopped: true });
    Object.assign(gift, { stage: 'handle_bets', paused: false, place: null, stopped: this.onBreak });
    return 'taken';
  }

  /** By the player, or with what was earned. */
  cancel(gift: ModelGift, end: 'earned' | null): string {
    if (!isOpen(gift)) return 'GIFT_MOVED';
    if (gift.spins && !end) this.#endSpins(gift, 'canceled');
    else {
      Object.assign(gift, { stage: 'canceled', end });
      this.#end(gift);
    }
    return 'taken';
  }

  queue = () =>
    this.gifts
      .filter(({ stage, paused }) => stage === 'wait' && !paused)
      .toSorted((one, other) => placeOf(one) - placeOf(other) || daysOf(one) - daysOf(other));

  takeBreak(onBreak: boolean): void {
    this.onBreak = onBreak;
    for (const gift of this.gifts.filter(isOpen)) {
      gift.stopped = onBreak || (gift.stage === 'wait' && !gift.paused);
    }
  }

  /** What the clock has made true. */
  mind(): void {
    for (const gift of this.gifts.filter(isOpen)) {
      if (!isOver(gift) || this.#openWith(gift) > 0) continue;
      if (gift.spins) this.#endSpins(gift, 'expired');
      else {
        gift.stage = 'expired';
        this.#end(gift);
      }
    }
    this.startNext();
  }

  /** Spins that are all played end; then the next of the queue, where nothing is played with or paused. */
  startNext(): void {
    const bonuses = this.gifts.filter((gift) => !gift.spins);
    if (bonuses.some(({ stage, paused }) => stage === 'handle_bets' || (stage === 'wait' && paused))) return;
    const [next] = this.queue();
    if (next) Object.assign(next, { stage: 'handle_bets', place: null, stopped: this.onBreak });
  }

  finishSpins(): void {
    for (const gift of this.gifts)
      if (gift.stage === 'activated' && gift.spins?.left === 0) this.#endSpins(gift, 'finished');
    this.startNext();
  }

  #active = () => this.gifts.find((gift) => gift.stage === 'handle_bets' && !isOver(gift));
  #openWith = (gift: ModelGift) =>
    [...this.rounds.values()].filter((one) => one.gift === gift && one.state === 'open').length;

  /** What waits behind another gift does not lose its days. */
  #enter(gift: ModelGift): void {
    const isBusy = this.gifts.some(({ stage }) => stage === 'handle_bets');
    Object.assign(gift, { stage: isBusy ? 'wait' : 'handle_bets', stopped: isBusy });
  }

  #bet(round: ModelRound, amount: bigint, by: { gift: ModelGift | undefined; active: ModelGift | undefined }) {
    if (round.state !== 'open') return 'ROUND_CLOSED';
    if (this.cash + (by.gift?.balance ?? 0n) < amount) {
      const isElsewhere = !by.gift && this.cash + (by.active?.balance ?? 0n) >= amount;
      return isElsewhere ? 'BONUS_NOT_HERE' : 'stake_cents.not_enough_money';
    }
    const cash = less(this.cash, amount);
    round.bets.push({ cash, bonus: amount - cash });
    this.#move(round, -cash, cash - amount);
    return undefined;
  }

  #win(round: ModelRound, amount: bigint) {
    const stake = sum(round.bets);
    const basis = whole(stake) > 0n ? stake : round.swept;
    if (!basis || whole(basis) === 0n) return 'ROUND_WITHOUT_STAKE';
    const bonus = (amount * basis.bonus) / whole(basis);
    round.wins.push({ cash: amount - bonus, bonus });
    if (round.state === 'rolled_back' && amount > 0n) round.state = 'closed';
    this.#move(round, amount - bonus, bonus);
    return undefined;
  }

  #undo(round: ModelRound, { kind, index }: { kind: 'bets' | 'wins'; index: number }) {
    const it = round[kind][index] as Money;
    if (it.gone) return undefined;
    if (kind === 'wins' && (this.cash < it.cash || (round.gift?.balance ?? 0n) < it.bonus)) return 'WIN_SPENT';
    const sign = kind === 'bets' ? 1n : -1n;
    it.gone = true;
    this.#move(round, sign * it.cash, sign * it.bonus);
    if (whole(sum(round.bets)) + whole(sum(round.wins)) === 0n) round.state = 'rolled_back';
    return undefined;
  }

  #move({ gift }: ModelRound, cash: bigint, bonus: bigint): void {
    this.cash += cash;
    if (gift) gift.balance += bonus;
  }

  #counted = (round: ModelRound) => (round.state === 'closed' ? whole(sum(round.bets)) * round.weight : 0n);

  #follow(round: ModelRound, before: bigint): void {
    const { gift } = round;
    if (!gift) return;
    if (['handle_bets', 'wait', 'lost'].includes(gift.stage)) gift.progress += this.#counted(round) - before;
    if (gift.stage === 'lost' && gift.balance > 0n) {
      Object.assign(gift, { stage: 'wait', paused: false, stopped: gift.stopped || !gift.over });
    }
    if (isOpen(gift)) this.#release(gift, true);
    else this.#end(gift);
  }

  #release(gift: ModelGift, mayEnd: boolean): void {
    if (gift.progress >= gift.requirement * 100n) {
      gift.stage = 'wager_done';
      this.#end(gift);
      return;
    }
    const reached = Number((gift.progress * 10n) / (gift.requirement * 100n));
    if (gift.bySteps && gift.tenths < reached) {
      this.#toCash(gift, (gift.amount / 10n) * BigInt(reached - gift.tenths));
      gift.tenths = reached;
    }
    if (!mayEnd || this.#openWith(gift) > 0) return;
    if (gift.balance === 0n) gift.stage = 'lost';
    else if (isOver(gift)) {
      gift.stage = 'expired';
      this.#end(gift);
    }
  }

  /** What was won becomes a bonus of its own, up to the largest win; the rest goes back. */
  #endSpins(gift: ModelGift, stage: 'finished' | 'expired' | 'canceled'): void {
    const { most, wager } = gift.spins as NonNullable<ModelGift['spins']>;
    const amount = less(gift.balance, most);
    gift.balance -= amount;
    gift.stage = stage;
    this.#end(gift);
    if (amount === 0n) return;
    const won = aModelGift({ amount, balance: amount, requirement: amount * wager, maxStake: 300n, days: 20 });
    const isBusy = this.gifts.some((one) => one.stage === 'handle_bets' || (one.stage === 'wait' && one.paused));
    this.gifts.push(Object.assign(won, isBusy ? { stage: 'wait', stopped: true } : { stopped: this.onBreak }));
  }

  /** What has ended holds nothing. */
  #end(gift: ModelGift): void {
    if (gift.stage === 'wager_done') this.#toCash(gift, gift.balance);
    if (gift.stage === 'canceled' && gift.end === 'earned' && !gift.spins) {
      const earned = (gift.amount * gift.progress) / (gift.requirement * 100n) - gift.released;
      if (earned > 0n) this.#toCash(gift, earned);
    }
    this.forfeited += gift.balance;
    gift.balance = 0n;
  }

  #toCash(gift: ModelGift, wanted: bigint): void {
    const room = gift.cap === null ? gift.balance : gift.cap - gift.released;
    const amount = less(gift.balance, less(wanted, room));
    gift.balance -= amount;
    gift.released += amount;
    this.cash += amount;
  }
}

const isOver = ({ over, stopped }: ModelGift) => over && !stopped;
const placeOf = ({ place }: ModelGift) => place ?? Number.MAX_SAFE_INTEGER;
const daysOf = ({ over, days }: ModelGift) => (over ? -1 : days);

/** What of its deposit has not been staked once. */
function unplayedOf({ deposit, staked }: ModelGift): bigint {
  if (deposit === null) return 0n;
  const left = deposit - (staked > 0n ? staked : 0n);
  return left > 0n ? left : 0n;
}
