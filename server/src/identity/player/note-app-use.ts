import { installedAppGroup } from '@halley/contract';
import { changeGroups } from '../groups/change-groups.ts';
import type { IdentityPorts } from '../ports.ts';

/** The installed app was opened or installed: counted, and whoever opened it is in the group of those who have it. */
export async function noteAppUse(
  { database, clock }: IdentityPorts,
  { playerId, event }: { playerId: number; event: 'open' | 'install' },
): Promise<void> {
  const at = clock.now();
  await database.tx(async (tx) => {
    await tx.query(
      `insert into identity_app_use as u (player_id, event, first_at, last_at) values ($1, $2, $3, $3)
       on conflict (player_id, event) do update set times = u.times + 1, last_at = excluded.last_at`,
      [playerId, event, at],
    );
    if (event === 'open') await changeGroups(tx, { playerId, add: [installedAppGroup], at });
  });
}
