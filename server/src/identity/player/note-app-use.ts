import { installedAppGroup } from '@halley/contract';
import { changeGroups } from '../groups/change-groups.ts';
import type { IdentityPorts } from '../ports.ts';
import { countAppUse } from './app-use-store.ts';

/** The installed app was opened or installed: counted, and whoever opened it is in the group of those who have it. */
export async function noteAppUse(
  { homes, clock }: IdentityPorts,
  { playerId, event }: { playerId: number; event: 'open' | 'install' },
): Promise<void> {
  const at = clock.now();
  await homes.of(playerId).tx(async (tx) => {
    await countAppUse(tx, { playerId, event, at });
    if (event === 'open') await changeGroups(tx, { playerId, add: [installedAppGroup], at });
  });
}
