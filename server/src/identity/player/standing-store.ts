import type { Licence } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** Whether a player has shown who they are. The verification room decides; this only keeps it. */
export async function setVerified(tx: Tx, playerId: number, verified: boolean): Promise<void> {
  await tx.query('update identity_player set verified = $2 where id = $1 and verified <> $2', [playerId, verified]);
}

/** The languages players are written to in; whoever does not exist is left out. */
export async function languagesOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: bigint; language: string }>(
    'select id, language from identity_player where id = any($1::bigint[]) order by id',
    [playerIds],
  );
  return new Map(rows.map(({ id, language }) => [Number(id), language]));
}

/** What decides whether a player may stake money. */
export interface Standing {
  verified: boolean;
  licence: Licence;
  /** Where the player says to live. */
  country: string | null;
  acceptedTerms: boolean;
  /** Closed by the staff. */
  blocked: boolean;
}

/** Of many players at once: it is asked for every group of stakes. */
export async function standingsOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Standing>> {
  const { rows } = await db.query<Standing & { id: bigint }>({
    name: 'identity_standing',
    text: `select p.id, p.verified, p.license_name as licence, p.country,
        p.terms_accepted_at is not null as "acceptedTerms", b.player_id is not null as blocked
      from identity_player p left join identity_block b on b.player_id = p.id where p.id = any($1::bigint[])`,
    values: [playerIds],
  });
  return new Map(rows.map(({ id, ...standing }) => [Number(id), standing]));
}
