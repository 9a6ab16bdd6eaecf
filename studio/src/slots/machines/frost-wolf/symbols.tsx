import type { ReactNode } from 'react';

const mirrored = (half: ReactNode) => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 100 0)">{half}</g>
  </>
);

/** Animals look out of a pane of frosted ice. */
const pane = (animal: ReactNode) => (
  <>
    <path d="M50 3 92 24v52L50 97 8 76V24Z" fill="url(#fw-pane)" stroke="url(#fw-rim)" strokeWidth="2.5" />
    <path d="M50 3 92 24 50 44 8 24Z" fill="#fff" opacity=".1" />
    <path d="M12 74V27l6-3v46ZM50 93 20 78l4-3 26 13Z" fill="#fff" opacity=".14" />
    {animal}
  </>
);

const flakeArm = (
  <g fill="none" stroke="url(#fw-flake)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
    <path d="M50 50V8M40 15l10 9 10-9M37 27l13 11 13-11" />
  </g>
);

const berries = [
  [36, 60, 9],
  [52, 58, 9.5],
  [66, 64, 9],
  [43, 73, 9.5],
  [58, 75, 9],
  [50, 87, 8],
] as const;

export const symbols: Readonly<Record<string, ReactNode>> = {
  lights: (
    <>
      <circle cx="50" cy="50" r="46" fill="url(#fw-night)" stroke="url(#fw-silver)" strokeWidth="5" />
      <path d="M10 56C22 20 36 52 50 26S76 40 88 18c3 12 4 26 2 38-14-8-22 12-38 6S24 60 10 56Z" fill="url(#fw-veil)" />
      <path d="M12 60c14-20 24 2 38-18s24 4 37-16c2 10 2 20-1 30-12 2-18-6-32 2S26 66 12 60Z" fill="url(#fw-veil2)" />
      <path d="M22 22v36M34 28v30M47 20v38M60 26v34M72 18v36" stroke="#dffff4" strokeWidth="1.6" opacity=".4" />
      <path d="M8 66 24 50l11 13 15-21 15 21 10-11 17 14c-5 17-21 30-42 30S13 83 8 66Z" fill="#0d2147" />
      <path d="m50 42 15 21-8-3-7 6-6-7-9 4ZM24 50l11 13-8-3-7 3Z" fill="#e9f6ff" />
      <path d="M11 74q20-8 39-2t39-2c-6 15-21 26-39 26S17 88 11 74Z" fill="url(#fw-snow)" />
      <path d="M14 34a42 42 0 0 1 30-26" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".8" />
      <g fill="#fff">
        <circle cx="36" cy="16" r="1.4" />
        <circle cx="64" cy="14" r="1.8" />
        <circle cx="78" cy="30" r="1.2" />
      </g>
    </>
  ),
  moon: (
    <>
      <circle cx="50" cy="50" r="49" fill="url(#fw-halo)" />
      <circle cx="50" cy="48" r="38" fill="url(#fw-moon)" />
      <g fill="#d9a757" opacity=".45">
        <circle cx="34" cy="34" r="7" />
        <circle cx="62" cy="28" r="5" />
        <circle cx="70" cy="50" r="8" />
        <circle cx="30" cy="54" r="4" />
      </g>
      <path
        d="M22 30a33 33 0 0 1 26-14"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M57 22c1 8-1 14-3 19 6 6 9 13 9 21 0 9-3 17-7 24H36c3-4 3-9 2-14-1-8 0-16 6-22 1-5 3-9 5-12l-1-5 4-1c1-5 3-8 5-10Z"
        fill="#101d40"
      />
      <path d="M57 22c1 8-1 14-3 19 6 6 9 13 9 21 0 9-3 17-7 24h-4c4-12 6-24 1-36 2-9 4-18 4-28Z" fill="#3a5a92" />
      <path d="M10 78q20-7 40 1t40-3c-5 9-20 20-40 20S16 88 10 78Z" fill="url(#fw-snow)" />
    </>
  ),
  wolf: pane(
    <g transform="translate(50 51) scale(.385) translate(-150 -204)">
      <path d="M84 78l-14 104 50-44ZM216 78l14 104-50-44Z" fill="url(#fw-dark)" />
      <path d="M91 106l-6 56 26-24ZM209 106l6 56-26-24Z" fill="#16274a" />
      <path
        d="M150 126l-46 14-38 52-18 62 36-6-12 36 36-6 42 58 42-58 36 6-12-36 36 6-18-62-38-52Z"
        fill="url(#fw-fur)"
      />
      <path d="M150 126l46 14 38 52 18 62-36-6 12 36-36-6-42 58Z" fill="#3c5c8e" opacity=".5" />
      <path d="M150 120l24 60-10 42h-28l-10-42Z" fill="url(#fw-dark)" />
      <path
        d="M108 150q-26 20-34 60l18-14 4 22 14-20ZM192 150q26 20 34 60l-18-14-4 22-14-20Z"
        fill="#fff"
        opacity=".28"
      />
      <path d="M108 242l30-22h24l30 22-18 42-24 46-24-46Z" fill="url(#fw-white)" />
      <path d="M88 200l44 12-10 16q-24 0-34-28ZM212 200l-44 12 10 16q24 0 34-28Z" fill="#0a1630" />
      <circle cx="117" cy="214" r="9" fill="url(#fw-eye)" />
      <circle cx="183" cy="214" r="9" fill="url(#fw-eye)" />
      <circle cx="119" cy="213" r="3" fill="#04101f" />
      <circle cx="181" cy="213" r="3" fill="#04101f" />
      <path d="M130 278h40l-9 20-11 7-11-7Z" fill="#0a1630" />
      <path d="M136 282h16" stroke="#7f9cc0" strokeWidth="4" strokeLinecap="round" />
      <path d="M150 304v16M150 320q-14 10-24 2M150 320q14 10 24 2" fill="none" stroke="#0a1630" strokeWidth="4" />
      <path d="M84 78l10 60M216 78l-10 60" stroke="#dff2ff" strokeWidth="5" opacity=".6" />
    </g>,
  ),
  stag: pane(
    <>
      {mirrored(
        <>
          <path
            d="M44 42C40 32 26 34 18 20M33 33c2-8 0-15-4-21M25 29C18 28 14 27 9 22M39 36c3-8 3-15 1-22"
            fill="none"
            stroke="url(#fw-bone)"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
          <path d="M36 50C27 42 19 43 13 48c7 8 15 11 23 8Z" fill="#6b4630" />
          <path d="M33 50c-6-4-11-4-15-2 5 4 9 5 15 5Z" fill="#d9a98a" />
        </>,
      )}
      <path
        d="M50 38c11 0 17 6 17 14l-6 12-3 18c-1 7-4 10-8 10s-7-3-8-10l-3-18-6-12c0-8 6-14 17-14Z"
        fill="url(#fw-hide)"
      />
      <path d="M50 38c11 0 17 6 17 14l-6 12-3 18c-1 7-4 10-8 10Z" fill="#3b2216" opacity=".45" />
      <path d="M50 42l5 14-3 20h-4l-3-20Z" fill="#f3dcc0" opacity=".75" />
      <path d="M38 56l8 3-2 4c-4 0-6-3-6-7ZM62 56l-8 3 2 4c4 0 6-3 6-7Z" fill="#160b06" />
      <circle cx="42.500" cy="59.500" r="1.300" fill="#fff" />
      <circle cx="57.500" cy="59.500" r="1.300" fill="#fff" />
      <path d="M43 80h14l-3 8h-8Z" fill="#1d1009" />
      <path d="M45 82h6" stroke="#b98a6a" strokeWidth="1.600" strokeLinecap="round" />
    </>,
  ),
  raven: pane(
    <>
      <path d="M12 82q34-10 76 2-2 6-10 6-34-8-62-2Z" fill="#5a3c2a" />
      <path d="M16 80q36-8 68 2-30-4-68-2Z" fill="#f4faff" />
      <path
        d="M26 33c4-11 16-15 26-11 9 3 13 10 16 18 6 14 14 26 22 36-8 1-15-1-21-5-5 9-17 13-29 9-9-4-15-13-13-25l-15-9c4-8 9-11 14-13Z"
        fill="url(#fw-raven)"
      />
      <path d="M12 46c4-8 9-11 15-13l4 10c-5 1-10 2-13 7Z" fill="#2a3448" />
      <path d="M13 45c4-6 8-8 13-9" fill="none" stroke="#9fb6dc" strokeWidth="1.800" strokeLinecap="round" />
      <path d="M46 40c12 2 20 16 38 34-14-2-24-6-30-14-4-6-6-12-8-20Z" fill="#3d5590" opacity=".8" />
      <path
        d="M52 46c8 6 14 14 22 22M50 52c6 8 10 12 16 16"
        fill="none"
        stroke="#8fa8e0"
        strokeWidth="1.800"
        opacity=".8"
      />
      <path d="M32 24c8-5 18-3 24 4" fill="none" stroke="#b9d2ff" strokeWidth="2.500" strokeLinecap="round" />
      <circle cx="37" cy="33" r="4" fill="#ffd36b" />
      <circle cx="37" cy="33" r="2" fill="#0a0f1c" />
      <circle cx="36" cy="32" r=".9" fill="#fff" />
    </>,
  ),
  hare: pane(
    <>
      {mirrored(
        <>
          <path d="M44 46C34 32 30 16 35 6c8 6 14 22 13 38Z" fill="url(#fw-white)" />
          <path d="M43 42c-5-10-8-20-6-28 4 6 7 18 8 27Z" fill="#f2b8c2" opacity=".8" />
          <path d="M35 6c-2 4-2 8-2 12l5-6Z" fill="#26385c" />
        </>,
      )}
      <path d="M50 38c14 0 24 11 24 26S64 90 50 90 26 79 26 64s10-26 24-26Z" fill="url(#fw-white)" />
      <path d="M50 38c14 0 24 11 24 26S64 90 50 90c10-8 14-34 0-52Z" fill="#8fb0d8" opacity=".45" />
      <path d="M36 58c3-4 8-3 9 1-1 4-8 5-9-1ZM64 58c-3-4-8-3-9 1 1 4 8 5 9-1Z" fill="#141d36" />
      <circle cx="40" cy="58" r="1.500" fill="#fff" />
      <circle cx="59" cy="58" r="1.500" fill="#fff" />
      <ellipse cx="43" cy="75" rx="8" ry="7" fill="#fff" />
      <ellipse cx="57" cy="75" rx="8" ry="7" fill="#eef5fc" />
      <path d="M45 67h10l-5 6Z" fill="#e58a9c" />
      <path d="M50 73v5M30 72l12 2M30 78l12-1M70 72l-12 2M70 78l-12-1" stroke="#6d86ad" strokeWidth="1.300" />
    </>,
  ),
  rowan: (
    <>
      <ellipse cx="50" cy="94" rx="30" ry="5" fill="url(#fw-shade)" />
      <path
        d="M50 8C48 24 50 40 52 56M50 30c-8 8-14 16-16 30M51 34c8 8 14 18 15 30"
        fill="none"
        stroke="#6b4630"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M49 24C34 10 18 14 8 26c14 8 28 8 41-2Z" fill="url(#fw-leaf)" />
      <path d="M51 22C64 8 82 10 93 22c-14 9-28 10-42 0Z" fill="url(#fw-leaf)" />
      <path d="M12 26c12 0 24 0 36-3M88 22c-12 1-24 1-36 0" stroke="#d6f0c8" strokeWidth="1.600" opacity=".7" />
      <path d="M10 24c8-9 20-12 32-4-12-1-22 1-32 4ZM90 20c-9-8-20-9-32-2 12-1 22 0 32 2Z" fill="#fff" opacity=".85" />
      {berries.map(([x, y, r]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={r} fill="url(#fw-berry)" />
          <path d={`M${x - 6} ${y - 5}q6-5 12 0-3 4-6 2t-6-2Z`} fill="#fff" opacity=".9" />
          <circle cx={x} cy={y + r - 2.5} r="1.500" fill="#5b0a14" />
        </g>
      ))}
    </>
  ),
  pine: (
    <>
      <ellipse cx="50" cy="93" rx="34" ry="5" fill="url(#fw-shade)" />
      <path d="M44 76h12l2 17H42Z" fill="#5c3b27" />
      <path d="M50 52 84 84q-16 4-34 0-18 4-34 0Z" fill="url(#fw-fir)" />
      <path d="M50 30 77 63q-13 4-27 0-14 4-27 0Z" fill="url(#fw-fir)" />
      <path d="M50 6 70 42q-10 4-20 0-10 4-20 0Z" fill="url(#fw-fir)" />
      <path d="M50 6 70 42q-10 4-20 0ZM50 44l27 19q-13 4-27 0ZM50 65l34 19q-16 4-34 0Z" fill="#03241f" opacity=".4" />
      <path
        d="M50 6 39 26q6 4 11 0 4 4 8-6ZM50 40 30 54q6 8 14 3 6 6 12-1 8 3 10-5ZM50 62 23 77q6 7 15 2 8 6 15-1 10 4 15-4Z"
        fill="url(#fw-snow)"
      />
    </>
  ),
  crystal: (
    <>
      <ellipse cx="50" cy="91" rx="38" ry="6" fill="url(#fw-shade)" />
      <path d="M20 88 10 58l10-14 14 12 2 32Z" fill="url(#fw-ice2)" />
      <path d="M64 88l4-36 14-10 9 18-9 28Z" fill="url(#fw-ice2)" />
      <path d="M32 90 28 32 48 6l20 24-2 60Z" fill="url(#fw-ice)" />
      <path d="M48 6l20 24-2 60H48l4-56Z" fill="#1f6fc4" opacity=".45" />
      <path d="M28 32 48 6l4 28-6 56H32Z" fill="#fff" opacity=".22" />
      <path d="M48 6l4 28 16-4ZM52 34l-4 56" fill="none" stroke="#eafaff" strokeWidth="1.600" />
      <path d="M20 44l4 18-4 26M82 42l-6 18 2 26" fill="none" stroke="#eafaff" strokeWidth="1.400" opacity=".8" />
      <path d="M36 36l5-14" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 90q20-9 42-3t42-2q-8 9-42 9T8 90Z" fill="url(#fw-snow)" />
    </>
  ),
  snowflake: (
    <>
      <circle cx="50" cy="50" r="46" fill="url(#fw-frost)" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          {flakeArm}
        </g>
      ))}
      <path d="M50 38 60.400 44v12L50 62l-10.400-6V44Z" fill="url(#fw-ice)" stroke="#fff" strokeWidth="1.600" />
      <path d="M50 38 60.400 44 50 50l-10.400-6Z" fill="#fff" opacity=".6" />
    </>
  ),
};
