import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('pd', {
  water: 'down #a6f0e6 #35b8c4@.2 #0f7a9a@.5 #083f63@.8 #05233f',
  shaft: 'down #f4fff4/.6 #d6fff4/0',
  surface: 'down #ffffff/.9 #ffffff/0',
  reef: 'down #1a7a92 #0a4a68',
  reef2: 'down #0f5a78 #06324f',
  reef3: 'down #c45a7a #4a2050',
  reef4: 'down #e08a4a #7a2f3f',
  floor: 'down #e6d29a #5f8480@.2 #164a5c@.5 #06263a',
  aura: 'round #ffe9a8/.8 #ffb84d/.3@.65 #ffb84d/0',
  brass: 'ball #fff3c4 #e0a94a@.5 #7d4a14',
  copper: 'slant #ffdcb0 #c9763a@.45 #6a3214',
  glass: 'slant #d6fbff #4fb0c4@.4 #0d4a66',
  shell: 'down #ffe6f2 #f09ac0@.5 #b04f86',
  shell2: 'down #f4a8cc #c2578f@.5 #7a2a62',
  nacre: 'down #fff6fb #e6c8f0@.6 #b88fd0',
  pearl: 'ball #ffffff #f6ecff@.4 #d6c4ee@.75 #9f8ac4',
  flipper: 'down #b6e06a #4f9a4a@.6 #2a6a3a',
  carapace: 'ball #e6d27a #8a9a35@.5 #3f5a1c',
  manta: 'down #7fb0f0 #3f6ab8@.5 #1f3a78',
  horse: 'right #ffe07a #ff9f2e@.5 #d8591a',
  fish: 'down #ffc45c #ff7a1f@.5 #d8400f',
  fin: 'slant #ffd98a #ff8a2a@.6 #c2410c',
  conch: 'slant #fff2dc #f0b98a@.5 #b06a42',
  lip: 'slant #ffd0c4 #f08a8a@.5 #b0455f',
  star: 'down #ffc08a #f0602f@.6 #b8321c',
  coral: 'down #ff9ab4 #e0355f@.6 #8f1440',
  sand: 'down #ffeec0 #c9a86a',
  tentacle: 'down #ffb0e6 #c45fd6@.5 #6a2fa0',
  foot: 'down #a85fd0 #5a2a8f',
});

/** A fan of coral: branches from one foot, each parting once. */
const fan = (x: number, y: number, size: number) =>
  [-56, -30, -6, 20, 48]
    .map((turn, index) => {
      const at = (angle: number, length: number) => {
        const radians = (angle * Math.PI) / 180;
        return `${(x + Math.sin(radians) * length).toFixed(1)} ${(y - Math.cos(radians) * length).toFixed(1)}`;
      };
      const long = size * (0.8 + (index % 3) * 0.15);
      const fork = `M${at(turn * 0.8, long * 0.6)}Q${at(turn + 12, long * 0.7)} ${at(turn + 20, long * 0.92)}`;
      return `M${x} ${y}Q${at(turn * 0.5, long * 0.5)} ${at(turn, long)}${fork}`;
    })
    .join('');

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#pd-water)" />
      <path d="M0 0h800v26q-50 14-100 0t-100 0-100 0-100 0-100 0-100 0-100 0T0 26Z" fill="url(#pd-surface)" />
    </Sheet>
    <Sheet className="pd-shafts">
      <path
        d="M120-20 20 520h120L200-20ZM290-20l-40 480h110L360-20ZM470-20l50 470h100L540-20ZM620-20l120 520h110L700-20Z"
        fill="url(#pd-shaft)"
      />
    </Sheet>
    <Sheet>
      <path
        d="M0 470q40-90 110-70 30-60 80-20 40 30 60 100q150-44 300 0q30-80 80-84 30-50 90-20 50 0 80 60v124H0Z"
        fill="url(#pd-reef)"
        opacity=".75"
      />
      <path d="M0 500q30-60 90-44 40-30 80 20l60 40h340l60-56q50-30 90 4 40-20 80 30v66H0Z" fill="url(#pd-reef2)" />
      <path
        d={fan(60, 500, 120) + fan(735, 496, 130)}
        fill="none"
        stroke="url(#pd-reef3)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d={fan(130, 510, 70) + fan(660, 512, 76)}
        fill="none"
        stroke="url(#pd-reef4)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M0 516q120-26 260-6t280-6 260 4v52H0Z" fill="url(#pd-floor)" />
      <path d={dots({ count: 50, size: 3, seed: 14, from: [0, 512], to: [800, 556] })} fill="#f4e2b0" opacity=".3" />
    </Sheet>
    <Sheet className="pd-school">
      <path
        d="M40 150q14-12 30 0q-16 12-30 0Zm-10-8 12 8-12 8ZM92 176q12-10 26 0q-14 10-26 0Zm-9-7 10 7-10 7ZM60 206q10-8 22 0q-12 8-22 0Zm-8-6 9 6-9 6ZM130 140q10-8 22 0q-12 8-22 0Zm-8-6 9 6-9 6Z"
        fill="#063a58"
        opacity=".6"
      />
    </Sheet>
    <Sheet className="pd-bubbles" tall={1120}>
      <path
        d={dots({ count: 26, size: 6, seed: 23, twice: true })}
        fill="#e6ffff"
        fillOpacity=".16"
        stroke="#f4ffff"
        strokeOpacity=".6"
        strokeWidth="1.200"
      />
    </Sheet>
  </>
);
