import { Button } from '@halley/ui/Button.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { askBeforeLeaving, type Leaving } from '../page/index.ts';

/** Asks before what was typed is lost: by a link with our words, by closing the tab with the browser's. */
export function useUnsavedGuard(dirty: boolean): ReactNode {
  const say = useSay();
  const [asked, setAsked] = useState<Leaving>();
  useEffect(() => {
    if (!dirty) return;
    const answered = askBeforeLeaving(setAsked);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      answered();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
  if (!asked) return null;
  const answer = (choice: keyof Leaving) => {
    setAsked(undefined);
    asked[choice]();
  };
  return (
    <Dialog
      title={say('profile.unsaved.title')}
      description={say('profile.unsaved.text')}
      onClosed={() => answer('stay')}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => answer('leave')}>
          {say('profile.unsaved.leave')}
        </Button>
        <Button look="primary" onClick={() => answer('stay')} data-autofocus>
          {say('profile.unsaved.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
