import type { CampaignKind, CampaignRule, CampaignState, JourneyEvent } from '@halley/contract';
import { invariant, type Queryable, queueOf, type Tx } from '../kit/index.ts';
import type { Person } from './segments/segment-store.ts';

export interface StoredCampaign {
  id: number;
  kind: CampaignKind;
  name: string;
  state: CampaignState;
  version: number;
  rule: CampaignRule;
  writers: number[];
  madeBy: string;
  changedAt: Date;
  proposedAt: Date | null;
  approvedBy: string | null;
  approvedAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  endsAt: Date;
  pins: Record<string, number>;
  /** How far players have been assigned; null: all of them. */
  assigningAfter: number | null;
  measuredAt: Date | null;
}

interface CampaignRow {
  id: bigint;
  kind: CampaignKind;
  name: string;
  state: CampaignState;
  version: number;
  rule: CampaignRule;
  writers: bigint[];
  made_by_name: string;
  changed_at: Date;
  proposed_at: Date | null;
  approved_by_name: string | null;
  approved_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  ends_at: Date;
  pins: Record<string, number>;
  assigning_after: bigint | null;
  measured_at: Date | null;
}

const select = `select c.id, c.kind, c.name, c.state, c.version, v.rule, c.writers, c.made_by_name, c.changed_at, c.proposed_at,
  c.approved_by_name, c.approved_at, c.started_at, c.ended_at, c.ends_at, c.pins, c.assigning_after, c.measured_at
  from campaigns_campaign c join campaigns_version v on v.campaign_id = c.id and v.version = c.version`;

const fromRow = (row: CampaignRow): StoredCampaign => ({
  id: Number(row.id),
  kind: row.kind,
  name: row.name,
  state: row.state,
  version: row.version,
  rule: row.rule,
  writers: row.writers.map(Number),
  madeBy: row.made_by_name,
  changedAt: row.changed_at,
  proposedAt: row.proposed_at,
  approvedBy: row.approved_by_name,
  approvedAt: row.approved_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  endsAt: row.ends_at,
  pins: row.pins,
  assigningAfter: row.assigning_after === null ? null : Number(row.assigning_after),
  measuredAt: row.measured_at,
});

/** The newest first. */
export async function listCampaigns(
  db: Queryable,
  {
    kind,
    state,
    before,
    limit,
  }: { kind?: CampaignKind | undefined; state?: CampaignState | undefined; before?: number | undefined; limit: number },
): Promise<StoredCampaign[]> {
  const { rows } = await db.query<CampaignRow>(
    `${select} where ($1::text is null or c.kind = $1) and ($2::text is null or c.state = $2) and ($3::bigint is null or c.id < $3)
     order by c.id desc limit $4`,
    [kind ?? null, state ?? null, before ?? null, limit],
  );
  return rows.map(fromRow);
}

export async function findCampaign(db: Queryable, id: number): Promise<StoredCampaign | undefined> {
  const { rows } = await db.query<CampaignRow>(`${select} where c.id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** `share`: whoever sends; a stop waits until the batch is through, and no batch begins behind it. */
export async function lockCampaign(tx: Tx, id: number, how: 'update' | 'share'): Promise<StoredCampaign | undefined> {
  await tx.query(`select 1 from campaigns_campaign where id = $1 for ${how}`, [id]);
  return findCampaign(tx, id);
}

/** What is agreed to and runs, or is to begin. */
export async function openCampaigns(db: Queryable, kind: CampaignKind): Promise<StoredCampaign[]> {
  const { rows } = await db.query<CampaignRow>(
    `${select} where c.kind = $1 and c.state in ('approved', 'running') order by c.id`,
    [kind],
  );
  return rows.map(fromRow);
}

/** Journeys of all states, by number: a run goes on by its own version. */
export async function journeyRules(
  db: Queryable,
  wanted: readonly { id: number; version: number }[],
): Promise<Map<string, { rule: CampaignRule; state: CampaignState; pins: Record<string, number> }>> {
  const { rows } = await db.query<Pick<CampaignRow, 'id' | 'rule' | 'state' | 'version' | 'pins'>>(
    `select c.id, c.state, c.pins, v.version, v.rule from campaigns_campaign c
     join campaigns_version v on v.campaign_id = c.id
     join (select distinct * from unnest($1::bigint[], $2::int[]) as w (id, version)) w on w.id = c.id and w.version = v.version`,
    [wanted.map(({ id }) => id), wanted.map(({ version }) => version)],
  );
  return new Map(rows.map(({ id, version, rule, state, pins }) => [`${id}:${version}`, { rule, state, pins }]));
}

/** Whether another one that is not over has this name. */
export async function isNameTaken(tx: Tx, { id, name }: { id: number | undefined; name: string }): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from campaigns_campaign where name = $1 and state not in ('done', 'stopped') and id is distinct from $2`,
    [name, id ?? null],
  );
  return rows.length > 0;
}

export async function insertCampaign(
  tx: Tx,
  { rule, by, at }: { rule: CampaignRule; by: Person; at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into campaigns_campaign (kind, name, state, version, writers, made_by_name, changed_at, starts_at, ends_at, event)
     values ($1, $2, 'draft', 1, array[$3::bigint], $4, $5, $6, $7, $8) returning id`,
    [rule.kind, rule.name, by.id, by.name, at, rule.starts_at, rule.ends_at, eventOf(rule)],
  );
  invariant(rows[0], 'what was written has a number');
  const id = Number(rows[0].id);
  await insertVersion(tx, { id, version: 1, rule, by, at });
  return id;
}

export async function rewriteCampaign(
  tx: Tx,
  { id, version, rule, by, at }: { id: number; version: number; rule: CampaignRule; by: Person; at: Date },
): Promise<void> {
  await tx.query(
    `update campaigns_campaign set name = $2, state = 'draft', version = $3, changed_at = $4, proposed_at = null, pins = '{}',
       starts_at = $5, ends_at = $6, event = $7,
       writers = case when $8::bigint = any(writers) then writers else writers || $8::bigint end
     where id = $1`,
    [id, rule.name, version, at, rule.starts_at, rule.ends_at, eventOf(rule), by.id],
  );
  await insertVersion(tx, { id, version, rule, by, at });
}

const eventOf = (rule: CampaignRule): JourneyEvent | null => (rule.kind === 'journey' ? rule.event : null);

async function insertVersion(
  tx: Tx,
  { id, version, rule, by, at }: { id: number; version: number; rule: CampaignRule; by: Person; at: Date },
): Promise<void> {
  await tx.query(
    'insert into campaigns_version (campaign_id, version, rule, by_id, by_name, at) values ($1, $2, $3, $4, $5, $6)',
    [id, version, JSON.stringify(rule), by.id, by.name, at],
  );
}

export async function campaignVersions(
  db: Queryable,
  id: number,
): Promise<{ version: number; by: string; at: Date }[]> {
  const { rows } = await db.query<{ version: number; by: string; at: Date }>(
    `select version, by_name as by, at from campaigns_version where campaign_id = $1 order by version desc limit 50`,
    [id],
  );
  return rows;
}

export async function noteProposed(
  tx: Tx,
  { id, pins, at }: { id: number; pins: Record<string, number>; at: Date },
): Promise<void> {
  await tx.query(`update campaigns_campaign set state = 'waiting', proposed_at = $2, pins = $3 where id = $1`, [
    id,
    at,
    JSON.stringify(pins),
  ]);
}

export async function noteApproved(tx: Tx, { id, by, at }: { id: number; by: Person; at: Date }): Promise<void> {
  await tx.query(
    `update campaigns_campaign set state = 'approved', approved_by_id = $2, approved_by_name = $3, approved_at = $4 where id = $1`,
    [id, by.id, by.name, at],
  );
}

export async function noteState(
  tx: Tx,
  { id, state, at }: { id: number; state: 'draft' | 'running' | 'done' | 'stopped'; at: Date },
): Promise<void> {
  await tx.query(
    `update campaigns_campaign set state = $2,
       proposed_at = case when $2 = 'draft' then null else proposed_at end,
       started_at = case when $2 = 'running' then $3 else started_at end,
       ended_at = case when $2 in ('done', 'stopped') then $3 else ended_at end
     where id = $1`,
    [id, state, at],
  );
}

/** How far players have been assigned; null: all of them. */
export async function noteAssigned(tx: Tx, id: number, after: number | null): Promise<void> {
  await tx.query('update campaigns_campaign set assigning_after = $2 where id = $1', [id, after]);
}

export async function noteMeasured(db: Queryable, id: number, at: Date): Promise<void> {
  await db.query('update campaigns_campaign set measured_at = $2 where id = $1', [id, at]);
}

/** Campaigns whose players' days may not be over yet. */
export async function campaignsToMeasure(db: Queryable, since: Date): Promise<StoredCampaign[]> {
  const { rows } = await db.query<CampaignRow>(
    `${select} where c.kind = 'campaign' and c.started_at is not null and (c.ended_at is null or c.ended_at > $1) order by c.id`,
    [since],
  );
  return rows.map(fromRow);
}

/** Whoever wrote at it last asks for a second person. */
export const waitingCampaigns = queueOf(
  `select id, proposed_at as since, writers[array_upper(writers, 1)] as asked_by from campaigns_campaign where state = 'waiting'`,
);
