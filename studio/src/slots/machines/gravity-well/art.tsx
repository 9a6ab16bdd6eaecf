import { Around, Fade, Glow, Stars } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';

const defs = (
  <defs>
    <Glow
      id="gw-sky"
      x={0.5}
      y={0.42}
      r={0.9}
      stops={[
        ['#1b5a6b', 0],
        ['#0f3050', 0.35],
        ['#0a1533', 0.7],
        ['#04060f', 1],
      ]}
    />
    <Glow
      id="gw-disc"
      stops={[
        ['#000', 0.28],
        ['#fff6cf', 0.31],
        ['#ffb04a', 0.42, 0.9],
        ['#e0559a', 0.66, 0.5],
        ['#5a3bd0', 1, 0],
      ]}
    />
    <Glow
      id="gw-deep"
      stops={[
        ['#000', 0.34],
        ['#e6fbff', 0.38],
        ['#4ae0ff', 0.52, 0.9],
        ['#2f6bff', 0.78, 0.45],
        ['#2f6bff', 1, 0],
      ]}
    />
    <Glow
      id="gw-hot"
      stops={[
        ['#fff', 0],
        ['#d8fbff', 0.3],
        ['#5ad0ff', 0.65],
        ['#1d6be0', 1],
      ]}
    />
    <Glow
      id="gw-halo"
      stops={[
        ['#bff4ff', 0, 0.9],
        ['#4ab4ff', 0.5, 0.3],
        ['#4ab4ff', 1, 0],
      ]}
    />
    <Fade
      id="gw-jet"
      stops={[
        ['#8fe9ff', 0, 0],
        ['#e6fbff', 1],
      ]}
    />
    <Glow
      id="gw-rose"
      x={0.4}
      y={0.4}
      r={0.7}
      stops={[
        ['#fff0fa', 0],
        ['#ff8ad0', 0.4],
        ['#a02fb0', 0.8],
        ['#4a1270', 1],
      ]}
    />
    <Glow
      id="gw-arm"
      stops={[
        ['#fff8e0', 0],
        ['#ffd27a', 0.35],
        ['#c07aff', 0.75],
        ['#4a2aa0', 1],
      ]}
    />
    <Glow
      id="gw-dwarf"
      x={0.36}
      y={0.34}
      r={0.75}
      stops={[
        ['#ffe6c0', 0],
        ['#ff8a4a', 0.4],
        ['#c92f2a', 0.8],
        ['#5c0d1c', 1],
      ]}
    />
    <Fade
      id="gw-ring"
      across
      stops={[
        ['#5a3a1c', 0],
        ['#ffdfa8', 0.4],
        ['#c98a4a', 0.7],
        ['#4a2a10', 1],
      ]}
    />
    <Glow
      id="gw-rock"
      x={0.36}
      y={0.32}
      r={0.8}
      stops={[
        ['#f0d6b0', 0],
        ['#a0713f', 0.5],
        ['#3c2412', 1],
      ]}
    />
    <Glow
      id="gw-ice"
      x={0.36}
      y={0.32}
      r={0.8}
      stops={[
        ['#ffffff', 0],
        ['#a8ecff', 0.45],
        ['#2a7ac0', 1],
      ]}
    />
    <Fade
      id="gw-tail"
      slant
      stops={[
        ['#e6fbff', 0, 0],
        ['#8fe0ff', 1, 0.9],
      ]}
    />
  </defs>
);

const swirl = 'M50 6C80 6 94 28 92 50 90 74 72 88 52 86 74 84 84 68 82 52 80 32 66 20 50 20Z';

/** A hole in the sky with light around it. */
const well = (fill: string, line: string) => (
  <>
    <circle cx="50" cy="50" r="49" fill={`url(#${fill})`} />
    <g fill={line} opacity=".5">
      <Around times={3}>
        <path d={swirl} />
      </Around>
    </g>
    <circle cx="50" cy="50" r="17" fill="#000" stroke="#fff" strokeWidth="1.500" />
    <ellipse cx="50" cy="52" rx="42" ry="7" fill="none" stroke={line} strokeWidth="3.500" strokeOpacity=".9" />
    <path d="M8 52c0 5 18 8 42 8s42-3 42-8" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="1.500" />
  </>
);

export const gravityWellArt: SlotArt = {
  className: 'gravity-well',
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#gw-sky)" />
      <Stars count={110} width={800} height={560} salt={41} />
      <g transform="translate(400 240)">
        <g className="gw-turns">
          <circle r="380" fill="url(#gw-disc)" opacity=".5" />
          {Array.from({ length: 9 }, (_, index) => (
            <path
              key={`arm-${String(index)}`}
              d="M0-110C160-130 320-40 380 90 300 0 170-70 0-96Z"
              fill={index % 2 ? '#ffb04a' : '#7a8bff'}
              opacity=".13"
              transform={`rotate(${index * 40})`}
            />
          ))}
        </g>
        <circle r="108" fill="#02030a" />
        <circle r="108" fill="none" stroke="#ffd9a0" strokeWidth="3" opacity=".8" />
      </g>
      <g fill="none" stroke="#7fd8ff" strokeOpacity=".12" strokeWidth="1.500">
        <path d="M0 470q400-120 800 0M0 510q400-150 800 0M0 550q400-190 800 0M100 560 330 420M260 560l110-150M540 560 430 410M700 560 470 420" />
      </g>
    </svg>
  ),
  sound: {
    landed: [{ frequencyHz: 90, lengthS: 0.3, volume: 0.08, glideToHz: 60 }],
    step: [{ frequencyHz: 300, lengthS: 0.3, volume: 0.05, glideToHz: 120 }],
    won: [
      { frequencyHz: 220, lengthS: 0.5, volume: 0.06, glideToHz: 440, wave: 'triangle' },
      { frequencyHz: 659, atS: 0.3, lengthS: 0.5, volume: 0.05 },
    ],
    bigWin: [
      { frequencyHz: 55, lengthS: 1.4, volume: 0.08, glideToHz: 220, wave: 'sawtooth' },
      { frequencyHz: 440, atS: 0.8, lengthS: 1, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 659, atS: 1, lengthS: 1.2, volume: 0.06, wave: 'triangle' },
    ],
  },
  symbols: {
    well: (
      <>
        {well('gw-disc', '#ffcf8a')}
        <g fill="#fff6d8">
          <circle cx="43" cy="50" r="4" />
          <circle cx="57" cy="50" r="4" />
        </g>
      </>
    ),
    deep: (
      <>
        {well('gw-deep', '#9ff0ff')}
        <g fill="#e6fbff">
          <Around times={5}>
            <circle cx="50" cy="40" r="3.400" />
          </Around>
        </g>
      </>
    ),
    quasar: (
      <>
        <circle cx="50" cy="50" r="48" fill="url(#gw-halo)" />
        <path d="M50 50 44-4h12ZM50 50l6 54H44Z" fill="url(#gw-jet)" />
        <path d="M50 40 46 0h8ZM50 60l4 40h-8Z" fill="#fff" opacity=".8" />
        <ellipse
          cx="50"
          cy="50"
          rx="45"
          ry="15"
          fill="none"
          stroke="url(#gw-ring)"
          strokeWidth="7"
          transform="rotate(-16 50 50)"
        />
        <circle cx="50" cy="50" r="17" fill="url(#gw-hot)" />
        <path d="M8 60c10 10 50 6 74-8" fill="none" stroke="url(#gw-ring)" strokeWidth="7" strokeLinecap="round" />
        <path d="M12 60c14 6 46 2 66-9" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.500" />
      </>
    ),
    nebula: (
      <>
        <path
          d="M24 22c10-18 34-16 40-4 16-4 30 12 24 28 12 14 0 36-18 34-8 14-32 14-38 2C14 84 4 64 14 50 6 38 12 24 24 22Z"
          fill="url(#gw-rose)"
        />
        <path d="M30 40c8-14 26-12 30-2 12 0 16 14 8 22-4 12-22 14-28 4-12-2-16-14-10-24Z" fill="#fff" opacity=".28" />
        <path
          d="M22 34c10-2 12 8 22 4s16-10 26-4M22 62c10 6 18-2 28 4s18-2 26-6"
          fill="none"
          stroke="#ffd6f4"
          strokeOpacity=".7"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
        <g fill="#fff">
          <circle cx="40" cy="46" r="3" />
          <circle cx="58" cy="38" r="2" />
          <circle cx="60" cy="60" r="3.500" />
          <circle cx="34" cy="64" r="1.800" />
          <path d="m68 22 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" />
        </g>
      </>
    ),
    spiral: (
      <>
        <g fill="url(#gw-arm)">
          <Around times={2}>
            <path d="M50 50C44 30 60 14 80 20c16 6 20 26 10 40 2-18-8-28-20-28-12 2-16 10-20 18Z" />
          </Around>
          <Around times={2} from={90}>
            <path d="M50 50C46 38 56 26 70 30c10 4 14 16 8 26 0-12-8-18-16-16-6 0-10 4-12 10Z" opacity=".8" />
          </Around>
        </g>
        <circle cx="50" cy="50" r="15" fill="url(#gw-arm)" />
        <circle cx="50" cy="50" r="8" fill="#fffdf0" />
        <g fill="#fff">
          <circle cx="82" cy="30" r="2" />
          <circle cx="18" cy="70" r="2" />
          <circle cx="66" cy="80" r="1.600" />
          <circle cx="30" cy="22" r="1.600" />
        </g>
      </>
    ),
    dwarf: (
      <>
        <circle cx="50" cy="50" r="46" fill="#ff6a3a" opacity=".16" />
        <circle cx="50" cy="50" r="35" fill="url(#gw-dwarf)" />
        <path
          d="M22 54c8-6 14 4 22-1s14-4 20 1 8 2 14-2M28 70c8-4 12 3 20 0s12 0 18-2M28 36c8-4 12 4 18 0s12-2 18 2"
          fill="none"
          stroke="#7a1420"
          strokeOpacity=".55"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M78 30c10-8 14 2 8 8s4 8-4 12" fill="none" stroke="#ff9a5a" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M26 36c4-8 10-13 18-15"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="3.500"
          strokeLinecap="round"
        />
      </>
    ),
    dust: (
      <>
        <ellipse
          cx="50"
          cy="50"
          rx="45"
          ry="17"
          fill="none"
          stroke="url(#gw-ring)"
          strokeWidth="9"
          strokeDasharray="9 2 14 3 5 2"
          transform="rotate(-20 50 50)"
        />
        <path d="M30 44c2-14 18-20 30-14 12 4 16 18 8 28-6 10-22 12-30 4-6-4-9-10-8-18Z" fill="url(#gw-rock)" />
        <g fill="#3c2412" opacity=".55">
          <circle cx="44" cy="44" r="4.500" />
          <circle cx="58" cy="54" r="5.500" />
          <circle cx="56" cy="38" r="2.500" />
        </g>
        <path
          d="M10 66c20 6 56-2 80-26"
          fill="none"
          stroke="url(#gw-ring)"
          strokeWidth="8"
          strokeDasharray="12 2 6 3"
        />
      </>
    ),
    ice: (
      <>
        <path d="M4 6c22 10 38 22 50 38L38 60C26 44 14 26 4 6Z" fill="url(#gw-tail)" />
        <path d="M14 4c18 12 32 24 44 40l-8 8C36 36 22 20 14 4Z" fill="#fff" opacity=".6" />
        <path
          d="M44 52 58 38l18 2 14 16-2 20-16 14-20-4-12-16Z"
          fill="url(#gw-ice)"
          stroke="#1d5a9a"
          strokeWidth="1.500"
        />
        <path
          d="m58 38 6 18-20-4M64 56l12-16M64 56l24 20M64 56l-12 30M64 56l26 0"
          fill="none"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="1.600"
        />
        <path d="M88 76 72 90l-20-4 12-30Z" fill="#0f4a8a" opacity=".3" />
      </>
    ),
  },
};
