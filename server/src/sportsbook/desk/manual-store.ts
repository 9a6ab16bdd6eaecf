import type { StaffManualResult } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

/** A settlement or a void that somebody proposes. */
export interface ManualResult {
  id: number;
  fixtureId: number;
  kind: StaffManualResult['kind'];
  /** Null: all markets. */
  market: string | null;
  outcomes: StaffManualResult['outcomes'];
  reason: string;
  state: StaffManualResult['state'];
  askedBy: { id: number; name: string };
  decidedBy: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  /** What it moved, as it was when it was decided. */
  moved: Moved | null;
}

/** Bets that it touches, and what they are paid more, in cents of EUR as text. */
export interface Moved {
  bets: number;
  pays: string;
}

interface Body {
  market: string | null;
  outcomes: StaffManualResult['outcomes'];
  askedById: number;
  moved?: Moved;
}

interface ManualRow {
  id: bigint;
  fixture_id: bigint;
  kind: StaffManualResult['kind'];
  body: Body;
  reason: string;
  state: StaffManualResult['state'];
  asked_by: string;
  decided_by: string | null;
  asked_at: Date;
  decided_at: Date | null;
}

const columns = 'id, fixture_id, kind, body, reason, state, asked_by, decided_by, asked_at, decided_at';

const fromRow = ({ kind, body, reason, state, ...row }: ManualRow): ManualResult => ({
  id: Number(row.id),
  fixtureId: Number(row.fixture_id),
  kind,
  market: body.market,
  outcomes: body.outcomes,
  reason,
  state,
  askedBy: { id: body.askedById, name: row.asked_by },
  decidedBy: row.decided_by,
  askedAt: row.asked_at,
  decidedAt: row.decided_at,
  moved: body.moved ?? null,
});

export type NewManual = Pick<
  ManualResult,
  'fixtureId' | 'kind' | 'market' | 'outcomes' | 'reason' | 'askedBy' | 'askedAt'
>;

export async function insertManual(tx: Tx, asked: NewManual): Promise<ManualResult> {
  const { fixtureId, kind, market, outcomes, reason, askedBy, askedAt } = asked;
  const body: Body = { market, outcomes, askedById: askedBy.id };
  const { rows } = await tx.query<ManualRow>(
    `insert into sportsbook_manual (fixture_id, kind, body, reason, state, asked_by, asked_at)
     values ($1, $2, $3, $4, 'asked', $5, $6) returning ${columns}`,
    [fixtureId, kind, JSON.stringify(body), reason, askedBy.name, askedAt],
  );
  return fromRow(rows[0] as ManualRow);
}

/** Two who ask for results of one fixture at once wait for each other. */
export async function lockAsking(tx: Tx, fixtureId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', [
    'sportsbook_manual',
    fixtureId % 2_147_483_647,
  ]);
}

/** Of a fixture, newest first. */
export async function listManual(db: Queryable, fixtureId: number): Promise<ManualResult[]> {
  const { rows } = await db.query<ManualRow>(
    `select ${columns} from sportsbook_manual where fixture_id = $1 order by id desc limit 100`,
    [fixtureId],
  );
  return rows.map(fromRow);
}

/** Of all fixtures, newest first. */
export async function listAllManual(db: Queryable, state: ManualResult['state'] | undefined): Promise<ManualResult[]> {
  const { rows } = await db.query<ManualRow>(
    `select ${columns} from sportsbook_manual where $1::text is null or state = $1 order by id desc limit 100`,
    [state ?? null],
  );
  return rows.map(fromRow);
}

/** Held until the end of the transaction. */
export async function lockManual(tx: Tx, id: number): Promise<ManualResult | undefined> {
  const { rows } = await tx.query<ManualRow>(`select ${columns} from sportsbook_manual where id = $1 for update`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export async function decideManual(
  tx: Tx,
  { id, state, by, at, moved }: { id: number; state: 'agreed' | 'declined'; by: string; at: Date; moved: Moved },
): Promise<ManualResult> {
  const { rows } = await tx.query<ManualRow>(
    `update sportsbook_manual set state = $2, decided_by = $3, decided_at = $4,
       body = body || jsonb_build_object('moved', $5::jsonb)
     where id = $1 returning ${columns}`,
    [id, state, by, at, JSON.stringify(moved)],
  );
  return fromRow(rows[0] as ManualRow);
}

/** What waits for a second person. */
export const waitingManual = queueOf(`select id, asked_at as since from sportsbook_manual where state = 'asked'`);

/** Somebody proposes another result of it: what was only seen waits for the answer. */
export async function isProposed(db: Queryable, fixtureId: number): Promise<boolean> {
  const { rows } = await db.query<{ proposed: boolean }>({
    name: 'sportsbook_is_proposed',
    text: `select exists (select 1 from sportsbook_manual where fixture_id = $1 and state = 'asked') as proposed`,
    values: [fixtureId],
  });
  return rows[0]?.proposed ?? false;
}
