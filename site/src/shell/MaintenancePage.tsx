import { Dialog } from '@halley/ui/Dialog.tsx';
import { useEffect } from 'react';
import { useSay } from '../i18n/index.ts';

const askEveryMs = 15_000;

/**
 * The house is closed for work: said calmly over the whole page, which comes back by itself. Its words came with the page:
 * a closed house has none to give.
 */
export default function MaintenancePage({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch('/api/current_ip').catch(() => undefined);
      if (answer && answer.status !== 503) onOpen();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [onOpen]);
  return (
    <Dialog
      title={say('error.maintenance.title')}
      description={say('error.maintenance.text')}
      closable={false}
      full
      onClosed={() => {}}
    >
      <p role="status" className="text-13 text-text-faint">
        {say('error.maintenance.wait')}
      </p>
    </Dialog>
  );
}
