import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { GiftFigures } from '../promotions/index.ts';

/** Days since a moment; everything else over the whole life of the promotion. */
export async function readGiftFigures(
  db: Queryable,
  { promotionId, since }: { promotionId: number; since: Date },
): Promise<GiftFigures> {
  const { rows: stages } = await db.query<{ stage: string; currency: Currency; gifts: number; held: bigint }>(
    `select stage, currency, count(*)::int as gifts, sum(balance)::bigint as held from bonuses_gift
     where promotion_id = $1 group by stage, currency`,
    [promotionId],
  );
  const { rows: days } = await db.query<GiftFigures['days'][number]>(
    `select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD') as day, g.currency, sum(m.converted)::bigint as converted,
       sum(m.forfeited)::bigint as forfeited,
       count(*) filter (where m.to_stage = 'wager_done' and m.from_stage <> 'wager_done')::int as completed
     from bonuses_gift g join bonuses_move m on m.gift_id = g.id
     where g.promotion_id = $1 and m.at >= $2 group by 1, 2 order by 1, 2`,
    [promotionId, since],
  );
  // Free spins are over when the bonus of their wins is.
  const { rows: closed } = await db.query<{ source_key: string; converted: bigint }>(
    `select g.source_key, g.released + coalesce(r.released, 0) as converted from bonuses_gift g
     left join bonuses_gift r on r.id = g.result_gift_id
     where g.promotion_id = $1 and g.closed_at is not null and (r.id is null or r.closed_at is not null)
       and g.source_key like 'grant:%' order by g.id`,
    [promotionId],
  );
  const count = (...wanted: string[]) =>
    stages.reduce((sum, { stage, gifts }) => (wanted.includes(stage) ? sum + gifts : sum), 0);
  const liability = new Map<Currency, bigint>();
  for (const { currency, held } of stages) liability.set(currency, (liability.get(currency) ?? 0n) + held);
  return {
    days,
    completed: count('wager_done', 'finished'),
    lost: count('lost'),
    canceled: count('canceled'),
    expired: count('expired'),
    open: count('issued', 'wait', 'handle_bets', 'activated'),
    liability,
    closed: closed.map((row) => ({
      grantId: Number(row.source_key.slice('grant:'.length)),
      converted: row.converted,
    })),
  };
}

/** Gifts by the grants they were given by. */
export async function giftsOfGrants(
  db: Queryable,
  { playerId, grantIds }: { playerId: number; grantIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ id: bigint; source_key: string }>(
    'select id, source_key from bonuses_gift where player_id = $1 and source_key = any($2)',
    [playerId, grantIds.map((id) => `grant:${id}`)],
  );
  return new Map(rows.map(({ id, source_key }) => [Number(source_key.slice('grant:'.length)), Number(id)]));
}

/** Those of these grants that a gift was given by. */
export async function grantsWithGifts(
  db: Queryable,
  grants: readonly { playerId: number; grantId: number }[],
): Promise<ReadonlySet<number>> {
  if (grants.length === 0) return new Set();
  const { rows } = await db.query<{ grant_id: bigint }>(
    `select w.grant_id from unnest($1::bigint[], $2::bigint[]) as w (player_id, grant_id)
     join bonuses_gift g on g.player_id = w.player_id and g.source_key = 'grant:' || w.grant_id`,
    [grants.map(({ playerId }) => playerId), grants.map(({ grantId }) => grantId)],
  );
  return new Set(rows.map(({ grant_id }) => Number(grant_id)));
}

export interface PlayedBonus {
  giftId: number;
  playerId: number;
  promotionId: number | null;
  currency: Currency;
  maxStake: bigint | null;
  since: Date;
  /** Tenths of its requirement that are staked. */
  tenth: number;
}

/** Those of these that are bonuses somebody plays with. */
export async function readPlayedBonuses(db: Queryable, giftIds: readonly number[]): Promise<PlayedBonus[]> {
  if (giftIds.length === 0) return [];
  const { rows } = await db.query<{
    id: bigint;
    player_id: bigint;
    promotion_id: bigint | null;
    currency: Currency;
    max_stake: bigint | null;
    activated_at: Date;
    tenth: number;
  }>({
    name: 'bonuses_played_now',
    text: `select id, player_id, promotion_id, currency, max_stake, activated_at,
        (progress / greatest(requirement * 10, 1))::int as tenth from bonuses_gift
      where id = any($1::bigint[]) and type = 'bonus' and stage = 'handle_bets' and activated_at is not null order by id`,
    values: [giftIds],
  });
  return rows.map((row) => ({
    giftId: Number(row.id),
    playerId: Number(row.player_id),
    promotionId: row.promotion_id === null ? null : Number(row.promotion_id),
    currency: row.currency,
    maxStake: row.max_stake,
    since: row.activated_at,
    tenth: row.tenth,
  }));
}
