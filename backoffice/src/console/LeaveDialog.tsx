import { Button, Dialog } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';

const { leave: own } = words;

/** Whoever goes to another page with something unsaved is asked. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactNode {
  return (
    <Dialog title={own.title} description={own.text} onClosed={onStay}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="danger" onClick={onLeave}>
          {own.leave}
        </Button>
        <Button look="primary" data-autofocus onClick={onStay}>
          {own.stay}
        </Button>
      </div>
    </Dialog>
  );
}
