import type { ReactNode } from 'react';
import { linear, radial, scatter } from '../../art/paint.tsx';
import { koi, patches } from './koi.tsx';

const floating = (
  <g className="floats">
    <ellipse className="glow" cx="0" cy="16" rx="86" ry="60" fill="url(#lk-halo)" />
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
  </g>
);
const pad = (
  <g className="floats">
    <path d="M0 0 44-12A46 30 0 1 1 30-24Z" fill="#0d4a40" transform="translate(2 5)" opacity=".6" />
    <path d="M0 0 44-12A46 30 0 1 1 30-24Z" fill="url(#lk-pad)" />
    <path
      d="M0 0-40 6M0 0-20 24M0 0 20 24M0 0-30-20M0 0 42 8"
      stroke="#bff0c8"
      strokeOpacity=".4"
      strokeWidth="1.400"
    />
  </g>
);
const ripple = (
  <ellipse className="ripple" rx="60" ry="26" fill="none" stroke="#c8fff4" strokeOpacity=".6" strokeWidth="2" />
);
interface Swimmer {
  className: string;
  body: string;
  fin: string;
  spots: string;
  scale: number;
  /** Where it stands still for those who want no motion. */
  rests: string;
}
const swimmer = ({ className, body, fin, spots, scale, rests }: Swimmer): ReactNode => (
  <g className={className} transform={rests}>
    <g transform={`scale(${scale}) translate(-50 -50)`}>
      <g transform="translate(8 14)" opacity=".35">
        <path d="M50 4c12 2 18 14 18 30 0 18-8 32-14 46l8 20-14-8-20 6 12-18c-6-14-8-28-8-46C32 18 38 6 50 4Z" />
      </g>
      {koi({ body, fin, spots: patches(spots) })}
    </g>
  </g>
);

/** A pond at night, seen from above: koi glide below the lanterns that float on it. */
export function Pond({ defs }: { defs: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
      <g>
        {scatter(
          [
            [70, 250],
            [730, 160],
            [690, 470],
            [120, 500],
          ],
          ripple,
        )}
      </g>
      {swimmer({
        className: 'koi',
        body: 'url(#lk-white)',
        fin: '#ffd9c4',
        spots: '#e8482c',
        scale: 1.5,
        rests: 'translate(90 350) rotate(28)',
      })}
      {swimmer({
        className: 'koi-2',
        body: 'url(#lk-gold)',
        fin: '#ffdf9a',
        spots: '#ff9a2c',
        scale: 1.7,
        rests: 'translate(706 220) rotate(-174)',
      })}
      {swimmer({
        className: 'koi-3',
        body: 'url(#lk-white)',
        fin: '#ffe3d4',
        spots: '#2a2630',
        scale: 1.1,
        rests: 'translate(300 506) rotate(88)',
      })}
      <g>
        {scatter(
          [
            [36, 460, 1.2, -10],
            [130, 528, 0.9, 30],
            [770, 70, 1.1, 170],
            [776, 330, 0.8, 140],
          ],
          pad,
        )}
      </g>
      <g>
        {scatter(
          [
            [62, 120, 0.9],
            [742, 432, 1],
            [160, 40, 0.5],
            [640, 36, 0.6],
            [40, 330, 0.55],
          ],
          floating,
        )}
      </g>
    </svg>
  );
}

const sky = (
  <g>
    <ellipse rx="70" ry="70" fill="url(#lk-halo)" />
    <path d="M-20 24c-8-18-6-40 0-52h40c6 12 8 34 0 52Z" fill="url(#lk-paper)" />
    <path d="M-20 24h40l-3 6h-34Z" fill="#4a1a10" />
  </g>
);

/** While free spins are played the lanterns leave the water and rise. */
export function RisingLanterns(): ReactNode {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="800" height="560" fill="#3c140c" opacity=".38" />
      <ellipse cx="400" cy="560" rx="560" ry="300" fill="url(#lk-halo)" opacity=".8" />
      <g>
        {[
          [40, 1],
          [120, 0.6],
          [210, 0.8],
          [330, 0.5],
          [480, 0.6],
          [590, 0.9],
          [680, 0.6],
          [750, 1.1],
        ].map(([x = 0, scale = 1]) => (
          <g key={x} className="rises">
            <g transform={`translate(${x} ${(x * 7) % 500}) scale(${scale})`}>{sky}</g>
          </g>
        ))}
      </g>
    </svg>
  );
}
