import type { ReactNode } from 'react';
import type { CoinSide } from '../rules.ts';

const dots = Array.from({ length: 36 }, (_, index) => index * 10);

/** One face of the coin, 104 × 104 about its middle. The full moon is gold, the crescent silver on night blue. */
export function Coin({ side }: { side: CoinSide }): ReactNode {
  const heads = side === 'heads';
  return (
    <g>
      <circle r="50" fill={heads ? '#a8641d' : '#5b6ea6'} />
      <circle r="48" fill={heads ? '#ffcf72' : '#c9d6f5'} />
      <circle r="43" fill={heads ? '#e59a37' : '#8598cc'} />
      <circle r="41" fill={heads ? '#ffdf9b' : '#1c2a63'} />
      <g fill={heads ? '#b9741f' : '#5f74b4'}>
        {dots.map((angle) => (
          <circle key={angle} cx="0" cy="-45.5" r="1.3" transform={`rotate(${angle})`} />
        ))}
      </g>
      {heads ? (
        <>
          <circle r="27" fill="#fff4d3" />
          <path d="M0-27a27 27 0 0 1 0 54a34 34 0 0 0 0-54Z" fill="#f4bf62" opacity=".6" />
          <g fill="#e8ad4f" opacity=".75">
            <circle cx="-9" cy="-9" r="5.5" />
            <circle cx="7" cy="8" r="7" />
            <circle cx="-12" cy="11" r="3.5" />
            <circle cx="11" cy="-12" r="3" />
          </g>
          <g stroke="#c98427" strokeWidth="2.5" strokeLinecap="round">
            {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
              <path key={angle} d="M0-32v-5" transform={`rotate(${angle})`} />
            ))}
          </g>
        </>
      ) : (
        <>
          <path d="M9-27a27 27 0 1 0 13 45a22 22 0 1 1-13-45Z" fill="#e9f0ff" />
          <path d="M9-27a27 27 0 0 0-31 25a30 30 0 0 1 31-25Z" fill="#fff" />
          <g fill="#ffe2a0">
            <path d="m17-15 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
            <path d="m27 6 1.3 3.2 3.2 1.3-3.2 1.3L27 15l-1.3-3.2-3.2-1.3 3.2-1.3z" />
          </g>
        </>
      )}
      <path
        d="M-36-25A44 44 0 0 1 8-43"
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The sea at night, with the moon's road on it. */
export function NightSea(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="coin-night" x2="0" y2="1">
          <stop stopColor="#07142e" />
          <stop offset=".6" stopColor="#12406b" />
          <stop offset="1" stopColor="#2b7c93" />
        </linearGradient>
        <radialGradient id="coin-glow">
          <stop stopColor="#ffe9b8" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="coin-sea" x2="0" y2="1">
          <stop stopColor="#0f4a66" />
          <stop offset="1" stopColor="#06182f" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v560H0z" fill="url(#coin-night)" />
      <circle cx="400" cy="250" r="300" fill="url(#coin-glow)" />
      <g fill="#fff">
        <circle cx="80" cy="70" r="1.5" opacity=".8" />
        <circle cx="190" cy="150" r="1" opacity=".6" />
        <circle cx="300" cy="60" r="1.2" opacity=".7" />
        <circle cx="560" cy="80" r="1.5" opacity=".8" />
        <circle cx="660" cy="170" r="1" opacity=".6" />
        <circle cx="730" cy="60" r="1.3" opacity=".7" />
        <circle cx="120" cy="240" r="1" opacity=".5" />
        <circle cx="690" cy="270" r="1" opacity=".5" />
      </g>
      <path d="M0 400h800v160H0z" fill="url(#coin-sea)" />
      <g fill="#ffe3a3">
        <path
          d="M340 412h120v3H340zM360 428h80v3h-80zM320 446h160v4H320zM350 468h100v4H350zM300 490h200v5H300zM335 516h130v5H335z"
          opacity=".16"
        />
      </g>
      <g fill="none" stroke="#bfe6ff" strokeOpacity=".16" strokeWidth="2">
        <path d="M40 430q30-8 60 0t60 0M560 440q30-8 60 0t60 0M90 480q40-9 80 0t80 0M520 500q40-9 80 0t80 0" />
      </g>
    </svg>
  );
}
