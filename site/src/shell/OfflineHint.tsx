import { Note } from '@halley/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSay } from '../i18n/index.ts';
import { whenFetched } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';

const LiveLink = lazy(() =>
  whenFetched(() => import('../page/live/LiveLink.tsx')).then((module) => ({ default: module.LiveLink })),
);

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** No network, or a player's live connection has been gone for a while: figures on the page may be old. */
export function OfflineHint() {
  const player = usePlayer();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online ? (
        <OfflineNote />
      ) : (
        player && (
          <Suspense>
            <LiveLink playerId={player.id} offline={<OfflineNote />} />
          </Suspense>
        )
      )}
    </div>
  );
}

function OfflineNote() {
  const say = useSay();
  return (
    <Note tone="warn" className="mx-gutter mt-4">
      {say('shell.offline')}
    </Note>
  );
}
