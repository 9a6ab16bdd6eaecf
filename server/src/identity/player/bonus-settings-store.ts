import { type Currency, type Licence, multiAccountGroup } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** What decides whether a player may be given something, and in which words. */
export interface Receiver {
  licence: Licence;
  country: string | null;
  currency: Currency;
  language: string;
  verified: boolean;
  /** Closed by the staff. */
  blocked: boolean;
  /** The player wants to hear of offers. */
  wantsPromos: boolean;
  /** The player wants to be given bonuses. */
  canIssue: boolean;
  /** Held for one of several accounts of one person. */
  multiAccount: boolean;
}

export async function receiversOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Receiver>> {
  if (playerIds.length === 0) return new Map();
  const { rows } = await db.query<Receiver & { id: bigint }>(
    `select p.id, p.license_name as licence, p.country, p.currency, p.language, p.verified,
       p.can_issue_bonuses as "canIssue", p.receive_promos as "wantsPromos", b.player_id is not null as blocked, m.player_id is not null as "multiAccount"
     from identity_player p
     left join identity_block b on b.player_id = p.id
     left join identity_group_member m on m.player_id = p.id and m.group_id = $2
     where p.id = any($1::bigint[])`,
    [playerIds, multiAccountGroup],
  );
  return new Map(rows.map(({ id, ...receiver }) => [Number(id), receiver]));
}

/** Null forgets it. */
export async function setBonusCode(tx: Tx, playerId: number, code: string | null): Promise<void> {
  await tx.query('update identity_player set deposit_bonus_code = $2 where id = $1', [playerId, code]);
}

export async function setCanIssue(tx: Tx, playerId: number, canIssue: boolean): Promise<void> {
  await tx.query('update identity_player set can_issue_bonuses = $2 where id = $1', [playerId, canIssue]);
}
