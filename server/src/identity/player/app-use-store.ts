import type { Tx } from '../../kit/index.ts';

export async function countAppUse(
  tx: Tx,
  { playerId, event, at }: { playerId: number; event: 'open' | 'install'; at: Date },
): Promise<void> {
  await tx.query(
    `insert into identity_app_use as u (player_id, event, first_at, last_at) values ($1, $2, $3, $3)
     on conflict (player_id, event) do update set times = u.times + 1, last_at = excluded.last_at`,
    [playerId, event, at],
  );
}
