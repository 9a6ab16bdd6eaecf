import type { ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';
import { rankOf, rankText, suitOf } from '../card.ts';
import { Court } from './Court.tsx';
import { suits } from './suits.ts';

/** Where the pips of a card lie, in 100 × 140: by its rank, those of the lower half stand on their heads. */
const columns = { left: 33, middle: 50, right: 67 } as const;
const both = (y: number): [number, number][] => [
  [columns.left, y],
  [columns.right, y],
];
const pips: Readonly<Record<number, [number, number][]>> = {
  2: [
    [columns.middle, 34],
    [columns.middle, 106],
  ],
  3: [
    [columns.middle, 34],
    [columns.middle, 70],
    [columns.middle, 106],
  ],
  4: [...both(34), ...both(106)],
  5: [...both(34), [columns.middle, 70], ...both(106)],
  6: [...both(34), ...both(70), ...both(106)],
  7: [...both(34), ...both(70), [columns.middle, 52], ...both(106)],
  8: [...both(34), ...both(70), [columns.middle, 52], [columns.middle, 88], ...both(106)],
  9: [...both(32), ...both(57), [columns.middle, 70], ...both(83), ...both(108)],
  10: [...both(32), ...both(57), [columns.middle, 44], [columns.middle, 96], ...both(83), ...both(108)],
};

export interface PlayingCardProps {
  card: number;
  /** Plain for small cards: rank and suit large, nothing else. */
  face?: 'full' | 'plain';
  className?: string;
}

/** A card face up; its name is for those who hear it. */
export function PlayingCard({ card, face = 'full', className = '' }: PlayingCardProps): ReactNode {
  const { text } = useWords();
  const { sign, name, red } = suits[suitOf(card)]!;
  const rank = rankText(card);
  const corner = (
    <>
      <text x="14" y="27" textAnchor="middle" className="card-rank">
        {rank}
      </text>
      <path d={sign} transform="translate(6.5 31) scale(.625)" />
    </>
  );
  return (
    <span className={`playing-card ${className}`} data-red={red || undefined}>
      <span className="sr-only">{text('studio.card', { rank, suit: text(name) })}</span>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        {face === 'plain' ? (
          <>
            <text x="50" y="62" textAnchor="middle" className="card-rank-large">
              {rank}
            </text>
            <path d={sign} transform="translate(24 74) scale(2.17)" />
          </>
        ) : (
          <>
            {corner}
            <g transform="rotate(180 50 70)">{corner}</g>
            <Middle card={card} sign={sign} />
          </>
        )}
      </svg>
    </span>
  );
}

function Middle({ card, sign }: { card: number; sign: string }): ReactNode {
  const rank = rankOf(card);
  if (rank > 10) return <Court rank={rank} sign={sign} />;
  if (rank === 1) {
    return (
      <>
        <ellipse cx="50" cy="70" rx="34" ry="12" transform="rotate(-18 50 70)" className="card-orbit" />
        <path d={sign} transform="translate(26 46) scale(2)" />
        <circle cx="81" cy="58" r="2.6" className="card-gold" />
      </>
    );
  }
  return pips[rank]!.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={sign}
      transform={`${y > 70 ? `rotate(180 ${x} ${y}) ` : ''}translate(${x - 9.6} ${y - 9.6}) scale(.8)`}
    />
  ));
}

/** Face down: nobody knows it yet, this screen least of all. */
export function CardBack({ className = '' }: { className?: string }): ReactNode {
  return (
    <span className={`playing-card card-back ${className}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <rect x="7" y="7" width="86" height="126" rx="8" className="card-back-frame" />
        <path d="M50 22 58 62 86 70 58 78 50 118 42 78 14 70 42 62Z" className="card-gold" />
        <circle cx="50" cy="70" r="13" className="card-back-heart" />
        <ellipse cx="50" cy="70" rx="34" ry="12" transform="rotate(-18 50 70)" className="card-orbit" />
        <circle cx="81" cy="58" r="3" className="card-gold" />
      </svg>
    </span>
  );
}
