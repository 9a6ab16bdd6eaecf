import { Icon } from '@halley/ui';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.ts';

const everyMs = 15_000;

/** The visitor's own time: known in the browser only, so its place is kept until then. */
export function Clock() {
  const { say, tag } = useSpeech();
  const [time, setTime] = useState('');
  useEffect(() => {
    const show = () =>
      setTime(new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hour12: false }).format());
    show();
    const timer = setInterval(show, everyMs);
    return () => clearInterval(timer);
  }, [tag]);
  return (
    <span className="flex items-center gap-1.5 px-2">
      <Icon name="clock" size="small" label={say('shell.time')} />
      <time className="min-w-9 tabular-nums">{time}</time>
    </span>
  );
}
