import { Sheet } from '../../art/Sheet.tsx';
import { Fade, Glow, Stars } from '../../drawing.tsx';

/** Colours of the symbols; they stand in the scene because that is always on the page. */
const defs = (
  <defs>
    <Glow
      id="ph-sky"
      x={0.86}
      y={0.12}
      r={1.05}
      stops={[
        ['#ffd9a0', 0],
        ['#f08a4b', 0.16],
        ['#a13f86', 0.38],
        ['#3d1c72', 0.66],
        ['#120a33', 1],
      ]}
    />
    <Glow
      id="ph-free"
      x={0.5}
      y={0.4}
      r={0.8}
      stops={[
        ['#fff1c4', 0],
        ['#ffb347', 0.22],
        ['#e2552f', 0.46],
        ['#6d1740', 0.74],
        ['#22051f', 1],
      ]}
    />
    <Glow
      id="ph-star"
      stops={[
        ['#fffdf2', 0],
        ['#fff0bd', 0.45],
        ['#ffbb55', 0.78],
        ['#ff7a2e', 1],
      ]}
    />
    <Glow
      id="ph-halo"
      stops={[
        ['#ffe2a4', 0, 0.95],
        ['#ffa14d', 0.4, 0.42],
        ['#ff7a3c', 1, 0],
      ]}
    />
    <Fade
      id="ph-ice"
      across
      stops={[
        ['#6fe7ff', 0, 0],
        ['#8f9bff', 0.45, 0.75],
        ['#e9f4ff', 1],
      ]}
    />
    <Fade
      id="ph-dust"
      across
      stops={[
        ['#ff6fae', 0, 0],
        ['#ffb38a', 0.5, 0.8],
        ['#fff3d6', 1],
      ]}
    />
    <Glow
      id="ph-fire"
      x={0.38}
      y={0.34}
      r={0.75}
      stops={[
        ['#fffbe0', 0],
        ['#ffdf73', 0.3],
        ['#ff9a2e', 0.62],
        ['#d8401f', 1],
      ]}
    />
    <Fade
      id="ph-flame"
      stops={[
        ['#ff5a2a', 0, 0.2],
        ['#ff9d3a', 0.5],
        ['#ffe08a', 1],
      ]}
    />
    <Glow
      id="ph-shade"
      x={0.34}
      y={0.3}
      r={0.78}
      stops={[
        ['#fff', 0, 0.42],
        ['#fff', 0.24, 0],
        ['#0a0420', 0.58, 0],
        ['#0a0420', 1, 0.82],
      ]}
    />
    <Fade
      id="ph-ring"
      across
      stops={[
        ['#7c4bd6', 0],
        ['#ffd9f0', 0.32],
        ['#ff9ccf', 0.6],
        ['#5b2aa8', 1],
      ]}
    />
    <Fade
      id="ph-ringed"
      stops={[
        ['#ffc9e6', 0],
        ['#d36bd0', 0.4],
        ['#7a35b8', 0.75],
        ['#3f1a7a', 1],
      ]}
    />
    <Fade
      id="ph-giant"
      stops={[
        ['#ffe0b3', 0],
        ['#f3a768', 0.2],
        ['#c9683f', 0.34],
        ['#f6c48c', 0.46],
        ['#b4532f', 0.6],
        ['#eaa56a', 0.76],
        ['#7d2f22', 1],
      ]}
    />
    <Fade
      id="ph-ocean"
      stops={[
        ['#8ff0ff', 0],
        ['#2f9df0', 0.45],
        ['#1440a8', 1],
      ]}
    />
    <Fade
      id="ph-moon"
      slant
      stops={[
        ['#fdf8ff', 0],
        ['#cfc3ea', 0.5],
        ['#7a6aa8', 1],
      ]}
    />
    <Fade
      id="ph-amber"
      slant
      stops={[
        ['#fff0b0', 0],
        ['#ffb733', 0.45],
        ['#c4620c', 1],
      ]}
    />
    <Fade
      id="ph-rose"
      slant
      stops={[
        ['#ffd3e4', 0],
        ['#ff5c97', 0.5],
        ['#a3124f', 1],
      ]}
    />
    <Fade
      id="ph-violet"
      slant
      stops={[
        ['#ecd6ff', 0],
        ['#a668ff', 0.5],
        ['#4c17a8', 1],
      ]}
    />
    <Fade
      id="ph-azure"
      slant
      stops={[
        ['#d0f6ff', 0],
        ['#3ec4f5', 0.5],
        ['#0c5aa6', 1],
      ]}
    />
    <Glow
      id="ph-corona"
      stops={[
        ['#fff4d0', 0.5],
        ['#ffc861', 0.62, 0.85],
        ['#ff8a3d', 0.8, 0.3],
        ['#ff8a3d', 1, 0],
      ]}
    />
    <Glow
      id="ph-dark"
      x={0.42}
      y={0.4}
      r={0.62}
      stops={[
        ['#2a1146', 0],
        ['#0c0420', 0.7],
        ['#000', 1],
      ]}
    />
  </defs>
);

const ridge = 'M0 560V452l70-58 44 40 66-84 58 70 52-36 78 60 64-92 70 78 56-44 74 66 60-58 62 70 46-30v186Z';

/** A comet at its nearest to the sun, over mountains of glass. */
export const scene = (
  <>
    <Sheet>
      {defs}
      <rect width="800" height="560" fill="url(#ph-sky)" />
      <Stars count={70} width={800} height={420} salt={3} />
    </Sheet>
    <Sheet className="ph-breathes ph-sun">
      <circle cx="690" cy="70" r="210" fill="url(#ph-halo)" />
    </Sheet>
    <Sheet>
      <circle cx="690" cy="70" r="66" fill="url(#ph-star)" />
    </Sheet>
    <Sheet className="ph-drifts">
      <path d="M-40 470C150 440 330 340 470 176l24 22C360 372 180 478-40 520Z" fill="url(#ph-ice)" opacity=".6" />
      <path d="M-40 540C190 500 380 380 482 186l22 16C410 410 210 540-40 590Z" fill="url(#ph-dust)" opacity=".5" />
      <circle cx="487" cy="182" r="40" fill="url(#ph-halo)" />
      <circle cx="487" cy="182" r="17" fill="url(#ph-star)" />
    </Sheet>
    <Sheet>
      <path d={ridge} fill="#2b1257" opacity=".85" />
      <path d={ridge} transform="translate(-60 62) scale(1.15 1)" fill="#170a38" />
    </Sheet>
  </>
);

/** In free spins the sun itself fills the sky. */
export const freeScene = (
  <>
    <Sheet>
      <rect width="800" height="560" fill="url(#ph-free)" />
    </Sheet>
    <Sheet className="ph-turns">
      {Array.from({ length: 16 }, (_, index) => (
        <path
          key={`ray-${String(index * 22)}`}
          d="M400 224 382-320h36Z"
          fill="#ffe7a8"
          opacity={index % 2 ? 0.09 : 0.16}
          transform={`rotate(${index * 22.5} 400 224)`}
        />
      ))}
    </Sheet>
    <Sheet className="ph-breathes">
      <circle cx="400" cy="224" r="300" fill="url(#ph-halo)" />
    </Sheet>
    <Sheet>
      <path d={ridge} transform="translate(-60 62) scale(1.15 1)" fill="#2a0620" />
    </Sheet>
  </>
);

/** Two golden horns that hold the reels, and the star between them. */
export const frame = (
  <svg viewBox="0 0 660 550" preserveAspectRatio="none" aria-hidden="true">
    <g fill="none" stroke="url(#ph-amber)" strokeLinecap="round">
      <path d="M14 120C2 60 20 18 96 12h176M646 120C658 60 640 18 564 12H388" strokeWidth="6" />
      <path d="M14 430c-12 60 6 102 82 108h140M646 430c12 60-6 102-82 108H424" strokeWidth="5" opacity=".8" />
    </g>
    <circle cx="330" cy="13" r="26" fill="url(#ph-halo)" />
    <path d="m330-8 6 15 15 6-15 6-6 15-6-15-15-6 15-6Z" fill="#fff3cf" />
  </svg>
);
