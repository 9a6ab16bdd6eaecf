import { Around } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { frame, freeScene, scene } from './scene.tsx';

export const farLightArt: SlotArt = {
  className: 'far-light',
  scene,
  freeScene,
  frame,
  sound: {
    landed: [{ frequencyHz: 500, lengthS: 0.2, volume: 0.04, wave: 'noise', glideToHz: 240 }],
    won: [
      { frequencyHz: 196, lengthS: 0.5, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 294, atS: 0.2, lengthS: 0.6, volume: 0.06, wave: 'triangle' },
    ],
    bigWin: [
      { frequencyHz: 98, lengthS: 1.6, volume: 0.07, wave: 'sawtooth' },
      { frequencyHz: 294, atS: 0.3, lengthS: 0.8, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 392, atS: 0.6, lengthS: 0.9, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 587, atS: 0.9, lengthS: 1.4, volume: 0.06, wave: 'triangle' },
    ],
  },
  symbols: {
    lamp: (
      <>
        <circle cx="50" cy="50" r="50" fill="url(#fl-glow)" />
        <g fill="#fff3c0" opacity=".75">
          <Around times={10}>
            <path d="M50 0 53 16h-6Z" />
          </Around>
        </g>
        <path d="M42 14c0-8 16-8 16 0" fill="none" stroke="url(#fl-brass)" strokeWidth="3.500" />
        <path d="M34 26q16-18 32 0Z" fill="url(#fl-brass)" />
        <path d="M32 28h36l4 44H28Z" fill="url(#fl-glass)" stroke="#7a4a10" strokeWidth="1.500" />
        <path d="M50 36c9 9 11 15 7 22-3 6-11 6-14 0-4-7-1-13 7-22Z" fill="#ff8a2a" />
        <path d="M50 46c4 5 5 8 3 12-2 3-5 3-6 0-2-4 0-7 3-12Z" fill="#fff6d0" />
        <path d="M39 28 36 72M61 28l3 44" stroke="#7a4a10" strokeWidth="2.500" />
        <path d="M24 72h52l4 12H20Z" fill="url(#fl-brass)" />
        <path d="M32 34l-2 26" stroke="#fff" strokeOpacity=".9" strokeWidth="2.500" strokeLinecap="round" />
      </>
    ),
    tower: (
      <>
        <circle cx="50" cy="50" r="46" fill="#0c2250" stroke="url(#fl-brass)" strokeWidth="4" />
        <path d="M50 26 6 12v30ZM50 26l44-14v30Z" fill="#ffe9a8" opacity=".7" />
        <circle cx="50" cy="26" r="22" fill="url(#fl-glow)" />
        <path d="M36 84 42 36h16l6 48Z" fill="url(#fl-wall)" />
        <path d="m40.500 46-1.500 12h22l-1.500-12ZM38 68l-1.500 12h27L62 68Z" fill="url(#fl-red)" />
        <path d="M38 33h24v5H38ZM42 20h16v13H42Z" fill="url(#fl-glass)" />
        <path d="M39 20q11-17 22 0Z" fill="url(#fl-red)" />
        <path d="M14 76q18-10 36-2t36 0a46 46 0 0 1-72 2Z" fill="url(#fl-wave)" />
      </>
    ),
    keeper: (
      <>
        <path d="M16 96c0-24 12-36 34-36s34 12 34 36Z" fill="url(#fl-coat)" />
        <path d="M50 62v34M42 74h16" stroke="#7a4a0a" strokeWidth="2" />
        <circle cx="50" cy="42" r="19" fill="url(#fl-skin)" />
        <path d="M31 46c0 20 8 28 19 28s19-8 19-28c-4 8-8 6-12 4-4 3-10 3-14 0-4 2-8 4-12-4Z" fill="#f4f6fb" />
        <path d="M41 54c4 3 14 3 18 0" fill="none" stroke="#b98a72" strokeWidth="2" strokeLinecap="round" />
        <circle cx="43" cy="42" r="2.200" fill="#1a2448" />
        <circle cx="57" cy="42" r="2.200" fill="#1a2448" />
        <path d="M50 43v6" stroke="#b9745a" strokeWidth="3" strokeLinecap="round" />
        <path d="M24 34C26 14 38 6 50 6s24 8 26 28l8 4c-20-6-48-6-68 0Z" fill="url(#fl-coat)" />
        <path
          d="M33 26c3-8 8-12 14-13"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    ship: (
      <>
        <path d="M48 6v70" stroke="#4f2814" strokeWidth="3.500" />
        <path d="M45 10C26 24 16 44 14 66h31Z" fill="url(#fl-sail)" />
        <path d="M52 14c20 10 32 28 36 52H52Z" fill="url(#fl-sail)" />
        <path
          d="M45 30 30 40M45 48 20 56M52 34l22 8M52 50l32 6"
          stroke="#a67a48"
          strokeOpacity=".5"
          strokeWidth="1.500"
        />
        <path d="m48 2 14 4-14 5Z" fill="#e2504f" />
        <path d="M6 70h88c-4 14-14 20-24 20H30C18 90 10 82 6 70Z" fill="url(#fl-wood)" />
        <path d="M6 70h88l-2 6H8Z" fill="url(#fl-brass)" />
        <path d="M0 92q12-8 25 0t25 0 25 0 25 0v8H0Z" fill="url(#fl-wave)" />
      </>
    ),
    gull: (
      <>
        <path
          d="M2 34C20 22 36 30 48 48 56 26 74 12 98 10 92 32 80 48 66 58c-2 14-12 24-28 26-4-6-8-8-14-8 4-6 8-8 12-12C26 56 16 48 2 34Z"
          fill="url(#fl-gull)"
        />
        <path d="M98 10C88 16 82 22 78 30l12-2c3-6 6-12 8-18ZM2 34c8 0 14 2 20 6l-8 4Z" fill="#1f2f57" />
        <path d="M48 48C56 32 68 22 84 18" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <path d="M24 76c-6 0-10 2-14 5 6 3 12 2 18 0Z" fill="#ffab2e" />
        <circle cx="34" cy="72" r="2.400" fill="#14204a" />
        <path d="M54 60c4 4 8 4 12 0" fill="none" stroke="#6d84ab" strokeWidth="2" strokeLinecap="round" />
      </>
    ),
    anchor: (
      <>
        <circle cx="50" cy="16" r="9" fill="none" stroke="url(#fl-iron)" strokeWidth="6" />
        <path d="M50 26v58" stroke="url(#fl-iron)" strokeWidth="9" strokeLinecap="round" />
        <path d="M30 36h40" stroke="url(#fl-iron)" strokeWidth="7" strokeLinecap="round" />
        <path
          d="M12 56c2 22 18 34 38 36 20-2 36-14 38-36l8 10-6-20-18 12 9-1c-3 14-14 22-31 24-17-2-28-10-31-24l9 1-18-12-6 20Z"
          fill="url(#fl-iron)"
        />
        <path d="M47 28v50" stroke="#fff" strokeOpacity=".65" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M60 18c14 4 10 14 0 18s-14 14 2 20-2 16-8 20"
          fill="none"
          stroke="url(#fl-rope)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
    compass: (
      <>
        <circle cx="50" cy="50" r="42" fill="url(#fl-brass)" />
        <circle cx="50" cy="50" r="34" fill="#0c2250" stroke="#7a4a10" strokeWidth="2" />
        <g stroke="#ffe9a8" strokeWidth="1.500">
          <Around times={16}>
            <path d="M50 18v5" />
          </Around>
        </g>
        <path d="m50 20 7 24 23 6-23 6-7 24-7-24-23-6 23-6Z" fill="#9db6de" opacity=".45" />
        <path d="m62 24 -6 30-12-8Z" fill="url(#fl-red)" />
        <path d="m38 76 6-30 12 8Z" fill="#f4f6fb" />
        <circle cx="50" cy="50" r="4" fill="url(#fl-brass)" />
        <path
          d="M20 38c4-10 10-16 18-20"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    shell: (
      <>
        <path
          d="M50 90C24 84 8 60 12 38c4-16 16-24 22-22 2-8 10-10 16-10s14 2 16 10c6-2 18 6 22 22 4 22-12 46-38 52Z"
          fill="url(#fl-shell)"
        />
        <path
          d="M50 88 20 34M50 88 34 20M50 88V10M50 88l16-68M50 88l30-54"
          stroke="#8f2a52"
          strokeOpacity=".45"
          strokeWidth="2.400"
        />
        <path
          d="M22 40c2-8 6-12 10-13M42 16c3-3 6-4 9-4"
          fill="none"
          stroke="#fff"
          strokeOpacity=".85"
          strokeWidth="3.500"
          strokeLinecap="round"
        />
        <path d="M38 86h24l4 8H34Z" fill="#c75a78" />
      </>
    ),
    knot: (
      <>
        <g fill="none" stroke="#5c3c14" strokeWidth="15" strokeLinecap="round">
          <path d="M8 70C30 90 46 60 50 50S70 10 92 30" />
          <path d="M8 30C30 10 46 40 50 50s20 40 42 20" />
        </g>
        <g fill="none" stroke="url(#fl-rope)" strokeWidth="11" strokeLinecap="round">
          <path d="M8 70C30 90 46 60 50 50S70 10 92 30" />
          <path d="M8 30C30 10 46 40 50 50s20 40 42 20" />
        </g>
        <g fill="none" stroke="#8a5f28" strokeWidth="11" strokeDasharray="1.500 6" opacity=".6">
          <path d="M8 70C30 90 46 60 50 50S70 10 92 30" />
          <path d="M8 30C30 10 46 40 50 50s20 40 42 20" />
        </g>
      </>
    ),
    wave: (
      <>
        <path
          d="M4 88C6 48 26 16 60 14c18 0 30 12 32 26-8-8-20-8-26 0 8-2 14 4 12 12-8-6-18-2-18 8 2 14 16 22 36 20v8Z"
          fill="url(#fl-wave)"
        />
        <path
          d="M14 78C18 50 34 26 60 22M26 82C28 60 38 42 54 36"
          fill="none"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="3.500"
          strokeLinecap="round"
        />
        <g fill="#fff">
          <circle cx="92" cy="44" r="4" />
          <circle cx="84" cy="34" r="5" />
          <circle cx="80" cy="54" r="3" />
          <circle cx="74" cy="26" r="4" />
        </g>
      </>
    ),
  },
};
