import type { ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';
import { usePolled } from './use-frames.ts';

/** How long bets are taken, as a number and as a bar. */
export function Countdown(props: { endsAt: number; lengthMs: number; serverNow(): number; label: string }): ReactNode {
  const { text } = useWords();
  const leftMs = usePolled(() => Math.max(0, props.endsAt - props.serverNow()), 100);
  const seconds = String(Math.ceil(leftMs / 1_000));
  return (
    <div className="live-count">
      <span className="text-13 font-semibold text-text-soft">{props.label}</span>
      <span className="font-display text-4xl font-extrabold whitespace-nowrap tabular-nums">
        {text('live.secondsLeft', { seconds })}
      </span>
      <div className="live-count-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (leftMs / props.lengthMs) * 100)}%` }} />
      </div>
    </div>
  );
}
