import type { ReactNode } from 'react';
import { Around } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { frame, freeScene, scene } from './scene.tsx';

/** A ball lit from the upper left, whatever is painted on it. */
const ball = (r: number, fill: string, paint?: ReactNode) => (
  <>
    <circle cx="50" cy="50" r={r} fill={fill} />
    {paint}
    <circle cx="50" cy="50" r={r} fill="url(#ph-shade)" />
    <path
      d={`M${50 - r * 0.62} ${50 - r * 0.52}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.72}-${r * 0.36}`}
      fill="none"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

export const perihelionArt: SlotArt = {
  className: 'perihelion',
  scene,
  freeScene,
  frame,
  sound: {
    landed: [
      { frequencyHz: 196, lengthS: 0.14, volume: 0.07, wave: 'triangle' },
      { frequencyHz: 900, lengthS: 0.12, volume: 0.02, wave: 'noise' },
    ],
    step: [
      { frequencyHz: 440, lengthS: 0.2, volume: 0.05, wave: 'triangle' },
      { frequencyHz: 660, atS: 0.06, lengthS: 0.24, volume: 0.04 },
    ],
    won: [
      { frequencyHz: 440, lengthS: 0.4, volume: 0.06 },
      { frequencyHz: 660, atS: 0.12, lengthS: 0.5, volume: 0.06 },
      { frequencyHz: 880, atS: 0.24, lengthS: 0.7, volume: 0.05 },
    ],
    bigWin: [
      { frequencyHz: 110, lengthS: 1.8, volume: 0.07, wave: 'sawtooth', glideToHz: 220 },
      { frequencyHz: 440, atS: 0.2, lengthS: 0.9, volume: 0.06 },
      { frequencyHz: 554, atS: 0.4, lengthS: 0.9, volume: 0.06 },
      { frequencyHz: 660, atS: 0.6, lengthS: 1, volume: 0.06 },
      { frequencyHz: 880, atS: 0.8, lengthS: 1.4, volume: 0.07, wave: 'triangle' },
    ],
  },
  symbols: {
    eclipse: (
      <>
        <circle cx="50" cy="50" r="49" fill="url(#ph-corona)" />
        <g fill="#ffe7ac" opacity=".85">
          <Around times={14}>
            <path d="M50 0c2 8 2.500 12 1.600 18h-3.200C47.500 12 48 8 50 0Z" />
          </Around>
          <Around times={14} from={12.8}>
            <path d="M50 8c1.400 5 1.800 8 1.200 11h-2.400C48.200 16 48.600 13 50 8Z" />
          </Around>
        </g>
        <circle cx="50" cy="50" r="30" fill="url(#ph-dark)" stroke="#fff3cf" strokeWidth="1.600" />
        <path d="M74 32A30 30 0 0 1 79 58 33 33 0 0 0 66 24a30 30 0 0 1 8 8Z" fill="#fff" />
        <path d="m72 14 3 10 10 3-10 3-3 10-3-10-10-3 10-3Z" fill="#fff" />
      </>
    ),
    sun: (
      <>
        <circle cx="50" cy="50" r="48" fill="url(#ph-halo)" />
        <g fill="url(#ph-flame)">
          <Around times={12}>
            <path d="M43 24C40 14 47 10 45 1c9 6 12 14 11 23Z" />
          </Around>
        </g>
        {ball(
          31,
          'url(#ph-fire)',
          <g fill="none" stroke="#e2541c" strokeOpacity=".4" strokeWidth="2.600" strokeLinecap="round">
            <path d="M30 60c6 5 12-2 19 3s12 3 18-2M36 72c8 3 14-2 24 1M34 44c5-4 9 3 15-1s9-5 14 0" />
            <circle cx="62" cy="60" r="4" />
          </g>,
        )}
      </>
    ),
    ringed: (
      <>
        <path d="M8 70C-4 58 30 38 58 28S104 22 92 38" fill="none" stroke="url(#ph-ring)" strokeWidth="8" />
        {ball(
          29,
          'url(#ph-ringed)',
          <g fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="4">
            <path d="M23 44q28 10 55-4M22 56q28 9 56-4M27 67q24 7 47-4" />
          </g>,
        )}
        <path d="M8 70c10 12 44 2 64-10S100 46 92 38" fill="none" stroke="url(#ph-ring)" strokeWidth="8" />
        <path
          d="M13 70c12 7 40-2 57-12s24-16 19-20"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="1.500"
        />
        <circle cx="16" cy="22" r="5" fill="#e5c8ff" />
        <circle cx="14.500" cy="20.500" r="2" fill="#fff" />
      </>
    ),
    giant: ball(
      40,
      'url(#ph-giant)',
      <>
        <g fill="none" stroke="#fff0d8" strokeOpacity=".4" strokeWidth="2">
          <path d="M14 38c14 6 24-3 38 2s22 0 34-3M11 54c16 5 26-4 42 1s24 2 36-2" />
        </g>
        <ellipse cx="62" cy="63" rx="11" ry="6.500" fill="#d93a2e" />
        <ellipse cx="61" cy="62" rx="6.500" ry="3.400" fill="#ff8a66" />
      </>,
    ),
    ocean: (
      <>
        {ball(
          37,
          'url(#ph-ocean)',
          <>
            <path
              d="M26 30c8-8 20-4 18 4s8 8 4 16-12 4-14 12-10 2-16-4c-4-10 0-22 8-28ZM62 24c10-2 18 8 22 18-6 6-10 0-16 4s-10-2-8-8 0-10 2-14ZM56 66c8-6 18-2 20 4-4 8-12 14-20 16-4-6-4-14 0-20Z"
              fill="#49c98a"
            />
            <path
              d="M16 46c12-5 20 4 32-1M44 24c10 6 20-2 30 4M30 76c12-6 24 3 40-4"
              fill="none"
              stroke="#fff"
              strokeOpacity=".75"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </>,
        )}
        <circle cx="50" cy="50" r="40" fill="none" stroke="#8ff0ff" strokeOpacity=".5" strokeWidth="3" />
      </>
    ),
    moon: ball(
      35,
      'url(#ph-moon)',
      <g fill="#7f6fb0">
        <circle cx="38" cy="42" r="8" opacity=".5" />
        <path d="M30 42a8 8 0 0 1 15-4" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.500" />
        <circle cx="60" cy="58" r="10.500" opacity=".45" />
        <path
          d="M49.500 58a10.500 10.500 0 0 1 19-6"
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="1.500"
        />
        <circle cx="62" cy="33" r="4.500" opacity=".5" />
        <circle cx="40" cy="68" r="5" opacity=".5" />
        <circle cx="28" cy="56" r="3" opacity=".5" />
      </g>,
    ),
    amber: (
      <>
        <path d="M50 10 78 28v44L50 90 22 72V28Z" fill="url(#ph-amber)" stroke="#7a3a06" strokeWidth="2" />
        <path d="M50 10v26l28-8ZM50 10v26l-28-8Z" fill="#fff6cf" opacity=".7" />
        <path d="M50 36 22 28v44l28-8ZM50 64v26L22 72Z" fill="#fff" opacity=".18" />
        <path d="M50 36 78 28v44l-28-8ZM50 64v26l28-18Z" fill="#7a3300" opacity=".28" />
        <path d="M50 36v28M22 28l28 8 28-8M22 72l28-8 28 8" fill="none" stroke="#fff" strokeOpacity=".55" />
        <path d="m66 22 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="#fff" />
      </>
    ),
    rose: (
      <>
        <circle cx="50" cy="50" r="36" fill="url(#ph-rose)" stroke="#6d0a37" strokeWidth="2" />
        <path d="M50 28 66 34l6 16-6 16-16 6-16-6-6-16 6-16Z" fill="#fff" opacity=".3" />
        <g fill="none" stroke="#fff" strokeOpacity=".5">
          <Around times={8}>
            <path d="M50 14v14l12.500 5.500" />
          </Around>
        </g>
        <path d="M50 72 66 66l6-16 12 6a36 36 0 0 1-34 30Z" fill="#5c0430" opacity=".35" />
        <path d="m36 26 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#fff" />
      </>
    ),
    violet: (
      <>
        <path d="M34 90 22 46 42 8l14 26 6 56Z" fill="url(#ph-violet)" stroke="#2d0a6d" strokeWidth="2" />
        <path d="M62 90l-6-40 16-26 10 30-8 36Z" fill="url(#ph-violet)" stroke="#2d0a6d" strokeWidth="2" />
        <path d="M42 8 38 50l-4 40-12-44Z" fill="#fff" opacity=".4" />
        <path d="m72 24-4 32 6 34 8-36Z" fill="#2d0a6d" opacity=".35" />
        <path d="m42 8-4 42 18-16M38 50l24 40M72 24l-4 32" fill="none" stroke="#fff" strokeOpacity=".5" />
        <path d="m30 28 1.800 5 5 1.800-5 1.800-1.800 5-1.800-5-5-1.800 5-1.800Z" fill="#fff" />
      </>
    ),
    azure: (
      <>
        <path d="M32 14h36l18 18v36L68 86H32L14 68V32Z" fill="url(#ph-azure)" stroke="#063a70" strokeWidth="2" />
        <path d="M38 28h24l10 10v24L62 72H38L28 62V38Z" fill="#fff" opacity=".28" />
        <path d="M32 14h36l-6 14H38ZM14 32l18-18 6 14-10 10Z" fill="#fff" opacity=".45" />
        <path d="M86 68 68 86l-6-14 10-10ZM68 86H32l6-14h24Z" fill="#04305f" opacity=".38" />
        <path d="M38 28h24l10 10v24L62 72H38L28 62V38Z" fill="none" stroke="#fff" strokeOpacity=".5" />
        <path d="m64 32 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="#fff" />
      </>
    ),
  },
};
