import { Around } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { freeScene, scene, whale } from './scene.tsx';

const glint = (x: number, y: number, size: number) => (
  <path
    d="M0-5 1.200-1.200 5 0 1.200 1.200 0 5-1.200 1.200-5 0-1.200-1.200Z"
    fill="#fff"
    transform={`translate(${x} ${y}) scale(${size})`}
  />
);

export const skyWhaleArt: SlotArt = {
  className: 'sky-whale',
  scene,
  freeScene,
  sound: {
    landed: [{ frequencyHz: 262, lengthS: 0.16, volume: 0.06 }],
    step: [{ frequencyHz: 330, lengthS: 0.5, volume: 0.05, glideToHz: 494 }],
    won: [
      { frequencyHz: 220, lengthS: 0.9, volume: 0.06, glideToHz: 330 },
      { frequencyHz: 523, atS: 0.25, lengthS: 0.5, volume: 0.05, wave: 'triangle' },
    ],
    bigWin: [
      { frequencyHz: 147, lengthS: 1.6, volume: 0.08, glideToHz: 294 },
      { frequencyHz: 220, atS: 0.5, lengthS: 1.6, volume: 0.07, glideToHz: 440 },
      { frequencyHz: 587, atS: 0.9, lengthS: 1.2, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 880, atS: 1.2, lengthS: 1.2, volume: 0.05, wave: 'triangle' },
    ],
  },
  tall: {
    whale: (
      <>
        <rect width="100" height="400" fill="url(#sw-dusk)" />
        <g fill="#fff" opacity=".8">
          <circle cx="18" cy="40" r="1.500" />
          <circle cx="80" cy="70" r="2" />
          <circle cx="30" cy="330" r="1.600" />
          <circle cx="72" cy="360" r="1.200" />
          <circle cx="12" cy="200" r="1.400" />
        </g>
        <g transform="translate(52 196) rotate(66) scale(1.950) translate(-52 -50)">{whale}</g>
        <path d="M-10 400q10-46 40-34 14-30 40-10 30-8 40 44Z" fill="#fff" opacity=".9" />
        <path d="M-10 6q20 26 44 8 20 22 44 2 20 14 40-10V-10H-10Z" fill="#fff" opacity=".28" />
        <path d="M1.500 1.500h97v397h-97Z" fill="none" stroke="url(#sw-gold)" strokeWidth="3" />
      </>
    ),
  },
  symbols: {
    whale: (
      <>
        <circle cx="50" cy="50" r="46" fill="url(#sw-dusk)" stroke="url(#sw-gold)" strokeWidth="4" />
        <path d="M10 70q10-14 22-6 10-12 24-2 14-8 22 4 10-4 12 4a46 46 0 0 1-80 0Z" fill="#fff" opacity=".8" />
        <g transform="translate(5 4) scale(.82)">{whale}</g>
        <path d="M30 18c-6-2-8-8-4-12 2 4 6 4 7 9 2-5 6-6 9-10 3 5 0 11-6 13v6h-5Z" fill="#e6f4ff" />
      </>
    ),
    moon: (
      <>
        <circle cx="50" cy="50" r="49" fill="url(#sw-light)" />
        <g fill="url(#sw-gold)">
          <Around times={16}>
            <path d="M50 3l2.200 9h-4.400Z" />
          </Around>
        </g>
        <circle cx="50" cy="50" r="35" fill="url(#sw-moon)" stroke="#fff8e0" strokeWidth="1.500" />
        <g fill="#d8a84e" opacity=".55">
          <circle cx="38" cy="42" r="7" />
          <circle cx="60" cy="60" r="9" />
          <circle cx="62" cy="34" r="4" />
          <circle cx="38" cy="66" r="4.500" />
        </g>
        {glint(72, 26, 2)}
      </>
    ),
    ship: (
      <>
        <path d="M6 38c0-16 20-26 44-26s44 10 44 26-20 24-44 24S6 54 6 38Z" fill="url(#sw-red)" />
        <path d="M50 12c-12 6-14 44 0 50 14-6 12-44 0-50Z" fill="#fff1d6" opacity=".85" />
        <path
          d="M24 16c-8 12-8 32 2 42M76 16c8 12 8 32-2 42"
          fill="none"
          stroke="#fff1d6"
          strokeOpacity=".5"
          strokeWidth="3"
        />
        <path
          d="M14 30c8-10 20-13 34-14"
          fill="none"
          stroke="#fff"
          strokeOpacity=".65"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M30 60 34 74M70 60 66 74M50 62v10" stroke="#5c3518" strokeWidth="2" />
        <path d="M26 72h48l-7 16H34Z" fill="url(#sw-wood)" />
        <path d="M26 72h48l-1.500 4h-45Z" fill="url(#sw-gold)" />
        <g fill="#ffe9a8">
          <circle cx="40" cy="81" r="2.600" />
          <circle cx="50" cy="81" r="2.600" />
          <circle cx="60" cy="81" r="2.600" />
        </g>
        <path d="m88 44 10-6v14Z" fill="url(#sw-gold)" />
      </>
    ),
    balloon: (
      <>
        <path d="M50 5c21 0 35 14 35 32 0 17-15 26-24 36H39C30 63 15 54 15 37 15 19 29 5 50 5Z" fill="url(#sw-teal)" />
        <path
          d="M50 5c9 0 13 14 13 32 0 17-5 26-8 36H45c-3-10-8-19-8-36C37 19 41 5 50 5Z"
          fill="#fff3cf"
          opacity=".9"
        />
        <path
          d="M50 5c-20 4-26 18-26 32 0 16 8 26 16 36M50 5c20 4 26 18 26 32 0 16-8 26-16 36"
          fill="none"
          stroke="#08505f"
          strokeOpacity=".45"
          strokeWidth="2"
        />
        <path
          d="M22 28c3-8 9-14 17-17"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M40 73 43 84M60 73 57 84" stroke="#6d3b1d" strokeWidth="2" />
        <path d="M40 83h20l-3 13H43Z" fill="url(#sw-wood)" />
        <path d="M40 83h20v3.500H40Z" fill="url(#sw-gold)" />
      </>
    ),
    heron: (
      <>
        <path
          d="M4 62C18 40 36 36 52 44c8-16 24-30 44-34-4 22-16 40-36 48 6 8 8 18 4 30-10-4-18-12-22-22-14 6-28 4-38-4Z"
          fill="url(#sw-plume)"
        />
        <path d="M52 44c8-16 24-30 44-34-10 14-18 28-36 48Z" fill="#fff" opacity=".7" />
        <path d="M58 50c12-8 22-18 30-30M60 54c10-4 20-12 26-20" fill="none" stroke="#3a6bc0" strokeWidth="1.600" />
        <path d="M42 66c4 10 12 18 22 22-2-10-4-16-8-22Z" fill="#2f5cb0" />
        <path d="M4 62c-2 0-4 2-4 3 8 2 14 1 18-3Z" fill="#ffb83d" />
        <circle cx="20" cy="55" r="2.400" fill="#0a1444" />
        <path d="M24 46c-6-6-14-8-20-6 6 2 10 6 14 10Z" fill="#16276f" />
        {glint(80, 24, 1.6)}
      </>
    ),
    kite: (
      <>
        <path d="M52 4 84 34 46 76 18 32Z" fill="url(#sw-violet)" stroke="#2c1270" strokeWidth="2" />
        <path d="M52 4 18 32l30 4Z" fill="#ff9fc0" />
        <path d="M52 4l32 30-36 2Z" fill="#ffd27a" />
        <path d="M18 32l30 4-2 40Z" fill="#7fe3ff" opacity=".8" />
        <path d="M52 4 46 76M18 32l66 2" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="1.500" />
        <path d="M46 76c-8 6 6 8-2 14s4 6 2 8" fill="none" stroke="#ffe3a0" strokeWidth="2" strokeLinecap="round" />
        <path d="m38 82 6 2-6 5ZM50 80l-5 4 6 3ZM36 93l7-1-5 6Z" fill="#ff7f9f" />
      </>
    ),
    lantern: (
      <>
        <circle cx="50" cy="50" r="46" fill="url(#sw-light)" opacity=".7" />
        <path d="M50 2v12" stroke="#7a4712" strokeWidth="3" />
        <rect x="36" y="12" width="28" height="8" rx="3" fill="url(#sw-brass)" />
        <path d="M34 20h32c14 10 18 42 0 58H34c-18-16-14-48 0-58Z" fill="url(#sw-paper)" />
        <path
          d="M42 20c-8 14-8 44 0 58M58 20c8 14 8 44 0 58M50 20v58"
          fill="none"
          stroke="#8f2a1c"
          strokeOpacity=".5"
          strokeWidth="1.800"
        />
        <path
          d="M30 34c2-5 4-8 8-10"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <rect x="36" y="77" width="28" height="7" rx="3" fill="url(#sw-brass)" />
        <path d="M44 84v12M50 84v14M56 84v12" stroke="#ffc34d" strokeWidth="2" strokeLinecap="round" />
      </>
    ),
    bell: (
      <>
        <path d="M50 4v10" stroke="url(#sw-brass)" strokeWidth="4" />
        <path d="M50 12c18 0 26 14 26 34v12H24V46c0-20 8-34 26-34Z" fill="url(#sw-brass)" />
        <path d="M18 58h64c2 8-4 10-10 10H28c-6 0-12-2-10-10Z" fill="url(#sw-gold)" />
        <path
          d="M32 48c0-14 4-24 12-28"
          fill="none"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="3.500"
          strokeLinecap="round"
        />
        <circle cx="50" cy="72" r="5" fill="#7a4712" />
        <path d="M50 76v6" stroke="#7a4712" strokeWidth="2" />
        <path d="M42 81h16l-3 17-5-4-5 4Z" fill="#9fd6ff" stroke="#3a6bc0" />
      </>
    ),
    feather: (
      <>
        <path d="M90 8C58 10 26 30 20 66l-4 12c30 0 58-16 66-44 4-10 6-18 8-26Z" fill="url(#sw-plume)" />
        <path
          d="M90 8C66 28 40 50 20 66c-4 8-8 18-12 28"
          fill="none"
          stroke="#fff"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <path
          d="M64 30 60 12M50 42 38 26M38 53 26 46M70 26l14 6M56 38l18 10M44 48l16 14M32 58l10 12"
          stroke="#2f5cb0"
          strokeOpacity=".55"
          strokeWidth="1.800"
        />
        {glint(76, 16, 1.4)}
      </>
    ),
    cloud: (
      <>
        <path d="M12 74C0 70 2 52 16 50c0-18 22-26 34-14 14-10 32 0 30 16 16 0 18 20 4 22Z" fill="url(#sw-cloud)" />
        <path
          d="M18 58c0-10 8-14 14-13M48 42c6-5 16-4 20 3"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M12 74c8 4 64 4 72 0-6-6-14-2-18-8-8 6-18 4-24-2-8 6-22 4-30 10Z" fill="#7f9fe0" opacity=".6" />
        <path d="M28 82c8 3 14-3 20 0s12 2 18-1" fill="none" stroke="#bcd4ff" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
};
