import { type PartnerPlan, type PartnerStatement, wireCents } from '@halley/contract';
import { type Product, planName, planOf } from './plan-of.ts';
import { addFigures, type Figures, noFigures, shareOf } from './share-of.ts';

/** A day of a player in a product, in subunits of the partner's currency. */
export interface CountedDay extends Figures {
  playerId: number;
  market: string | null;
  product: Product;
  /** Of an earlier month: the ledger said it after that month was closed. */
  late: boolean;
}

/** Somebody nothing has been paid for yet, with what counts of them now. */
export interface UnpaidPlayer {
  playerId: number;
  market: string | null;
  /** In the partner's currency; null: has not deposited. */
  firstDeposit: bigint | null;
  /** Staked within a number of days after registration. */
  wagered: (withinDays: number) => bigint;
}

export interface MonthOfPartner {
  plans: readonly PartnerPlan[];
  days: readonly CountedDay[];
  unpaid: readonly UnpaidPlayer[];
  /** Below zero, by the name of a plan. */
  carriedIn: ReadonlyMap<string, bigint>;
}

type Line = PartnerStatement['lines'][number];

export interface Statement {
  due: bigint;
  lines: Line[];
  carriedOut: Map<string, bigint>;
  /** For whom an amount was paid: once each. */
  paidFor: number[];
}

const netOf = ({ stakes, wins, corrections }: Figures) => stakes - wins + corrections;

function lineOf(line: Pick<Line, 'kind' | 'plan'> & Partial<Line>): Line {
  return {
    players: 0,
    stakes_cents: 0,
    wins_cents: 0,
    bonus_cents: 0,
    corrections_cents: 0,
    admin_fee_cents: 0,
    base_cents: 0,
    due_cents: 0,
    late_cents: 0,
    ...line,
  };
}

/** Debts of a plan that is gone are those of the first plan that carries: terms that change forgive nothing. */
function carriedInto(plans: readonly PartnerPlan[], carriedIn: ReadonlyMap<string, bigint>): Map<string, bigint> {
  const carrying = plans.filter(({ share }) => share?.carries_over);
  const names = carrying.map(planName);
  const into = new Map<string, bigint>();
  for (const [name, amount] of carriedIn) {
    const key = names.includes(name) ? name : names[0];
    if (key !== undefined && amount !== 0n) into.set(key, (into.get(key) ?? 0n) + amount);
  }
  return into;
}

/** A month by its terms: every sum has a line, and the lines add up to what is due. */
export function statementOf({ plans, days, unpaid, carriedIn }: MonthOfPartner): Statement {
  const carried = carriedInto(plans, carriedIn);
  const byPlan = Map.groupBy(days, ({ market, product }) => planOf(plans, { market, product, part: 'share' }));
  const statement: Statement = { due: 0n, lines: [], carriedOut: new Map(), paidFor: [] };
  for (const plan of plans) {
    const own = byPlan.get(plan) ?? [];
    const name = planName(plan);
    const owed = carried.get(name) ?? 0n;
    if (!plan.share || (own.length === 0 && owed === 0n)) continue;
    const figures = own.reduce<Figures>(addFigures, noFigures);
    const { fee, base, due, carriedOut } = shareOf(plan.share, figures, owed);
    if (owed !== 0n) {
      statement.lines.push(lineOf({ kind: 'carried_in', plan: name, base_cents: wireCents(owed) }));
    }
    statement.lines.push(
      lineOf({
        kind: 'share',
        plan: name,
        players: new Set(own.map(({ playerId }) => playerId)).size,
        stakes_cents: wireCents(figures.stakes),
        wins_cents: wireCents(figures.wins),
        bonus_cents: wireCents(plan.share.deducts_bonus ? figures.bonus : 0n),
        corrections_cents: wireCents(figures.corrections),
        admin_fee_cents: wireCents(fee),
        base_cents: wireCents(base),
        due_cents: wireCents(due),
        late_cents: wireCents(own.reduce((sum, day) => (day.late ? sum + netOf(day) : sum), 0n)),
      }),
    );
    statement.due += due;
    if (carriedOut !== 0n) {
      statement.carriedOut.set(name, carriedOut);
      statement.lines.push(lineOf({ kind: 'carried_out', plan: name, base_cents: wireCents(carriedOut) }));
    }
  }
  const qualified = Map.groupBy(
    unpaid.flatMap((player) => {
      const plan = planOf(plans, { market: player.market, product: null, part: 'cpa' });
      return plan?.cpa && qualifies(plan.cpa, player) ? [{ player, plan }] : [];
    }),
    ({ plan }) => plan,
  );
  for (const [plan, players] of qualified) {
    const due = BigInt(plan.cpa?.amount_cents ?? 0) * BigInt(players.length);
    statement.lines.push(
      lineOf({ kind: 'cpa', plan: planName(plan), players: players.length, due_cents: wireCents(due) }),
    );
    statement.due += due;
    statement.paidFor.push(...players.map(({ player }) => player.playerId));
  }
  return statement;
}

function qualifies(
  cpa: NonNullable<PartnerPlan['cpa']>,
  { firstDeposit, wagered }: Pick<UnpaidPlayer, 'firstDeposit' | 'wagered'>,
): boolean {
  return (
    firstDeposit !== null &&
    firstDeposit >= BigInt(cpa.first_deposit_cents) &&
    wagered(cpa.within_days) >= BigInt(cpa.wagered_cents)
  );
}
