import type { CSSProperties, ReactNode } from 'react';
import { Sheet } from '../../art/Sheet.tsx';
import { Around, Fade, Glow, Stars } from '../../drawing.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';

const defs = (
  <defs>
    <Fade
      id="md-sky"
      stops={[
        ['#2a0a3c', 0],
        ['#7a1f6b', 0.45],
        ['#e85a8f', 0.78],
        ['#ffb39a', 1],
      ]}
    />
    <Fade
      id="md-night"
      stops={[
        ['#12021f', 0],
        ['#4a0f4a', 0.5],
        ['#b82f5a', 0.85],
        ['#ff8a5a', 1],
      ]}
    />
    <Fade
      id="md-ground"
      stops={[
        ['#c24a86', 0],
        ['#6b1a5c', 0.6],
        ['#2f0a36', 1],
      ]}
    />
    <Fade
      id="md-trail"
      stops={[
        ['#fff', 0, 0],
        ['#ffd08a', 0.6, 0.7],
        ['#fff6d8', 1],
      ]}
    />
    <Glow
      id="md-shade"
      x={0.34}
      y={0.28}
      r={0.85}
      stops={[
        ['#fff', 0, 0.55],
        ['#fff', 0.28, 0],
        ['#1a0220', 0.55, 0],
        ['#1a0220', 1, 0.7],
      ]}
    />
    <Glow
      id="md-fire"
      stops={[
        ['#fffbe6', 0],
        ['#ffd75c', 0.35],
        ['#ff7a2a', 0.7],
        ['#c21f3a', 1],
      ]}
    />
    <Glow
      id="md-halo"
      stops={[
        ['#ffd98a', 0, 0.95],
        ['#ff8a4a', 0.5, 0.4],
        ['#ff5a6a', 1, 0],
      ]}
    />
    <Fade
      id="md-iron"
      slant
      stops={[
        ['#ffe9a8', 0],
        ['#e0a030', 0.5],
        ['#7a4a0c', 1],
      ]}
    />
    <Fade
      id="md-opal"
      slant
      stops={[
        ['#ffe6fb', 0],
        ['#b9a0ff', 0.4],
        ['#7ff0e0', 0.7],
        ['#ff9ad0', 1],
      ]}
    />
    <Fade
      id="md-cobalt"
      slant
      stops={[
        ['#bfe0ff', 0],
        ['#2f7af0', 0.5],
        ['#10307f', 1],
      ]}
    />
    <Fade
      id="md-moss"
      slant
      stops={[
        ['#dcffc0', 0],
        ['#4ac96a', 0.5],
        ['#0f5a3f', 1],
      ]}
    />
    <Fade
      id="md-coral"
      slant
      stops={[
        ['#ffe0d0', 0],
        ['#ff6f61', 0.5],
        ['#8f1f3f', 1],
      ]}
    />
    <Fade
      id="md-sand"
      slant
      stops={[
        ['#fff3d6', 0],
        ['#dcae7a', 0.5],
        ['#7f5530', 1],
      ]}
    />
    <Fade
      id="md-slate"
      slant
      stops={[
        ['#e6e0f4', 0],
        ['#8f84b4', 0.5],
        ['#3f3660', 1],
      ]}
    />
    <Glow
      id="md-pit"
      y={0.4}
      stops={[
        ['#12021f', 0.3],
        ['#5c1a5c', 0.7],
        ['#ff9ad0', 1],
      ]}
    />
  </defs>
);

/** A stone of its own outline, lit from the upper left. */
const stone = (outline: string, fill: string, paint?: ReactNode) => (
  <>
    <path
      d={outline}
      fill={`url(#${fill})`}
      stroke="#22061f"
      strokeOpacity=".55"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    {paint}
    <path d={outline} fill="url(#md-shade)" />
  </>
);

const facets = (d: string) => (
  <path d={d} fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.600" strokeLinejoin="round" />
);

/** It falls along its trail; a larger one is nearer, and falls further in the same time. */
const falling = (x: number, y: number, size: number, late: string) => (
  <Sheet className={`md-falls ${late}`} style={{ '--size': size } as CSSProperties}>
    <g transform={`translate(${x} ${y}) rotate(24) scale(${size})`}>
      <path d="M-7 0-3-150h6L7 0Z" fill="url(#md-trail)" />
      <circle r="9" fill="url(#md-fire)" />
    </g>
  </Sheet>
);

const ground = (
  <>
    <path d="M0 560V430q120-46 260-14t280-20 260 26v138Z" fill="url(#md-ground)" />
    <g fill="#3f0f40" opacity=".7">
      <ellipse cx="140" cy="490" rx="70" ry="16" />
      <ellipse cx="620" cy="500" rx="90" ry="18" />
      <ellipse cx="380" cy="528" rx="60" ry="12" />
    </g>
    <g fill="none" stroke="#ffb3cf" strokeOpacity=".5" strokeWidth="3">
      <path d="M72 484q68-20 136 0M532 494q88-24 176 0" />
    </g>
  </>
);

export const meteorRainArt: SlotArt = {
  className: 'meteor-rain',
  scene: (
    <>
      <Sheet>
        {defs}
        <rect width="800" height="560" fill="url(#md-sky)" />
        <Stars count={60} width={800} height={330} salt={13} />
        <circle cx="130" cy="110" r="64" fill="#ffd3e4" opacity=".85" />
        <ellipse
          cx="130"
          cy="112"
          rx="112"
          ry="20"
          fill="none"
          stroke="#ffe9f4"
          strokeOpacity=".75"
          strokeWidth="7"
          transform="rotate(-18 130 112)"
        />
      </Sheet>
      {falling(300, 150, 1, '')}
      {falling(660, 220, 1.5, 'md-late')}
      {falling(500, 90, 0.7, 'md-later')}
      <Sheet>{ground}</Sheet>
    </>
  ),
  freeScene: (
    <>
      <Sheet>
        <rect width="800" height="560" fill="url(#md-night)" />
        <Stars count={90} width={800} height={380} salt={29} />
      </Sheet>
      {falling(120, 180, 1.6, '')}
      {falling(280, 90, 1, 'md-late')}
      {falling(470, 210, 1.9, 'md-later')}
      {falling(640, 120, 1.3, '')}
      {falling(740, 260, 1.1, 'md-late')}
      <Sheet>{ground}</Sheet>
    </>
  ),
  sound: {
    landed: [{ frequencyHz: 160, lengthS: 0.14, volume: 0.08, glideToHz: 80 }],
    step: [
      { frequencyHz: 700, lengthS: 0.18, volume: 0.05, wave: 'noise', glideToHz: 200 },
      { frequencyHz: 330, lengthS: 0.2, volume: 0.05, wave: 'triangle' },
    ],
    won: [
      { frequencyHz: 494, lengthS: 0.2, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 622, atS: 0.1, lengthS: 0.2, volume: 0.06, wave: 'triangle' },
      { frequencyHz: 740, atS: 0.2, lengthS: 0.5, volume: 0.06, wave: 'triangle' },
    ],
  },
  symbols: {
    core: (
      <>
        <circle cx="50" cy="50" r="49" fill="url(#md-halo)" />
        <g fill="#ffb04a">
          <Around times={9}>
            <path d="M44 24c-2-8 4-12 2-21 8 6 11 13 10 21Z" />
          </Around>
        </g>
        <circle cx="50" cy="50" r="30" fill="url(#md-fire)" />
        <path d="m50 26 5 16 17-2-12 12 9 15-18-5-9 16-3-18-17-4 16-8-5-16Z" fill="#fffbe6" />
        <path
          d="M28 42c4-9 10-14 18-16"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    crater: (
      <>
        <circle cx="50" cy="52" r="46" fill="#ff9ad0" opacity=".25" />
        <path
          d="M6 56c0-18 20-30 44-30s44 12 44 30-20 32-44 32S6 74 6 56Z"
          fill="url(#md-ground)"
          stroke="#ffd3e4"
          strokeWidth="3"
        />
        <ellipse cx="50" cy="54" rx="34" ry="19" fill="url(#md-pit)" />
        <path d="M18 52c4-12 18-18 32-18s28 6 32 18" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="2.500" />
        <path d="M46 50 40 4h20l-6 46Z" fill="url(#md-trail)" />
        <circle cx="50" cy="52" r="10" fill="url(#md-fire)" />
        <path d="m76 18 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#fff" />
      </>
    ),
    iron: stone(
      'M30 12 62 8l26 22 4 34-24 26-36 2L8 66l4-32Z',
      'md-iron',
      <>
        {facets(
          'M30 12 42 38 12 34M42 38l20-30M42 38l30 8 16-16M72 46l20 18M72 46 60 70l8 20M60 70 32 92M60 70 42 38M60 70 8 66',
        )}
        <path d="m24 20 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#fff" />
      </>,
    ),
    opal: stone(
      'M50 8C76 8 92 28 90 54 88 78 70 92 48 92 24 92 8 74 10 50 12 26 28 8 50 8Z',
      'md-opal',
      <g fill="none" strokeWidth="6" strokeLinecap="round" opacity=".65">
        <path d="M26 44c8-12 20-14 28-6" stroke="#7ff0e0" />
        <path d="M34 66c12 8 28 4 36-8" stroke="#ff9ad0" />
        <path d="M58 28c10 2 16 8 18 18" stroke="#fff3a8" />
      </g>,
    ),
    cobalt: stone(
      'M50 6 86 30 82 72 50 94 18 72 14 30Z',
      'md-cobalt',
      facets('M50 6v30L14 30M50 36l36-6M50 36 34 62 18 72M50 36l16 26 16 10M34 62h32M34 62l16 32 16-32'),
    ),
    moss: stone(
      'M22 22 58 8l32 28-8 42-36 14L10 62Z',
      'md-moss',
      facets('M22 22 46 40l12-32M46 40l44-4M46 40 10 62M46 40l12 28 24 10M58 68 46 92M58 68 10 62'),
    ),
    coral: stone(
      'M16 40C14 18 36 8 54 12c22 2 36 20 34 42-4 24-24 36-44 34C24 86 14 66 16 40Z',
      'md-coral',
      <g fill="#8f1f3f" opacity=".45">
        <circle cx="40" cy="38" r="8" />
        <circle cx="64" cy="52" r="10" />
        <circle cx="42" cy="66" r="6" />
        <circle cx="60" cy="28" r="4" />
      </g>,
    ),
    sand: stone(
      'M14 30C30 14 70 12 86 28c8 14 8 34-2 48-18 14-50 14-68 2-8-14-8-34-2-48Z',
      'md-sand',
      <g fill="none" stroke="#8a5c34" strokeOpacity=".55" strokeWidth="3.500" strokeLinecap="round">
        <path d="M18 40c20-8 44 6 66-2M14 54c22 8 44-6 70 2M20 70c18-6 40 6 60-2" />
      </g>,
    ),
    slate: stone(
      'M10 52 28 20 60 14 90 38 84 74 50 88 18 78Z',
      'md-slate',
      facets('M28 20 40 46 10 52M40 46l50-8M40 46l10 42M40 46 60 14M18 78l22-32M84 74 62 58'),
    ),
  },
};
