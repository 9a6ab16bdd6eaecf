import type { ReactNode } from 'react';
import { linear, radial, scatter } from '../../art/paint.tsx';

/** Tones of the mosaic, light to deep; which comes where is a fixed row, so the wall is always the same wall. */
const tones = ['#ffd98a', '#f5b04a', '#e08a24', '#c26a14', '#9c4a0c', '#7a3408'];

function mosaic(): ReactNode {
  const pieces: ReactNode[] = [];
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 17; column++) {
      const tone = tones[(column * 7 + row * 11 + ((column * row) % 5) * 2) % tones.length];
      const shift = row % 2 === 0 ? 0 : -26;
      const x = column * 52 + shift;
      const y = row * 44;
      const bend = ((column * 3 + row * 5) % 7) - 3;
      pieces.push(
        <g key={`${column} ${row}`} opacity={0.6 + ((column + row * 2) % 4) * 0.1}>
          <path d={`M${x + 1} ${y + 1}l${50 + bend} ${bend / 2} ${-bend} ${42 - bend / 2}-50 0Z`} fill={tone} />
          <path d={`M${x + 1} ${y + 1}l${50 + bend} ${bend / 2}-${32 + bend} 18Z`} fill="#fff3c2" opacity=".3" />
          <path d={`M${x + 1} ${y + 1}l18 ${19 + bend}-18 22Z`} fill="#fff3c2" opacity=".14" />
          <path d={`M${x + 1} ${y + 43}l18-22 32 22Z`} fill="#3a1402" opacity=".28" />
        </g>,
      );
    }
  return pieces;
}

const candle = (
  <g>
    <ellipse cx="0" cy="-40" rx="70" ry="70" fill="url(#ac-candle)" />
    <g className="flame">
      <path d="M0-60c10 12 10 24 0 30-10-6-10-18 0-30Z" fill="#ffe9a0" />
      <path d="M0-48c5 6 5 13 0 17-5-4-5-11 0-17Z" fill="#fff" />
    </g>
    <path d="M-5-30H5V0H-5Z" fill="#fff3d6" />
    <path d="M-14 0h28l-6 10H-8Z" fill="url(#ac-gold)" />
    <path d="M-3 10h6v60h-6Z" fill="url(#ac-gold-x)" />
  </g>
);

/** A room of amber by candlelight: a mosaic wall between gilded pillars, and a floor that gives it back. */
export function AmberRoom({ defs }: { defs: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <defs>
        {linear('ac-dusk', ['#1a0b04e6', '#2a120422', '#2a120455', '#140702f2'], { at: [0, 0.35, 0.66, 1] })}
        {radial('ac-lamp', ['#fff0b8', '#ffb53acc', '#ff8a1400'], { at: [0, 0.35, 1], from: [0.5, 0.5, 0.5] })}
        {radial('ac-candle', ['#ffe9a0cc', '#ffb53a55', '#ffb53a00'], { from: [0.5, 0.5, 0.5] })}
        {linear('ac-floor', ['#4a240a', '#1c0b03', '#0a0401'])}
        {linear('ac-beam', ['#fff3c200', '#fff3c2', '#fff3c200'], { to: [0, 0, 1, 0] })}
        {linear('ac-fade', ['#fff', '#000'])}
        <mask id="ac-mirror">
          <rect x="0" y="400" width="800" height="160" fill="url(#ac-fade)" />
        </mask>
      </defs>
      <rect width="800" height="560" fill="#2a1204" />
      <g id="ac-wall">{mosaic()}</g>
      <g fill="none" stroke="#5a3005" strokeOpacity=".7" strokeWidth="10">
        <path d="M150 340V120q0-70 100-70t100 70v220M450 340V120q0-70 100-70t100 70v220" />
      </g>
      <g fill="none" stroke="url(#ac-gold)" strokeWidth="5">
        <path d="M150 340V120q0-70 100-70t100 70v220M450 340V120q0-70 100-70t100 70v220" />
      </g>
      <ellipse className="light" cx="400" cy="240" rx="430" ry="260" fill="url(#ac-lamp)" opacity=".9" />
      <rect className="sweep" x="200" y="-100" width="150" height="620" fill="url(#ac-beam)" opacity=".28" />
      {[70, 696].map((x) => (
        <g key={x}>
          <path d={`M${x - 8} 0h50v400h-50Z`} fill="#3a1c05" />
          <path d={`M${x} 0h34v400h-34Z`} fill="url(#ac-gold-x)" />
          <path
            d={`M${x + 8} 0v400M${x + 17} 0v400M${x + 26} 0v400`}
            stroke="#4a2a06"
            strokeOpacity=".55"
            strokeWidth="2.500"
          />
          <path d={`M${x - 14} 380h62v20h-62ZM${x - 14} 0h62v18h-62Z`} fill="url(#ac-gold)" />
        </g>
      ))}
      <rect y="400" width="800" height="160" fill="url(#ac-floor)" />
      <g mask="url(#ac-mirror)" opacity=".5">
        <use href="#ac-wall" transform="matrix(1 0 0 -1 0 800)" />
        <path d="M70 400h34v150h-34ZM696 400h34v150h-34Z" fill="url(#ac-gold-x)" />
      </g>
      <path d="M0 400h800" stroke="#ffd98a" strokeOpacity=".6" strokeWidth="2" />
      <rect width="800" height="560" fill="url(#ac-dusk)" />
      {scatter(
        [
          [38, 330, 1.1],
          [762, 330, 1.1],
        ],
        candle,
      )}
      <g fill="#ffe9a0">
        {scatter(
          [
            [120, 150],
            [220, 90],
            [300, 200],
            [420, 70],
            [520, 160],
            [610, 100],
            [680, 210],
            [160, 300],
            [640, 320],
          ],
          <circle className="mote" r="2" />,
        )}
      </g>
    </svg>
  );
}
