import { type ReactNode, useEffect, useRef } from 'react';
import { CountUp } from './CountUp.tsx';
import { reducedMotion } from './motion.ts';
import type { Sound } from './sound.ts';
import { useWords } from './words.tsx';

/** From so many times the stake on a win has a moment of its own. */
const BIG_WIN_STAKES = 15n;
const SHOWN_MS = 3_600;

export interface WonRound {
  id: string;
  stake: bigint;
  win: bigint;
  currency: string;
}

/** Far above the stake, so it is always a win (PP-03). */
export function isBigWin({ stake, win }: Pick<WonRound, 'stake' | 'win'>): boolean {
  return win > stake && win >= stake * BIG_WIN_STAKES;
}

/**
 * A calm moment over the stage. It holds nothing up: the round is over, the panel works, and any press or key ends it.
 * The stage has spoken the result already, so it is not read out twice.
 */
export function BigWin(props: { round: WonRound; sound: Sound; onOver(): void }): ReactNode {
  const { round, sound } = props;
  const { text, money, hundredths } = useWords();
  const over = useRef(props.onOver);
  useEffect(() => {
    over.current = props.onOver;
  });
  useEffect(() => {
    sound.bigWin();
    const end = () => over.current();
    const timer = setTimeout(end, SHOWN_MS);
    const onKey = (event: KeyboardEvent) => {
      // The key that ends the moment does not stake as well.
      event.stopPropagation();
      if (event.key === ' ' || event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
      end();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', end);
    };
  }, [sound]);
  return (
    <div className="big-win" aria-hidden="true" data-celebrates="" data-still={reducedMotion() || undefined}>
      <Rays />
      <div className="big-win-words">
        <p className="big-win-title">{text('studio.bigWin')}</p>
        <p className="big-win-sum">
          <CountUp to={round.win} show={(win) => money(win, round.currency)} />
        </p>
        <p className="big-win-times">{text('studio.bigWin.times', { times: hundredths(timesOf(round)) })}</p>
      </div>
    </div>
  );
}

function timesOf({ win, stake }: WonRound): number {
  return Number((win * 100n) / stake);
}

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);

function Rays(): ReactNode {
  return (
    <svg viewBox="-100 -100 200 200" className="big-win-rays" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="big-win-glow">
          <stop offset="0" stopColor="#ffe3a3" stopOpacity=".55" />
          <stop offset=".4" stopColor="#ffb84d" stopOpacity=".18" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="big-win-turn">
        {rays.map((angle) => (
          <path
            key={angle}
            d="M0 0 L-7 -160 L7 -160 Z"
            transform={`rotate(${angle})`}
            fill="#ffd98a"
            opacity={angle % 45 === 0 ? 0.1 : 0.05}
          />
        ))}
      </g>
      <circle r="90" fill="url(#big-win-glow)" />
    </svg>
  );
}
