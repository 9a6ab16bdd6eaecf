import { classNames, Icon } from '@halley/ui';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { currentOf, Kept, Popover, popoverRowClass, SiteLink } from '../page/index.ts';
import { type Chrome, type ChromeEntry, useChrome } from '../session/index.ts';
import { outward } from './outward.ts';

const entryClass =
  'relative flex h-header items-center gap-1.5 px-3 font-semibold whitespace-nowrap text-text-soft hover:text-text aria-[current]:text-text';
const underline = 'absolute inset-x-3 -bottom-px h-0.5 rounded-full bg-comet';

/**
 * The menu of the head. An entry stands in the bar where the bar is wide enough for it and behind "more" where it is not:
 * by style alone, so nothing is measured in the browser and nothing moves.
 */
export function TopNav() {
  const { pathname } = useLocation();
  const { top, own } = useChrome();
  return (
    <Kept name="top menu" of={[top, own, pathname]}>
      <Menu top={top} all={own} pathname={pathname} />
    </Kept>
  );
}

function Menu({ top, all, pathname }: { top: Chrome['top']; all: ChromeEntry[]; pathname: string }) {
  const say = useSay();
  // What stands in the bar or behind it already is not said twice.
  const own = all.filter(({ href }) => !top.some((entry) => entry.href === href));
  return (
    <nav aria-label={say('shell.nav')} className="@container ml-6 hidden min-w-0 flex-1 lg:block">
      <div className="flex gap-0.5">
        {top.map((entry) => (
          <SiteLink
            key={entry.href}
            href={entry.href}
            {...outward(entry)}
            aria-current={currentOf(entry, pathname)}
            className={classNames(
              entryClass,
              'aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-comet',
              entry.inBar,
            )}
          >
            {entry.text}
            {entry.external && <Icon name="external" size="small" label={say('shell.newWindow')} />}
          </SiteLink>
        ))}
        <button type="button" popoverTarget="more-menu" className={entryClass}>
          {say('shell.more')}
          <Icon name="chevron-down" size="small" />
          {top.map(
            (entry) =>
              currentOf(entry, pathname) && (
                <span key={entry.href} className={classNames(underline, entry.inMore)} aria-hidden="true" />
              ),
          )}
          {own.some((entry) => currentOf(entry, pathname)) && <span className={underline} aria-hidden="true" />}
        </button>
      </div>
      <Popover id="more-menu" place="anchor" label={say('shell.more')}>
        {top.map((entry) => (
          <MoreEntry key={entry.href} {...entry} className={entry.inMore} pathname={pathname} />
        ))}
        {own.map((entry) => (
          <MoreEntry key={entry.href} {...entry} pathname={pathname} />
        ))}
      </Popover>
    </nav>
  );
}

interface MoreEntryProps {
  href: string;
  text: string;
  icon: Parameters<typeof Icon>[0]['name'];
  external?: true;
  pathname: string;
  className?: string;
}

function MoreEntry({ href, text, icon, external, pathname, className }: MoreEntryProps) {
  return (
    <SiteLink
      href={href}
      {...outward({ external })}
      aria-current={currentOf({ href }, pathname)}
      className={classNames(popoverRowClass, 'aria-[current]:text-text aria-[current]:[&>svg]:text-ice', className)}
    >
      <Icon name={icon} />
      {text}
    </SiteLink>
  );
}
