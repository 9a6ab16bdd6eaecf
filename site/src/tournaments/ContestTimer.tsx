import { type TimeStatus, timeStatus } from '@halley/contract/quests';
import { classNames } from '@halley/ui/class-names.ts';
import { useEffect, useRef, useState } from 'react';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { type Dates, timerEnd, timeText, untilNextText } from './time-left.ts';

const labels: Record<TimeStatus, MessageKey> = {
  active: 'tournaments.time.active',
  future: 'tournaments.time.future',
  archive: 'tournaments.time.archive',
};
const dots: Record<TimeStatus, string> = { active: 'bg-win', future: 'bg-ice', archive: 'bg-danger' };

interface ContestTimerProps {
  dates: Dates;
  /** The server's clock at rendering; the browser goes on from its own. */
  nowMs: number;
  /** A timer has come to zero: what was to come runs, or what ran is over. */
  onEnd?: (() => void) | undefined;
  className?: string;
}

/** Where a contest stands in time: a dot, a word, and how long that stays so, in days, hours and minutes. */
export function ContestTimer({ dates, nowMs, onEnd, className }: ContestTimerProps) {
  const { say, tag } = useSpeech();
  const now = useMinutes(dates, nowMs, onEnd);
  const status = timeStatus(dates, new Date(now));
  const end = timerEnd(dates, now);
  return (
    <p className={classNames('flex items-start gap-2 text-13', className)} data-time={status}>
      <span className={classNames('mt-[0.45em] size-2 shrink-0 rounded-full', dots[status])} data-dot={status} />
      <span className="inline-block first-letter:uppercase" suppressHydrationWarning>
        {end === null || status === 'archive' ? (
          say(labels.archive)
        ) : (
          <>
            {say(labels[status])}{' '}
            <time dateTime={new Date(end).toISOString()} className="font-semibold whitespace-nowrap tabular-nums">
              {timeText(end - now, tag)}
            </time>
          </>
        )}
      </span>
    </p>
  );
}

/** A clock that moves with the minute, and once more when a timer comes to its end. */
function useMinutes(dates: Dates, nowMs: number, onEnd: (() => void) | undefined): number {
  const [now, setNow] = useState(nowMs);
  const told = useRef(onEnd);
  useEffect(() => {
    told.current = onEnd;
  });
  const { start_at: start, end_at: finish } = dates;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let awaited: number | null = null;
    const look = () => {
      const at = Date.now();
      setNow(at);
      if (awaited !== null && at >= awaited) told.current?.();
      awaited = timerEnd({ start_at: start, end_at: finish }, at);
      if (awaited !== null) timer = setTimeout(look, untilNextText(awaited - at));
    };
    look();
    return () => clearTimeout(timer);
  }, [start, finish]);
  return now;
}
