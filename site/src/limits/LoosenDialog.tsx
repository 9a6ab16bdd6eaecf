import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useSay } from '../i18n/index.ts';

export interface LoosenDialogProps {
  /** Unset: the limit is to go. */
  wanted?: string;
  now: string;
  hours: number;
  busy: boolean;
  failed: string | undefined;
  onYes: () => void;
  onClosed: () => void;
}

/** Says exactly what happens and when, before a limit gets looser. */
export function LoosenDialog({ wanted, now, hours, busy, failed, onYes, onClosed }: LoosenDialogProps) {
  const say = useSay();
  return (
    <Dialog
      title={say(wanted === undefined ? 'limits.removal.title' : 'limits.raise.title')}
      description={
        wanted === undefined
          ? say('limits.removal.text', { hours, now })
          : say('limits.raise.text', { hours, now, amount: wanted })
      }
      onClosed={onClosed}
    >
      {failed && <Note tone="danger">{failed}</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" data-autofocus onClick={onClosed}>
          {say('limits.keep', { amount: now })}
        </Button>
        <Button look="outline" loading={busy} onClick={onYes}>
          {say('limits.raise.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
