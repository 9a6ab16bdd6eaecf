import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('sl', {
  sky: 'down #070d1c #14283f@.4 #2f5468@.7 #5f8a8f',
  bank: 'down #26384f #0d1828',
  bank2: 'down #3f566e #182940',
  wave: 'down #5fa3ac #1c5566@.3 #0a2c3d',
  wave2: 'down #3f8794 #123f52@.4 #072230',
  wave3: 'down #2a6474 #0b2d3d@.35 #041620',
  cliff: 'right #0d151f #2b3a48@.7 #3f5260',
  beam: 'right #fff3c0/.85 #ffe9a0/.3@.5 #ffe9a0/0',
  halo: 'round #fff6d0 #ffdf80/.7@.2 #ffdf80/0',
  brass: 'slant #fff0b8 #d9a44a@.3 #7a4a16@.65 #e6b860',
  sea: 'down #7fb4c4 #2f6f86@.5 #0f3d54',
  glow: 'round #fff0b0/.9 #ffc94d/.4@.5 #ffc94d/0',
  ray: 'right #fff3b8/0 #fff3b8/.8@.5 #fff3b8/0',
  rock: 'down #5f7486 #1c2a38',
  white: 'down #ffffff #dfe9f2@.6 #a9bccf',
  red: 'down #ff7a66 #d8322f@.5 #8a1220',
  iron: 'slant #d6e2ee #6f8499@.4 #2b3a4d',
  flame: 'down #fff2a8 #ffb52e@.6 #f07a1a',
  foam: 'down #ffffff #bfe6ec@.4 #3f93a4',
  flash: 'round #b9d8ff/.7 #6f8fd0/.3@.6 #6f8fd0/0',
  bolt: 'down #fffbe0 #ffdd55@.5 #ff9a1f',
  cloud: 'down #b9c8e0 #6a7d9f@.5 #3a4a6a',
  sail: 'right #fffaf0 #f0dfc0@.6 #c9ab7a',
  hull: 'down #c98a4a #8a4f22@.5 #4a2610',
  wing: 'down #ffffff #c9d6e6@.6 #8fa4bf',
  rope: 'down #ffe6b4 #d9a860@.5 #9a6a2c',
  glass: 'right #8fe6c8/.85 #3fae92/.7@.5 #17705f/.85',
});

/** Crests far beyond both edges, for a sheet that sways. */
const crest = (top: number, height: number) => `M-200 ${top}${`q50-${height} 100 0t100 0`.repeat(6)}V560H-200Z`;

const rain = Array.from({ length: 70 }, (_, index) => {
  const [x, y] = [(index * 618.034) % 900, (index * index * 41 + index * 97) % 560];
  return [y, y + 560].map((at) => `M${x.toFixed(1)} ${at}l-7 ${26 + (index % 4) * 6}`).join('');
}).join('');

/** The storm at its height: the sea stands up, and the light goes out to all sides. */
export const freeScene = (
  <Sheet>
    <rect width="800" height="560" fill="#04101f" opacity=".6" />
    <path
      d="M400 200-100-60v140ZM400 200 900-60v140ZM400 200 200-120H340ZM400 200 460-120h140Z"
      fill="#ffe9a0"
      opacity=".22"
    />
    <circle cx="400" cy="200" r="330" fill="url(#sl-halo)" opacity=".55" />
    <path
      d="M-20 470c60-120 150-150 220-96-50-10-70 20-50 56 60 60 130 60 200 20s160-40 220 0c20-40 0-66-46-60 70-60 160-30 300 80v110H-20Z"
      fill="url(#sl-wave2)"
    />
    <path
      d="M150 430c-20-36 0-66 50-56-30 4-40 26-20 56ZM600 410c24-30 10-62-40-52 30 2 42 22 26 50Z"
      fill="url(#sl-foam)"
      opacity=".8"
    />
    <path d="M-20 520q100-60 210-30t210-10 210 0 210 20v80H-20Z" fill="url(#sl-wave3)" />
  </Sheet>
);

/** What moves lies in sheets of its own: clouds, the beam, lightning, three rows of waves, rain. */
export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#sl-sky)" />
    </Sheet>
    <Sheet className="sl-clouds">
      <path
        d="M-80 130c20-50 90-50 110-20 20-50 110-50 130 0 40-40 110-20 120 20 30-46 120-40 140 6 30-40 100-36 120 0 40-44 130-30 140 16 40-30 110-10 120 30 40-40 130-20 140 20 30-30 100-20 120 10V-40H-80Z"
        fill="url(#sl-bank2)"
        opacity=".85"
      />
    </Sheet>
    <Sheet className="sl-lightning">
      <rect width="800" height="560" fill="#bcd6ff" opacity=".16" />
      <g fill="none" stroke="#f4f8ff" strokeLinejoin="round" strokeLinecap="round">
        <path d="M704 60 684 112l14 10-30 56 16 8-34 62 12 10-26 62" strokeWidth="9" opacity=".25" />
        <path d="M704 60 684 112l14 10-30 56 16 8-34 62 12 10-26 62" strokeWidth="3.500" />
        <path d="M668 178l-34 20-6 30-28 22M684 186l26 28-2 26M650 248l-26 18-4 24" strokeWidth="1.600" />
      </g>
    </Sheet>
    <Sheet className="sl-clouds sl-clouds-near">
      <path
        d="M-120 70c30-40 90-30 110 0 40-40 120-30 130 10 40-30 110-20 120 14 50-40 130-24 140 10 40-30 120-26 130 6 50-40 120-20 140 14 40-26 120-16 130 20 30-20 80-10 100 10V-20h-1000Z"
        fill="url(#sl-bank)"
      />
    </Sheet>
    <Sheet className="sl-beam">
      <path d="M96 158 900 40v250Z" fill="url(#sl-beam)" />
    </Sheet>
    <Sheet>
      <circle cx="96" cy="158" r="120" fill="url(#sl-halo)" className="sl-halo" />
      <path d="M0 560V372l30-20 44-10 60 8 34 40 10 60 40 110Z" fill="url(#sl-cliff)" />
      <path d="M74 184h44l14 164H60Z" fill="url(#sl-white)" />
      <path d="M71.500 214h49l3.400 40H68ZM65 290h62l3.400 40H61.600Z" fill="url(#sl-red)" />
      <path d="M102 184h16l14 164h-26Z" fill="#0d1a2c" opacity=".45" />
      <path d="M90 348v-22q8-9 16 0v22Z" fill="#16222f" />
      <path d="M91 262h10v12H91ZM92 200h8v10h-8Z" fill="#ffd873" />
      <path d="M64 174h64v12H64Z" fill="url(#sl-iron)" />
      <path d="M76 140h40v34H76Z" fill="url(#sl-flame)" />
      <path d="M86 140v34M96 140v34M106 140v34" stroke="#2b3a4d" strokeWidth="2" />
      <path d="M68 142q28-44 56 0Z" fill="url(#sl-red)" />
      <path d="M96 106v16" stroke="#cfd8e6" strokeWidth="3" />
      <path d="M640 560c10-60 30-92 64-100l40-30 30 8 40-26v148Z" fill="url(#sl-cliff)" opacity=".9" />
    </Sheet>
    <Sheet className="sl-wave sl-wave-far">
      <path d={crest(420, 22)} fill="url(#sl-wave)" opacity=".85" />
    </Sheet>
    <Sheet className="sl-wave sl-wave-mid">
      <path d={crest(456, 28)} fill="url(#sl-wave2)" />
    </Sheet>
    <Sheet className="sl-wave sl-wave-near">
      <path d={crest(498, 30)} fill="url(#sl-wave3)" />
      <path
        d={dots({ count: 60, size: 2.4, seed: 12, from: [-100, 480], to: [1000, 520] })}
        fill="#d6f2f2"
        opacity=".5"
      />
    </Sheet>
    <Sheet className="sl-rain" tall={1120}>
      <path d={rain} stroke="#cfe6f2" strokeWidth="1.200" opacity=".4" />
    </Sheet>
  </>
);
