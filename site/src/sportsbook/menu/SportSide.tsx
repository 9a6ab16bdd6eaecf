import type { SportId, SportMenu } from '@halley/contract';
import { Count, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { sportIcons } from './sport-icons.ts';

interface SportSideProps {
  menu: SportMenu;
  sport?: SportId | null;
  league?: number;
}

const rowClass =
  'flex min-h-10 items-center gap-2.5 rounded-md px-2.5 text-13 font-semibold text-text-soft hover:bg-surface-1 hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text';

/** On a wide screen: sports, and the leagues of the one that is open. */
export function SportSide({ menu, sport, league }: SportSideProps): ReactNode {
  const say = useSay();
  return (
    <nav
      aria-label={say('sportsbook.side')}
      className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] content-start gap-0.5 overflow-y-auto scrollbar-none min-[105rem]:grid"
    >
      {menu.sports.map((one) => (
        <div key={one.sport} className="grid gap-0.5">
          <SiteLink
            href={`/sport/${one.sport}`}
            aria-current={one.sport === sport ? (league === undefined ? 'page' : 'true') : undefined}
            className={rowClass}
          >
            <Icon name={sportIcons[one.sport]} className="text-cat-sport" />
            <span className="min-w-0 truncate">{one.title}</span>
            {one.live > 0 && (
              <Count className="ml-auto">
                {one.live}
                <span className="sr-only"> {say('sportsbook.live')}</span>
              </Count>
            )}
          </SiteLink>
          {one.sport === sport &&
            one.categories.map(({ id, tournaments }) => (
              <ul key={id} className="grid gap-0.5 pl-7">
                {tournaments.map((each) => (
                  <li key={each.id}>
                    <SiteLink
                      href={`/sport/leagues/${each.id}`}
                      aria-current={each.id === league ? 'page' : undefined}
                      className={rowClass}
                    >
                      <span className="min-w-0 truncate">{each.name}</span>
                      <span className="figure ml-auto text-2xs text-text-faint">{each.live + each.coming}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            ))}
        </div>
      ))}
    </nav>
  );
}
