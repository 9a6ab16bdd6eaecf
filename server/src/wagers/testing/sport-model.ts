/** Bets on sport at the door, for one player, as the rules say they must end. Slow on purpose. */
export class SportModel {
  cash: bigint;
  bonus: bigint;
  /** What the accounts of the house have gained. */
  house = { sports_open: 0n, sports: 0n, bonus_cost: 0n };
  private rounds = new Map<string, { stake: Pockets; free: bigint; isOver: boolean }>();
  private wins = new Map<string, { paid: Pockets; isUndone: boolean }>();
  private known = new Set<string>();

  constructor(cash: bigint, bonus: bigint) {
    this.cash = cash;
    this.bonus = bonus;
  }

  /** `short`: what an undo could not take. Undefined: it was refused. */
  apply(step: SportStep): { short: Pockets } | undefined {
    const nothing = { short: { cash: 0n, bonus: 0n } };
    if (step.kind === 'end') {
      const round = this.rounds.get(step.round);
      if (round) round.isOver = true;
      return nothing;
    }
    if (this.wins.get(step.id)?.isUndone) return undefined;
    if (this.known.has(step.id)) return nothing;
    const done = this.fresh(step);
    if (done) this.known.add(step.id);
    return done;
  }

  private fresh(step: Exclude<SportStep, { kind: 'end' }>): { short: Pockets } | undefined {
    const short = { cash: 0n, bonus: 0n };
    const round = this.rounds.get(step.round);
    if (step.kind === 'undo') {
      const win = this.wins.get(step.of);
      if (!win) return undefined;
      if (win.isUndone) return { short };
      win.isUndone = true;
      const cash = win.paid.cash < this.cash ? win.paid.cash : this.cash;
      const bonus = win.paid.bonus < this.bonus ? win.paid.bonus : this.bonus;
      this.move({ cash: -cash, bonus: -bonus }, 'sports');
      return { short: { cash: win.paid.cash - cash, bonus: win.paid.bonus - bonus } };
    }
    const { amount } = step;
    if (step.kind === 'win') {
      if (!round) return undefined;
      const total = round.stake.cash + round.stake.bonus + round.free;
      const bonus = (amount * round.stake.bonus) / total;
      this.wins.set(step.id, { paid: { cash: amount - bonus, bonus }, isUndone: false });
      this.move({ cash: amount - bonus, bonus }, 'sports');
      return { short };
    }
    if (step.kind === 'free') {
      if (round) return undefined;
      this.rounds.set(step.round, { stake: { cash: 0n, bonus: 0n }, free: amount, isOver: false });
      this.house.bonus_cost -= amount;
      this.house.sports_open += amount;
      return { short };
    }
    if (round?.isOver || round?.free || this.cash + this.bonus < amount) return undefined;
    const cash = amount < this.cash ? amount : this.cash;
    const before = round?.stake ?? { cash: 0n, bonus: 0n };
    const stake = { cash: before.cash + cash, bonus: before.bonus + amount - cash };
    this.rounds.set(step.round, { stake, free: 0n, isOver: false });
    this.move({ cash: -cash, bonus: cash - amount }, 'sports_open');
    return { short };
  }

  private move({ cash, bonus }: Pockets, house: 'sports_open' | 'sports'): void {
    this.cash += cash;
    this.bonus += bonus;
    this.house[house] -= cash + bonus;
  }
}

interface Pockets {
  cash: bigint;
  bonus: bigint;
}

export type SportStep = { round: string } & (
  | { kind: 'bet' | 'free' | 'win'; id: string; amount: bigint }
  | { kind: 'undo'; id: string; of: string }
  | { kind: 'end' }
);
