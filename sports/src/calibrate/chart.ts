import { type Bin, type Comparison, deviation, type Tally } from './tally.ts';
import { limits } from './verdict.ts';

const side = 300;
const top = 16;
const left = 52;
const gap = 74;
const width = left + side + gap + side + gap + side + 20;
const height = top + side + 24;

/**
 * Three panels: what was said and what came, by decile; deviations of settled frequencies; deviations of moves in play.
 * Numbers alone are drawn: the words stand beside it, in the language of the page.
 */
export function chartOf(title: string, tally: Tally): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="11">
<title>${title}: fair chances and what came</title>
<rect width="${width}" height="${height}" rx="10" fill="#0d1530"/>
${agreement(tally)}
${deviations(tally, 'calibration', left + side + gap)}
${deviations(tally, 'martingale', left + 2 * (side + gap))}
</svg>
`;
}

const text = (x: number, y: number, words: string, anchor = 'middle') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="10" fill="#8f9cc9">${words}</text>`;

const line = (path: string, stroke: string, more = '') => `<path d="${path}" stroke="${stroke}" fill="none"${more}/>`;

/** Every bin as a dot at its mean fair chance: on the line when as many came as were said. Bars are two deviations. */
function agreement(tally: Tally): string {
  const [x, y] = [(chance: number) => left + side * chance, (chance: number) => top + side * (1 - chance)];
  const grid = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((part) => [
    line(`M${x(part)} ${top}V${top + side}M${left} ${y(part)}H${left + side}`, '#2a3763'),
    text(x(part), top + side + 16, `${part * 100} %`),
    text(left - 6, y(part) + 4, `${part * 100} %`, 'end'),
  ]);
  const dots = binsOf(tally, 'calibration').map(({ bin }) => {
    const [said, came] = [bin.said / bin.compared, bin.came / bin.compared];
    const twice = (2 * Math.sqrt(bin.squares)) / bin.compared;
    const [low, high] = [Math.max(0, came - twice), Math.min(1, came + twice)];
    return `${line(`M${x(said).toFixed(1)} ${y(low).toFixed(1)}V${y(high).toFixed(1)}`, '#f2b65a', ' stroke-opacity="0.5"')}<circle cx="${x(said).toFixed(1)}" cy="${y(came).toFixed(1)}" r="2.2" fill="#f2b65a"/>`;
  });
  return [...grid, line(`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`, '#5b6aa0'), ...dots].join('\n');
}

/** By decile from left to right; types of market a little beside each other. */
function deviations(tally: Tally, comparison: 'calibration' | 'martingale', from: number): string {
  const most = 5;
  const y = (z: number) => top + (side * (most - Math.max(-most, Math.min(most, z)))) / (2 * most);
  const grid = [-4, -2, 0, 2, 4].flatMap((z) => [
    line(`M${from} ${y(z)}H${from + side}`, '#2a3763'),
    text(from - 6, y(z) + 4, `${z < 0 ? '−' : ''}${Math.abs(z)} σ`, 'end'),
  ]);
  const limit = limits[comparison];
  const borders = [-limit, limit].map((z) =>
    line(`M${from} ${y(z)}H${from + side}`, '#d9626b', ' stroke-dasharray="5 4"'),
  );
  const bins = binsOf(tally, comparison);
  const types = [...new Set(bins.map(({ type }) => type))];
  const dots = bins.map(({ type, decile, bin }) => {
    const beside = (types.indexOf(type) + 1) / (types.length + 1);
    return `<circle cx="${(from + (side * (decile + beside)) / 10).toFixed(1)}" cy="${y(deviation(comparison, bin)!).toFixed(1)}" r="2.2" fill="#7fd1c7"/>`;
  });
  return [
    ...grid,
    ...borders,
    ...dots,
    ...Array.from({ length: 10 }, (_, at) => text(from + side * ((at + 0.5) / 10), top + side + 16, `${at + 1}`)),
  ].join('\n');
}

function binsOf(tally: Tally, comparison: Comparison): { type: string; decile: number; bin: Bin }[] {
  return Object.entries(tally.bins).flatMap(([name, bin]) => {
    const [kind, type, decile] = name.split('|') as [string, string, string];
    return kind === comparison && deviation(comparison, bin) !== undefined
      ? [{ type, decile: Number(decile), bin }]
      : [];
  });
}
