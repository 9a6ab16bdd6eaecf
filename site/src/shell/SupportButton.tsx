import { classNames, Icon } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { unreadLabel, useUnread } from '../page/index.ts';

async function openChat(): Promise<void> {
  const { openSupport } = await import('../page/popups/open-support.ts');
  openSupport();
}

/** People who answer. In the head an icon, in the sidebar a line with its words. */
export function SupportButton({ className, withText }: { className: string; withText?: true }) {
  const say = useSay();
  const unread = unreadLabel(useUnread());
  const label = say('shell.support');
  return (
    <button
      type="button"
      onClick={() => void openChat()}
      className={className}
      {...(!withText && { 'aria-label': unread ? `${label}, ${say('shell.unread', { count: unread })}` : label })}
      data-tip={withText ? undefined : say('shell.tip.support')}
    >
      <Icon name="chat" />
      {withText && label}
      {unread && (
        <span
          className={classNames(
            'min-w-5.5 rounded-full bg-ice-wash px-1.5 py-0.5 text-center text-2xs font-bold text-ice',
            withText ? 'ml-auto' : 'absolute -top-0.5 -right-0.5',
          )}
        >
          {unread}
        </span>
      )}
    </button>
  );
}
