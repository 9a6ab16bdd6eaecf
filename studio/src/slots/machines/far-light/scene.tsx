import { Fade, Glow, Stars } from '../../drawing.tsx';

const defs = (
  <defs>
    <Fade
      id="fl-sky"
      stops={[
        ['#071233', 0],
        ['#12306b', 0.45],
        ['#2f5f94', 0.72],
        ['#e0a867', 0.9],
        ['#f7c983', 1],
      ]}
    />
    <Fade
      id="fl-night"
      stops={[
        ['#02050f', 0],
        ['#071a3f', 0.55],
        ['#123a66', 1],
      ]}
    />
    <Glow
      id="fl-glow"
      stops={[
        ['#fffbe0', 0],
        ['#ffe08a', 0.35, 0.75],
        ['#ffc24d', 1, 0],
      ]}
    />
    <Fade
      id="fl-beam"
      across
      stops={[
        ['#ffe9a8', 0, 0.85],
        ['#ffe9a8', 1, 0],
      ]}
    />
    <Fade
      id="fl-sea"
      stops={[
        ['#2d6aa3', 0],
        ['#123a6e', 0.5],
        ['#081c40', 1],
      ]}
    />
    <Fade
      id="fl-rock"
      stops={[
        ['#2a3a63', 0],
        ['#0c1636', 1],
      ]}
    />
    <Fade
      id="fl-wall"
      across
      stops={[
        ['#c7d2e6', 0],
        ['#ffffff', 0.3],
        ['#b4bfd8', 0.7],
        ['#77839f', 1],
      ]}
    />
    <Fade
      id="fl-red"
      across
      stops={[
        ['#b3293a', 0],
        ['#ff7a66', 0.3],
        ['#c23145', 0.7],
        ['#7a162b', 1],
      ]}
    />
    <Fade
      id="fl-brass"
      slant
      stops={[
        ['#fff2c0', 0],
        ['#f0b64a', 0.45],
        ['#8a5312', 1],
      ]}
    />
    <Fade
      id="fl-coat"
      stops={[
        ['#f6c843', 0],
        ['#d98f1c', 0.6],
        ['#8f560c', 1],
      ]}
    />
    <Fade
      id="fl-skin"
      stops={[
        ['#ffdcc0', 0],
        ['#d99a72', 1],
      ]}
    />
    <Fade
      id="fl-sail"
      slant
      stops={[
        ['#ffffff', 0],
        ['#ffe9c9', 0.5],
        ['#c79d6b', 1],
      ]}
    />
    <Fade
      id="fl-wood"
      stops={[
        ['#b06c3a', 0],
        ['#4f2814', 1],
      ]}
    />
    <Fade
      id="fl-gull"
      slant
      stops={[
        ['#ffffff', 0],
        ['#d5e2f2', 0.55],
        ['#7e97bd', 1],
      ]}
    />
    <Fade
      id="fl-iron"
      slant
      stops={[
        ['#dbe8f7', 0],
        ['#7d93b8', 0.45],
        ['#2c3c63', 1],
      ]}
    />
    <Fade
      id="fl-shell"
      stops={[
        ['#ffe3d6', 0],
        ['#ff9d94', 0.5],
        ['#b84a6e', 1],
      ]}
    />
    <Fade
      id="fl-rope"
      slant
      stops={[
        ['#f7e2b4', 0],
        ['#c99a54', 0.55],
        ['#7a5322', 1],
      ]}
    />
    <Fade
      id="fl-wave"
      stops={[
        ['#b6f3ff', 0],
        ['#35a7dd', 0.45],
        ['#0f4f92', 1],
      ]}
    />
    <Fade
      id="fl-glass"
      stops={[
        ['#fffef0', 0],
        ['#ffe48f', 0.5],
        ['#ffab3d', 1],
      ]}
    />
  </defs>
);

const swell = 'M-80 0q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v200H-80Z';

const tower = (
  <>
    <path d="M70 300 84 96h32l14 204Z" fill="url(#fl-wall)" />
    <path d="m82 130-3 42h42l-3-42ZM76 214l-3 44h54l-3-44Z" fill="url(#fl-red)" />
    <path d="M76 88h48v12H76Z" fill="#dfe6f3" />
    <path d="M84 52h32v36H84Z" fill="url(#fl-glass)" />
    <path d="M84 52h4v36h-4ZM98 52h4v36h-4ZM112 52h4v36h-4Z" fill="#6d3b14" />
    <path d="M78 54q22-40 44 0Z" fill="url(#fl-red)" />
    <path d="M94 300v-26a6 6 0 0 1 12 0v26Z" fill="#1a2448" />
  </>
);

const seas = (
  <>
    <path d={swell} transform="translate(0 420)" fill="url(#fl-sea)" className="fl-back" />
    <path d={swell} transform="translate(30 462)" fill="#0f2f5e" className="fl-mid" />
    <path d={swell} transform="translate(-20 506)" fill="#071a3d" className="fl-fore" />
  </>
);

/** The last light of the day, and the first of the lamp. */
export const scene = (
  <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {defs}
    <rect width="800" height="560" fill="url(#fl-sky)" />
    <Stars count={50} width={800} height={240} salt={7} />
    <path d="M0 420 110 360l90 34 120-64 120 70 110-40 130 44 120-30v60Z" fill="#2a4a7a" opacity=".55" />
    <g transform="translate(560 96) scale(1.150)">
      <g className="fl-turns">
        <path d="M100 70-520 0v150Z" fill="#ffe9a8" opacity=".22" />
        <path d="M100 70 420 20v110Z" fill="#ffe9a8" opacity=".22" />
      </g>
      <circle cx="100" cy="70" r="90" fill="url(#fl-glow)" />
      <path d="M-10 320q40-50 90-40 60-14 130 40Z" fill="url(#fl-rock)" />
      {tower}
    </g>
    {seas}
  </svg>
);

export const freeScene = (
  <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="560" fill="url(#fl-night)" />
    <Stars count={120} width={800} height={400} salt={23} />
    <g transform="translate(300 60) scale(1.250)">
      <g className="fl-turns">
        <path d="M100 70-620-70v280Z" fill="#ffe9a8" opacity=".3" />
        <path d="M100 70 820-70v280Z" fill="#ffe9a8" opacity=".3" />
      </g>
      <circle cx="100" cy="70" r="140" fill="url(#fl-glow)" />
      <path d="M-30 320q40-50 110-40 80-14 150 40Z" fill="url(#fl-rock)" />
      {tower}
    </g>
    {seas}
  </svg>
);

/** A rope around the reels. */
export const frame = (
  <svg viewBox="0 0 660 420" preserveAspectRatio="none" aria-hidden="true">
    <rect x="18" y="18" width="624" height="384" rx="22" fill="none" stroke="#6d4a1d" strokeWidth="9" />
    <rect
      x="18"
      y="18"
      width="624"
      height="384"
      rx="22"
      fill="none"
      stroke="#f0d196"
      strokeWidth="6"
      strokeDasharray="11 5"
      strokeLinecap="round"
    />
  </svg>
);
