import type { Account, Jackpot, Winner } from '@halley/contract';
import type { LiveChannel, PublicPayloads } from '@halley/contract/channels';
import { useEffect } from 'react';
import { showAwards } from '../jackpots/awards.ts';
import { hearJackpot } from '../jackpots/hear.ts';
import { createLive, useLiveState } from '../live/index.ts';
import { tellLive, tellMissed } from '../live/live-news.ts';
import { withWin } from '../lobby/with-win.ts';
import { callApi, queries } from '../query/index.ts';
import { withAccount } from '../wallet/index.ts';
import { OfflineNote } from './OfflineHint.tsx';

/** What the page knows from a channel: loaded again when something may have been missed. */
const knownFrom: Partial<Record<LiveChannel, Parameters<typeof queries.invalidate>>> = {
  balance: ['listAccounts'],
  payments_changes: ['listPayments', 'searchPayments', 'readPayment'],
  'public:wins': ['listLatestWinners'],
  'public:jackpots_changes': ['listJackpots', 'listJackpotWins'],
};

const live = createLive({
  getSubscription: () => callApi('readLiveSubscription', undefined, { retries: 0 }),
  onEvent: (channel, data) => {
    tellLive(channel, data);
    if (channel === 'balance') {
      queries.patch('listAccounts', undefined, (accounts) => withAccount(accounts as Account[], data as Account));
    }
    if (channel === 'public:wins') {
      const win = data as PublicPayloads['public:wins'];
      queries.patch('listLatestWinners', undefined, (known) => withWin(known as Winner[], win, Date.now()));
    }
    if (channel === 'public:jackpots_changes') hearJackpot(data as Jackpot);
    // The house says which screen shows it: every one of the player's has heard this.
    if (channel === 'jackpot_win_award') void showAwards();
  },
  onJoined: markJoined,
  onMissed: (channel) => {
    const names = knownFrom[channel];
    tellMissed(channel);
    if (heldFor === null && channel === 'balance') return;
    if (heldFor !== null && channel === 'jackpot_win_award') void showAwards();
    if (names) queries.invalidate(...names);
    // Whatever it was, the page looks for it.
    if (channel === 'public:content_changes') tellLive(channel, { kind: 'unknown', key: '' });
  },
});

/** Journeys in a browser wait for it before they do what the page shall learn of: each deed is done once then. */
function markJoined(isJoined: boolean): void {
  if (isJoined) document.documentElement.dataset.live = 'joined';
  else delete document.documentElement.dataset.live;
}

/** How many parts of the page want the connection now, and whose it is. */
let held = 0;
let heldFor: number | null = null;

/** Live events while a player is here, or while a guest looks at something that is live; another player is another connection. */
export function LiveLink({ playerId }: { playerId: number | null }) {
  const state = useLiveState(live);
  useEffect(() => {
    held += 1;
    // Others may hold it still: who has logged out or in must not go on hearing what the last one heard.
    if (heldFor !== playerId) live.close();
    heldFor = playerId;
    live.start();
    return () => {
      held -= 1;
      if (held === 0) live.close();
    };
  }, [playerId]);
  return playerId !== null && state === 'offline' ? <OfflineNote /> : null;
}
