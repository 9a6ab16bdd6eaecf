import { type ReactNode, useEffect, useState } from 'react';
import { showTime, showWait } from './format.ts';

const everyMs = 30_000;

/** How long something has waited, and on demand since when exactly. */
export function WaitingSince({ since }: { since: string }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={since} title={showTime(since)} className="whitespace-nowrap tabular-nums">
      {showWait(now - Date.parse(since))}
    </time>
  );
}
