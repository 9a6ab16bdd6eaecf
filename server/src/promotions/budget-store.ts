import type { Currency } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';

/** What a promotion may cost and has cost, in the budget's currency. */
export interface Budget {
  promotionId: number;
  currency: Currency;
  hard: bigint;
  spent: bigint;
  reserved: bigint;
  given: number;
  total: number | null;
}

interface BudgetRow extends Omit<Budget, 'promotionId'> {
  promotion_id: bigint;
}

const fromRow = ({ promotion_id, ...row }: BudgetRow): Budget => ({ promotionId: Number(promotion_id), ...row });
const columns = 'promotion_id, currency, hard, spent, reserved, given, total';

/** Claims of a promotion come one after the other from here on. */
export async function lockBudgets(tx: Tx, promotionIds: readonly number[]): Promise<Map<number, Budget>> {
  const { rows } = await tx.query<BudgetRow>({
    name: 'promotions_lock_budgets',
    text: `select ${columns} from promotions_budget where promotion_id = any($1::bigint[]) order by promotion_id for update`,
    values: [promotionIds],
  });
  return new Map(rows.map((row) => [Number(row.promotion_id), fromRow(row)]));
}

export async function readBudgets(db: Queryable, promotionIds: readonly number[]): Promise<Map<number, Budget>> {
  const { rows } = await db.query<BudgetRow>(
    `select ${columns} from promotions_budget where promotion_id = any($1::bigint[])`,
    [promotionIds],
  );
  return new Map(rows.map((row) => [Number(row.promotion_id), fromRow(row)]));
}

export interface BudgetMove {
  promotionId: number;
  reserved: bigint;
  spent: bigint;
  given: number;
}

/** Moves of one promotion as one, in the order of ids. */
function addedUp(moves: readonly BudgetMove[]): BudgetMove[] {
  const sums = new Map<number, BudgetMove>();
  for (const move of moves) {
    const sum = sums.get(move.promotionId) ?? { promotionId: move.promotionId, reserved: 0n, spent: 0n, given: 0 };
    sums.set(move.promotionId, {
      promotionId: move.promotionId,
      reserved: sum.reserved + move.reserved,
      spent: sum.spent + move.spent,
      given: sum.given + move.given,
    });
  }
  return [...sums.values()].sort((one, other) => one.promotionId - other.promotionId);
}

/** One conditional update: whatever goes beyond the budget or the number changes nothing. Says which were moved. */
export async function moveBudgets(tx: Tx, moves: readonly BudgetMove[]): Promise<ReadonlySet<number>> {
  const sums = addedUp(moves);
  if (sums.length === 0) return new Set();
  const { rows } = await tx.query<{ promotion_id: bigint }>({
    name: 'promotions_move_budgets',
    text: `update promotions_budget b set reserved = b.reserved + n.reserved, spent = b.spent + n.spent, given = b.given + n.given
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[]) as n (promotion_id, reserved, spent, given)
      where b.promotion_id = n.promotion_id
        and (n.reserved + n.spent <= 0 or b.spent + b.reserved + n.spent + n.reserved <= b.hard)
        and (n.given <= 0 or b.total is null or b.given + n.given <= b.total)
      returning b.promotion_id`,
    values: [
      sums.map(({ promotionId }) => promotionId),
      sums.map(({ reserved }) => reserved),
      sums.map(({ spent }) => spent),
      sums.map(({ given }) => given),
    ],
  });
  return new Set(rows.map((row) => Number(row.promotion_id)));
}

/** For moves that were decided under the budgets' locks. */
export async function mustMoveBudgets(tx: Tx, moves: readonly BudgetMove[]): Promise<void> {
  const moved = await moveBudgets(tx, moves);
  invariant(
    addedUp(moves).every(({ promotionId }) => moved.has(promotionId)),
    'a budget moves as it was decided',
  );
}

export async function readDays(
  db: Queryable,
  promotionIds: readonly number[],
  day: string,
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ promotion_id: bigint; given: number }>(
    'select promotion_id, given from promotions_day where promotion_id = any($1::bigint[]) and day = $2::date',
    [promotionIds, day],
  );
  return new Map(rows.map((row) => [Number(row.promotion_id), row.given]));
}

export async function addToDays(
  tx: Tx,
  days: readonly { promotionId: number; day: string; given: number }[],
): Promise<void> {
  if (days.length === 0) return;
  await tx.query(
    `insert into promotions_day (promotion_id, day, given)
     select promotion_id, day, sum(given) from unnest($1::bigint[], $2::date[], $3::int[]) as n (promotion_id, day, given)
       group by 1, 2 order by 1, 2
     on conflict (promotion_id, day) do update set given = promotions_day.given + excluded.given`,
    [days.map(({ promotionId }) => promotionId), days.map(({ day }) => day), days.map(({ given }) => given)],
  );
}
