import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('no', {
  wall: 'down #1a1038 #2a1a4f@.5 #120a26',
  pane: 'down #0c1442 #2b3f96@.6 #7a7fd6',
  moon: 'ball #fffef0 #f4e6b0@.6 #d9b76a',
  beams: 'down #c9d4ff/.34 #c9d4ff/0',
  oak: 'down #6a4026 #2c170e',
  oak2: 'right #3a2012 #5c3820@.5 #2a160c',
  desk: 'down #8a552c #4a2a14@.3 #150a08',
  lamp: 'round #ffe2a0/.75 #ffb84d/.28@.5 #ffb84d/0',
  silver: 'ball #ffffff #c4cdea@.5 #7681b4',
  'silver-dark': 'down #aab4da #565f94',
  'silver-glow': 'round #cfdcff/.7 #8fa4ff/.35@.7 #8fa4ff/0',
  gold: 'slant #fff6c8 #ffd05c@.35 #c8861e@.7 #ffe08a',
  'gold-dark': 'down #d99a2c #7d4a10',
  'gold-glow': 'round #ffe9a0/.85 #ffb52e/.4@.7 #ffb52e/0',
  blue: 'ball #d8f6ff #4fb4ff@.5 #1a4fae',
  amber: 'ball #fff2b0 #ff9a1f@.5 #a8430c',
  beak: 'down #ffc96b #d97a1a',
  plate: 'down #4a2f8f #1f1250',
  halo: 'round #ffe9b0/.75 #ffb84d/.3@.6 #ffb84d/0',
  dial: 'round #fffaf0 #f4e3bb@.7 #cfae78',
  globe: 'ball #a8e0f4 #2f7fb4@.5 #12315f',
  land: 'down #e6d08a #9a7a35',
  moonlight: 'round #b9f0d0/.4 #b9f0d0/0',
  wing: 'slant #f4ffdf #b6e6b4@.5 #4f9f8c',
  wing2: 'down #cdf0c0 #5fae9c',
  fluff: 'right #e8d2a8 #fff8e6@.4 #c9a878',
  mouse: 'ball #cfc3d6 #978aa8@.5 #5a4e70',
  wax: 'right #fff6e0 #ecd6ae@.5 #b8966a',
  flame: 'down #ffe07a #ff9a2c@.5 #f0601a',
  feather: 'slant #e6f0ff #7fa4f0@.5 #3a55b0',
  ink: 'right #6a5cc4 #2c2170@.5 #120b38',
  ruby: 'ball #ffb0c0 #e02a55@.5 #7a0a2c',
  leather: 'slant #3f9f86 #1c6656@.4 #0c382f',
  page: 'down #fff6dc #cfb484',
});

const spines = ['#7a2f3a', '#2f5a6a', '#8a6a2c', '#3f3a7d', '#2f6a4a', '#8a4a2c', '#5a2f6a'];

/** A shelf of books from one end to the other, no two neighbours alike. */
const shelf = (from: number, to: number, foot: number, seed: number) => {
  const books: { x: number; wide: number; tall: number; colour: string }[] = [];
  for (let x = from, index = seed; x < to - 8; index++) {
    const wide = 10 + ((index * 7) % 9);
    books.push({ x, wide, tall: 52 + ((index * 13) % 24), colour: spines[(index * 3) % 7] as string });
    x += wide + 1.5;
  }
  return (
    <g key={`${from}-${foot}`}>
      {books.map(({ x, wide, tall, colour }) => (
        <g key={x}>
          <path d={`M${x} ${foot}v-${tall}h${wide}v${tall}Z`} fill={colour} />
          <path
            d={`M${x} ${foot - tall + 9}h${wide}m0 5h-${wide}M${x} ${foot - 12}h${wide}`}
            stroke="#e0b45c"
            opacity=".6"
          />
          <path d={`M${x + 1} ${foot}v-${tall}h2.5v${tall}Z`} fill="#fff" opacity=".14" />
        </g>
      ))}
      <path d={`M${from - 8} ${foot}h${to - from + 16}v9h-${to - from + 16}Z`} fill="url(#no-oak)" />
    </g>
  );
};

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#no-wall)" />
      <path d="M250 470V190C250 90 310 30 400 30s150 60 150 160v280Z" fill="url(#no-oak)" />
      <path d="M266 470V192c0-90 54-146 134-146s134 56 134 146v278Z" fill="url(#no-pane)" />
      <path d={dots({ count: 40, size: 1.8, seed: 8, from: [270, 60], to: [530, 300] })} fill="#fff" opacity=".85" />
      <circle cx="470" cy="120" r="40" fill="url(#no-moon)" />
      <path d="M400 46v424M266 200h268M266 330h268" stroke="#3a2012" strokeWidth="9" />
      {[120, 214, 308, 402].map((foot, row) => [shelf(8, 236, foot, row * 5), shelf(564, 792, foot, row * 5 + 3)])}
      <path d="M236 0h14v470h-14ZM550 0h14v470h-14Z" fill="url(#no-oak2)" />
      <path d="M300 46 120 560h240ZM470 46l30 514h220Z" fill="url(#no-beams)" />
    </Sheet>
    <Sheet className="no-lamp">
      <circle cx="90" cy="430" r="190" fill="url(#no-lamp)" />
      <circle cx="716" cy="430" r="170" fill="url(#no-lamp)" />
    </Sheet>
    <Sheet>
      <path d="M0 474q400-26 800 0v86H0Z" fill="url(#no-desk)" />
      <path d="M0 478q400-26 800 0" fill="none" stroke="#e0a860" strokeWidth="2" opacity=".5" />
    </Sheet>
    <Sheet className="no-dust">
      <path d={dots({ count: 46, size: 2, seed: 63, from: [120, 60], to: [720, 480] })} fill="#ffe9b8" opacity=".55" />
    </Sheet>
  </>
);
