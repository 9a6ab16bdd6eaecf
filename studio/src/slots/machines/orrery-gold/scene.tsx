import { Fade, Glow, Stars } from '../../drawing.tsx';

const defs = (
  <defs>
    <Glow
      id="og-room"
      x={0.5}
      y={0.3}
      r={0.85}
      stops={[
        ['#6d4a1c', 0],
        ['#3b2410', 0.4],
        ['#1c1009', 0.75],
        ['#0b0604', 1],
      ]}
    />
    <Glow
      id="og-dome"
      x={0.5}
      y={0.3}
      r={0.9}
      stops={[
        ['#274a7a', 0],
        ['#122a52', 0.45],
        ['#070f26', 1],
      ]}
    />
    <Fade
      id="og-gold"
      slant
      stops={[
        ['#fff6cf', 0],
        ['#ffcf5c', 0.38],
        ['#b97b1c', 0.75],
        ['#6d420c', 1],
      ]}
    />
    <Fade
      id="og-band"
      across
      stops={[
        ['#5c3608', 0],
        ['#ffe6a0', 0.35],
        ['#c08826', 0.65],
        ['#4f2d06', 1],
      ]}
    />
    <Glow
      id="og-sun"
      x={0.4}
      y={0.36}
      r={0.7}
      stops={[
        ['#fffbe6', 0],
        ['#ffd75c', 0.45],
        ['#e08a1a', 0.85],
        ['#9c5208', 1],
      ]}
    />
    <Glow
      id="og-shine"
      stops={[
        ['#ffe9a8', 0, 0.85],
        ['#ffc44d', 0.5, 0.3],
        ['#ffc44d', 1, 0],
      ]}
    />
    <Glow
      id="og-shade"
      x={0.34}
      y={0.3}
      r={0.8}
      stops={[
        ['#fff', 0, 0.5],
        ['#fff', 0.25, 0],
        ['#000', 0.55, 0],
        ['#000', 1, 0.75],
      ]}
    />
    <Fade
      id="og-blue"
      stops={[
        ['#a8dcff', 0],
        ['#2f74c4', 0.5],
        ['#0e2f6b', 1],
      ]}
    />
    <Fade
      id="og-red"
      stops={[
        ['#ffc2a0', 0],
        ['#d9502a', 0.5],
        ['#6b1a12', 1],
      ]}
    />
    <Fade
      id="og-cream"
      stops={[
        ['#fff7dc', 0],
        ['#f0c987', 0.5],
        ['#a06a2c', 1],
      ]}
    />
    <Fade
      id="og-grey"
      stops={[
        ['#f4f4f7', 0],
        ['#a9a9b8', 0.5],
        ['#4a4a5e', 1],
      ]}
    />
    <Fade
      id="og-robe"
      stops={[
        ['#3a6bb0', 0],
        ['#16306b', 0.6],
        ['#0a1840', 1],
      ]}
    />
    <Fade
      id="og-skin"
      stops={[
        ['#ffdcb8', 0],
        ['#c98a5e', 1],
      ]}
    />
    <Fade
      id="og-paper"
      stops={[
        ['#fff7e0', 0],
        ['#e6c992', 1],
      ]}
    />
  </defs>
);

const ring = (r: number, width: number, opacity = 1) => (
  <circle r={r} fill="none" stroke="url(#og-gold)" strokeWidth={width} opacity={opacity} />
);

/** The machine of the sky: arms of brass that carry planets around a lamp. */
const orrery = (
  <g transform="translate(400 210)">
    <circle r="220" fill="url(#og-shine)" />
    <g className="og-slow">
      {ring(300, 3, 0.7)}
      <circle cx="300" r="22" fill="url(#og-cream)" />
      <ellipse cx="300" rx="36" ry="9" fill="none" stroke="url(#og-gold)" strokeWidth="4" />
      <circle cx="-212" cy="-212" r="12" fill="url(#og-blue)" />
    </g>
    <g className="og-middle">
      {ring(210, 4, 0.8)}
      <circle cx="-210" r="18" fill="url(#og-red)" />
      <path d="M-210 0H0" stroke="url(#og-gold)" strokeWidth="3" />
    </g>
    <g className="og-quick">
      {ring(130, 5, 0.9)}
      <circle cy="130" r="14" fill="url(#og-blue)" />
      <path d="M0 0v130" stroke="url(#og-gold)" strokeWidth="3" />
    </g>
    <circle r="46" fill="url(#og-sun)" />
  </g>
);

export const scene = (
  <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {defs}
    <rect width="800" height="560" fill="url(#og-room)" />
    <path
      d="M60 560V220C60 60 220-40 400-40s340 100 340 260v340Z"
      fill="url(#og-dome)"
      stroke="url(#og-band)"
      strokeWidth="10"
    />
    <Stars count={70} width={800} height={460} salt={17} fill="#ffe9b8" />
    {orrery}
    <path d="M0 560v-64h800v64Z" fill="#2a1808" />
    <path d="M0 496h800v8H0Z" fill="url(#og-band)" />
  </svg>
);

export const freeScene = (
  <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="560" fill="url(#og-dome)" />
    <Stars count={150} width={800} height={560} salt={31} fill="#fff3d0" />
    {orrery}
  </svg>
);

/** Brass corners with a rivet each. */
export const frame = (
  <svg viewBox="0 0 660 420" preserveAspectRatio="none" aria-hidden="true">
    {[
      [16, 16, 0],
      [644, 16, 90],
      [644, 404, 180],
      [16, 404, 270],
    ].map(([x, y, turn]) => (
      <g key={`corner-${String(turn)}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-6 74C-6 10 10-6 74-6V8C22 8 8 22 8 74Z" fill="url(#og-gold)" />
        <circle cx="14" cy="14" r="9" fill="url(#og-sun)" stroke="#6d420c" strokeWidth="2" />
        <path d="m9 14h10M14 9v10" stroke="#6d420c" strokeWidth="2" />
      </g>
    ))}
  </svg>
);
