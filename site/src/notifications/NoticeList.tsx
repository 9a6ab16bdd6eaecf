import { Icon, IconButton, type IconName } from '@halley/ui';
import { iconNames } from '@halley/ui/icon-names.ts';
import { track } from '../analytics/index.ts';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { keeper } from './keep-notices.ts';
import { noticeAction } from './routes-by-name.ts';
import { type Notice, type NoticeType, useNotices } from './store.ts';

const icons: Record<NoticeType, IconName> = {
  personal_notifications: 'mail',
  tournament_notifications: 'tournaments',
  payments_changes: 'wallet',
  bonuses_changes: 'gift',
  freespins_changes: 'gift',
  bonus_issued: 'sport',
};

/** The player's notices, the newest first. */
export function NoticeList() {
  const notices = useNotices();
  return (
    <ul className="grid gap-2">
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function OneNotice({ notice }: { notice: Notice }) {
  const say = useSay();
  const { id, type, title, text, content } = notice;
  const action = noticeAction(content);
  const icon = iconNames.find((name) => name === content?.icon) ?? icons[type];
  const head = content?.title ?? title ?? '';
  const follow = () => {
    track('notice_click', { kind: type });
    keeper.dismiss(id);
  };
  return (
    <li className="flex animate-lift-in items-start gap-3 rounded-lg bg-surface-1 p-4 shadow-1">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-ice-wash text-ice">
        <Icon name={icon} size="small" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <h2 className="font-semibold">
          {content?.link ? (
            <SiteLink href={content.link} onClick={follow} className="underline-offset-2 hover:underline">
              {head}
            </SiteLink>
          ) : (
            head
          )}
        </h2>
        {text && <p className="text-13 text-text-soft">{text}</p>}
        {action && (
          <SiteLink
            href={action.path}
            onClick={follow}
            className="inline-flex min-h-9 items-center justify-self-start font-bold text-ice"
          >
            {action.title}
          </SiteLink>
        )}
      </div>
      <IconButton
        icon="close"
        size="small"
        label={say('notices.putAway', { title: head })}
        onClick={() => keeper.dismiss(id)}
      />
    </li>
  );
}
