import type { Queryable, Tx } from '../../kit/index.ts';

export interface Delivery {
  playerId: number;
  arm: number;
}

/** Who gets which text; whoever is assigned already stays where they are. */
export async function insertDeliveries(
  tx: Tx,
  { campaignId, deliveries, at }: { campaignId: number; deliveries: readonly Delivery[]; at: Date },
): Promise<void> {
  await tx.query(
    `insert into campaigns_delivery (campaign_id, player_id, arm, state, assigned_at, due_at)
     select $1, d.player_id, d.arm, case when d.arm = 0 then 'control' else 'due' end, $4, $4
     from unnest($2::bigint[], $3::int[]) as d (player_id, arm) on conflict do nothing`,
    [campaignId, deliveries.map(({ playerId }) => playerId), deliveries.map(({ arm }) => arm), at],
  );
}

/** Takes what is due, for whoever holds the claim. One whose worker died is free again when its time is over. */
export async function claimDeliveries(
  tx: Tx,
  {
    campaignId,
    claim,
    now,
    until,
    limit,
  }: { campaignId: number; claim: string; now: Date; until: Date; limit: number },
): Promise<number> {
  const { rowCount } = await tx.query(
    `update campaigns_delivery d set claim = $2, claimed_until = $4
     from (select player_id from campaigns_delivery
       where campaign_id = $1 and state = 'due' and due_at <= $3 and (claimed_until is null or claimed_until <= $3)
       order by due_at, player_id limit $5 for update skip locked) n
     where d.campaign_id = $1 and d.player_id = n.player_id`,
    [campaignId, claim, now, until, limit],
  );
  return rowCount ?? 0;
}

/** What this claim still holds, locked: of two workers who think they do, one finds nothing. */
export async function lockClaimed(
  tx: Tx,
  { campaignId, claim }: { campaignId: number; claim: string },
): Promise<Delivery[]> {
  const { rows } = await tx.query<{ player_id: bigint; arm: number }>(
    `select player_id, arm from campaigns_delivery where campaign_id = $1 and claim = $2 and state = 'due'
     order by player_id for update`,
    [campaignId, claim],
  );
  return rows.map((row) => ({ playerId: Number(row.player_id), arm: row.arm }));
}

export interface Delivered {
  playerId: number;
  state: 'sent' | 'refused' | 'due';
  why: string | null;
  /** Of one that waits. */
  dueAt: Date | null;
}

export async function noteDelivered(
  tx: Tx,
  { campaignId, delivered, at }: { campaignId: number; delivered: readonly Delivered[]; at: Date },
): Promise<void> {
  await tx.query(
    `update campaigns_delivery d set state = n.state, why = n.why, due_at = coalesce(n.due_at, d.due_at),
       sent_at = case when n.state = 'sent' then $6::timestamptz end, claim = null, claimed_until = null
     from unnest($2::bigint[], $3::text[], $4::text[], $5::timestamptz[]) as n (player_id, state, why, due_at)
     where d.campaign_id = $1 and d.player_id = n.player_id`,
    [
      campaignId,
      delivered.map(({ playerId }) => playerId),
      delivered.map(({ state }) => state),
      delivered.map(({ why }) => why),
      delivered.map(({ dueAt }) => dueAt),
      at,
    ],
  );
}

/** When the next one is due, also where somebody holds it; null: all is said. */
export async function nextDue(db: Queryable, campaignId: number): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select min(greatest(due_at, coalesce(claimed_until, due_at))) as at from campaigns_delivery
     where campaign_id = $1 and state = 'due'`,
    [campaignId],
  );
  return rows[0]?.at ?? null;
}

/** How many of each campaign were assigned, and how many messages went out. */
export async function countsOf(
  db: Queryable,
  campaignIds: readonly number[],
): Promise<Map<number, { assigned: number; sent: number }>> {
  const { rows } = await db.query<{ campaign_id: bigint; assigned: number; sent: number }>(
    `select c.id as campaign_id,
       (select count(*) from campaigns_delivery d where d.campaign_id = c.id)::int
         + (select count(*) from campaigns_run r where r.campaign_id = c.id)::int as assigned,
       (select count(*) from campaigns_message m where m.campaign_id = c.id)::int as sent
     from unnest($1::bigint[]) as c (id)`,
    [campaignIds],
  );
  return new Map(rows.map((row) => [Number(row.campaign_id), { assigned: row.assigned, sent: row.sent }]));
}
