/** A second, plain telling of what bonus money does, in the words of the design: what the door must agree with. */
export interface ModelGift {
  stage: 'handle_bets' | 'wait' | 'wager_done' | 'lost' | 'canceled' | 'expired';
  /** Canceled with what was earned. */
  keepsEarned: boolean;
  amount: bigint;
  balance: bigint;
  released: bigint;
  requirement: bigint;
  /** Hundredths. */
  progress: bigint;
  tenths: number;
  bySteps: boolean;
  cap: bigint | null;
  maxStake: bigint;
  over: boolean;
}

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
}

const sum = (all: readonly Money[]) =>
  all.reduce(
    (total, { cash, bonus, gone }) => (gone ? total : { cash: total.cash + cash, bonus: total.bonus + bonus }),
    {
      cash: 0n,
      bonus: 0n,
    },
  );
const less = (one: bigint, other: bigint) => (one < other ? one : other);

export class GiftModel {
  cash = 0n;
  forfeited = 0n;
  rounds = new Map<number, ModelRound>();
  readonly gifts: ModelGift[];
  constructor(gifts: ModelGift[]) {
    this.gifts = gifts;
  }

  active = () => this.gifts.find(({ stage, over }) => stage === 'handle_bets' && !over);

  bet(key: number, amount: bigint, { isHere, weight }: { isHere: boolean; weight: bigint }): string {
    const round = this.rounds.get(key);
    if (round && round.state !== 'open') return 'ROUND_CLOSED';
    const active = this.active();
    const gift = round ? (round.gift === active ? active : undefined) : isHere ? active : undefined;
    const there = gift?.balance ?? 0n;
    if (this.cash + there < amount) {
      return this.cash + (active?.balance ?? 0n) >= amount ? 'BONUS_NOT_HERE' : 'stake_cents.not_enough_money';
    }
    const before = round ? sum(round.bets) : { cash: 0n, bonus: 0n };
    if (gift && before.cash + before.bonus + amount > gift.maxStake) return 'stake_cents.above_bonus_stake';
    const cash = less(this.cash, amount);
    const opened: ModelRound = round ?? { gift, weight, state: 'open', bets: [], wins: [] };
    this.rounds.set(key, opened);
    this.#change(opened, () => {
      opened.bets.push({ cash, bonus: amount - cash });
      this.#move(opened, -cash, cash - amount);
    });
    return 'taken';
  }

  win(key: number, amount: bigint): string {
    const round = this.rounds.get(key);
    const stake = round && sum(round.bets);
    if (!round || !stake || stake.cash + stake.bonus === 0n) return 'ROUND_WITHOUT_STAKE';
    const bonus = (amount * stake.bonus) / (stake.cash + stake.bonus);
    this.#change(round, () => {
      round.wins.push({ cash: amount - bonus, bonus });
      this.#move(round, amount - bonus, bonus);
    });
    return 'taken';
  }

  undo(key: number, kind: 'bets' | 'wins', index: number): string {
    const round = this.rounds.get(key) as ModelRound;
    const it = round[kind][index] as Money;
    if (it.gone) return 'taken';
    if (kind === 'wins' && (this.cash < it.cash || (round.gift?.balance ?? 0n) < it.bonus)) return 'WIN_SPENT';
    const sign = kind === 'bets' ? 1n : -1n;
    this.#change(round, () => {
      it.gone = true;
      this.#move(round, sign * it.cash, sign * it.bonus);
      const [stake, win] = [sum(round.bets), sum(round.wins)];
      if (stake.cash + stake.bonus + win.cash + win.bonus === 0n) round.state = 'rolled_back';
    });
    return 'taken';
  }

  end(key: number): void {
    const round = this.rounds.get(key);
    if (round?.state !== 'open') return;
    this.#change(round, () => {
      round.state = 'closed';
    });
  }

  cancel(gift: ModelGift, keepsEarned: boolean): void {
    if (gift.stage !== 'wait' && gift.stage !== 'handle_bets') return;
    Object.assign(gift, { stage: 'canceled', keepsEarned });
    this.#end(gift);
  }

  expire(gift: ModelGift): void {
    if (!gift.over || this.#open(gift) > 0 || (gift.stage !== 'wait' && gift.stage !== 'handle_bets')) return;
    gift.stage = 'expired';
    this.#end(gift);
  }

  #open = (gift: ModelGift) =>
    [...this.rounds.values()].filter((one) => one.gift === gift && one.state === 'open').length;

  #move({ gift }: ModelRound, cash: bigint, bonus: bigint): void {
    this.cash += cash;
    if (gift) gift.balance += bonus;
  }

  #change(round: ModelRound, change: () => void): void {
    const counted = () => {
      const stake = sum(round.bets);
      return round.state === 'closed' ? (stake.cash + stake.bonus) * round.weight : 0n;
    };
    const before = counted();
    change();
    const { gift } = round;
    if (!gift) return;
    if (['handle_bets', 'wait', 'lost'].includes(gift.stage)) gift.progress += counted() - before;
    if (gift.stage === 'lost' && gift.balance > 0n) gift.stage = 'wait';
    if (gift.stage !== 'handle_bets' && gift.stage !== 'wait') this.#end(gift);
    else this.#release(gift);
  }

  #release(gift: ModelGift): void {
    if (gift.progress >= gift.requirement * 100n) {
      gift.stage = 'wager_done';
      this.#end(gift);
      return;
    }
    const reached = Number((gift.progress * 10n) / (gift.requirement * 100n));
    for (; gift.bySteps && gift.tenths < reached; gift.tenths++) this.#toCash(gift, gift.amount / 10n);
    if (this.#open(gift) > 0) return;
    if (gift.balance === 0n) gift.stage = 'lost';
    else this.expire(gift);
  }

  /** What has ended holds nothing. */
  #end(gift: ModelGift): void {
    if (gift.stage === 'wager_done') this.#toCash(gift, gift.balance);
    if (gift.stage === 'canceled' && gift.keepsEarned) {
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
