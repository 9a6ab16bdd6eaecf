import { IconButton } from '@halley/ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../i18n/index.ts';
import { accepted } from '../page/index.ts';

const none: ReturnType<typeof accepted.list> = [];

/** Confirmations, in their place at the head of the page (`#accepted`): read out politely, and there until closed. */
export function AcceptedMessages() {
  const say = useSay();
  const messages = useSyncExternalStore(accepted.subscribe, accepted.list, () => none);
  const place = document.getElementById('accepted');
  if (!place) return null;
  return createPortal(
    messages.map(({ id, text }) => (
      <p key={id} className="mt-4 flex items-center justify-between gap-3 rounded-md bg-surface-2 pl-4 text-13">
        {text}
        <IconButton icon="close" size="small" label={say('ui.close')} onClick={() => accepted.close(id)} />
      </p>
    )),
    place,
  );
}
