import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { placeNames } from './names.ts';
import { SlipPanel } from './slip/SlipPanel.tsx';
import { useSlip } from './slip/use-slip.ts';

interface SportFrameProps {
  current: 'home' | 'live' | 'soon' | 'results' | 'bets' | undefined;
  children: ReactNode;
}

const places = [
  ['home', '/sport'],
  ['live', '/sport/live'],
  ['soon', '/sport/soon'],
  ['results', '/sport/results'],
  ['bets', '/sport/bets'],
] as const;

/** Every page of sport: where one is, the page, and the slip beside it; on a phone the slip stands below, one tap away. */
export function SportFrame({ current, children }: SportFrameProps): ReactNode {
  const say = useSay();
  const { legs } = useSlip();
  return (
    <div className="grid gap-5">
      <TabLinks
        label={say('sportsbook.places')}
        links={places.map(([place, href]) => ({
          href,
          label: say(placeNames[place]),
          current: place === current,
        }))}
      />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="grid min-w-0 gap-5">{children}</div>
        <aside id="slip" aria-label={say('sportsbook.slip.title')} className="scroll-mt-24 xl:sticky xl:top-20">
          <SlipPanel />
        </aside>
      </div>
      {legs.length > 0 && (
        <a
          href="#slip"
          className="fixed right-4 bottom-20 z-10 flex min-h-11 items-center gap-2 rounded-full bg-surface-4 px-4 text-13 font-bold shadow-2 xl:hidden"
        >
          {say('sportsbook.slip.open', { count: legs.length })}
        </a>
      )}
    </div>
  );
}
