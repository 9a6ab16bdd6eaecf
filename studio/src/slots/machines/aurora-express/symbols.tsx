import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const wheel = (x: number, y: number, r: number) => (
  <g key={`${x}`}>
    <circle cx={x} cy={y} r={r} fill="#141a2b" stroke="url(#ae-brass)" strokeWidth="3" />
    <path d={`M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}`} stroke="#c9963f" strokeWidth="1.500" />
    <circle cx={x} cy={y} r={r * 0.28} fill="url(#ae-brass)" />
  </g>
);

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);

export const symbols: Readonly<Record<string, ReactNode>> = {
  engine: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#ae-aura)" />
      <path d="M24 16c-12 2-16-10-6-14 2-8 18-8 20 0 12-2 14 12 2 14Z" fill="url(#ae-steam)" />
      <path d="M22 18h14l4 18H18Z" fill="url(#ae-iron)" />
      <path d="M20 14h18v6H20Z" fill="url(#ae-brass)" />
      <path d="M10 34h52v32H10q-6-16 0-32Z" fill="url(#ae-boiler)" />
      <path d="M10 34h52v10H8q0-5 2-10Z" fill="#fff" opacity=".22" />
      <path d="M26 34v32M44 34v32" stroke="url(#ae-brass-line)" strokeWidth="3" />
      <path d="M58 16h34v52H58Z" fill="url(#ae-cab)" />
      <path d="M54 12h42v7H54Z" fill="url(#ae-brass)" />
      <path d="M65 26h20v16H65Z" fill="url(#ae-window)" />
      <path d="M75 26v16" stroke="#5c1a24" strokeWidth="2" />
      <circle cx="9" cy="46" r="8" fill="url(#ae-brass)" />
      <circle cx="9" cy="46" r="5" fill="#fffbe0" />
      <path d="M4 66h90v8H4Z" fill="url(#ae-iron)" />
      <path d="M6 74 0 90h16l8-16Z" fill="url(#ae-red)" />
      <path d="M4 88l6-14M10 88l6-14" stroke="#ffd98a" strokeWidth="1.600" />
      {[wheel(30, 80, 10), wheel(54, 80, 10), wheel(80, 78, 12)]}
      <path d="M30 82h50" stroke="url(#ae-brass-line)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="50" cy="30" r="6" fill="url(#ae-brass)" />
    </>
  ),
  ticket: (
    <g transform="rotate(-14 50 50)">
      <path
        d="M4 26h92v14a10 10 0 0 0 0 20v14H4V60a10 10 0 0 0 0-20Z"
        fill="#000"
        opacity=".35"
        transform="translate(2 5)"
      />
      <path d="M4 26h92v14a10 10 0 0 0 0 20v14H4V60a10 10 0 0 0 0-20Z" fill="url(#ae-ticket)" />
      <path d="M10 31h80M10 69h80" stroke="#9a6a1c" strokeWidth="1.500" />
      <path d="M70 28v44" stroke="#9a6a1c" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M18 62c6-16 12-4 18-18s12 2 18-6c4 8 4 16 2 24-6-4-10 6-18 2s-12 2-20-2Z" fill="url(#ae-veil)" />
      <path d="M16 64 28 50l8 8 8-12 12 18Z" fill="#1c2c5c" />
      <path d="M44 46l4 6-3-1-3 2-2-2Z" fill="#fff" />
      <path
        d="M80 40l2.500 6 6.500.500-5 4.300 1.600 6.300-5.600-3.400-5.600 3.400 1.600-6.300-5-4.300 6.500-.500Z"
        fill="url(#ae-red)"
      />
      <path d="M14 38h20M14 43h12" stroke="#7a4f12" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M6 30c10-2 30-2 44 0" stroke="#fff" strokeWidth="2" opacity=".8" fill="none" />
    </g>
  ),
  conductor: (
    <>
      <circle cx="50" cy="50" r="47" fill="url(#ae-plaque)" stroke="url(#ae-brass)" strokeWidth="3.500" />
      <path d="M20 92c2-16 14-22 30-22s28 6 30 22a47 47 0 0 1-60 0Z" fill="url(#ae-coat)" />
      <path d="M42 70h16l-8 14Z" fill="#fff" />
      <path d="M50 76v20" stroke="#ffd36b" strokeWidth="2" strokeDasharray="2 5" />
      <path d="M32 40h36c2 20-4 36-18 36S30 60 32 40Z" fill="url(#ae-face)" />
      <path d="M32 46c-6-2-8 8-2 12ZM68 46c6-2 8 8 2 12Z" fill="#d99a6a" />
      <path d="M34 58c4 6 10 4 16 2 6 2 12 4 16-2 2 12-6 22-16 22s-18-10-16-22Z" fill="url(#ae-beard)" />
      <path d="M36 60c4-6 10-5 14-1 4-4 10-5 14 1-5 4-10 4-14 1-4 3-9 3-14-1Z" fill="#fff" />
      <circle cx="42" cy="50" r="2.400" fill="#1a1020" />
      <circle cx="58" cy="50" r="2.400" fill="#1a1020" />
      <path d="M36 45q5-4 10-1M54 44q5-3 10 1" fill="none" stroke="#e6e6ee" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M48 52q2 5 5 1" fill="none" stroke="#b0703f" strokeWidth="2" strokeLinecap="round" />
      <path d="M24 26c2-14 50-14 52 0l-4 12H28Z" fill="url(#ae-coat)" />
      <path d="M26 36h48q4 4 2 8-26-8-52 0-2-4 2-8Z" fill="#10162b" />
      <path d="M28 32h44v5H28Z" fill="url(#ae-brass)" />
      <path d="M50 18l3 6 6 .600-4.500 4 1.500 6-6-3.200-6 3.200 1.500-6-4.500-4 6-.600Z" fill="url(#ae-brass)" />
    </>
  ),
  watch: (
    <>
      <ellipse cx="50" cy="95" rx="28" ry="3.500" fill="url(#ae-shade)" />
      <path
        d="M62 8C78 0 92 10 88 24s-2 20 6 24"
        fill="none"
        stroke="url(#ae-brass)"
        strokeWidth="4"
        strokeDasharray="5 2.500"
      />
      <circle cx="50" cy="11" r="8" fill="none" stroke="url(#ae-brass)" strokeWidth="4" />
      <path d="M44 14h12v8H44Z" fill="url(#ae-brass)" />
      <circle cx="50" cy="57" r="37" fill="url(#ae-brass)" />
      <circle cx="50" cy="57" r="30" fill="url(#ae-dial)" />
      {hours.map((turn) => (
        <path
          key={turn}
          d={turn % 90 ? 'M50 30v4' : 'M50 30v7'}
          stroke="#24305c"
          strokeWidth={turn % 90 ? 1.6 : 3.2}
          transform={`rotate(${turn} 50 57)`}
        />
      ))}
      <path d="M50 58 38 44M50 58l15-12" stroke="#1a2248" strokeWidth="3.500" strokeLinecap="round" />
      <path d="M50 57v20" stroke="#d8324a" strokeWidth="1.500" />
      <circle cx="50" cy="57" r="3.500" fill="#d8324a" />
      <path
        d="M27 44a27 27 0 0 1 14-13"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".85"
      />
      <path
        d="M80 70a34 34 0 0 1-16 18"
        fill="none"
        stroke="#fff3c4"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  snowglobe: (
    <>
      <ellipse cx="50" cy="95" rx="36" ry="4" fill="url(#ae-shade)" />
      <path d="M22 76h56l8 16q-36 6-72 0Z" fill="url(#ae-red)" />
      <path d="M20 74h60v7H20Z" fill="url(#ae-brass)" />
      <circle cx="50" cy="42" r="38" fill="url(#ae-globe)" />
      <path d="M16 58q34-14 68 0c-6 14-18 22-34 22s-28-8-34-22Z" fill="url(#ae-snow)" />
      <path d="M34 60V46l12-10 12 10v14Z" fill="#a8433a" />
      <path d="M30 48 46 32l16 16-4 2-12-11-12 11Z" fill="#fff" />
      <path d="M43 52h7v8h-7Z" fill="#ffd873" />
      <path d="M68 60l-8-1 5-8h-3l5-8h-2l5-9 5 9h-2l5 8h-3l5 8Z" fill="#2f7a5f" />
      <path
        d={
          disc(30, 26, 1.8) +
          disc(44, 16, 1.5) +
          disc(60, 22, 2) +
          disc(74, 34, 1.6) +
          disc(24, 40, 1.5) +
          disc(66, 12, 1.3) +
          disc(52, 28, 1.2)
        }
        fill="#fff"
      />
      <path
        d="M22 32a31 31 0 0 1 18-18"
        fill="none"
        stroke="#fff"
        strokeWidth="4.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  trunk: (
    <>
      <ellipse cx="50" cy="93" rx="42" ry="5" fill="url(#ae-shade)" />
      <path d="M36 22c0-12 28-12 28 0" fill="none" stroke="#5c3416" strokeWidth="6" />
      <path d="M10 26h80q6 0 6 6v50q0 8-8 8H12q-8 0-8-8V32q0-6 6-6Z" fill="url(#ae-leather)" />
      <path d="M56 26h34q6 0 6 6v50q0 8-8 8H62Z" fill="#2a1206" opacity=".3" />
      <path d="M4 46h92v6H4Z" fill="#5c3416" />
      <path d="M18 26h10v64H18ZM72 26h10v64H72Z" fill="url(#ae-strap)" />
      <path d="M4 30v12l12-14ZM96 30v12L84 28ZM4 84V72l12 16ZM96 84V72L84 88Z" fill="url(#ae-brass)" />
      <path d="M44 42h12v14H44Z" fill="url(#ae-brass)" />
      <circle cx="50" cy="49" r="2.500" fill="#5c3408" />
      <path d="M34 60h22v16H34Z" fill="#e6f2ff" transform="rotate(-8 45 68)" />
      <path d="M36 72c4-8 8 0 12-6s6 0 8-2v8Z" fill="#3fb0a0" transform="rotate(-8 45 68)" />
      <circle cx="64" cy="76" r="7" fill="#ffcf5c" />
      <path d="M60 76h8M64 72v8" stroke="#a8433a" strokeWidth="2" />
      <path d="M10 32h40" stroke="#ffe2b8" strokeWidth="3" strokeLinecap="round" opacity=".6" />
    </>
  ),
  tea: (
    <>
      <ellipse cx="50" cy="93" rx="34" ry="5" fill="url(#ae-shade)" />
      <path
        d="M38 22c-6-6 4-10-2-18M50 20c-6-6 4-10-2-18M62 22c-6-6 4-10-2-18"
        fill="none"
        stroke="#e6f2ff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M24 26h52l-5 60q-21 7-42 0Z" fill="url(#ae-glass)" stroke="#e6f6ff" strokeWidth="1.500" />
      <path d="M26 36h48l-3 34H29Z" fill="url(#ae-tea)" />
      <ellipse cx="50" cy="36" rx="24" ry="4" fill="#ffb85c" />
      <path d="M62 28a9 9 0 1 1 12 12Z" fill="#ffe27a" stroke="#e0b020" />
      <path d="M24 56h52l-3 30q-23 8-46 0Z" fill="url(#ae-silver)" />
      <path
        d="M30 62q5 8 10 0t10 0 10 0 10 0M30 72q5 8 10 0t10 0 10 0 9 0"
        fill="none"
        stroke="#4a5f8a"
        strokeWidth="2"
      />
      <path d="M76 56c18-4 20 22-2 24" fill="none" stroke="url(#ae-silver)" strokeWidth="5" />
      <path d="M20 86h60q2 6-6 6H26q-8 0-6-6Z" fill="url(#ae-silver)" />
      <path d="M30 40l2 12" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".8" />
    </>
  ),
  signal: (
    <>
      <circle cx="50" cy="50" r="44" fill="url(#ae-green-glow)" />
      <path d="M34 18a16 16 0 0 1 32 0" fill="none" stroke="url(#ae-silver)" strokeWidth="4" />
      <path d="M32 18h36l5 10H27Z" fill="url(#ae-iron)" />
      <path d="M26 28h48v52H26Z" fill="url(#ae-red)" />
      <path d="M54 28h20v52H54Z" fill="#3a0814" opacity=".4" />
      <circle cx="50" cy="54" r="21" fill="url(#ae-brass)" />
      <circle cx="50" cy="54" r="16" fill="url(#ae-lens)" />
      <path d="M42 54a9 9 0 0 1 8-9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M22 80h56l4 12H18Z" fill="url(#ae-iron)" />
      <path d="M30 32v44" stroke="#ffb0a0" strokeWidth="2.500" strokeLinecap="round" opacity=".6" />
      <path d="M16 44v24M84 44v24" stroke="url(#ae-silver-line)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  whistle: (
    <g transform="rotate(-12 50 50)">
      <ellipse cx="48" cy="92" rx="32" ry="4" fill="url(#ae-shade)" />
      <path d="M60 36h36v20H64Z" fill="url(#ae-silver)" />
      <path d="M38 34h28l4 24a30 30 0 1 1-32-24Z" fill="url(#ae-silver)" />
      <path d="M70 56a30 30 0 0 1-54 18 30 30 0 0 0 44-30l4-8Z" fill="#4a5f8a" opacity=".4" />
      <path d="M56 34h12l-6 12H52Z" fill="#141a2b" />
      <circle cx="42" cy="62" r="13" fill="none" stroke="#5a6f9a" strokeWidth="3" />
      <circle cx="42" cy="62" r="6" fill="url(#ae-brass)" />
      <path d="M22 52a22 22 0 0 1 14-12M70 41h20" fill="none" stroke="#fff" strokeWidth="3.500" strokeLinecap="round" />
      <path
        d="M14 66C2 60 2 40 16 28s20-20 34-18"
        fill="none"
        stroke="url(#ae-red)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </g>
  ),
  mittens: (
    <>
      <path d="M36 26C38 2 64 2 68 30" fill="none" stroke="#ffd36b" strokeWidth="3" />
      {[0, 1].map((hand) => (
        <g key={hand} transform={hand ? 'translate(37 4) rotate(8 30 60)' : 'matrix(-1 0 0 1 63 0) rotate(8 30 60)'}>
          <path d="M14 36c0-14 30-14 30 0v22c6-8 14-8 14-2 0 8-10 18-16 24l-2 4H16Z" fill="url(#ae-wool)" />
          <path d="M34 28c8 2 10 5 10 8v22c6-8 14-8 14-2 0 8-10 18-16 24l-2 4h-8Z" fill="#6a0f2c" opacity=".3" />
          <path d="M16 46l6 6 7-6 7 6 7-6M16 56l6 6 7-6 7 6" fill="none" stroke="#fff" strokeWidth="3" />
          <path d="M13 80h30v14H13Z" fill="url(#ae-snow)" />
          <path d="M20 80v14M28 80v14M36 80v14" stroke="#9fb8d8" strokeWidth="1.500" />
          <path d="M19 36c0-5 5-8 10-8" fill="none" stroke="#ffc4cc" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
};
