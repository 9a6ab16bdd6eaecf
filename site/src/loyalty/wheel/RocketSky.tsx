import { classNames } from '@halley/ui';
import { type Ref, useId } from 'react';
import type { RocketMode } from './rocket-modes.ts';

/** Body, shade and fins of each rocket. */
const paints: Record<RocketMode | 'box', { body: string; shade: string; fin: string }> = {
  lite: { body: '#e8f2ff', shade: '#b9cdf0', fin: '#5ce1ff' },
  pro: { body: '#efe8ff', shade: '#c4b8ff', fin: '#9a86ff' },
  max: { body: '#fff3da', shade: '#ffcf7d', fin: '#ff8f6b' },
  box: { body: '#e3e9fb', shade: '#aab8de', fin: '#5fe3a1' },
};

/** Where the stars stand. */
const stars = [
  ...[
    [28, 34, 1.4],
    [72, 92, 1],
    [118, 26, 1.1],
    [160, 74, 1.6],
    [214, 40, 1],
    [262, 96, 1.3],
    [306, 30, 1.5],
  ],
  ...[
    [346, 78, 1],
    [392, 44, 1.2],
    [430, 100, 1.5],
    [52, 138, 1.1],
    [372, 132, 1.2],
  ],
] as [number, number, number][];

interface RocketSkyProps {
  mode: RocketMode | null;
  /** In the place of our own. */
  picture: string | undefined;
  rocket: Ref<HTMLDivElement>;
  /** It has started. */
  isGone: boolean;
}

/** A quiet sky with a rocket on its stand. */
export function RocketSky({ mode, picture, rocket, isGone }: RocketSkyProps) {
  return (
    <div aria-hidden="true" className="relative aspect-[3/1] overflow-hidden rounded-lg bg-night-900">
      <Sky />
      <div ref={rocket} className={classNames('absolute inset-0 will-change-transform', isGone && 'opacity-0')}>
        {picture ? (
          <img src={picture} alt="" className="mx-auto h-full object-contain py-2" />
        ) : (
          <Rocket {...paints[mode ?? 'box']} />
        )}
      </div>
    </div>
  );
}

function Sky() {
  const glow = useId();
  return (
    <svg
      viewBox="0 0 460 154"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <radialGradient id={glow} cx=".5" cy="1" r=".8">
          <stop stopColor="#33459b" />
          <stop offset="1" stopColor="#0b1020" />
        </radialGradient>
      </defs>
      <rect width="460" height="154" fill={`url(#${glow})`} />
      <g fill="#cfdcff" opacity=".8">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path d="M-20 150C90 128 370 128 480 150V170H-20Z" fill="#1a2450" />
    </svg>
  );
}

function Rocket({ body, shade, fin }: { body: string; shade: string; fin: string }) {
  return (
    <svg
      viewBox="0 0 460 154"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M218 128c4 10 8 15 12 22c4-7 8-12 12-22Z" fill="#ffc06a" />
      <path d="M224 128c2 6 4 9 6 13c2-4 4-7 6-13Z" fill="#fff3da" />
      <path d="M206 96L192 128L212 122Z" fill={fin} />
      <path d="M254 96L268 128L248 122Z" fill={fin} />
      <path d="M230 18C252 38 258 78 248 126H212C202 78 208 38 230 18Z" fill={body} />
      <path d="M230 18C252 38 258 78 248 126H230Z" fill={shade} />
      <path d="M217 38C221 30 225 23 230 18C235 23 239 30 243 38Z" fill={fin} />
      <circle cx="230" cy="66" r="11" fill="#16265a" />
      <circle cx="230" cy="66" r="11" fill="none" stroke={fin} strokeWidth="3" />
      <circle cx="226.5" cy="62" r="3" fill="#cfe0ff" />
    </svg>
  );
}
