import type { CSSProperties, ReactNode } from 'react';
import type { MessageKey } from '../../messages/index.ts';
import { CountUp } from '../../screen/CountUp.tsx';
import { useWords } from '../../screen/words.tsx';

/** From so many stakes on a win has a picture of its own. Below that the line under the reels says enough. */
const classes = [
  { from: 60n, name: 'grand', words: 'slot.win.grand', sparks: 40 },
  { from: 25n, name: 'great', words: 'slot.win.great', sparks: 28 },
  { from: 10n, name: 'big', words: 'slot.win.big', sparks: 18 },
] as const satisfies readonly { from: bigint; name: string; words: MessageKey; sparks: number }[];

export type WinClass = (typeof classes)[number];

export const BIG_WIN_MS = 2_600;

/** undefined: not large enough for a picture, and never for a return that is not above the stake (PP-03). */
export function winClassOf({ stake, win }: { stake: bigint; win: bigint }): WinClass | undefined {
  return classes.find(({ from }) => win >= stake * from);
}

/** A golden angle apart: sparks lie everywhere, and the same way for everybody. */
const GOLDEN_DEGREES = 137.508;

export function BigWin({ of, win, currency }: { of: WinClass; win: bigint; currency: string }): ReactNode {
  const { text, money } = useWords();
  return (
    <div className="slot-big" data-class={of.name} data-celebrates="">
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="slot-big-rays">
        {Array.from({ length: 18 }, (_, index) => (
          <path
            key={`ray-${String(index * 20)}`}
            d={index % 2 ? 'M0 0-5-98 5-98Z' : 'M0 0-3-70 3-70Z'}
            transform={`rotate(${index * 20})`}
          />
        ))}
      </svg>
      {Array.from({ length: of.sparks }, (_, index) => (
        <i
          key={`spark-${String(index)}`}
          style={
            {
              '--angle': `${(index * GOLDEN_DEGREES) % 360}deg`,
              '--far': `${8 + (index % 7) * 2.2}rem`,
              '--late': `${(index % 9) * 70}ms`,
              '--size': `${0.3 + (index % 4) * 0.14}rem`,
            } as CSSProperties
          }
        />
      ))}
      <p>
        <small>{text(of.words)}</small>
        <strong>
          <CountUp to={win} show={(amount) => money(amount, currency)} />
        </strong>
      </p>
    </div>
  );
}
