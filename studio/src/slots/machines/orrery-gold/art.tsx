import type { ReactNode } from 'react';
import { Around } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { frame, freeScene, scene } from './scene.tsx';

/** A planet on its brass plate: the four that come most often. */
const plate = (fill: string, r: number, paint: ReactNode) => (
  <>
    <circle cx="50" cy="50" r="44" fill="#1a1008" stroke="url(#og-gold)" strokeWidth="3.500" />
    <circle cx="50" cy="50" r="38" fill="none" stroke="url(#og-gold)" strokeWidth="1" strokeDasharray="2 4" />
    <circle cx="50" cy="50" r={r} fill={fill} />
    {paint}
    <circle cx="50" cy="50" r={r} fill="url(#og-shade)" />
  </>
);

const teeth = (count: number, r: number) => (
  <Around times={count}>
    <path d={`M46 ${50 - r - 5}h8l2 7h-12Z`} />
  </Around>
);

export const orreryGoldArt: SlotArt = {
  className: 'orrery-gold',
  scene,
  freeScene,
  frame,
  sound: {
    landed: [
      { frequencyHz: 1_200, lengthS: 0.04, volume: 0.04, wave: 'square' },
      { frequencyHz: 240, atS: 0.02, lengthS: 0.1, volume: 0.06, wave: 'triangle' },
    ],
    tick: [{ frequencyHz: 1_500, lengthS: 0.03, volume: 0.03, wave: 'square' }],
    won: [
      { frequencyHz: 784, lengthS: 0.4, volume: 0.05, wave: 'triangle' },
      { frequencyHz: 988, atS: 0.12, lengthS: 0.4, volume: 0.05, wave: 'triangle' },
      { frequencyHz: 1_175, atS: 0.24, lengthS: 0.7, volume: 0.05, wave: 'triangle' },
    ],
  },
  symbols: {
    sun: (
      <>
        <circle cx="50" cy="50" r="49" fill="url(#og-shine)" />
        <g fill="url(#og-gold)">
          <Around times={8}>
            <path d="M50 1 57 22H43Z" />
          </Around>
          <Around times={8} from={22.5}>
            <path d="M50 8c6 6-4 8 2 16h-6c-4-8 4-8 4-16Z" />
          </Around>
        </g>
        <circle cx="50" cy="50" r="28" fill="url(#og-sun)" stroke="#8a560e" strokeWidth="1.500" />
        <path d="M38 44q4-4 8 0M54 44q4-4 8 0" fill="none" stroke="#7a4508" strokeWidth="2.600" strokeLinecap="round" />
        <circle cx="42" cy="47" r="2.200" fill="#5c3206" />
        <circle cx="58" cy="47" r="2.200" fill="#5c3206" />
        <path
          d="M50 46v9q-4 1-5-1M41 61q9 7 18 0"
          fill="none"
          stroke="#7a4508"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
        <path
          d="M28 42c3-8 8-13 15-15"
          fill="none"
          stroke="#fff"
          strokeOpacity=".85"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    orrery: (
      <>
        <circle cx="50" cy="50" r="48" fill="url(#og-dome)" stroke="url(#og-gold)" strokeWidth="3.500" />
        <g fill="none" stroke="url(#og-gold)">
          <ellipse cx="50" cy="50" rx="42" ry="14" strokeWidth="2.500" transform="rotate(-24 50 50)" />
          <ellipse cx="50" cy="50" rx="42" ry="14" strokeWidth="2.500" transform="rotate(36 50 50)" />
          <circle cx="50" cy="50" r="26" strokeWidth="2.500" />
        </g>
        <circle cx="50" cy="50" r="13" fill="url(#og-sun)" />
        <circle cx="88" cy="34" r="6" fill="url(#og-blue)" />
        <circle cx="16" cy="26" r="5" fill="url(#og-red)" />
        <circle cx="50" cy="76" r="5.500" fill="url(#og-cream)" />
        <path d="m70 14 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#fff" />
      </>
    ),
    astronomer: (
      <>
        <circle cx="50" cy="50" r="47" fill="url(#og-dome)" stroke="url(#og-gold)" strokeWidth="3" />
        <path d="M14 88C16 66 30 58 50 58s34 8 36 30A47 47 0 0 1 14 88Z" fill="url(#og-robe)" />
        <path d="m50 60-9 20 9 12 9-12Z" fill="url(#og-paper)" />
        <circle cx="50" cy="44" r="16" fill="url(#og-skin)" />
        <path d="M33 44c-2-18 8-26 17-26s19 8 17 26c-2-10-8-13-17-13s-15 3-17 13Z" fill="#4a2a12" />
        <path d="M33 42c-3 10-2 18 2 22 2-6 1-14 1-18ZM67 42c3 10 2 18-2 22-2-6-1-14-1-18Z" fill="#4a2a12" />
        <circle cx="44" cy="45" r="4.500" fill="none" stroke="url(#og-gold)" strokeWidth="1.800" />
        <circle cx="57" cy="45" r="4.500" fill="none" stroke="url(#og-gold)" strokeWidth="1.800" />
        <path d="M48.500 45h4" stroke="#b97b1c" strokeWidth="1.600" />
        <circle cx="44" cy="45" r="1.600" fill="#2a1808" />
        <circle cx="57" cy="45" r="1.600" fill="#2a1808" />
        <path d="M45 54q5 3 10 0" fill="none" stroke="#9c5238" strokeWidth="1.800" strokeLinecap="round" />
        <g fill="url(#og-gold)">
          <circle cx="26" cy="80" r="2" />
          <circle cx="74" cy="80" r="2" />
          <circle cx="32" cy="70" r="1.500" />
          <circle cx="68" cy="70" r="1.500" />
        </g>
      </>
    ),
    sextant: (
      <>
        <path
          d="M50 8 8 78c24 16 60 16 84 0Z"
          fill="none"
          stroke="url(#og-gold)"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path d="M12 74c22 14 54 14 76 0l4 8c-26 16-58 16-84 0Z" fill="url(#og-band)" />
        <g stroke="#4f2d06" strokeWidth="1.500">
          <path d="m20 80 2-5M30 84l2-5M40 87l1-5M50 88v-5M60 87l-1-5M70 84l-2-5M80 80l-2-5" />
        </g>
        <path d="M50 12 64 82" stroke="url(#og-gold)" strokeWidth="5" strokeLinecap="round" />
        <path d="m24 46 40-12 3 9-40 12Z" fill="url(#og-band)" />
        <path d="m64 30 12-4 5 16-12 4Z" fill="url(#og-gold)" />
        <path d="m79 28 4 10" stroke="#8fd3ff" strokeWidth="4" strokeLinecap="round" />
        <circle cx="50" cy="12" r="8" fill="url(#og-sun)" stroke="#6d420c" />
      </>
    ),
    globe: (
      <>
        <path d="M26 92h48l-6-10H32ZM47 74h6v10h-6Z" fill="url(#og-gold)" />
        <path
          d="M74 14A38 38 0 1 1 22 68"
          fill="none"
          stroke="url(#og-gold)"
          strokeWidth="4.500"
          strokeLinecap="round"
        />
        <circle cx="50" cy="42" r="32" fill="url(#og-blue)" />
        <g fill="none" stroke="#ffe9b0" strokeOpacity=".55" strokeWidth="1.200">
          <ellipse cx="50" cy="42" rx="32" ry="11" />
          <ellipse cx="50" cy="42" rx="12" ry="32" />
        </g>
        <path
          d="m32 34 10-8 12 6 12-4M42 26l2 18 14 8M54 32l4 20"
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="1.200"
        />
        <g fill="#fff6cf">
          <circle cx="32" cy="34" r="2.400" />
          <circle cx="42" cy="26" r="3" />
          <circle cx="54" cy="32" r="2" />
          <circle cx="66" cy="28" r="2.800" />
          <circle cx="44" cy="44" r="2" />
          <circle cx="58" cy="52" r="3" />
        </g>
        <circle cx="50" cy="42" r="32" fill="url(#og-shade)" />
      </>
    ),
    clock: (
      <>
        <g fill="url(#og-gold)">
          {teeth(14, 36)}
          <circle cx="50" cy="50" r="37" />
        </g>
        <circle cx="50" cy="50" r="29" fill="url(#og-paper)" stroke="#6d420c" strokeWidth="2" />
        <g stroke="#6d420c" strokeWidth="2">
          <Around times={12}>
            <path d="M50 24v4" />
          </Around>
        </g>
        <circle cx="57" cy="59" r="8" fill="none" stroke="#a8702a" strokeWidth="3" strokeDasharray="3 2" />
        <path d="M50 50 38 34M50 50l14-8" stroke="#2a1808" strokeWidth="3.500" strokeLinecap="round" />
        <circle cx="50" cy="50" r="4" fill="url(#og-sun)" stroke="#6d420c" />
        <path
          d="M24 36c4-8 10-12 17-14"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    saturn: plate(
      'url(#og-cream)',
      20,
      <>
        <path d="M32 46q18 6 36-3M32 55q18 5 36-3" fill="none" stroke="#a06a2c" strokeOpacity=".6" strokeWidth="3" />
        <ellipse
          cx="50"
          cy="50"
          rx="35"
          ry="9"
          fill="none"
          stroke="url(#og-gold)"
          strokeWidth="4.500"
          transform="rotate(-18 50 50)"
          strokeDasharray="78 40"
          strokeDashoffset="-14"
        />
      </>,
    ),
    mars: plate(
      'url(#og-red)',
      25,
      <g fill="#6b1a12" opacity=".5">
        <circle cx="42" cy="44" r="6" />
        <circle cx="58" cy="58" r="7" />
        <circle cx="56" cy="38" r="3" />
        <path d="M42 28q8-4 16 0-8 5-16 0Z" fill="#fff" />
      </g>,
    ),
    venus: plate(
      'url(#og-blue)',
      24,
      <path
        d="M28 44c10-6 16 4 26-1s14 1 18 3M28 56c10 5 18-3 28 1s12 0 16-3"
        fill="none"
        stroke="#e6f6ff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />,
    ),
    mercury: plate(
      'url(#og-grey)',
      21,
      <g fill="#4a4a5e" opacity=".55">
        <circle cx="44" cy="46" r="5" />
        <circle cx="57" cy="55" r="6" />
        <circle cx="55" cy="41" r="2.600" />
        <circle cx="43" cy="59" r="3" />
      </g>,
    ),
  },
};
