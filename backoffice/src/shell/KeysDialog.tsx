import { Dialog } from '@halley/ui';
import type { ReactNode } from 'react';
import { namedShortcuts } from '../console/index.ts';
import { words } from '../words/index.ts';

/** Every key that does something on this page. */
export function KeysDialog({ onClosed }: { onClosed: () => void }): ReactNode {
  return (
    <Dialog title={words.work.keysTitle} description={words.work.keysText} onClosed={onClosed}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
        {namedShortcuts().map(({ keys, label }) => (
          <div key={keys} className="contents">
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key} className="mr-1 rounded-sm bg-surface-3 px-2 py-0.5 font-mono text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
