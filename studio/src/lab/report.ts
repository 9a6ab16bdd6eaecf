import type { Subject } from '../kit/entry.ts';
import { ratioInHundredthsOfPercent } from '../kit/ratio.ts';
import { classEnds, figuresOf, type Tally, volatilityOf, z99 } from './tally.ts';

const percent = (part: number, digits = 2) => `${(part * 100).toFixed(digits)} %`;
const bar = (part: number) => '█'.repeat(Math.round(part * 50)) || (part > 0 ? '▏' : '');

/** The page of one game in `docs/games/`. */
export function reportOf(title: string, measured: readonly { subject: Subject; tally: Tally }[]): string {
  const rows = measured.map(({ subject, tally }) => {
    const { rtp, within, deviation, hitRate, largest, rounds } = figuresOf(tally);
    return [
      subject.mode,
      percent(subject.published / 10_000),
      subject.exact ? percent(ratioInHundredthsOfPercent(subject.exact) / 10_000) : 'played',
      `${percent(rtp, 3)} ± ${percent(within, 3)}`,
      percent(hitRate),
      deviation.toFixed(2),
      volatilityOf(deviation),
      `${subject.most.toFixed(2)} ×`,
      `${largest.toFixed(2)} ×`,
      rounds.toLocaleString('en').replaceAll(',', ' '),
    ];
  });
  const head = [
    'mode',
    'published',
    'worked out',
    'played (99 %)',
    'rounds that pay',
    'deviation',
    'volatility',
    'largest win',
    'largest met',
    'rounds',
  ];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `# ${title}\n\nMade by \`npm run studio:maths\`. A return that is published is never above the one worked out; where it can
only be played, the interval must hold it.\n\n${table}\n\n${measured.map(plotOf).join('\n\n')}\n`;
}

function plotOf({ subject, tally }: { subject: Subject; tally: Tally }): string {
  const lines = classEnds.map((end, at) => {
    const part = (tally.classes[at] as number) / tally.rounds;
    const name =
      at === 0 ? 'nothing' : end === Number.POSITIVE_INFINITY ? `above ${classEnds[at - 1]} ×` : `to ${end} ×`;
    return `${name.padEnd(14)} ${percent(part, 3).padStart(10)}  ${bar(part)}`;
  });
  return `What a round pays, ${subject.mode}:\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

/** What does not agree, in words; undefined where all is well. */
export function faultOf(subject: Subject, tally: Tally): string | undefined {
  const { rtp, largest, ...played } = figuresOf(tally);
  const within = Math.max(played.within, ((subject.deviation ?? 0) * z99) / Math.sqrt(tally.rounds));
  const name = `${subject.title}, ${subject.mode}`;
  if (subject.exact) {
    const exact = ratioInHundredthsOfPercent(subject.exact);
    if (exact !== subject.published)
      return `${name}: ${exact} hundredths of a percent worked out, ${subject.published} published`;
  }
  // One of a hundred intervals misses, and there are many games: they are given more room.
  const room = within * 1.51;
  // Rounded down to a hundredth of a percent, the published figure may lie that much below.
  const low = subject.published / 10_000 - room;
  const high = (subject.published + 1) / 10_000 + room;
  if (rtp < low || rtp > high)
    return `${name}: ${percent(rtp, 3)} played, ${percent(subject.published / 10_000)} published`;
  if (largest > subject.most + 1e-9) return `${name}: ${largest} × was paid, ${subject.most} × is the most`;
  return undefined;
}
