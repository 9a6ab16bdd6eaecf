import { classEnds, className, type Subject, type Tally } from '../kit/index.ts';

const column = 72;
const left = 78;
const top = 34;
const tall = 190;
const panel = top + tall + 62;
const width = left + classEnds.length * column + 14;
/** The axis goes down to one round in ten million. */
const decades = 7;

/** How rounds and the return are spread over what a round pays, a panel for each mode. Rounds on a logarithmic scale. */
export function plotOf(title: string, measured: readonly { subject: Subject; tally: Tally }[]): string {
  const height = panel * measured.length + 10;
  const panels = measured.map(({ subject, tally }, at) => panelOf(subject.mode, tally, at * panel));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="11">
<title>${inXml(title)}: what a round pays</title>
<rect width="${width}" height="${height}" rx="10" fill="#0d1530"/>
${panels.join('\n')}
</svg>
`;
}

function panelOf(mode: string, tally: Tally, y: number): string {
  const base = y + top + tall;
  const heightOf = (share: number) =>
    share > 0 ? Math.max(2, tall * (1 + Math.max(-decades, Math.log10(share)) / decades)) : 0;
  const grid = Array.from({ length: decades }, (_, decade) => {
    const at = y + top + (tall * decade) / decades;
    const label = decade <= 2 ? `${100 / 10 ** decade} %` : `1 : ${thousands(10 ** decade)}`;
    return `<path d="M${left} ${at.toFixed(1)}H${width - 10}" stroke="#2a3763"/><text x="${left - 6}" y="${(at + 4).toFixed(1)}" text-anchor="end" font-size="9" fill="#8f9cc9">${label}</text>`;
  });
  const bars = classEnds.map((_, at) => {
    const share = (tally.classes[at] as number) / tally.rounds;
    const ofReturn = tally.sum > 0 ? (tally.paid[at] as number) / tally.sum : 0;
    const x = left + at * column;
    const middle = x + column / 2;
    const tallness = heightOf(share);
    const text = (line: number, size: number, fill: string, said: string) =>
      `<text x="${middle}" y="${(base + line).toFixed(1)}" text-anchor="middle" font-size="${size}" fill="${fill}">${said}</text>`;
    return [
      `<rect x="${x + 8}" y="${(base - tallness).toFixed(1)}" width="${column - 16}" height="${tallness.toFixed(1)}" rx="2" fill="${at === 0 ? '#5b6aa0' : '#f2b65a'}"/>`,
      text(-tallness - 4, 9, '#e9edfb', share > 0 ? percent(share) : ''),
      text(15, 10, '#c5cdec', className(at)),
      text(29, 9, '#8f9cc9', at > 0 && share > 0 ? `${(ofReturn * 100).toFixed(1)} %` : ''),
    ].join('');
  });
  const words = `<text x="14" y="${y + 20}" font-size="13" font-weight="700" fill="#e9edfb">${inXml(mode)}</text><text x="${width - 12}" y="${y + 20}" text-anchor="end" fill="#8f9cc9">bars: share of rounds; small figures below: share of the return</text>`;
  return [words, ...grid, ...bars].join('\n');
}

function percent(share: number): string {
  if (share < 0.0001) return `1 : ${thousands(Math.round(1 / share))}`;
  return `${(share * 100).toPrecision(share >= 0.1 ? 3 : 2)} %`;
}

const thousands = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
