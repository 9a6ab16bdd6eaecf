import type { Licence } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** Whether a player has shown who they are. The verification room decides; this only keeps it. */
export async function setVerified(tx: Tx, playerId: number, verified: boolean): Promise<void> {
  await tx.query('update identity_player set verified = $2 where id = $1 and verified <> $2', [playerId, verified]);
}

/** Of many players at once: it is asked for every group of stakes. */
export async function standingsOf(
  db: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, { verified: boolean; licence: Licence; country: string | null }>> {
  const { rows } = await db.query<{ id: bigint; verified: boolean; license_name: Licence; country: string | null }>({
    name: 'identity_standing',
    text: 'select id, verified, license_name, country from identity_player where id = any($1::bigint[])',
    values: [playerIds],
  });
  return new Map(
    rows.map(({ id, verified, license_name: licence, country }) => [Number(id), { verified, licence, country }]),
  );
}
