import { Icon, IconButton, type IconName } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { headerNotices, useHeaderNotices } from './store.ts';

/** Lines below the head, over the page: nothing moves when one comes. */
export function HeaderNotices() {
  const say = useSay();
  const notices = useHeaderNotices();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+0.5rem)] z-raised grid justify-items-center gap-2 px-gutter"
    >
      {notices.map(({ id, message, icon, link }) => (
        <p
          key={id}
          className="pointer-events-auto flex max-w-xl animate-fade-in items-center gap-3 rounded-lg bg-surface-3 py-1.5 pr-1 pl-4 text-13 shadow-3"
        >
          <Icon name={(icon as IconName | undefined) ?? 'info'} className="shrink-0 text-ice" />
          <span className="min-w-0 flex-1">{message}</span>
          {link && (
            <button type="button" onClick={link.fn} className="min-h-9 px-2 font-bold whitespace-nowrap text-ice">
              {link.text}
            </button>
          )}
          <IconButton icon="close" size="small" label={say('ui.close')} onClick={() => headerNotices.remove(id)} />
        </p>
      ))}
    </div>
  );
}
