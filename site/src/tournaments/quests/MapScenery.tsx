interface MapHue {
  lamp: readonly [string, string, string, string];
  sheets: readonly [string, string, string, string];
}

export const mapHues: Record<'dusk' | 'robot', MapHue> = {
  dusk: { lamp: ['#fff2d8', '#ffc9a0', '#8a5fc4', '#1d1a52'], sheets: ['#6a4fb0', '#4a3a9a', '#342a7c', '#1c1650'] },
  robot: { lamp: ['#f4fffb', '#a8f0dc', '#2c8f96', '#0c3a4e'], sheets: ['#2f8791', '#1f6c79', '#155264', '#0b3344'] },
};

interface MapSceneryProps {
  id: string;
  hue: MapHue;
  width: number;
  height: number;
}

/** Drawn for a ground of 1120, from the lower edge of the map upwards. */
const hills = [
  'M-40 20V-310l90-60 70 50 110-110 90 90 80-60 120 110 90-130 110 120 100-150 120 130 90-70 130 90v300Z',
  'M-40 20V-240c80-50 150-70 230-40s150 40 240-10 150-60 240-20 160 20 240-50 140-90 250-80v460Z',
  'M-40 20V-150c90-40 170-20 250-10s150-50 240-50 150 50 240 20 150-50 240-90 170-70 250-70v370Z',
  'M-40 20V-60c120-34 220 4 340 0s220-40 340-26 220 30 320-6 100-10 220-10v122Z',
];
const stars = [
  [60, 40],
  [150, 92],
  [240, 34],
  [330, 70],
  [420, 44],
  [520, 84],
  [610, 30],
  [700, 66],
  [790, 110],
  [960, 120],
] as const;

/** Night and ground behind the way: a lamp, stars, a comet and four sheets of hills, in the hand of our images. */
export function MapScenery({ id, hue, width, height }: MapSceneryProps) {
  const scale = Math.max(0.62, width / 1120);
  return (
    <>
      <defs>
        <radialGradient
          id={`${id}-lamp`}
          gradientUnits="userSpaceOnUse"
          cx={width * 0.84}
          cy="64"
          r={Math.max(width, height) * 0.95}
        >
          <stop offset="0" stopColor={hue.lamp[0]} />
          <stop offset=".12" stopColor={hue.lamp[1]} />
          <stop offset=".4" stopColor={hue.lamp[2]} />
          <stop offset="1" stopColor={hue.lamp[3]} />
        </radialGradient>
        <filter id={`${id}-shade`} x="-10%" y="-20%" width="120%" height="150%">
          <feDropShadow dx="0" dy="6" stdDeviation="7" floodColor="#04060f" floodOpacity=".42" />
        </filter>
        <linearGradient id={`${id}-tail`}>
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".85" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}-lamp)`} d={`M0 0h${width}v${height}H0z`} />
      <g fill="#fff" opacity=".7">
        {stars.map(([x, y], index) => (
          <circle key={x} cx={x * (width / 1120)} cy={y} r={1 + (index % 3) * 0.5} />
        ))}
      </g>
      <g transform={`translate(${width * 0.2} 52) rotate(18)`}>
        <path d="M0-3C-20-3-44-1.5-66 0c22 1.5 46 3 66 3Z" fill={`url(#${id}-tail)`} />
        <circle r="4" fill="#fff" />
      </g>
      {hills.map((way, index) => (
        <g key={way} filter={`url(#${id}-shade)`}>
          <path
            fill={hue.sheets[index]}
            d={way}
            transform={`translate(${width < 600 ? -110 * index : 0} ${height}) scale(${scale * (width < 600 ? 1.1 : 1)} ${Math.min(height / 560, scale * 1.5)})`}
          />
        </g>
      ))}
    </>
  );
}
