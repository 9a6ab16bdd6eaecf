import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

/** Ship, wheel, gull and lamp hang in a porthole of brass. */
const porthole = (view: ReactNode) => (
  <>
    <circle cx="50" cy="53" r="47" fill="#03080f" opacity=".5" />
    <circle cx="50" cy="50" r="47" fill="url(#sl-brass)" />
    <circle cx="50" cy="50" r="38.500" fill="url(#sl-sea)" />
    <path d="M13 58q10-6 19 0t18 0 18 0 19 0a38 38 0 0 1-74 0Z" fill="#0b3b52" opacity=".8" />
    {[45, 135, 225, 315].map((turn) => (
      <circle
        key={turn}
        cx="50"
        cy="7.500"
        r="2.600"
        fill="#5c3a12"
        stroke="#ffe9b0"
        transform={`rotate(${turn} 50 50)`}
      />
    ))}
    {view}
    <path d="M20 36a33 33 0 0 1 22-17" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" />
    <path
      d="M8 38A44 44 0 0 1 40 7"
      fill="none"
      stroke="#fff6d4"
      strokeWidth="2.500"
      strokeLinecap="round"
      opacity=".9"
    />
  </>
);

const spokes = [0, 45, 90, 135, 180, 225, 270, 315];

export const symbols: Readonly<Record<string, ReactNode>> = {
  lighthouse: (
    <>
      <circle cx="50" cy="26" r="48" fill="url(#sl-glow)" />
      <path d="M50 22-4 2v38ZM50 22 104 2v38Z" fill="url(#sl-ray)" />
      <ellipse cx="50" cy="92" rx="44" ry="8" fill="#0a1a26" />
      <path d="M8 94c4-12 16-18 26-16l32 1c12-2 24 4 27 15Z" fill="url(#sl-rock)" />
      <path d="M40 36h20l8 46H32Z" fill="url(#sl-white)" />
      <path d="M38.600 44h22.800l2 11H36.600ZM34.800 66h30.400l2 11H32.800Z" fill="url(#sl-red)" />
      <path d="M54 36h6l8 46H56Z" fill="#12233a" opacity=".35" />
      <path d="M46 82v-9q4-5 8 0v9Z" fill="#1a2a3d" />
      <path d="M47 58h6v6h-6Z" fill="#ffd873" />
      <path d="M35 32h30v5H35Z" fill="url(#sl-iron)" />
      <path d="M40 18h20v14H40Z" fill="url(#sl-flame)" />
      <path d="M45 18v14M50 18v14M55 18v14" stroke="#3a2a14" strokeWidth="1.200" />
      <path d="M37 19Q50 0 63 19Z" fill="url(#sl-red)" />
      <path d="M50 3v7" stroke="#cfd8e6" strokeWidth="2" strokeLinecap="round" />
      <circle cx="50" cy="25" r="6" fill="#fffbe6" />
      <path d="M4 92q12-8 22-2t22 0 24 0 24-1v6q-46 5-92 0Z" fill="url(#sl-foam)" />
    </>
  ),
  storm: (
    <>
      <circle cx="50" cy="50" r="49" fill="url(#sl-flash)" />
      <path
        d="M48 42 34 68h12l-8 28 30-38H54l10-20Z"
        fill="#fff"
        stroke="#ffe27a"
        strokeWidth="5"
        strokeLinejoin="round"
        opacity=".5"
      />
      <path d="M50 40 35 67h12l-8 28 28-37H54l10-20Z" fill="url(#sl-bolt)" />
      <path d="M22 56C6 56 2 36 18 32 18 14 42 6 52 20c12-10 32-2 30 14 16 2 16 22 0 22Z" fill="url(#sl-cloud)" />
      <path
        d="M22 56C6 56 2 36 18 32c-2 8 4 14 12 12 4 8 16 8 20 2 6 6 18 4 22-4 6 2 12-1 12-8 14 2 14 22-2 22Z"
        fill="#16233d"
        opacity=".55"
      />
      <path
        d="M22 30c2-10 14-14 22-8M58 20c8-4 16 0 18 8"
        fill="none"
        stroke="#e6f0ff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M20 64l-5 12M30 66l-5 12M76 64l-5 12M86 62l-5 12"
        stroke="#9fd4f4"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  ship: porthole(
    <>
      <path d="M50 12v54" stroke="#5c3a1c" strokeWidth="3.500" />
      <path d="M53 16c18 4 26 22 24 40H53Z" fill="url(#sl-sail)" />
      <path d="M47 20C34 26 24 42 24 56h23Z" fill="url(#sl-sail)" />
      <path
        d="M53 30c10 2 18 6 22 10M53 44c10 0 18 2 24 4M47 38c-8 1-14 4-19 8"
        fill="none"
        stroke="#b99a6c"
        strokeWidth="1.400"
      />
      <path d="M50 8l14 4-14 5Z" fill="url(#sl-red)" />
      <path d="M14 60h72c-2 12-10 20-20 20H34c-10 0-18-8-20-20Z" fill="url(#sl-hull)" />
      <path d="M16 65h68" stroke="#ffcf73" strokeWidth="2" />
      <path d="M12 78q9-7 18 0t19 0 19 0 20-1c-6 8-20 13-38 13S18 86 12 78Z" fill="url(#sl-foam)" />
    </>,
  ),
  helm: porthole(
    <>
      {spokes.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          <path d="M48 50V16h4v34Z" fill="#8a5426" />
          <path d="M46.500 18q3.500-12 7 0l-1 8h-5Z" fill="url(#sl-hull)" />
        </g>
      ))}
      <circle cx="50" cy="50" r="23" fill="none" stroke="#3d2010" strokeWidth="10" />
      <circle cx="50" cy="50" r="23" fill="none" stroke="url(#sl-hull)" strokeWidth="7.500" />
      <circle cx="50" cy="50" r="23" fill="none" stroke="#ffd79a" strokeWidth="1" opacity=".7" />
      <circle cx="50" cy="50" r="8" fill="url(#sl-brass)" />
      <circle cx="50" cy="50" r="3" fill="#5c3a12" />
    </>,
  ),
  gull: porthole(
    <>
      <path d="M48 46C38 24 20 16 4 22c12 4 18 14 24 24 6 8 14 10 22 8Z" fill="url(#sl-wing)" />
      <path d="M4 22c6 2 10 5 13 9l8-8C18 20 10 20 4 22Z" fill="#28364f" />
      <path d="M54 44c4-20 18-32 38-32-6 6-8 16-14 26-6 10-16 14-26 12Z" fill="url(#sl-wing)" />
      <path d="M92 12c-4 4-6 9-8 14l-9-7c5-4 11-7 17-7Z" fill="#28364f" />
      <path
        d="M40 52c6-8 22-10 30-2 8 2 12 6 14 10-6 0-9 1-12 2-6 12-28 14-40 6l-14 8c0-8 4-14 10-16 4-2 8-4 12-8Z"
        fill="url(#sl-white)"
      />
      <path d="M34 66c10 4 26 2 38-4-6 12-28 14-40 6l-14 8c0-4 1-7 3-10 4 2 8 2 13 0Z" fill="#9fb4cf" opacity=".8" />
      <path d="M83 58l12 5-11 3Z" fill="#ffb52e" />
      <circle cx="74" cy="55" r="2.400" fill="#101a2b" />
      <path
        d="M46 50c-6-10-14-18-24-22M58 46c4-10 10-18 20-22"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        opacity=".8"
      />
    </>,
  ),
  lamp: porthole(
    <>
      <circle cx="50" cy="50" r="34" fill="url(#sl-glow)" />
      <path d="M36 26a14 14 0 0 1 28 0" fill="none" stroke="url(#sl-iron)" strokeWidth="4" />
      <path d="M38 26h24l5 9H33Z" fill="url(#sl-iron)" />
      <path d="M35 35h30l3 34H32Z" fill="#ffe9a8" opacity=".35" stroke="#cfe4f4" strokeWidth="1.500" />
      <path d="M50 38c2 8 9 12 9 20 0 6-4 10-9 10s-9-4-9-10c0-6 6-10 9-20Z" fill="url(#sl-flame)" />
      <path d="M50 52c1 4 4 6 4 10 0 3-2 5-4 5s-4-2-4-5c0-3 3-5 4-10Z" fill="#fffdf0" />
      <path d="M42 35v34M58 35v34M33 52h34" stroke="#2a3a50" strokeWidth="1.600" opacity=".8" />
      <path d="M29 69h42l4 10H25Z" fill="url(#sl-iron)" />
      <path d="M32 71h30" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".5" />
    </>,
  ),
  anchor: (
    <>
      <ellipse cx="50" cy="94" rx="30" ry="4" fill="url(#sl-shade)" />
      <path d="M53 4a12 12 0 1 1 0 .100ZM47 28h10v56H47Z" fill="none" />
      <circle cx="50" cy="15" r="9" fill="none" stroke="url(#sl-iron)" strokeWidth="6" />
      <path d="M46 24h8v58h-8Z" fill="url(#sl-iron)" />
      <path d="M24 32h52q4 4 0 8H24q-4-4 0-8Z" fill="url(#sl-hull)" />
      <path
        d="M50 94C26 92 10 76 8 56l-6 4 6-18 14 12-6 1c3 14 14 24 34 26 20-2 31-12 34-26l-6-1 14-12 6 18-6-4c-2 20-18 36-42 38Z"
        fill="url(#sl-iron)"
      />
      <path
        d="M48 26v54M11 58c3 14 13 25 28 30"
        fill="none"
        stroke="#e6f2ff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M58 18c14 2 18 12 8 18s-20 10-8 16 8 16-4 20"
        fill="none"
        stroke="#d9b47a"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </>
  ),
  buoy: (
    <>
      <path d="M50 6v14" stroke="#cfd8e6" strokeWidth="3" />
      <circle cx="50" cy="8" r="6" fill="url(#sl-flame)" />
      <path d="M40 20h20l4 20H36Z" fill="none" stroke="url(#sl-iron)" strokeWidth="4" />
      <path d="M38 30h24" stroke="#8fa4bf" strokeWidth="3" />
      <path d="M45 30q5-6 10 0l2 9H43Z" fill="url(#sl-brass)" />
      <path d="M32 40h36l9 26H23Z" fill="url(#sl-red)" />
      <path d="M29 50h42l3 9H26Z" fill="url(#sl-white)" />
      <path d="M56 40h12l9 26H58Z" fill="#3a0a14" opacity=".4" />
      <path d="M16 66h68c0 12-14 20-34 20s-34-8-34-20Z" fill="url(#sl-red)" />
      <path d="M22 71h40" stroke="#ffc4b4" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <path d="M4 80q12-8 23 0t23 0 23 0 23 0v8q-46 12-92 0Z" fill="url(#sl-foam)" />
    </>
  ),
  knot: (
    <>
      <ellipse cx="50" cy="92" rx="34" ry="5" fill="url(#sl-shade)" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M8 68c24 10 34-6 30-24S48 12 62 18s10 26-6 34-34 16-26 30 34 2 62-22"
          stroke="#4a2f14"
          strokeWidth="15"
        />
        <path
          d="M8 68c24 10 34-6 30-24S48 12 62 18s10 26-6 34-34 16-26 30 34 2 62-22"
          stroke="url(#sl-rope)"
          strokeWidth="12"
        />
        <path
          d="M8 68c24 10 34-6 30-24S48 12 62 18s10 26-6 34-34 16-26 30 34 2 62-22"
          stroke="#8a5f2c"
          strokeWidth="11"
          strokeDasharray="1.600 5"
          opacity=".75"
          strokeLinecap="butt"
        />
        <path d="M32 58c4-6 7-10 6-18" stroke="#4a2f14" strokeWidth="15" strokeLinecap="butt" />
        <path d="M32 58c4-6 7-10 6-18" stroke="url(#sl-rope)" strokeWidth="12" strokeLinecap="butt" />
      </g>
      <path
        d="M44 24c6-7 16-6 20 1"
        fill="none"
        stroke="#fff4d6"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M4 62l6 12M88 54l8 10" stroke="url(#sl-red)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  bottle: (
    <g transform="rotate(28 50 50)">
      <path
        d="M42 18h16v14c10 4 14 12 14 22v32q0 10-10 10H38q-10 0-10-10V54c0-10 4-18 14-22Z"
        fill="url(#sl-glass)"
        stroke="#c4f4e4"
        strokeWidth="1.600"
      />
      <path d="M36 50q14-5 28 0v32q-14 5-28 0Z" fill="url(#sl-sail)" />
      <path d="M40 58h18M40 65h20M40 72h14" stroke="#8a6a3a" strokeWidth="2" />
      <path d="M34 62h32v8H34Z" fill="url(#sl-red)" opacity=".9" />
      <path d="M40 6h20v16H40Z" fill="url(#sl-rope)" />
      <path d="M40 18h20v7H40Z" fill="#bff0df" opacity=".7" />
      <path d="M34 56v26" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".75" />
      <path d={disc(64, 46, 2.2) + disc(60, 40, 1.4)} fill="#eafff6" />
    </g>
  ),
};
