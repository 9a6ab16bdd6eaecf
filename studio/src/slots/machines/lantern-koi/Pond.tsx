import type { CSSProperties, ReactNode } from 'react';
import { linear, radial, scatter } from '../../art/paint.tsx';
import { Sheet } from '../../art/Sheet.tsx';
import { patches, tail, trunk } from './koi.tsx';

const lantern = (
  <>
    <ellipse cx="0" cy="52" rx="40" ry="9" fill="#ffb45a" opacity=".35" />
    <path d="M-30 44c-2-30 0-58 6-76h48c6 18 8 46 6 76Z" fill="url(#lk-paper)" />
    <path
      d="M-12 44c-2-28-2-56 0-76M12 44c2-28 2-56 0-76"
      fill="none"
      stroke="#a83c14"
      strokeOpacity=".5"
      strokeWidth="1.500"
    />
    <path d="M-31 6h62M-29-16h58M-31 28h62" stroke="#a83c14" strokeOpacity=".35" />
    <path d="M-34 44h68l-6 10h-56ZM-26-36h52v6h-52Z" fill="#4a1a10" />
  </>
);
const halo = <ellipse cx="0" cy="16" rx="86" ry="60" fill="url(#lk-halo)" />;
const pad = (
  <>
    <path d="M0 0 44-12A46 30 0 1 1 30-24Z" fill="#0d4a40" transform="translate(2 5)" opacity=".6" />
    <path d="M0 0 44-12A46 30 0 1 1 30-24Z" fill="url(#lk-pad)" />
    <path
      d="M0 0-40 6M0 0-20 24M0 0 20 24M0 0-30-20M0 0 42 8"
      stroke="#bff0c8"
      strokeOpacity=".4"
      strokeWidth="1.400"
    />
  </>
);

type Place = readonly number[];
/** What floats does so in two groups, each on a sheet: at the left, and at the right. */
const banks: readonly { className: string; pads: readonly Place[]; lanterns: readonly Place[] }[] = [
  {
    className: 'floats',
    pads: [
      [36, 460, 1.2, -10],
      [130, 528, 0.9, 30],
    ],
    lanterns: [
      [62, 120, 0.9],
      [160, 40, 0.5],
      [40, 330, 0.55],
    ],
  },
  {
    className: 'floats floats-late',
    pads: [
      [770, 70, 1.1, 170],
      [776, 330, 0.8, 140],
    ],
    lanterns: [
      [742, 432, 1],
      [640, 36, 0.6],
    ],
  },
];
const ripples: readonly Place[] = [
  [70, 250],
  [730, 160],
  [690, 470],
  [120, 500],
];

interface Swimmer {
  className: string;
  body: string;
  fin: string;
  spots: string;
  size: number;
}
/** It swims around the upper left corner of its sheets, which carry it through the pond; the tail beats on its own. */
const swimmer = ({ className, body, fin, spots, size }: Swimmer): ReactNode => {
  const drawn = (part: ReactNode) => <g transform={`scale(${size}) translate(-50 -50)`}>{part}</g>;
  return (
    <div className={`koi ${className}`} style={{ '--size': size } as CSSProperties}>
      <Sheet>
        {drawn(
          <path
            d="M50 4c12 2 18 14 18 30 0 18-8 32-14 46l8 20-14-8-20 6 12-18c-6-14-8-28-8-46C32 18 38 6 50 4Z"
            transform="translate(8 14)"
            opacity=".35"
          />,
        )}
      </Sheet>
      <Sheet className="tail">{drawn(tail({ fin }))}</Sheet>
      <Sheet>{drawn(trunk({ body, fin, spots: patches(spots) }))}</Sheet>
    </div>
  );
};

/** A pond at night, seen from above: koi glide below the lanterns that float on it. */
export function Pond({ defs }: { defs: ReactNode }): ReactNode {
  return (
    <>
      <Sheet>
        {defs}
        <defs>
          {radial('lk-water', ['#1f9aa0', '#0e6474', '#083848', '#041c28'], {
            at: [0, 0.4, 0.75, 1],
            from: [0.5, 0.45, 0.75],
          })}
          {radial('lk-halo', ['#ffd98acc', '#ff9a3a66', '#ff9a3a00'], { from: [0.5, 0.5, 0.5] })}
          {linear('lk-pad', ['#7ad08a', '#2f9468', '#136048'], { to: [0, 0, 1, 1] })}
        </defs>
        <rect width="800" height="560" fill="url(#lk-water)" />
        <g fill="none" stroke="#a8fff0" strokeOpacity=".1" strokeWidth="3">
          <path d="M-20 80q60-30 120 0t120 0 120 0 120 0 120 0 120 0 120 0M-20 200q60-34 120 0t120 0 120 0 120 0 120 0 120 0 120 0M-20 330q60-30 120 0t120 0 120 0 120 0 120 0 120 0 120 0M-20 450q60-34 120 0t120 0 120 0 120 0 120 0 120 0 120 0" />
        </g>
      </Sheet>
      {ripples.map(([x = 0, y = 0]) => (
        <Sheet key={x} className="ripple" style={{ transformOrigin: `${x / 8}% ${y / 5.6}%` }}>
          <ellipse cx={x} cy={y} rx="60" ry="26" fill="none" stroke="#c8fff4" strokeOpacity=".6" strokeWidth="2" />
        </Sheet>
      ))}
      {swimmer({ className: 'koi-up', body: 'url(#lk-white)', fin: '#ffd9c4', spots: '#e8482c', size: 1.5 })}
      {swimmer({ className: 'koi-down', body: 'url(#lk-gold)', fin: '#ffdf9a', spots: '#ff9a2c', size: 1.7 })}
      {swimmer({ className: 'koi-along', body: 'url(#lk-white)', fin: '#ffe3d4', spots: '#2a2630', size: 1.1 })}
      {banks.map(({ className, pads, lanterns }) => (
        <div key={className} className={className}>
          <Sheet>{scatter(pads, pad)}</Sheet>
          <Sheet className="glows">{scatter(lanterns, halo)}</Sheet>
          <Sheet>{scatter(lanterns, lantern)}</Sheet>
        </div>
      ))}
    </>
  );
}

const sky = (
  <g>
    <ellipse rx="70" ry="70" fill="url(#lk-halo)" />
    <path d="M-20 24c-8-18-6-40 0-52h40c6 12 8 34 0 52Z" fill="url(#lk-paper)" />
    <path d="M-20 24h40l-3 6h-34Z" fill="#4a1a10" />
  </g>
);
/** `[x, y, scale]`, those nearer in front. Each is drawn twice, a frame apart: a sheet that has risen by one begins anew. */
const rising: readonly (readonly Place[])[] = [
  [
    [330, 430, 0.5],
    [120, 160, 0.6],
    [480, 330, 0.6],
  ],
  [
    [210, 470, 0.8],
    [680, 260, 0.6],
  ],
  [
    [40, 280, 1],
    [590, 130, 0.9],
    [750, 420, 1.1],
  ],
];

/** While free spins are played the lanterns leave the water and rise. */
export function RisingLanterns(): ReactNode {
  return (
    <>
      <Sheet>
        <rect width="800" height="560" fill="#3c140c" opacity=".38" />
        <ellipse cx="400" cy="560" rx="560" ry="300" fill="url(#lk-halo)" opacity=".8" />
      </Sheet>
      {rising.map((lanterns) => (
        <Sheet key={lanterns[0]?.[0]} className="rises" tall={1120}>
          {scatter([...lanterns, ...lanterns.map(([x = 0, y = 0, scale = 1]) => [x, y + 560, scale])], sky)}
        </Sheet>
      ))}
    </>
  );
}
