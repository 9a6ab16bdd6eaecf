import { callApi, queries } from '../query/index.ts';

/** Remembers that the player was asked for a limit and wants none. If it is not heard, the player is asked once more. */
export async function declineLimit(): Promise<void> {
  try {
    await callApi('declineLimit');
  } catch {
    return;
  }
  queries.invalidate('readLimitOffer');
}
