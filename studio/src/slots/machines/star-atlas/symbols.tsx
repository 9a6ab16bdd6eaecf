import type { ReactNode } from 'react';

/** A constellation: the figure in thin ink, its stars in gold and the lines that join them. */
interface Figure {
  ink: ReactNode;
  stars: readonly (readonly [x: number, y: number, size: number])[];
  lines: string;
}

const rays = (x: number, y: number, size: number) =>
  `M${x} ${y - size}q${size * 0.18} ${size * 0.82} ${size} ${size}q${-size * 0.82} ${size * 0.18} ${-size} ${size}q${-size * 0.18} ${-size * 0.82} ${-size} ${-size}q${size * 0.82} ${-size * 0.18} ${size} ${-size}Z`;

const plate = ({ ink, stars, lines }: Figure) => (
  <>
    <circle cx="50" cy="52" r="47" fill="#02040f" opacity=".45" />
    <circle cx="50" cy="50" r="47" fill="url(#sa-plate)" />
    <circle cx="50" cy="50" r="46" fill="none" stroke="url(#sa-gold)" strokeWidth="2.500" />
    <circle
      cx="50"
      cy="50"
      r="42"
      fill="none"
      stroke="#e6c88a"
      strokeWidth=".800"
      opacity=".6"
      strokeDasharray="1.500 3"
    />
    <path d="M14 34a40 40 0 0 1 22-20" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".35" />
    <g fill="url(#sa-wash)" stroke="#9fc4f4" strokeWidth="1.500" strokeLinejoin="round" strokeLinecap="round">
      {ink}
    </g>
    <path d={lines} fill="none" stroke="#ffe2a0" strokeWidth="1.400" strokeDasharray="3 2" />
    {stars.map(([x, y, size]) => (
      <g key={`${x}-${y}`}>
        <circle cx={x} cy={y} r={size * 1.3} fill="url(#sa-halo)" />
        <path d={rays(x, y, size)} fill="#fff6d8" />
      </g>
    ))}
  </>
);

const marks = Array.from({ length: 24 }, (_, index) => index * 15);

export const symbols: Readonly<Record<string, ReactNode>> = {
  polestar: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#sa-aura)" />
      <circle cx="50" cy="50" r="45" fill="url(#sa-gold)" />
      <circle cx="50" cy="50" r="38" fill="url(#sa-night)" />
      {marks.map((turn) => (
        <path
          key={turn}
          d={turn % 45 ? 'M50 7v3' : 'M50 6v5'}
          stroke="#4a2f08"
          strokeWidth={turn % 45 ? 1 : 2}
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <path d={rays(50, 50, 24)} fill="#7fa8ff" opacity=".8" transform="rotate(45 50 50)" />
      <path d={rays(50, 50, 36)} fill="url(#sa-star)" />
      <circle cx="50" cy="50" r="6" fill="#fff" />
      <path d="M18 36a35 35 0 0 1 18-17" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
    </>
  ),
  lion: plate({
    ink: (
      <>
        <path d="M34 24c10-6 20 0 20 10 0 6-4 10-8 12 12 0 24 2 32 8 4 6 2 14-2 20l-6 2 2-8-6-6-2 16h-6l-2-14H40l-3 16h-6l2-18c-10-4-16-14-12-26 2-6 6-10 13-12Z" />
        <path
          d="M30 30c2 3 6 3 8 1M28 40q4 3 8 0M78 56c8-4 10-14 4-20M36 22c-6 4-8 10-6 16M44 22c-2 6 0 12 4 16"
          fill="none"
        />
      </>
    ),
    stars: [
      [36, 26, 4],
      [50, 34, 3.5],
      [44, 47, 5],
      [76, 55, 6],
      [70, 74, 3.5],
      [34, 76, 4],
    ],
    lines: 'M36 26 50 34 44 47 76 55 70 74M44 47 34 76',
  }),
  swan: plate({
    ink: (
      <>
        <path d="M50 14c4 4 4 8 0 14 0 8 4 14 8 18 10-6 22-8 30-4-6 10-18 14-28 14l-2 14 6 14H36l6-14-2-14C30 56 18 52 12 42c8-4 20-2 30 4 4-6 6-12 4-20-1-6 0-10 4-12Z" />
        <path d="M20 44c8 0 16 4 22 8M80 44c-8 0-16 4-22 8M46 62q4 3 8 0M46 70q4 3 8 0M49 14l-3-6" fill="none" />
      </>
    ),
    stars: [
      [50, 16, 5],
      [49, 48, 5.5],
      [16, 43, 4],
      [84, 43, 4],
      [50, 82, 6],
    ],
    lines: 'M50 16 49 48 50 82M16 43 49 48 84 43',
  }),
  bear: plate({
    ink: (
      <>
        <path d="M14 44c2-6 8-8 14-6 8-8 24-10 36-4 10 0 18 6 20 16 2 8 0 18-2 28h-8l-1-14-6-2-3 16h-8l-1-18c-6 2-12 2-18 0l-3 18h-8l-1-22c-4-2-8-6-8-10Z" />
        <path d="M28 38c-1-4-5-5-7-2M14 46l5 2M84 46c3 0 5 2 5 5M36 42c2 6 2 10 0 14M68 40c4 6 4 12 2 18" fill="none" />
      </>
    ),
    stars: [
      [18, 45, 3.5],
      [34, 40, 4],
      [48, 46, 3.5],
      [58, 42, 5],
      [82, 50, 5],
      [78, 70, 4],
      [60, 66, 4],
    ],
    lines: 'M18 45 34 40 48 46 58 42 82 50 78 70 60 66 58 42',
  }),
  lyre: plate({
    ink: (
      <>
        <path d="M26 24c-10 14-4 34 12 40l2 14h20l2-14c16-6 22-26 12-40-2 12-4 26-14 32H40c-10-6-12-20-14-32Z" />
        <path
          d="M24 30h52M42 30v32M47.500 30v32M53 30v32M58 30v32M26 24c-4-4-2-10 4-8M74 24c4-4 2-10-4-8"
          fill="none"
        />
      </>
    ),
    stars: [
      [50, 18, 7],
      [36, 36, 3.5],
      [62, 38, 3.5],
      [42, 68, 4.5],
      [60, 72, 4.5],
    ],
    lines: 'M50 18 36 36 42 68 60 72 62 38 50 18',
  }),
  scales: plate({
    ink: (
      <>
        <path d="M48 20h4v54l12 8H36l12-8Z" />
        <path d="M18 58h28c-2 9-8 12-14 12s-12-3-14-12ZM54 52h28c-2 9-8 12-14 12s-12-3-14-12Z" />
        <path d="M32 32 68 26M32 32 20 58M32 32l12 26M68 26 56 52M68 26l12 26" fill="none" />
      </>
    ),
    stars: [
      [50, 18, 5.5],
      [32, 32, 4.5],
      [68, 26, 4.5],
      [32, 66, 4],
      [68, 60, 4],
    ],
    lines: 'M32 66 32 32 50 18 68 26 68 60',
  }),
  crab: plate({
    ink: (
      <>
        <path d="M50 40c14 0 24 8 24 18S64 76 50 76 26 68 26 58s10-18 24-18Z" />
        <path d="M30 46c-12-2-16-12-10-20 0 6 4 8 8 8 0-4 2-8 6-8 2 8 0 14-4 20ZM70 46c12-2 16-12 10-20 0 6-4 8-8 8 0-4-2-8-6-8-2 8 0 14 4 20Z" />
        <path d="M27 62l-12 4M29 68l-8 10M73 62l12 4M71 68l8 10M44 40l-2-6M56 40l2-6M40 60q10 6 20 0" fill="none" />
      </>
    ),
    stars: [
      [24, 32, 4],
      [76, 32, 4],
      [42, 50, 4.5],
      [58, 54, 4.5],
      [50, 72, 5.5],
    ],
    lines: 'M24 32 42 50 58 54 76 32M42 50 50 72 58 54',
  }),
  fishes: plate({
    ink: (
      <>
        <path d="M18 34c8-12 24-14 34-4 4-6 8-8 14-8-4 6-4 12 0 18-6 0-10-2-14-6-10 8-26 8-34 0Z" />
        <path d="M82 68c-8 12-24 14-34 4-4 6-8 8-14 8 4-6 4-12 0-18 6 0 10 2 14 6 10-8 26-8 34 0Z" />
        <path d="M34 26q-5 8 0 16M66 60q5 8 0 16M64 32c16 6 20 18 12 28M36 70C20 64 18 52 26 42" fill="none" />
        <circle cx="27" cy="33" r="1.400" />
        <circle cx="73" cy="69" r="1.400" />
      </>
    ),
    stars: [
      [22, 34, 4.5],
      [50, 30, 3.5],
      [74, 44, 5.5],
      [78, 68, 4.5],
      [50, 72, 3.5],
      [26, 56, 5.5],
    ],
    lines: 'M22 34 50 30 74 44 78 68 50 72 26 56 22 34',
  }),
};
