import { Around, Fade, Glow, Stars } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';

const defs = (
  <defs>
    <Glow
      id="mf-sky"
      x={0.5}
      y={0.2}
      r={0.95}
      stops={[
        ['#d8fff0', 0],
        ['#6fd8b8', 0.22],
        ['#1f7a78', 0.5],
        ['#0a3440', 0.8],
        ['#041a24', 1],
      ]}
    />
    <Glow
      id="mf-light"
      stops={[
        ['#fbfff4', 0],
        ['#d0ffe6', 0.45, 0.6],
        ['#a0ffd8', 1, 0],
      ]}
    />
    <Glow
      id="mf-moon"
      x={0.38}
      y={0.34}
      r={0.72}
      stops={[
        ['#ffffff', 0],
        ['#eafff4', 0.5],
        ['#9ad8c4', 1],
      ]}
    />
    <Fade
      id="mf-hill"
      stops={[
        ['#1a6a62', 0],
        ['#0a3a40', 1],
      ]}
    />
    <Fade
      id="mf-gem"
      slant
      stops={[
        ['#f4fffb', 0],
        ['#6ff0c8', 0.4],
        ['#12a088', 0.75],
        ['#085a5c', 1],
      ]}
    />
    <Fade
      id="mf-hare"
      stops={[
        ['#fffaf0', 0],
        ['#d8cfc0', 0.55],
        ['#8f8474', 1],
      ]}
    />
    <Fade
      id="mf-fox"
      stops={[
        ['#ffc07a', 0],
        ['#f07a2a', 0.5],
        ['#a83f12', 1],
      ]}
    />
    <Fade
      id="mf-owl"
      stops={[
        ['#d9b98a', 0],
        ['#8f6438', 0.6],
        ['#4f3216', 1],
      ]}
    />
    <Fade
      id="mf-wing"
      slant
      stops={[
        ['#f0e0ff', 0],
        ['#b08ae8', 0.5],
        ['#5a3aa0', 1],
      ]}
    />
    <Fade
      id="mf-red"
      stops={[
        ['#ffb0a0', 0],
        ['#f0453a', 0.5],
        ['#8f1428', 1],
      ]}
    />
    <Fade
      id="mf-stem"
      stops={[
        ['#fffaf0', 0],
        ['#d8c8a8', 1],
      ]}
    />
    <Fade
      id="mf-green"
      slant
      stops={[
        ['#dcffb0', 0],
        ['#5ac94a', 0.5],
        ['#136a3a', 1],
      ]}
    />
    <Fade
      id="mf-gold"
      slant
      stops={[
        ['#fff6d0', 0],
        ['#ffd05a', 0.5],
        ['#a8701a', 1],
      ]}
    />
  </defs>
);

const blades = (count: number, y: number, fill: string) =>
  Array.from({ length: count }, (_, index) => (
    <path
      key={`blade-${String(index)}`}
      d="M0 0q-4-30 6-54-1 28 4 54Z"
      fill={fill}
      transform={`translate(${(index * 800) / count + ((index * 13) % 9)} ${y}) rotate(${((index * 29) % 24) - 12}) scale(${0.7 + ((index * 7) % 5) / 8})`}
    />
  ));

export const moonMeadowArt: SlotArt = {
  className: 'moon-meadow',
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#mf-sky)" />
      <Stars count={50} width={800} height={300} salt={19} />
      <circle cx="400" cy="104" r="190" fill="url(#mf-light)" className="mf-breathes" />
      <circle cx="400" cy="104" r="70" fill="url(#mf-moon)" />
      <path d="M0 400q150-80 320-34t260-28 220 40v182H0Z" fill="url(#mf-hill)" opacity=".8" />
      <path d="M0 470q200-60 400-16t400-20v126H0Z" fill="#0a3a40" />
      <g>{blades(60, 480, '#14605a')}</g>
      <path d="M0 520q220-36 420-8t380-12v60H0Z" fill="#052630" />
      <g className="mf-sways">{blades(44, 560, '#0a4148')}</g>
      <g fill="#e6ffc0">
        {Array.from({ length: 16 }, (_, index) => (
          <circle
            key={`fly-${String(index)}`}
            className={index % 2 ? 'mf-flies' : 'mf-flies mf-late'}
            cx={(index * 151) % 790}
            cy={330 + ((index * 67) % 190)}
            r={1.6 + (index % 3) * 0.6}
          />
        ))}
      </g>
    </svg>
  ),
  sound: {
    landed: [{ frequencyHz: 392, lengthS: 0.12, volume: 0.05 }],
    tick: [
      { frequencyHz: 1_047, lengthS: 0.16, volume: 0.04 },
      { frequencyHz: 1_568, atS: 0.05, lengthS: 0.2, volume: 0.03 },
    ],
    won: [
      { frequencyHz: 587, lengthS: 0.3, volume: 0.05 },
      { frequencyHz: 784, atS: 0.12, lengthS: 0.3, volume: 0.05 },
      { frequencyHz: 1_175, atS: 0.24, lengthS: 0.6, volume: 0.05 },
    ],
  },
  symbols: {
    moon: (
      <>
        <circle cx="50" cy="50" r="49" fill="url(#mf-light)" />
        <circle cx="50" cy="50" r="37" fill="url(#mf-moon)" stroke="url(#mf-gold)" strokeWidth="3" />
        <path d="M62 18A34 34 0 1 0 82 62 28 28 0 0 1 62 18Z" fill="#fff" opacity=".75" />
        <g fill="#7fc0aa" opacity=".6">
          <circle cx="36" cy="46" r="6" />
          <circle cx="48" cy="66" r="7.500" />
          <circle cx="30" cy="62" r="3" />
        </g>
        <path d="m72 32 2.600 8 8 2.600-8 2.600-2.600 8-2.600-8-8-2.600 8-2.600Z" fill="#fff" />
      </>
    ),
    crystal: (
      <>
        <circle cx="50" cy="52" r="47" fill="url(#mf-light)" opacity=".8" />
        <path
          d="M28 16h44l20 24-42 52L8 40Z"
          fill="url(#mf-gem)"
          stroke="#04484a"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M28 16 36 40 50 16 64 40 72 16M8 40h84M36 40l14 52 14-52"
          fill="none"
          stroke="#fff"
          strokeOpacity=".65"
          strokeWidth="1.600"
        />
        <path d="M28 16 36 40H8ZM50 16 36 40h28Z" fill="#fff" opacity=".45" />
        <path d="M64 40h28L50 92Z" fill="#04484a" opacity=".3" />
        <path d="m76 10 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#fff" />
      </>
    ),
    hare: (
      <>
        <path d="M34 46C22 30 22 8 30 4c10 4 14 24 14 40ZM58 44C58 26 66 8 76 8c6 8 0 28-10 40Z" fill="url(#mf-hare)" />
        <path
          d="M33 38c-6-10-6-24-3-28 5 4 8 18 8 28ZM62 40c1-12 6-22 12-26 2 6-2 18-8 26Z"
          fill="#ff9aa8"
          opacity=".75"
        />
        <path d="M50 36c22 0 34 14 34 30S68 94 50 94 16 82 16 66s12-30 34-30Z" fill="url(#mf-hare)" />
        <ellipse cx="50" cy="78" rx="17" ry="12" fill="#fff" />
        <circle cx="36" cy="62" r="4.500" fill="#22303a" />
        <circle cx="64" cy="62" r="4.500" fill="#22303a" />
        <circle cx="34.500" cy="60.500" r="1.600" fill="#fff" />
        <circle cx="62.500" cy="60.500" r="1.600" fill="#fff" />
        <path d="M46 71h8l-4 5Z" fill="#e06a7a" />
        <path
          d="M50 76v5M44 84q6 4 12 0M26 74l-14-3M26 79l-13 3M74 74l14-3M74 79l13 3"
          fill="none"
          stroke="#6b6252"
          strokeWidth="1.600"
          strokeLinecap="round"
        />
      </>
    ),
    fox: (
      <>
        <path
          d="M12 10c12 4 20 12 24 22h28c4-10 12-18 24-22 4 18 2 34-4 44-4 22-18 36-34 40-16-4-30-18-34-40-6-10-8-26-4-44Z"
          fill="url(#mf-fox)"
        />
        <path
          d="M18 20c6 4 10 10 12 16l-8 8c-4-8-5-16-4-24ZM82 20c-6 4-10 10-12 16l8 8c4-8 5-16 4-24Z"
          fill="#5c2410"
        />
        <path d="M16 56c14 0 26 8 34 34 8-26 20-34 34-34-4 20-18 34-34 38-16-4-30-18-34-38Z" fill="#fff6ea" />
        <path d="M34 54q5-6 10 0-5 3-10 0ZM56 54q5-6 10 0-5 3-10 0Z" fill="#1f1410" />
        <path d="M43 82q7-5 14 0-2 8-7 9-5-1-7-9Z" fill="#1f1410" />
        <path
          d="M40 34q10-4 20 0"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    owl: (
      <>
        <path
          d="M18 12c8 6 16 8 22 8h20c6 0 14-2 22-8 2 10 0 18-2 22 8 30-6 58-30 60C26 92 12 64 20 34c-2-4-4-12-2-22Z"
          fill="url(#mf-owl)"
        />
        <path d="M34 62c4 6 8 6 16 0 8 6 12 6 16 0 2 14-4 26-16 28-12-2-18-14-16-28Z" fill="#f4e0c0" />
        <path d="m38 70 4 4 4-4M46 78l4 4 4-4M54 70l4 4 4-4" fill="none" stroke="#8f6438" strokeWidth="2" />
        <circle cx="35" cy="42" r="14" fill="#f7ead2" />
        <circle cx="65" cy="42" r="14" fill="#f7ead2" />
        <circle cx="35" cy="42" r="9" fill="url(#mf-gold)" />
        <circle cx="65" cy="42" r="9" fill="url(#mf-gold)" />
        <circle cx="36" cy="42" r="5" fill="#1a1208" />
        <circle cx="64" cy="42" r="5" fill="#1a1208" />
        <circle cx="34" cy="40" r="2" fill="#fff" />
        <circle cx="62" cy="40" r="2" fill="#fff" />
        <path d="m50 48 5 8-5 7-5-7Z" fill="#f0a030" />
      </>
    ),
    moth: (
      <>
        <path
          d="M48 42C38 16 10 10 6 28c-2 18 14 32 34 30C22 64 18 82 30 88c12 2 18-16 20-34 2 18 8 36 20 34 12-6 8-24-10-30 20 2 36-12 34-30-4-18-32-12-42 14Z"
          fill="url(#mf-wing)"
        />
        <g fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.600">
          <path d="M46 46C36 30 22 22 12 24M44 54c-10 0-20-4-28-12M54 46c10-16 24-24 34-22M56 54c10 0 20-4 28-12" />
        </g>
        <g fill="#ffe9a0">
          <circle cx="24" cy="34" r="6" />
          <circle cx="76" cy="34" r="6" />
          <circle cx="34" cy="76" r="4" />
          <circle cx="66" cy="76" r="4" />
        </g>
        <g fill="#3a2270">
          <circle cx="24" cy="34" r="2.600" />
          <circle cx="76" cy="34" r="2.600" />
        </g>
        <path d="M50 34c6 0 7 40 0 46-7-6-6-46 0-46Z" fill="#4a3080" />
        <path
          d="M48 36C44 26 38 20 32 18M52 36c4-10 10-16 16-18"
          fill="none"
          stroke="#d9c4ff"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
    poppy: (
      <>
        <path d="M50 54C52 72 48 84 42 98" fill="none" stroke="url(#mf-green)" strokeWidth="5" strokeLinecap="round" />
        <path d="M48 80c10-2 18-10 20-18-12 0-20 6-20 18Z" fill="url(#mf-green)" />
        <g fill="url(#mf-red)" stroke="#7a1020" strokeOpacity=".4">
          <path d="M50 40C34 44 14 36 16 20 28 6 48 14 50 40Z" />
          <path d="M50 40c16 4 36-4 34-20C72 6 52 14 50 40Z" />
          <path d="M50 38C30 38 18 52 26 64c14 8 28-6 24-26Z" />
          <path d="M50 38c20 0 32 14 24 26-14 8-28-6-24-26Z" />
        </g>
        <circle cx="50" cy="40" r="9" fill="#2a1430" />
        <g fill="#ffe08a">
          <Around times={1}>
            <circle cx="50" cy="34" r="1.600" />
            <circle cx="44" cy="40" r="1.600" />
            <circle cx="56" cy="40" r="1.600" />
            <circle cx="50" cy="46" r="1.600" />
          </Around>
        </g>
        <path
          d="M24 22c4-5 9-7 14-6"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    mushroom: (
      <>
        <path d="M40 52h20c-2 14 2 26 6 36-10 6-22 6-32 0 4-10 8-22 6-36Z" fill="url(#mf-stem)" />
        <path d="M36 58c10 6 18 6 28 0l-2-8H38Z" fill="#c9b48a" />
        <path d="M8 54C8 26 28 10 50 10s42 16 42 44c-14 6-70 6-84 0Z" fill="url(#mf-red)" />
        <g fill="#fff6ea">
          <circle cx="34" cy="34" r="7" />
          <circle cx="58" cy="26" r="6" />
          <circle cx="72" cy="44" r="6" />
          <circle cx="46" cy="48" r="4" />
          <circle cx="20" cy="48" r="4" />
        </g>
        <path
          d="M20 34c4-8 11-14 19-17"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    fern: (
      <>
        <path d="M30 96C34 60 48 30 78 8" fill="none" stroke="#136a3a" strokeWidth="4" strokeLinecap="round" />
        <g fill="url(#mf-green)">
          <path d="M33 82c-14 2-22-4-26-12 12-4 22 0 27 8ZM36 66C24 64 16 56 16 46c12 0 20 8 23 14ZM43 50c-10-4-16-14-14-24 11 4 16 12 17 18ZM52 36c-6-8-8-16-4-24 8 6 10 14 8 19ZM35 78c12 8 24 6 32-2-8-8-22-8-31-2ZM41 60c12 6 24 2 30-6-10-8-22-4-28 1ZM49 44c12 2 22-2 26-12-10-4-20 2-24 7ZM60 28c10 0 18-6 20-16-10-2-16 4-19 11Z" />
        </g>
        <path d="M34 84C40 54 52 32 74 12" fill="none" stroke="#f0ffc8" strokeOpacity=".7" strokeWidth="1.500" />
      </>
    ),
    clover: (
      <>
        <path d="M50 54c2 16 0 28-8 42" fill="none" stroke="#136a3a" strokeWidth="5" strokeLinecap="round" />
        <g fill="url(#mf-green)" stroke="#0c4a2a" strokeOpacity=".4">
          <Around times={4} from={45}>
            <path d="M50 50C38 42 30 30 34 20c4-8 14-8 16 0 2-8 12-8 16 0 4 10-4 22-16 30Z" />
          </Around>
        </g>
        <g fill="none" stroke="#f0ffc8" strokeOpacity=".65" strokeWidth="1.800">
          <Around times={4} from={45}>
            <path d="M50 48V26" />
          </Around>
        </g>
        <circle cx="66" cy="30" r="3.500" fill="#fff" opacity=".9" />
      </>
    ),
  },
};
