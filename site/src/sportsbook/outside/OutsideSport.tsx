import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';

/** Another house's product in the place of our book, in a frame without our origin. */
export function OutsideSport(): ReactNode {
  const say = useSay();
  return (
    <>
      <h1 className="sr-only">{say('sportsbook.title')}</h1>
      <iframe
        title={say('sportsbook.title')}
        src="/sport/outside"
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="strict-origin"
        className="h-[80dvh] w-full rounded-xl border-0 bg-surface-1"
      />
    </>
  );
}
