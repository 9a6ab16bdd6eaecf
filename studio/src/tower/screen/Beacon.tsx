import type { ReactNode } from 'react';

/** The lamp room; the beams turn once the top is reached. */
export function Beacon({ isLit }: { isLit: boolean }): ReactNode {
  return (
    <svg className="tower-beacon" data-lit={isLit || undefined} viewBox="0 0 200 64" aria-hidden="true">
      <g className="tower-beams" fill="#ffe6a0">
        <path d="M100 34 -120 4V64Z" opacity=".5" />
        <path d="M100 34 320 4V64Z" opacity=".5" />
      </g>
      <path d="M76 22q24-24 48 0Z" fill="#d9483b" />
      <path d="M100 6v-6" stroke="#d9483b" strokeWidth="3" strokeLinecap="round" />
      <rect x="80" y="22" width="40" height="26" fill="#10204f" />
      <rect className="tower-lamp" x="83" y="24" width="34" height="22" rx="3" />
      <path d="M94 24v22M106 24v22" stroke="#10204f" strokeWidth="2.5" />
      <rect x="70" y="48" width="60" height="7" rx="3.5" fill="#e9eefc" />
      <rect x="62" y="55" width="76" height="9" rx="4.5" fill="#b9c5e8" />
    </svg>
  );
}

/** Night over the sea, with a last red at the horizon. */
export function NightSea(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="#fff">
        <circle cx="60" cy="70" r="1.4" opacity=".7" />
        <circle cx="160" cy="140" r="1" opacity=".5" />
        <circle cx="230" cy="52" r="1.2" opacity=".6" />
        <circle cx="580" cy="64" r="1.4" opacity=".7" />
        <circle cx="700" cy="120" r="1.1" opacity=".6" />
        <circle cx="752" cy="40" r="1" opacity=".5" />
        <circle cx="90" cy="250" r="1" opacity=".45" />
        <circle cx="690" cy="270" r="1.2" opacity=".5" />
      </g>
      <path d="M640 92c-34 3-78 13-130 34 54-15 96-22 131-26Z" fill="#fff" opacity=".35" />
      <circle cx="641" cy="96" r="4.5" fill="#fff" />
      <path d="M-20 470q100-18 210-4t220-8 210 4 200-6v120H-20Z" fill="#274b9a" opacity=".75" />
      <path d="M-20 496q120-16 230-2t210-8 210 6 190-6v100H-20Z" fill="#1a3474" />
      <path d="M-20 524q100-12 220-2t220-6 200 4 200-4v70H-20Z" fill="#122552" />
      <path d="M250 560q20-64 150-64t150 64Z" fill="#0d1a3d" />
    </svg>
  );
}
