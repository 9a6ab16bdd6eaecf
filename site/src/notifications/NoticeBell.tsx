import { Count, Icon } from '@halley/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { headIconClass, Popover, SideLink, SiteLink } from '../page/index.ts';
import { noticeCountText, useNoticeCount } from './store.ts';

const NoticePanel = lazy(() => import('./NoticePanel.tsx'));

/** A link to the page of notices; clicked where a script runs, it opens them where one is. */
export function NoticeBell() {
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

/** In the sidebar, while something is new. */
export function NoticeLink() {
  const say = useSay();
  const count = useNoticeCount();
  if (count === 0) return null;
  return (
    <SideLink href="/notifications" icon="bell" text={say('account.notifications')}>
      <Count on className="ml-auto">
        {noticeCountText(count)}
      </Count>
    </SideLink>
  );
}
