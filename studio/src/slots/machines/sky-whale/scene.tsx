import { Sheet } from '../../art/Sheet.tsx';
import { Fade, Glow, Stars } from '../../drawing.tsx';

const defs = (
  <defs>
    <Fade
      id="sw-sky"
      stops={[
        ['#0d1c5c', 0],
        ['#2a54b8', 0.4],
        ['#79a8ee', 0.68],
        ['#ffd9c2', 0.88],
        ['#ffc2a8', 1],
      ]}
    />
    <Fade
      id="sw-dusk"
      stops={[
        ['#12063f', 0],
        ['#4a1f8c', 0.42],
        ['#c45fb0', 0.72],
        ['#ffb38f', 1],
      ]}
    />
    <Glow
      id="sw-light"
      stops={[
        ['#fffdf0', 0, 0.9],
        ['#ffeec0', 0.4, 0.4],
        ['#ffe2a8', 1, 0],
      ]}
    />
    <Fade
      id="sw-cloud"
      stops={[
        ['#ffffff', 0],
        ['#d9e6ff', 0.55],
        ['#9db8ee', 1],
      ]}
    />
    <Fade
      id="sw-far"
      stops={[
        ['#ffffff', 0, 0.75],
        ['#b9cdf7', 1, 0.35],
      ]}
    />
    <Fade
      id="sw-back"
      stops={[
        ['#7fb6ff', 0],
        ['#3566cf', 0.42],
        ['#1a2f8a', 0.8],
        ['#122067', 1],
      ]}
    />
    <Fade
      id="sw-belly"
      stops={[
        ['#ffffff', 0],
        ['#cfe0ff', 0.6],
        ['#8fabea', 1],
      ]}
    />
    <Fade
      id="sw-fin"
      slant
      stops={[
        ['#4f86ea', 0],
        ['#16276f', 1],
      ]}
    />
    <Fade
      id="sw-gold"
      slant
      stops={[
        ['#fff3c4', 0],
        ['#ffc34d', 0.45],
        ['#b96a12', 1],
      ]}
    />
    <Fade
      id="sw-brass"
      across
      stops={[
        ['#8a5418', 0],
        ['#ffe3a0', 0.4],
        ['#c98a34', 0.75],
        ['#7a4712', 1],
      ]}
    />
    <Fade
      id="sw-red"
      stops={[
        ['#ffb3a0', 0],
        ['#e8504f', 0.45],
        ['#8f1c46', 1],
      ]}
    />
    <Fade
      id="sw-cream"
      stops={[
        ['#fffdf2', 0],
        ['#ffe4bd', 0.6],
        ['#d9a472', 1],
      ]}
    />
    <Fade
      id="sw-wood"
      stops={[
        ['#c98b52', 0],
        ['#6d3b1d', 1],
      ]}
    />
    <Fade
      id="sw-teal"
      slant
      stops={[
        ['#c4fff0', 0],
        ['#2fbfae', 0.5],
        ['#0b5f74', 1],
      ]}
    />
    <Fade
      id="sw-violet"
      slant
      stops={[
        ['#ecd9ff', 0],
        ['#9a6be8', 0.5],
        ['#45229a', 1],
      ]}
    />
    <Fade
      id="sw-paper"
      stops={[
        ['#fff2b8', 0],
        ['#ff9f4a', 0.55],
        ['#c2412c', 1],
      ]}
    />
    <Glow
      id="sw-moon"
      x={0.38}
      y={0.34}
      r={0.72}
      stops={[
        ['#ffffff', 0],
        ['#fff4d2', 0.45],
        ['#f2cf8a', 0.85],
        ['#c9963f', 1],
      ]}
    />
    <Fade
      id="sw-plume"
      slant
      stops={[
        ['#ffffff', 0],
        ['#bfe3ff', 0.5],
        ['#4a86d8', 1],
      ]}
    />
  </defs>
);

/** Seen from the side, its head to the left: used large in the sky and small as a symbol. */
export const whale = (
  <>
    <path d="M86 46c6-10 12-14 20-14-1 8-6 12-12 15 6 1 11 5 13 12-9 1-16-2-22-9Z" fill="url(#sw-fin)" />
    <path
      d="M4 50C4 30 22 20 44 20c26 0 36 18 46 27 3 3 0 7-4 7-12 18-32 25-52 23C14 75 4 66 4 50Z"
      fill="url(#sw-back)"
    />
    <path d="M5 54c14 6 34 7 52 4 8-1 14 0 18 4-10 11-26 16-41 15C16 75 6 66 5 54Z" fill="url(#sw-belly)" />
    <path
      d="M10 60c12 4 28 5 44 2M14 66c11 3 24 4 36 1M22 71c8 2 16 2 24 0"
      fill="none"
      stroke="#5c7fd0"
      strokeWidth="1.400"
      strokeLinecap="round"
    />
    <path d="M40 60c0 10 5 20 14 26 4-8 4-18-1-27Z" fill="url(#sw-fin)" />
    <path
      d="M12 36c8-9 20-13 34-12"
      fill="none"
      stroke="#fff"
      strokeOpacity=".6"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
    <circle cx="22" cy="49" r="3" fill="#0a1444" />
    <circle cx="21" cy="48" r="1.100" fill="#fff" />
    <g fill="#cfe3ff" opacity=".8">
      <circle cx="52" cy="32" r="1.300" />
      <circle cx="60" cy="36" r="1.700" />
      <circle cx="68" cy="42" r="1.200" />
      <circle cx="46" cy="38" r="1" />
    </g>
  </>
);

const puff = 'M0 60q-6-26 22-28 6-28 38-22 16-18 40-4 30-8 36 20 26 0 22 34Z';

/** One bank of clouds, wider than the image, so that it can drift. */
const bank = (y: number, size: number, fill: string, count: number) =>
  Array.from({ length: count }, (_, index) => (
    <path
      key={`puff-${String(index)}`}
      d={puff}
      fill={fill}
      transform={`translate(${index * 118 * size - 80} ${y + ((index * 37) % 3) * 9}) scale(${size})`}
    />
  ));

/** A whale glides over a sea of clouds; its shadow is seen far below. */
export const scene = (
  <>
    <Sheet>
      {defs}
      <rect width="800" height="560" fill="url(#sw-sky)" />
      <Stars count={46} width={800} height={220} salt={11} />
      <circle cx="640" cy="96" r="150" fill="url(#sw-light)" />
      <circle cx="640" cy="96" r="52" fill="url(#sw-moon)" />
    </Sheet>
    <Sheet className="sw-far">{bank(300, 1.1, 'url(#sw-far)', 9)}</Sheet>
    <Sheet className="sw-glides">
      <g transform="translate(30 96) scale(2.900)">{whale}</g>
    </Sheet>
    <Sheet className="sw-near">{bank(400, 1.7, 'url(#sw-cloud)', 6)}</Sheet>
    <Sheet className="sw-nearest">
      {bank(448, 2.2, '#ffffff', 5)}
      <path d="M-100 540h1000v80H-100Z" fill="#fff" />
    </Sheet>
  </>
);

/** In free spins it is evening, and a second whale follows. */
export const freeScene = (
  <>
    <Sheet>
      <rect width="800" height="560" fill="url(#sw-dusk)" />
      <Stars count={90} width={800} height={380} salt={5} fill="#ffe9ff" />
      <circle cx="150" cy="110" r="170" fill="url(#sw-light)" />
      <circle cx="150" cy="110" r="60" fill="url(#sw-moon)" />
    </Sheet>
    <Sheet className="sw-glides">
      <g transform="translate(430 60) scale(2.600)">{whale}</g>
      <g transform="translate(250 250) scale(1.300)">{whale}</g>
    </Sheet>
    <Sheet className="sw-near">
      <g opacity=".9">{bank(430, 1.8, '#7b4bb5', 6)}</g>
    </Sheet>
    <Sheet className="sw-nearest">
      {bank(458, 2.2, '#3b1a72', 5)}
      <path d="M-100 548h1000v80H-100Z" fill="#3b1a72" />
    </Sheet>
  </>
);
