import { type Currency, type PromotionRule, type PromotionState, Refusal } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import type { StoredPromotion } from './promotion.ts';

interface PromotionRow {
  id: bigint;
  kind: PromotionRule['kind'];
  state: PromotionState;
  version: number;
  changed_at: Date;
}

export interface ListedPromotion extends StoredPromotion {
  rule: PromotionRule;
  spent: bigint;
  reserved: bigint;
  hard: bigint;
  given: number;
  currency: Currency;
}

const listed = `select p.id, p.kind, p.state, p.version, p.changed_at, v.rule, coalesce(b.spent, 0) as spent,
    coalesce(b.reserved, 0) as reserved, b.hard, coalesce(b.given, 0) as given, b.currency
  from promotions_promotion p join promotions_version v on v.promotion_id = p.id and v.version = p.version
  left join promotions_budget b on b.promotion_id = p.id`;

type ListedRow = PromotionRow & {
  rule: PromotionRule;
  spent: bigint;
  reserved: bigint;
  hard: bigint | null;
  given: number;
  currency: Currency | null;
};

/** A draft has no budget yet: what its rule says stands in for it. */
const fromRow = (row: ListedRow): ListedPromotion => ({
  id: Number(row.id),
  kind: row.kind,
  state: row.state,
  version: row.version,
  changedAt: row.changed_at,
  rule: row.rule,
  spent: row.spent,
  reserved: row.reserved,
  hard: row.hard ?? BigInt(row.rule.budget.hard),
  given: row.given,
  currency: row.currency ?? row.rule.budget.currency,
});

export async function listPromotions(
  db: Queryable,
  { state, kind }: { state?: PromotionState | undefined; kind?: PromotionRule['kind'] | undefined },
): Promise<ListedPromotion[]> {
  const { rows } = await db.query<ListedRow>(
    `${listed} where ($1::text is null or p.state = $1) and ($2::text is null or p.kind = $2)
     order by p.changed_at desc, p.id desc limit 500`,
    [state ?? null, kind ?? null],
  );
  return rows.map(fromRow);
}

export async function findPromotion(db: Queryable, id: number): Promise<ListedPromotion | undefined> {
  const { rows } = await db.query<ListedRow>(`${listed} where p.id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** Of the contests that are live and not over. */
export async function runningIdentifiers(
  db: Queryable,
  now: Date,
): Promise<{ promotionId: number; identifier: string }[]> {
  const { rows } = await db.query<{ id: bigint; identifier: string }>(
    `select p.id, v.rule->'contest'->>'identifier' as identifier
     from promotions_promotion p join promotions_version v on v.promotion_id = p.id and v.version = p.version
     where p.state = 'live' and p.kind in ('tournament', 'quest', 'achievement', 'lottery') and p.ends_at > $1 order by p.id`,
    [now],
  );
  return rows.map(({ id, identifier }) => ({ promotionId: Number(id), identifier }));
}

/** Of lotteries by these names that are approved, or live: when the last of them ends. */
export async function lotteryEnds(db: Queryable, identifiers: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await db.query<{ identifier: string; ends_at: Date }>(
    `select v.rule->'contest'->>'identifier' as identifier, max(p.ends_at) as ends_at
     from promotions_promotion p join promotions_version v on v.promotion_id = p.id and v.version = p.version
     where p.kind = 'lottery' and p.state in ('live', 'paused') and v.rule->'contest'->>'identifier' = any($1) group by 1`,
    [identifiers],
  );
  return new Map(rows.map((row) => [row.identifier, row.ends_at]));
}

/** Throws `NOT_FOUND`. */
export async function lockPromotion(tx: Tx, id: number): Promise<StoredPromotion> {
  const { rows } = await tx.query<PromotionRow>(
    'select id, kind, state, version, changed_at from promotions_promotion where id = $1 for update',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  return { id: Number(row.id), kind: row.kind, state: row.state, version: row.version, changedAt: row.changed_at };
}

export async function insertPromotion(tx: Tx, rule: PromotionRule, at: Date): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into promotions_promotion (kind, starts_at, ends_at, changed_at) values ($1, $2, $3, $4) returning id',
    [rule.kind, rule.schedule.from, rule.schedule.to ?? null, at],
  );
  return Number(rows[0]?.id);
}

export async function updatePromotion(
  tx: Tx,
  {
    id,
    state,
    version,
    rule,
    at,
  }: { id: number; state: PromotionState; version: number; rule: PromotionRule; at: Date },
): Promise<void> {
  await tx.query(
    `update promotions_promotion set kind = $2, state = $3, version = $4, starts_at = $5, ends_at = $6, changed_at = $7
     where id = $1`,
    [id, rule.kind, state, version, rule.schedule.from, rule.schedule.to ?? null, at],
  );
}

interface Person {
  id: number;
  name: string;
}

export interface StoredVersion {
  version: number;
  hash: string;
  rule: PromotionRule;
  madeBy: Person;
  madeAt: Date;
  proposedBy: Person | null;
  approvedBy: Person | null;
  secondApprovedBy: Person | null;
  approvedAt: Date | null;
}

interface VersionRow {
  version: number;
  hash: string;
  rule: PromotionRule;
  made_by: bigint;
  made_by_name: string;
  made_at: Date;
  proposed_by: bigint | null;
  proposed_by_name: string | null;
  approved_by: bigint | null;
  approved_by_name: string | null;
  approved_at: Date | null;
  second_approved_by: bigint | null;
  second_approved_by_name: string | null;
}

const personOf = (id: bigint | null, name: string | null): Person | null =>
  id === null || name === null ? null : { id: Number(id), name };

/** Newest first. */
export async function readVersions(db: Queryable, promotionId: number): Promise<StoredVersion[]> {
  const { rows } = await db.query<VersionRow>(
    `select version, hash, rule, made_by, made_by_name, made_at, proposed_by, proposed_by_name, approved_by, approved_by_name,
       approved_at, second_approved_by, second_approved_by_name
     from promotions_version where promotion_id = $1 order by version desc limit 100`,
    [promotionId],
  );
  return rows.map((row) => ({
    version: row.version,
    hash: row.hash,
    rule: row.rule,
    madeBy: { id: Number(row.made_by), name: row.made_by_name },
    madeAt: row.made_at,
    proposedBy: personOf(row.proposed_by, row.proposed_by_name),
    approvedBy: personOf(row.approved_by, row.approved_by_name),
    secondApprovedBy: personOf(row.second_approved_by, row.second_approved_by_name),
    approvedAt: row.approved_at,
  }));
}

export async function insertVersion(
  tx: Tx,
  {
    promotionId,
    version,
    rule,
    hash,
    by,
    at,
  }: {
    promotionId: number;
    version: number;
    rule: PromotionRule;
    hash: string;
    by: Person;
    at: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into promotions_version (promotion_id, version, rule, hash, made_by, made_by_name, made_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [promotionId, version, JSON.stringify(rule), hash, by.id, by.name, at],
  );
}

interface VersionNamed {
  promotionId: number;
  version: number;
}

export async function noteProposed(tx: Tx, { promotionId, version }: VersionNamed, by: Person): Promise<void> {
  await tx.query(
    `update promotions_version set proposed_by = $3, proposed_by_name = $4, approved_by = null, approved_by_name = null,
       approved_at = null, second_approved_by = null, second_approved_by_name = null
     where promotion_id = $1 and version = $2`,
    [promotionId, version, by.id, by.name],
  );
}

export async function noteApproved(
  tx: Tx,
  { promotionId, version }: VersionNamed,
  { by, which, at }: { by: Person; which: 'first' | 'second'; at: Date },
): Promise<void> {
  const column = which === 'first' ? 'approved_by' : 'second_approved_by';
  await tx.query(
    `update promotions_version set ${column} = $3, ${column}_name = $4, approved_at = $5
     where promotion_id = $1 and version = $2`,
    [promotionId, version, by.id, by.name, at],
  );
}

/** From here on players can read its terms, and it has a budget. What was spent by earlier versions counts. */
export async function publish(
  tx: Tx,
  { promotionId, version }: VersionNamed,
  rule: PromotionRule,
  at: Date,
): Promise<boolean> {
  await tx.query(
    'update promotions_version set published_at = coalesce(published_at, $3) where promotion_id = $1 and version = $2',
    [promotionId, version, at],
  );
  const { rowCount } = await tx.query(
    `insert into promotions_budget as b (promotion_id, currency, hard, total) values ($1, $2, $3, $4)
     on conflict (promotion_id) do update set hard = excluded.hard, total = excluded.total
     where b.currency = excluded.currency and b.spent + b.reserved <= excluded.hard
       and (excluded.total is null or b.given <= excluded.total)`,
    [promotionId, rule.budget.currency, rule.budget.hard, rule.caps.total ?? null],
  );
  return rowCount === 1;
}

/** How promotions stand, and since when. */
export async function statesOf(
  db: Queryable,
  promotionIds: readonly number[],
): Promise<Map<number, { state: PromotionState; changedAt: Date }>> {
  const { rows } = await db.query<{ id: bigint; state: PromotionState; changed_at: Date }>({
    name: 'promotions_states_of',
    text: 'select id, state, changed_at from promotions_promotion where id = any($1::bigint[])',
    values: [promotionIds],
  });
  return new Map(rows.map(({ id, state, changed_at }) => [Number(id), { state, changedAt: changed_at }]));
}
