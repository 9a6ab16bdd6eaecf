import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('sa', {
  paper: 'round #22356f #14224f@.55 #0a1230',
  page: 'slant #f6e9c8/.12 #f6e9c8/.03',
  plate: 'round #2a4288 #172a63@.6 #0c1740',
  night: 'round #24408f #101d52@.7 #070d2b',
  gold: 'slant #fff3c4 #e0b45c@.4 #9a6a20@.7 #ffe2a0',
  wash: 'down #8fb8ff/.35 #5a7fd0/.12',
  halo: 'round #ffe9a8/.9 #ffd36b/0',
  aura: 'round #ffe9b0/.8 #ffd36b/.3@.65 #ffd36b/0',
  star: 'down #ffffff #fff0c0@.5 #ffcf6b',
});

const rings = [90, 150, 215, 285, 360, 440];

/** A chart of the sky under lamplight: circles of height, hours, and a wheel of stars that turns once in four minutes. */
export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#sa-paper)" />
      <g fill="none" stroke="#e6c88a" strokeWidth=".800" opacity=".22">
        {rings.map((r) => (
          <circle key={r} cx="400" cy="280" r={r} />
        ))}
        {Array.from({ length: 24 }, (_, hour) => (
          <path key={`hour-${String(hour)}`} d="M400-180V190" transform={`rotate(${hour * 15} 400 280)`} />
        ))}
      </g>
      <ellipse
        cx="400"
        cy="280"
        rx="330"
        ry="300"
        fill="none"
        stroke="#ffcf6b"
        strokeWidth="1.200"
        opacity=".3"
        transform="rotate(-18 400 280)"
      />
    </Sheet>
    <Sheet className="sa-wheel">
      <path d={dots({ count: 130, size: 2, seed: 27, from: [-80, -180], to: [880, 740] })} fill="#fff" opacity=".8" />
      <path d={dots({ count: 24, size: 3.2, seed: 61, from: [-80, -180], to: [880, 740] })} fill="#ffe2a0" />
      <g fill="none" stroke="#9fc4f4" strokeWidth="1.200" opacity=".5" strokeDasharray="4 3">
        <path d="M60 80l60 30 50-24 60 40M120 110l10 60M640 70l50 44 66-10-20 60-66 6M70 420l44-40 60 20 24 56-70 20ZM650 430l40-50 60 16 20 50M690 380l-14-46" />
      </g>
    </Sheet>
    <Sheet>
      <path d="M0 0h800v560H0Z" fill="url(#sa-page)" />
      <path d="M24 24h752v512H24Z" fill="none" stroke="#e6c88a" strokeWidth="1.500" opacity=".5" />
      <path d="M32 32h736v496H32Z" fill="none" stroke="#e6c88a" strokeWidth=".800" opacity=".4" />
      <path
        d="M24 64h40V24M776 64h-40V24M24 496h40v40M776 496h-40v40"
        fill="none"
        stroke="#e6c88a"
        strokeWidth="1.500"
        opacity=".5"
      />
    </Sheet>
  </>
);
