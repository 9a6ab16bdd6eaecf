import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import type { DueReward } from './due-grant.ts';
import { rewardFrom, rewardText } from './stored-reward.ts';

export type GrantState = 'reserved' | 'due' | 'given' | 'refused' | 'released';

/** Something due to a player once for an occasion. */
export interface Grant {
  id: number;
  playerId: number;
  promotionId: number;
  version: number;
  occasion: string;
  rewardIndex: number;
  reward: DueReward;
  currency: Currency;
  /** In the budget's currency, at the rate of the moment it was decided. */
  cost: bigint;
  state: GrantState;
  reason: string | null;
  codeId: number | null;
  at: Date;
}

interface GrantRow {
  id: bigint;
  player_id: bigint;
  promotion_id: bigint;
  version: number;
  occasion: string;
  reward_index: number;
  reward: unknown;
  currency: Currency;
  cost: bigint;
  state: GrantState;
  reason: string | null;
  code_id: bigint | null;
  at: Date;
}

const columns =
  'id, player_id, promotion_id, version, occasion, reward_index, reward, currency, cost, state, reason, code_id, at';

const fromRow = (row: GrantRow): Grant => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  promotionId: Number(row.promotion_id),
  version: row.version,
  occasion: row.occasion,
  rewardIndex: row.reward_index,
  reward: rewardFrom(row.reward),
  currency: row.currency,
  cost: row.cost,
  state: row.state,
  reason: row.reason,
  codeId: row.code_id === null ? null : Number(row.code_id),
  at: row.at,
});

/** Returns the ids of those that were new. */
export async function insertGrants(
  tx: Tx,
  grants: readonly Omit<Grant, 'id'>[],
): Promise<{ id: number; playerId: number; promotionId: number; state: GrantState }[]> {
  if (grants.length === 0) return [];
  const { rows } = await tx.query<Pick<GrantRow, 'id' | 'player_id' | 'promotion_id' | 'state'>>({
    name: 'promotions_insert_grants',
    text: `insert into promotions_grant (player_id, promotion_id, version, occasion, reward_index, reward, currency, cost, state,
        reason, code_id, at)
      select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::int[], $6::jsonb[], $7::text[], $8::bigint[],
        $9::text[], $10::text[], $11::bigint[], $12::timestamptz[])
      on conflict on constraint promotions_grant_once do nothing returning id, player_id, promotion_id, state`,
    values: [
      grants.map(({ playerId }) => playerId),
      grants.map(({ promotionId }) => promotionId),
      grants.map(({ version }) => version),
      grants.map(({ occasion }) => occasion),
      grants.map(({ rewardIndex }) => rewardIndex),
      grants.map(({ reward }) => rewardText(reward)),
      grants.map(({ currency }) => currency),
      grants.map(({ cost }) => cost),
      grants.map(({ state }) => state),
      grants.map(({ reason }) => reason),
      grants.map(({ codeId }) => codeId),
      grants.map(({ at }) => at),
    ],
  });
  return rows.map(({ id, player_id, promotion_id, state }) => ({
    id: Number(id),
    playerId: Number(player_id),
    promotionId: Number(promotion_id),
    state,
  }));
}

/** What these players have had of these promotions: one line an occasion, refused and released ones too. */
export async function readOccasions(
  db: Queryable,
  { playerIds, promotionIds }: { playerIds: readonly number[]; promotionIds: readonly number[] },
): Promise<{ playerId: number; promotionId: number; occasion: string; counts: boolean }[]> {
  const { rows } = await db.query<{ player_id: bigint; promotion_id: bigint; occasion: string; counts: boolean }>({
    name: 'promotions_read_occasions',
    text: `select player_id, promotion_id, occasion, state in ('reserved', 'due', 'given') as counts from promotions_grant
      where player_id = any($1::bigint[]) and promotion_id = any($2::bigint[]) and reward_index = 0`,
    values: [playerIds, promotionIds],
  });
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    promotionId: Number(row.promotion_id),
    occasion: row.occasion,
    counts: row.counts,
  }));
}

/** Bonuses that are promised to players and not given yet: one for an occasion, whatever it consists of. */
export async function countPromised(
  db: Queryable,
  playerIds: readonly number[],
  besides = '',
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ player_id: bigint; promised: number }>(
    `select player_id, count(distinct (promotion_id, occasion))::int as promised from promotions_grant
     where player_id = any($1::bigint[]) and state in ('reserved', 'due') and reward ->> 'type' in ('bonus', 'freespins')
       and occasion <> $2 group by player_id`,
    [playerIds, besides],
  );
  return new Map(rows.map((row) => [Number(row.player_id), row.promised]));
}

/** What was reserved for an occasion, locked. */
export async function lockReserved(
  tx: Tx,
  { playerId, occasion }: { playerId: number | undefined; occasion: string },
): Promise<Grant[]> {
  const { rows } = await tx.query<GrantRow>(
    `select ${columns} from promotions_grant
     where state = 'reserved' and occasion = $2 and ($1::bigint is null or player_id = $1) order by id for update`,
    [playerId ?? null, occasion],
  );
  return rows.map(fromRow);
}

/** What was reserved for an occasion and released for this reason. */
export async function readReleased(
  db: Queryable,
  { playerId, occasion, reason }: { playerId: number; occasion: string; reason: string },
): Promise<Grant[]> {
  const { rows } = await db.query<GrantRow>({
    name: 'promotions_read_released',
    text: `select ${columns} from promotions_grant
      where player_id = $1 and occasion = $2 and state = 'released' and reason = $3 order by id`,
    values: [playerId, occasion, reason],
  });
  return rows.map(fromRow);
}

/** What became of an occasion; undefined: there was none. */
export async function stateOfOccasion(
  db: Queryable,
  { playerId, promotionId, occasion }: Pick<Grant, 'playerId' | 'promotionId' | 'occasion'>,
): Promise<GrantState | undefined> {
  const { rows } = await db.query<Pick<GrantRow, 'state'>>(
    `select state from promotions_grant
     where player_id = $1 and promotion_id = $2 and occasion = $3 and reward_index = 0`,
    [playerId, promotionId, occasion],
  );
  return rows[0]?.state;
}

/** What was given for occasions of one promotion, in the order of their ids. */
export async function grantsOfOccasions(
  db: Queryable,
  { playerId, promotionId, occasions }: Pick<Grant, 'playerId' | 'promotionId'> & { occasions: readonly string[] },
): Promise<Grant[]> {
  const { rows } = await db.query<GrantRow>(
    `select ${columns} from promotions_grant
     where player_id = $1 and promotion_id = $2 and occasion = any($3::text[]) order by id`,
    [playerId, promotionId, occasions],
  );
  return rows.map(fromRow);
}

/** Those of these that are due. Not locked: whoever gives locks wallets first, and marks them afterwards. */
export async function readDue(db: Queryable, ids: readonly number[]): Promise<Grant[]> {
  const { rows } = await db.query<GrantRow>({
    name: 'promotions_read_due',
    text: `select ${columns} from promotions_grant where id = any($1::bigint[]) and state = 'due' order by player_id, id`,
    values: [ids],
  });
  return rows.map(fromRow);
}

/** Moves grants on that stand where they are thought to stand; says how many did. */
export async function moveGrants(
  tx: Tx,
  {
    ids,
    from,
    to,
    reason,
    at,
  }: {
    ids: readonly number[];
    from: GrantState;
    to: GrantState;
    reason?: string;
    at: Date;
  },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx.query({
    name: 'promotions_move_grants',
    text: `update promotions_grant set state = $3, reason = coalesce($4, reason), decided_at = $5
      where id = any($1::bigint[]) and state = $2`,
    values: [ids, from, to, reason ?? null, at],
  });
  return rowCount ?? 0;
}

/** What was reserved comes to this now. */
export async function updateReward(
  tx: Tx,
  { id, reward, cost, at }: Pick<Grant, 'id' | 'reward' | 'cost'> & { at: Date },
): Promise<void> {
  await tx.query(
    `update promotions_grant set state = 'due', reward = $2, cost = $3, decided_at = $4 where id = $1 and state = 'reserved'`,
    [id, rewardText(reward), cost, at],
  );
}

/** What a code gave a player, in the order of its rewards. */
export async function grantsOfCode(
  db: Queryable,
  { playerId, codeId }: { playerId: number; codeId: number },
): Promise<Grant[]> {
  const { rows } = await db.query<GrantRow>(
    `select ${columns} from promotions_grant where player_id = $1 and code_id = $2 order by reward_index`,
    [playerId, codeId],
  );
  return rows.map(fromRow);
}
