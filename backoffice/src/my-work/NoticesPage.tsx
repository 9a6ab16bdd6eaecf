import type { StaffNotice } from '@halley/contract';
import { queueTitles } from '@halley/contract/queue-titles';
import { Badge, type BadgeTone, Button, classNames, Icon, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { Loading, linkClass, Page, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { placeOf } from './place-of.ts';
import { WorkTabs } from './WorkTabs.tsx';

const own = words.work;
const tones: Readonly<Record<StaffNotice['kind'], BadgeTone>> = { assigned: 'info', late: 'danger', second: 'warn' };

/** What the member was told, newest first. */
export function NoticesPage(): ReactNode {
  const told = useRead('listStaffNotices');
  const { busy, error, run } = useDeed();
  const notices = told.data?.notices ?? [];
  const readAll = async () => {
    await call('markStaffNotices', { body: { up_to: notices[0]?.id ?? 0 } });
    told.reload();
  };
  return (
    <Page
      title={own.notices}
      actions={
        notices.some(({ read }) => !read) && (
          <Button size="small" look="secondary" loading={busy} onClick={() => run(readAll)}>
            {own.allRead}
          </Button>
        )
      }
    >
      <WorkTabs current="notices" />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <Loading from={told}>
        {() =>
          notices.length === 0 ? (
            <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{own.noNotices}</p>
          ) : (
            <ul className="overflow-hidden rounded-lg bg-surface-1 shadow-1">
              {notices.map((notice) => (
                <Notice key={notice.id} notice={notice} />
              ))}
            </ul>
          )
        }
      </Loading>
    </Page>
  );
}

function Notice({ notice }: { notice: StaffNotice }): ReactNode {
  const { kind, queue, item, text, at, read } = notice;
  const place = placeOf(queue, item);
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3 text-13 first:border-t-0',
        !read && 'bg-ice-wash',
      )}
    >
      <Icon name="bell" size="small" className="text-text-faint" />
      <Badge tone={tones[kind]}>{own.noticeKinds[kind]}</Badge>
      {place ? (
        <Link to={place} className={linkClass}>
          {queueTitles[queue]}
        </Link>
      ) : (
        queueTitles[queue]
      )}
      <span className="wrap-anywhere text-text-soft">{text}</span>
      <span className="ml-auto flex items-center gap-2 text-xs text-text-faint">
        {!read && <Badge tone="win">{own.isUnread}</Badge>}
        {showTime(at)}
      </span>
    </li>
  );
}
