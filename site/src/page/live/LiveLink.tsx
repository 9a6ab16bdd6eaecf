import { type ReactNode, useEffect } from 'react';
import { callApi } from '../../query/index.ts';
import { createLive, pageChannels, tellLive, tellMissed, useLiveState } from '../../realtime/index.ts';
import { latePage } from '../late.ts';

/** What comes is told to whoever listens (`onLive`), rooms by their background tasks. */
const live = createLive({
  getSubscription: () => callApi('readLiveSubscription', undefined, { retries: 0 }),
  onEvent: tellLive,
  onJoined: markJoined,
  onMissed: tellMissed,
  pageChannels,
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
export function LiveLink({ playerId, offline = null }: { playerId: number | null; offline?: ReactNode }) {
  const state = useLiveState(live);
  useEffect(() => {
    held += 1;
    // Others may hold it still: who has logged out or in must not go on hearing what the last one heard.
    if (heldFor !== playerId) live.close();
    heldFor = playerId;
    // What comes earlier would be told to nobody.
    void latePage.settled.then(() => held > 0 && live.start());
    return () => {
      held -= 1;
      if (held === 0) live.close();
    };
  }, [playerId]);
  return state === 'offline' ? offline : null;
}
