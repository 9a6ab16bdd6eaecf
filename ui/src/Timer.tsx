import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { timeLeft } from './time-left.ts';
import { useUi } from './Ui.tsx';

export interface TimerProps {
  /** Milliseconds since 1970. */
  untilMs: number;
  /** The server's clock at rendering; the browser goes on from its own. */
  nowMs: number;
  /** Also above a day: on a detail page. */
  seconds?: boolean;
  onEnd?: () => void;
  className?: string;
}

export function Timer({ untilMs, nowMs, seconds, onEnd, className }: TimerProps): ReactNode {
  const { text } = useUi();
  const [now, setNow] = useState(nowMs);
  const ended = now >= untilMs;
  useEffect(() => {
    if (ended) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ended]);
  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);
  return (
    <time
      dateTime={new Date(untilMs).toISOString()}
      className={classNames('whitespace-nowrap tabular-nums', className)}
    >
      {timeLeft(untilMs - now, { days: text.days, hours: text.hours, seconds })}
    </time>
  );
}
