import type { Account } from '@halley/contract';
import type { LiveChannel } from '@halley/contract/channels';
import { useEffect } from 'react';
import { createLive, useLiveState } from '../live/index.ts';
import { callApi, queries } from '../query/index.ts';
import { withAccount } from '../wallet/index.ts';
import { OfflineNote } from './OfflineHint.tsx';

/** What the page knows from a channel: loaded again when something may have been missed. */
const knownFrom: Partial<Record<LiveChannel, Parameters<typeof queries.invalidate>>> = {
  balance: ['listAccounts'],
};

const live = createLive({
  getSubscription: () => callApi('readLiveSubscription', undefined, { retries: 0 }),
  onEvent: (channel, data) => {
    if (channel === 'balance') {
      queries.patch('listAccounts', undefined, (accounts) => withAccount(accounts as Account[], data as Account));
    }
  },
  onMissed: (channel) => {
    const names = knownFrom[channel];
    if (names) queries.invalidate(...names);
  },
});

/** Live events while a player is here; another player is another connection. */
export function LiveLink({ playerId }: { playerId: number }) {
  const state = useLiveState(live);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player, another connection
  useEffect(() => {
    live.start();
    return () => live.close();
  }, [playerId]);
  return state === 'offline' ? <OfflineNote /> : null;
}
