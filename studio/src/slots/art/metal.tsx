import type { ReactNode } from 'react';
import { linear } from './paint.tsx';

/** Tones of metals, as light runs over a polished round of them: edge, light, body, deep, light that comes back. */
const tones = {
  gold: ['#fff3c2', '#f7cf68', '#c98a22', '#7c4a0c', '#e0a640'],
  brass: ['#fff0b4', '#e2b654', '#a97722', '#5f3d0e', '#c79a3e'],
  copper: ['#ffe0c8', '#e99a66', '#b4582a', '#5c230f', '#d07d48'],
  iron: ['#dfe6ee', '#98a4b4', '#566274', '#262e3c', '#76849a'],
  silver: ['#ffffff', '#d8e2ee', '#93a3b8', '#4b5870', '#b9c6d8'],
  rose: ['#ffe9e2', '#f0b49e', '#bd6c58', '#6a2f2a', '#d79380'],
} as const;

export type Metal = keyof typeof tones;

/** A metal lying (`id`), standing (`id-x`) and as an edge seen from the side (`id-edge`). */
export function metal(id: string, kind: Metal): ReactNode {
  const [edge, light, body, deep, back] = tones[kind];
  return [
    linear(id, [light, edge, light, body, deep, back], { at: [0, 0.16, 0.36, 0.62, 0.86, 1] }),
    linear(`${id}-x`, [body, edge, light, body, deep, back], { at: [0, 0.22, 0.4, 0.66, 0.9, 1], to: [0, 0, 1, 0.12] }),
    linear(`${id}-edge`, [edge, body, deep, light], { at: [0, 0.45, 0.8, 1], to: [0, 0, 1, 1] }),
  ];
}

/** A ring of metal with a bevel: lit above, deep inside, a thin light at its lower edge. */
export function ring(paint: string, { x = 50, y = 50, r = 44, width = 7 } = {}): ReactNode {
  return (
    <g fill="none">
      <circle cx={x} cy={y} r={r} stroke="#000" strokeOpacity=".35" strokeWidth={width + 2} />
      <circle cx={x} cy={y} r={r} stroke={`url(#${paint})`} strokeWidth={width} />
      <circle cx={x} cy={y} r={r - width / 2 + 0.6} stroke={`url(#${paint}-edge)`} strokeWidth="1.2" opacity=".9" />
      <circle cx={x} cy={y} r={r + width / 2 - 0.5} stroke="#fff" strokeOpacity=".35" strokeWidth=".8" />
    </g>
  );
}

/** A rivet or the head of a nail. */
export function rivet(paint: string, { x, y, r = 3 }: { x: number; y: number; r?: number }): ReactNode {
  return (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y + r * 0.3} r={r * 1.1} opacity=".4" />
      <circle cx={x} cy={y} r={r} fill={`url(#${paint})`} />
      <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.3} fill="#fff" opacity=".8" />
    </g>
  );
}

/** The outline of a gear: teeth with slanting sides. */
export function gearPath({ x = 50, y = 50, r = 30, teeth = 10, depth = 6 }): string {
  const at = (angle: number, radius: number) =>
    `${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius).toFixed(2)}`;
  const step = (Math.PI * 2) / teeth;
  const parts = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * step;
    return [
      at(angle - step * 0.3, r),
      at(angle - step * 0.18, r + depth),
      at(angle + step * 0.18, r + depth),
      at(angle + step * 0.3, r),
    ].join('L');
  });
  return `M${parts.join('L')}Z`;
}
