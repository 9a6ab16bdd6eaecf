import type { StaffOverride } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

/** What a trader has changed against the feed. */
export interface Override {
  id: number;
  fixtureId: number;
  /** Null: of the whole fixture. */
  market: string | null;
  outcome: string | null;
  kind: StaffOverride['kind'];
  value: number | null;
  from: number | null;
  to: number | null;
  state: StaffOverride['state'];
  reason: string;
  setBy: { id: number; name: string };
  agreedBy: string | null;
  setAt: Date;
  until: Date;
  overFor: StaffOverride['over_for'];
}

interface OverrideRow {
  id: bigint;
  fixture_id: bigint;
  market: string | null;
  outcome: string | null;
  kind: Override['kind'];
  value: bigint | null;
  from_price: number | null;
  to_price: number | null;
  state: Override['state'];
  reason: string;
  set_by: string;
  set_by_id: bigint;
  agreed_by: string | null;
  set_at: Date;
  until: Date;
  over_for: Override['overFor'];
}

const columns = `id, fixture_id, market, outcome, kind, value, from_price, to_price, state, reason, set_by, set_by_id, agreed_by,
  set_at, until, over_for`;

const fromRow = (row: OverrideRow): Override => ({
  id: Number(row.id),
  fixtureId: Number(row.fixture_id),
  market: row.market,
  outcome: row.outcome,
  kind: row.kind,
  value: row.value === null ? null : Number(row.value),
  from: row.from_price,
  to: row.to_price,
  state: row.state,
  reason: row.reason,
  setBy: { id: Number(row.set_by_id), name: row.set_by },
  agreedBy: row.agreed_by,
  setAt: row.set_at,
  until: row.until,
  overFor: row.over_for,
});

export type NewOverride = Omit<Override, 'id' | 'agreedBy' | 'overFor'>;

export async function insertOverride(tx: Tx, override: NewOverride): Promise<Override> {
  const { fixtureId, market, outcome, kind, value, from, to, state, reason, setBy, setAt, until } = override;
  const { rows } = await tx.query<OverrideRow>(
    `insert into sportsbook_override (fixture_id, market, outcome, kind, value, from_price, to_price, state, reason, set_by,
       set_by_id, set_at, until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`,
    [fixtureId, market, outcome, kind, value, from, to, state, reason, setBy.name, setBy.id, setAt, until],
  );
  return fromRow(rows[0] as OverrideRow);
}

/** Newest first. */
export async function listOverrides(
  db: Queryable,
  { fixture, state }: { fixture?: number | undefined; state?: Override['state'] | undefined },
): Promise<Override[]> {
  const { rows } = await db.query<OverrideRow>(
    `select ${columns} from sportsbook_override
     where ($1::bigint is null or fixture_id = $1) and ($2::text is null or state = $2) order by id desc limit 200`,
    [fixture ?? null, state ?? null],
  );
  return rows.map(fromRow);
}

/** Those of a fixture that hold or may hold, in their order. Whoever changes them holds its gate. */
export async function listStanding(db: Queryable, fixtureId: number): Promise<Override[]> {
  const { rows } = await db.query<OverrideRow>(
    `select ${columns} from sportsbook_override where fixture_id = $1 and state <> 'over' order by id`,
    [fixtureId],
  );
  return rows.map(fromRow);
}

/** Those of all fixtures that hold or may hold. */
export async function listAllStanding(db: Queryable): Promise<Override[]> {
  const { rows } = await db.query<OverrideRow>({
    name: 'sportsbook_standing_overrides',
    text: `select ${columns} from sportsbook_override where state <> 'over' order by id`,
  });
  return rows.map(fromRow);
}

export async function findOverride(db: Queryable, id: number): Promise<Override | undefined> {
  const { rows } = await db.query<OverrideRow>(`select ${columns} from sportsbook_override where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export async function agreeToOverride(tx: Tx, id: number, by: string): Promise<Override> {
  const { rows } = await tx.query<OverrideRow>(
    `update sportsbook_override set state = 'active', agreed_by = $2 where id = $1 returning ${columns}`,
    [id, by],
  );
  return fromRow(rows[0] as OverrideRow);
}

export async function endOverrides(
  tx: Tx,
  ids: readonly number[],
  overFor: NonNullable<Override['overFor']>,
): Promise<Override[]> {
  const { rows } = await tx.query<OverrideRow>(
    `update sportsbook_override set state = 'over', over_for = $2 where id = any($1) and state <> 'over'
     returning ${columns}`,
    [ids, overFor],
  );
  return rows.map(fromRow);
}

/** What a second person has to agree to. */
export const waitingOverrides = queueOf(
  `select id, set_at as since, set_by_id as asked_by from sportsbook_override where state = 'waiting'`,
);
