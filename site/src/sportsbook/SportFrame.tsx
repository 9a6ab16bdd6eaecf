import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { placeNames } from './names.ts';
import { SlipDock } from './slip/SlipDock.tsx';

interface SportFrameProps {
  current: 'home' | 'live' | 'soon' | 'results' | 'bets' | undefined;
  children: ReactNode;
  /** In the place of the slip. */
  aside?: ReactNode;
}

const places = [
  ['home', '/sport'],
  ['live', '/sport/live'],
  ['soon', '/sport/soon'],
  ['results', '/sport/results'],
  ['bets', '/sport/bets'],
] as const;

/** Every page of sport: where one is, the page, and the slip beside it; on a phone one tap away. */
export function SportFrame({ current, children, aside = <SlipDock /> }: SportFrameProps): ReactNode {
  const say = useSay();
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
        {aside}
      </div>
    </div>
  );
}
