import { dealEnds } from '../server/src/bonuses/simulate/deal-ends.ts';

/** Drawings of what a bonus comes to. The same figures give the same bytes. */
interface Axis {
  label: string;
  from: number;
  to: number;
  step: number;
  text(value: number): string;
}

interface Plot {
  title: string;
  x: Axis;
  y: Axis;
  /** Drawn into the frame. */
  marks: string[];
  legend: { name: string; colour: string }[];
}

const width = 720;
const height = 360;
const frame = { left: 62, right: width - 18, top: 54, bottom: height - 46 };
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (value: number) => value.toFixed(1);

const placeX = ({ from, to }: Axis, value: number) =>
  frame.left + ((frame.right - frame.left) * (value - from)) / (to - from);
const placeY = ({ from, to }: Axis, value: number) =>
  frame.bottom - ((frame.bottom - frame.top) * (value - from)) / (to - from);

function ticks({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

function svgOf({ title, x, y, marks, legend }: Plot): string {
  const text = (at: { x: number; y: number; anchor?: string; size?: number; fill?: string }, words: string) =>
    `<text x="${round(at.x)}" y="${round(at.y)}" text-anchor="${at.anchor ?? 'middle'}" font-size="${at.size ?? 11}" fill="${at.fill ?? '#8f9cc9'}">${inXml(words)}</text>`;
  const lines = [
    ...ticks(y).flatMap((value) => {
      const at = placeY(y, value);
      return [
        `<path d="M${frame.left} ${round(at)}H${frame.right}" stroke="#2a3763"/>`,
        text({ x: frame.left - 7, y: at + 4, anchor: 'end' }, y.text(value)),
      ];
    }),
    ...ticks(x).map((value) => text({ x: placeX(x, value), y: frame.bottom + 17 }, x.text(value))),
    text({ x: (frame.left + frame.right) / 2, y: height - 10, fill: '#c5cdec' }, x.label),
    text({ x: 14, y: 44, anchor: 'start', fill: '#c5cdec' }, y.label),
    text({ x: 14, y: 24, anchor: 'start', size: 14, fill: '#e9edfb' }, title),
    ...marks,
    ...legend.map(({ name, colour }, index) =>
      text({ x: frame.right, y: frame.top + 14 + index * 16, anchor: 'end', fill: colour }, name),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif">
<title>${inXml(title)}</title>
<rect width="${width}" height="${height}" rx="10" fill="#0d1530"/>
${lines.join('\n')}
</svg>
`;
}

const colours = ['#f2b65a', '#6fc3df', '#b99cf0'];
const lineOf = (plot: Pick<Plot, 'x' | 'y'>, points: readonly (readonly [number, number])[], colour: string) =>
  `<path d="M${points.map(([x, y]) => `${round(placeX(plot.x, x))} ${round(placeY(plot.y, y))}`).join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`;

const games = [
  { name: 'even chance, win 48 %', gameReturn: 0.96, gameDeviation: 0.9992 },
  { name: 'slot, return 96 %, deviation 4', gameReturn: 0.96, gameDeviation: 4 },
];
const deal = { deposit: 10_000n, bonus: 10_000n, maxStake: 500n, maxCashout: null, release: 'whole' } as const;
const timesAxis: Axis = {
  label: 'to be staked, times the bonus',
  from: 0,
  to: 35,
  step: 5,
  text: (times) => `×${times}`,
};

/** By how often the bonus has to be staked: own money at the end on average, and how often it is done at all. */
export function plotsByWager(): { 'end-by-wager.svg': string; 'done-by-wager.svg': string } {
  const all = games.map((game) =>
    Array.from({ length: 36 }, (_, times) => {
      const { ends } = dealEnds({ ...deal, ...game, requirement: deal.bonus * BigInt(times) });
      return {
        times,
        end: ends.reduce((sum, { chance, end }) => sum + chance * end, 0) / 100,
        done: ends.reduce((sum, { chance }) => sum + chance, 0) * 100,
      };
    }),
  );
  const legend = games.map(({ name }, index) => ({ name, colour: colours[index] as string }));
  const ends = { x: timesAxis, y: { label: '€', from: 60, to: 200, step: 20, text: String } };
  const dones = { x: timesAxis, y: { label: '%', from: 0, to: 100, step: 20, text: String } };
  const draw = (plot: Pick<Plot, 'x' | 'y'>, figure: 'end' | 'done') =>
    all.map((points, index) =>
      lineOf(
        plot,
        points.map((point) => [point.times, point[figure]] as const),
        colours[index] as string,
      ),
    );
  const deposit = `<path d="M${frame.left} ${round(placeY(ends.y, 100))}H${frame.right}" stroke="#e9edfb" stroke-dasharray="5 4"/>`;
  return {
    'end-by-wager.svg': svgOf({
      ...ends,
      title: '100 € and a bonus of 100 €, played through with 5 €: what is left on average',
      marks: [deposit, ...draw(ends, 'end')],
      legend: [...legend, { name: 'the deposit alone', colour: '#e9edfb' }],
    }),
    'done-by-wager.svg': svgOf({
      ...dones,
      title: '100 € and a bonus of 100 €, played through with 5 €: how often it is done',
      marks: draw(dones, 'done'),
      legend,
    }),
  };
}

/** How the ends of many plays are spread. */
export function plotOfEnds(title: string, ends: Float64Array, deposit: number): string {
  const sorted = ends.toSorted();
  const most = (sorted[Math.floor(sorted.length * 0.99)] ?? 0) / 100;
  const wide = niceStep(Math.max(most, 1) / 24);
  const bins = new Array<number>(Math.ceil(Math.max(most, 1) / wide) + 1).fill(0);
  for (const end of ends) {
    const bin = Math.min(bins.length - 1, Math.floor(end / 100 / wide));
    bins[bin] = (bins[bin] as number) + 1;
  }
  const shares = bins.map((count) => (100 * count) / ends.length);
  const tallest = niceStep(Math.max(...shares) / 4);
  const x: Axis = { label: 'own money at the end, €', from: 0, to: bins.length * wide, step: wide * 4, text: String };
  const y: Axis = {
    label: '% of plays',
    from: 0,
    to: tallest * Math.ceil(Math.max(...shares) / tallest),
    step: tallest,
    text: (value) => String(Math.round(value * 100) / 100),
  };
  const bars = shares.map((share, bin) => {
    const [left, right] = [placeX(x, bin * wide), placeX(x, (bin + 1) * wide)];
    const top = placeY(y, share);
    return `<rect x="${round(left + 1)}" y="${round(top)}" width="${round(right - left - 2)}" height="${round(frame.bottom - top)}" fill="#f2b65a"/>`;
  });
  const at = placeX(x, deposit / 100);
  const line = `<path d="M${round(at)} ${frame.top}V${frame.bottom}" stroke="#e9edfb" stroke-dasharray="5 4"/>`;
  const legend = deposit > 0 ? [{ name: 'dashed: the deposit alone', colour: '#e9edfb' }] : [];
  return svgOf({ title, x, y, marks: deposit > 0 ? [...bars, line] : bars, legend });
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-6)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least - 1e-12) ?? 10) * power;
}
