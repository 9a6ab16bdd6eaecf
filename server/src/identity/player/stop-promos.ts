import type { Tx } from '../../kit/index.ts';
import { recordConsents } from './consent-store.ts';
import { lockPlayer, updatePlayer } from './player-store.ts';

/** Takes back the consent to offers alone, as the link of a mail does. @returns whether it was given until now; undefined: nobody */
export async function stopPromos(
  tx: Tx,
  { playerId, source, address, at }: { playerId: number; source: string; address: string; at: Date },
): Promise<boolean | undefined> {
  const row = await lockPlayer(tx, playerId);
  if (!row) return undefined;
  if (!row.receive_promos) return false;
  await updatePlayer(tx, playerId, { receive_promos: false });
  await recordConsents(tx, { playerId, consents: [{ purpose: 'receive_promos', given: false }], source, address, at });
  return true;
}
