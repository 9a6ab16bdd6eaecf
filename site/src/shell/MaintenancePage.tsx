import { Dialog } from '@halley/ui/Dialog.tsx';
import { use, useEffect } from 'react';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';

const askEveryMs = 15_000;

/** The house is closed for work: said calmly over the whole page, which comes back by itself. */
export default function MaintenancePage({ onOpen }: { onOpen: () => void }) {
  const { locale } = useSpeech();
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch('/api/current_ip').catch(() => undefined);
      if (answer && answer.status !== 503) onOpen();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [onOpen]);
  return (
    <Speaks messages={use(loadMessages(locale, 'popups'))}>
      <Words />
    </Speaks>
  );
}

function Words() {
  const say = useSay();
  return (
    <Dialog
      title={say('popups.maintenance.title')}
      description={say('popups.maintenance.text')}
      closable={false}
      full
      onClosed={() => {}}
    >
      <p role="status" className="text-13 text-text-faint">
        {say('popups.maintenance.wait')}
      </p>
    </Dialog>
  );
}
