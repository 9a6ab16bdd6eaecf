import { callApi, queries } from '../query/index.ts';

/**
 * Remembers that the player was asked for a limit, whatever the answer (PP-22: once); a limit that is set afterwards counts
 * as the answer. If this does not arrive, the player is asked once more.
 */
export async function declineLimit(): Promise<void> {
  try {
    await callApi('declineLimit');
  } catch {
    return;
  }
  queries.invalidate('readLimitOffer');
}
