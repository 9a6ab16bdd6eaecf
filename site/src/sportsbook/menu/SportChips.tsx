import type { SportId, SportMenu } from '@halley/contract';
import { ChipLink, chipRowClass } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { sportIcons } from './sport-icons.ts';

interface SportChipsProps {
  menu: SportMenu;
  current: SportId | null;
  /** `/sport` leads to a sport, `/sport/live` to what is on of it. */
  hrefOf: (sport: SportId) => string;
  /** Back to all of them. */
  all?: string;
  /** What is counted; without it nothing is. */
  count?: (sport: SportMenu['sports'][number]) => number;
}

/** A row of chips. On a wide screen it ends where the slip begins, and not beneath it. */
export const besideClass = `${chipRowClass} xl:mx-0 xl:px-0`;

/** The sports in one line that scrolls on a phone. */
export function SportChips({ menu, current, hrefOf, all, count }: SportChipsProps): ReactNode {
  const say = useSay();
  const counted = (one: SportMenu['sports'][number]) =>
    count && <span className="figure text-text-faint">{count(one)}</span>;
  return (
    <nav aria-label={say('sportsbook.sports')} className={besideClass}>
      {all && (
        <ChipLink href={all} current={current === null}>
          {say('sportsbook.all')}
        </ChipLink>
      )}
      {menu.sports.map((one) => (
        <ChipLink
          key={one.sport}
          href={hrefOf(one.sport)}
          icon={sportIcons[one.sport]}
          accent="sport"
          current={one.sport === current}
        >
          {one.title} {counted(one)}
        </ChipLink>
      ))}
    </nav>
  );
}
