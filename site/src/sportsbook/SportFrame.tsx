import type { SportId, SportMenu } from '@halley/contract';
import { classNames, linkClass, Note, TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { LiveForGuests, SiteLink } from '../page/index.ts';
import { useKeepMarks } from './marks/use-keep-marks.ts';
import { SportSide } from './menu/SportSide.tsx';
import { placeNames } from './names.ts';
import { SlipDock } from './slip/SlipDock.tsx';
import { useIsOffline } from './use-is-offline.ts';

interface SportFrameProps {
  current: keyof typeof placeNames | undefined;
  /** With it, sports and leagues stand beside the page on a wide screen. */
  menu?: SportMenu;
  sport?: SportId | null;
  league?: number;
  children: ReactNode;
  /** In the place of the slip. */
  aside?: ReactNode;
  /** This is the page that the last line leads to. */
  isHelp?: boolean;
}

const places = [
  ['home', '/sport'],
  ['live', '/sport/live'],
  ['calendar', '/sport/calendar'],
  ['results', '/sport/results'],
  ['favourites', '/sport/favourites'],
  ['bets', '/sport/bets'],
] as const;

/** Every page of sport: where one is, the page, and the slip beside it; on a phone one tap away. */
export function SportFrame(props: SportFrameProps): ReactNode {
  const { current, menu, sport, league, children, aside = <SlipDock />, isHelp = false } = props;
  const say = useSay();
  const isOffline = useIsOffline();
  useKeepMarks();
  return (
    <div className="grid gap-5">
      <LiveForGuests />
      <TabLinks
        label={say('sportsbook.places')}
        links={places.map(([place, href]) => ({
          href,
          label: say(placeNames[place]),
          current: place === current,
        }))}
      />
      {!props.aside && (
        // Whoever goes by keys is not led through hundreds of prices first.
        <a
          href="#slip"
          className="sr-only rounded-md bg-paper px-4 py-3 font-bold text-ink focus:not-sr-only focus:justify-self-start max-xl:hidden"
        >
          {say('slip.skip')}
        </a>
      )}
      <div role="status" className="empty:hidden">
        {isOffline && <Note tone="warn">{say('sportsbook.offline')}</Note>}
      </div>
      <div
        className={classNames(
          'grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start',
          menu && 'min-[105rem]:grid-cols-[13rem_minmax(0,1fr)_20rem]',
        )}
      >
        {menu && <SportSide menu={menu} sport={sport} league={league} />}
        <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
        {aside}
      </div>
      {!isHelp && (
        <SiteLink href="/sport/how" className={`${linkClass} justify-self-start text-13`}>
          {say('sportsbook.how')}
        </SiteLink>
      )}
    </div>
  );
}
