import { Icon } from '@halley/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { noticeCountText, useNoticeCount } from '../notices/store.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DepositLink } from './DepositLink.tsx';
import { headIconClass } from './head-icon-class.ts';
import { Popover } from './Popover.tsx';
import { SessionClock } from './SessionClock.tsx';
import { SiteLink } from './SiteLink.tsx';
import { useFlag } from './use-flag.ts';

/** The right end of the head for a player: what is new, a break, the balance, the cashier. */
export function PlayerHead() {
  const say = useSay();
  const clock = useFlag('session_clock');
  return (
    <>
      {clock && <SessionClock />}
      {/* As near as the deposit beside it. */}
      <SiteLink
        href="/profile/limits"
        aria-label={say('account.limits')}
        data-tip={say('account.tip.limits')}
        className={`${headIconClass} max-lg:hidden`}
      >
        <Icon name="limits" />
      </SiteLink>
      <NoticeBell />
      <AccountMenu />
      <DepositLink icon className="max-lg:hidden" />
    </>
  );
}

const NoticePanel = lazy(() => import('../notices/NoticePanel.tsx'));

/** A link to the page of notices; pressed where a script runs, it opens them where one is. */
function NoticeBell() {
  const say = useSay();
  const [wanted, setWanted] = useState(false);
  function openPanel(event: MouseEvent) {
    const panel = document.getElementById('notice-panel');
    if (event.ctrlKey || event.metaKey || event.shiftKey || !panel?.showPopover) return;
    event.preventDefault();
    setWanted(true);
    panel.togglePopover();
  }
  const count = useNoticeCount();
  const label = say('account.notifications');
  const text = noticeCountText(count);
  return (
    <>
      <SiteLink
        href="/notifications"
        onClick={openPanel}
        aria-label={count > 0 ? `${label}, ${say('account.new', { count: text })}` : label}
        data-tip={say('account.tip.notifications')}
        className={headIconClass}
      >
        <Icon name="bell" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-ice px-1 text-center text-2xs font-bold text-ink ring-2 ring-night-850"
          >
            {text}
          </span>
        )}
      </SiteLink>
      <Popover id="notice-panel" place="header" label={label}>
        {wanted && (
          <Suspense>
            <NoticePanel />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
