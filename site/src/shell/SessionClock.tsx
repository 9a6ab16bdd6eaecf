import { Icon } from '@halley/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { clockText, openPopup, secondsFrom } from '../page/index.ts';
import { readStored, writeStored } from '../storage/index.ts';

const tickMs = 1_000;

/** How long the player has been here, second by second. It goes on from page to page and ends with the session. */
export function SessionClock() {
  const say = useSay();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    setSeconds(secondsFrom(readStored('sessionTime')));
    const timer = setInterval(() => {
      const next = secondsFrom(readStored('sessionTime')) + 1;
      writeStored('sessionTime', String(next));
      setSeconds(next);
    }, tickMs);
    return () => clearInterval(timer);
  }, []);
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
