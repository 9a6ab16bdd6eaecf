import { Dialog } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SlipPanel } from './SlipPanel.tsx';

/** The slip from below, with digits under the thumb. */
export default function SlipSheet({ onClosed }: { onClosed(): void }): ReactNode {
  const say = useSay();
  return (
    <Dialog title={say('slip.title')} onClosed={onClosed}>
      <SlipPanel isSheet />
    </Dialog>
  );
}
