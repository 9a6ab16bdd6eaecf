import type { Licence } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** Whether a player has shown who they are. The verification room decides; this only keeps it. */
export async function setVerified(tx: Tx, playerId: number, verified: boolean): Promise<void> {
  await tx.query('update identity_player set verified = $2 where id = $1 and verified <> $2', [playerId, verified]);
}

export interface Standing {
  verified: boolean;
  licence: Licence;
  country: string | null;
  acceptedTerms: boolean;
}

/** Of many players at once: it is asked for every group of stakes. */
export async function standingsOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Standing>> {
  const { rows } = await db.query<Standing & { id: bigint }>({
    name: 'identity_standing',
    text: `select id, verified, license_name as licence, country, terms_accepted_at is not null as "acceptedTerms"
      from identity_player where id = any($1::bigint[])`,
    values: [playerIds],
  });
  return new Map(rows.map(({ id, ...standing }) => [Number(id), standing]));
}
