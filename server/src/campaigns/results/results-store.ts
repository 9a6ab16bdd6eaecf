import type { Queryable } from '../../kit/index.ts';

export interface ArmRow {
  arm: number;
  assigned: number;
  delivered: number;
  /** Of them, those that can tell that they were opened. */
  telling: number;
  opened: number;
  clicked: number;
  deposited: number;
  played: number;
  /** Those whose days are over. */
  measured: number;
}

/** What became of everybody who was assigned, by text: also of those who could not be reached in the end. */
export async function readArms(
  db: Queryable,
  { campaignId, days, now }: { campaignId: number; days: number; now: Date },
): Promise<ArmRow[]> {
  const { rows } = await db.query<ArmRow>(
    `select d.arm::int as arm, count(*)::int as assigned, count(*) filter (where d.state = 'sent')::int as delivered,
       count(*) filter (where m.channel = 'popup' or m.has_image)::int as telling, count(m.opened_at)::int as opened, count(m.clicked_at)::int as clicked,
       count(*) filter (where d.deposited_at < d.assigned_at + make_interval(days => $2))::int as deposited,
       count(*) filter (where d.played_at < d.assigned_at + make_interval(days => $2))::int as played,
       count(*) filter (where d.assigned_at + make_interval(days => $2) <= $3)::int as measured
     from campaigns_delivery d
     left join campaigns_message m on m.player_id = d.player_id and m.campaign_id = d.campaign_id and m.step = 0
     where d.campaign_id = $1 group by d.arm order by d.arm`,
    [campaignId, days, now],
  );
  return rows;
}

/** Why those of each text were not reached, the most frequent first. */
export async function readRefused(
  db: Queryable,
  campaignId: number,
): Promise<{ arm: number; why: string; players: number }[]> {
  const { rows } = await db.query<{ arm: number; why: string; players: number }>(
    `select arm::int as arm, why, count(*)::int as players from campaigns_delivery
     where campaign_id = $1 and state = 'refused' group by 1, 2 order by 3 desc, 2`,
    [campaignId],
  );
  return rows;
}

/** The next whose play has not been looked at since, while their days run or just after. */
export async function unmeasured(
  db: Queryable,
  { campaignId, days, now, limit }: { campaignId: number; days: number; now: Date; limit: number },
): Promise<{ playerId: number; from: Date; until: Date }[]> {
  const { rows } = await db.query<{ player_id: bigint; from: Date; until: Date }>(
    `select player_id, assigned_at as from, assigned_at + make_interval(days => $2) as until from campaigns_delivery
     where campaign_id = $1 and played_at is null and assigned_at < $3
       and (measured_at is null or measured_at < least($3, assigned_at + make_interval(days => $2)))
     order by player_id limit $4`,
    [campaignId, days, now, limit],
  );
  return rows.map(({ player_id, from, until }) => ({ playerId: Number(player_id), from, until }));
}

export async function notePlays(
  db: Queryable,
  {
    campaignId,
    playerIds,
    plays,
    now,
  }: { campaignId: number; playerIds: readonly number[]; plays: ReadonlyMap<number, Date>; now: Date },
): Promise<void> {
  await db.query(
    `update campaigns_delivery d set measured_at = $4, played_at = n.played_at
     from unnest($2::bigint[], $3::timestamptz[]) as n (player_id, played_at)
     where d.campaign_id = $1 and d.player_id = n.player_id`,
    [campaignId, playerIds, playerIds.map((id) => plays.get(id) ?? null), now],
  );
}
