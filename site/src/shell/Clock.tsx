import { Icon } from '@halley/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';

const everyMs = 15_000;
const twoDigits = (number: number) => String(number).padStart(2, '0');
/** As clocks with digits show it everywhere. The browser's own formatter takes a phone a tenth of a second the first time. */
const timeText = (now: Date) => `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;

/** The visitor's own time: known in the browser only, so its place is kept until then. */
export function Clock() {
  const say = useSay();
  const [time, setTime] = useState('');
  useEffect(() => {
    const show = () => setTime(timeText(new Date()));
    show();
    const timer = setInterval(show, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="flex items-center gap-1.5 px-2">
      <Icon name="clock" size="small" label={say('shell.time')} />
      <time className="min-w-9 tabular-nums">{time}</time>
    </span>
  );
}
