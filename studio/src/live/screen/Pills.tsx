import type { ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';

export type PillTone = 'plain' | 'warm' | 'hot' | 'red' | 'green' | 'blue';

/** Outcomes of the last rounds, newest first. */
export function Pills(props: { past: { id: number; label: string; tone: PillTone }[] }): ReactNode {
  const { text } = useWords();
  return (
    <ul aria-label={text('live.past')} className="live-pills">
      {props.past.map(({ id, label, tone }) => (
        <li key={id} className="live-pill" data-tone={tone}>
          {label}
        </li>
      ))}
    </ul>
  );
}
