import { newUuid } from '@halley/contract/new-uuid';
import { popups } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { wins } from './win-queue.ts';

/**
 * Shows what this player has won and no screen has shown yet. The house gives out each win once; a page that nobody looks
 * at waits, so that it takes nothing away from the one that is looked at.
 */
export async function showAwards(): Promise<void> {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => void showAwards(), { once: true });
    return;
  }
  const awards = await callApi('takeJackpotAwards', { body: { claim: newUuid() } });
  for (const award of awards ?? []) if (wins.add(award)) popups.open('jackpot-win');
}
