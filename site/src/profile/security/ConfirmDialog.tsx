import { Button } from '@halley/ui/Button.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useSay } from '../../i18n/index.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What clicking it does, not "yes". */
  yes: string;
  onYes: () => void;
  onClosed: () => void;
}

export function ConfirmDialog({ title, text, yes, onYes, onClosed }: ConfirmDialogProps) {
  const say = useSay();
  return (
    <Dialog title={title} description={text} onClosed={onClosed}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClosed} data-autofocus>
          {say('security.cancel')}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onClosed();
            onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
