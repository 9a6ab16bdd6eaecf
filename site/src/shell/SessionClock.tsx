import { Icon } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { clockText, openPopup, useSessionSeconds } from '../page/index.ts';

/** How long the player has been here, in the head. */
export function SessionClock() {
  const say = useSay();
  const seconds = useSessionSeconds();
  return (
    <button
      type="button"
      data-testid="session-clock"
      className="flex min-h-11 items-center gap-1.5 text-xs text-text-soft hover:text-text"
      onClick={() => void openPopup('limits')}
    >
      <Icon name="clock" size="small" label={say('account.sessionTime')} />
      <time className="min-w-14 tabular-nums">{seconds === undefined ? '' : clockText(seconds)}</time>
    </button>
  );
}

/** Counts where no clock stands in the head: other places show the time too. */
export function SessionCounter() {
  useSessionSeconds();
  return null;
}
