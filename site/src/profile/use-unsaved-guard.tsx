import { Button } from '@halley/ui/Button.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useSay } from '../i18n/index.ts';

/** Asks before what was typed is lost: by a link with our words, by closing the tab with the browser's. */
export function useUnsavedGuard(dirty: boolean): ReactNode {
  const say = useSay();
  // A modal over the page changes the address, not the page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={say('profile.unsaved.title')} description={say('profile.unsaved.text')} onClosed={blocker.reset}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={blocker.proceed}>
          {say('profile.unsaved.leave')}
        </Button>
        <Button look="primary" onClick={blocker.reset} data-autofocus>
          {say('profile.unsaved.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
