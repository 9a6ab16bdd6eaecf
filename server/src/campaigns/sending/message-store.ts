import type { CampaignChannel, CampaignPopup } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface NewMessage {
  playerId: number;
  campaignId: number;
  step: number;
  channel: CampaignChannel;
  /** Of a popup: what it says. */
  content: Omit<CampaignPopup, 'id'> | null;
  expiresAt: Date;
  hasImage: boolean;
  at: Date;
}

/** False: it was written before, and is not again. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { playerId, campaignId, step, channel, content, expiresAt, hasImage, at } = message;
  const { rowCount } = await tx.query(
    `insert into campaigns_message (player_id, campaign_id, step, channel, content, expires_at, has_image, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (player_id, campaign_id, step) do nothing`,
    [playerId, campaignId, step, channel, content && JSON.stringify(content), expiresAt, hasImage, at],
  );
  return rowCount === 1;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How many messages these players got by a channel in the last day and week. */
export async function recentMessages(
  db: Queryable,
  { playerIds, channel, now }: { playerIds: readonly number[]; channel: CampaignChannel; now: Date },
): Promise<Map<number, { day: number; week: number }>> {
  const { rows } = await db.query<{ player_id: bigint; day: number; week: number }>(
    `select player_id, count(*) filter (where sent_at > $3)::int as day, count(*)::int as week from campaigns_message
     where player_id = any($1::bigint[]) and channel = $2 and sent_at > $4 group by player_id`,
    [playerIds, channel, new Date(now.getTime() - dayMs), new Date(now.getTime() - 7 * dayMs)],
  );
  return new Map(rows.map(({ player_id, day, week }) => [Number(player_id), { day, week }]));
}

/** The oldest popup that this player has not seen, of a campaign that was not stopped. */
export async function findPopup(
  db: Queryable,
  { playerId, now }: { playerId: number; now: Date },
): Promise<(CampaignPopup & { campaignId: number }) | undefined> {
  const { rows } = await db.query<{ id: bigint; campaign_id: bigint; content: Omit<CampaignPopup, 'id'> }>(
    `select id, campaign_id, content from campaigns_message
     where player_id = $1 and channel = 'popup' and opened_at is null and expires_at > $2 order by id limit 1`,
    [playerId, now],
  );
  const [row] = rows;
  return row && { id: Number(row.id), campaignId: Number(row.campaign_id), ...row.content };
}

/** False: this player has no such popup. The first time counts. */
export async function notePopup(
  db: Queryable,
  { id, playerId, act, at }: { id: number; playerId: number; act: 'shown' | 'clicked'; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update campaigns_message set opened_at = coalesce(opened_at, $3),
       clicked_at = case when $4 = 'clicked' then coalesce(clicked_at, $3) else clicked_at end
     where id = $1 and player_id = $2 and channel = 'popup'`,
    [id, playerId, at, act],
  );
  return rowCount === 1;
}

/** A mail of a campaign that carries the image: the first time counts, and no more of it is kept than the day (UTC). */
export async function noteOpened(
  db: Queryable,
  { playerId, campaignId, at }: { playerId: number; campaignId: number; at: Date },
): Promise<void> {
  await db.query(
    `update campaigns_message set opened_at = date_trunc('day', $3::timestamptz, 'UTC')
     where player_id = $1 and campaign_id = $2 and step = 0 and has_image and opened_at is null`,
    [playerId, campaignId, at],
  );
}
