import { invariant, type Tx } from '../../kit/index.ts';
import { recordConsents } from './consent-store.ts';
import { consentColumns, lockPlayer, updatePlayer } from './player-store.ts';

/** Takes back every consent to advertising in a player's name; it comes back only when the player gives it again. */
export async function stopMarketing(
  tx: Tx,
  { playerId, source, address, at }: { playerId: number; source: string; address: string; at: Date },
): Promise<void> {
  const row = await lockPlayer(tx, playerId);
  invariant(row, 'marketing stops for a player who exists');
  const given = consentColumns.filter((purpose) => row[purpose]);
  await updatePlayer(tx, playerId, Object.fromEntries(given.map((purpose) => [purpose, false])));
  const consents = given.map((purpose) => ({ purpose, given: false }));
  await recordConsents(tx, { playerId, consents, source, address, at });
}
