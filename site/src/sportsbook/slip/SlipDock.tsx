import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SlipPanel } from './SlipPanel.tsx';
import { useSlip } from './use-slip.ts';

/** The slip beside a page of sport: a column, and on a phone one tap away. */
export function SlipDock(): ReactNode {
  const say = useSay();
  const { legs } = useSlip();
  return (
    <>
      <aside id="slip" aria-label={say('slip.title')} className="scroll-mt-24 xl:sticky xl:top-20">
        <SlipPanel />
      </aside>
      {legs.length > 0 && (
        <a
          href="#slip"
          className="fixed right-4 bottom-20 z-10 flex min-h-11 items-center gap-2 rounded-full bg-surface-4 px-4 text-13 font-bold shadow-2 xl:hidden"
        >
          {say('sportsbook.slip.open', { count: legs.length })}
        </a>
      )}
    </>
  );
}
