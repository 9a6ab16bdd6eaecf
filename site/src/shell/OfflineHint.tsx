import { Note } from '@halley/ui';
import { useSyncExternalStore } from 'react';
import { useSay } from '../i18n/index.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineHint() {
  const say = useSay();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <Note tone="warn" className="mx-gutter mt-4">
          {say('shell.offline')}
        </Note>
      )}
    </div>
  );
}
