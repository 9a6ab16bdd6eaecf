import {
  classEnds,
  className,
  figuresOf,
  type Ratio,
  ratioInHundredthsOfPercent,
  returnInParts,
  type Subject,
  type Tally,
  volatilityOf,
  z99,
} from '../kit/index.ts';

const percent = (part: number, digits = 2) => `${(part * 100).toFixed(digits)} %`;
const bar = (part: number) => '█'.repeat(Math.round(part * 50)) || (part > 0 ? '▏' : '');

/** The page of one game in `docs/games/`. */
export function reportOf(title: string, measured: readonly { subject: Subject; tally: Tally }[]): string {
  const rows = measured.map(({ subject, tally }) => {
    const { rtp, within, deviation, hitRate, largest, rounds } = figuresOf(tally);
    return [
      subject.mode,
      percent(subject.published / 10_000),
      subject.exact ? exactPercent(subject.exact) : 'played',
      `${percent(rtp, 3)} ± ${percent(within, 3)}`,
      inPartsText(subject, tally),
      percent(hitRate),
      deviation.toFixed(2),
      (deviation ** 2).toFixed(2),
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
    'in parts (99 %)',
    'rounds that pay',
    'deviation',
    'variance',
    'volatility',
    'largest win',
    'largest met',
    'rounds',
  ];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const [first] = measured;
  const version = first ? `Version ${first.subject.version}. ` : '';
  const partly = measured.some(({ tally }) => tally.parts.length > 0) ? inPartsNote : '';
  const picture = first ? `![What a round pays](${first.subject.game}.svg)\n\n` : '';
  return `# ${title}\n\n${version}Made by \`npm run studio:maths\`. A return that is published is never above the one worked out; where it can
only be played, the interval must hold it.${partly}\n\n${table}\n\n${picture}${measured.map(barsOf).join('\n\n')}\n`;
}

const inPartsNote = ` "In parts": what can be worked out is
not played (what is played then is what the largest win cuts off), free spins go on many times from each spin that opened
them, and spins count by how likely their scatters are. The same return, from the same rounds, with less chance in it.`;

function inPartsText(subject: Subject, tally: Tally): string {
  const parts = subject.inParts?.();
  const found = parts && returnInParts(parts, tally);
  return found ? `${percent(found.rtp, 4)} ± ${percent(found.within, 4)}` : '—';
}

/** Six digits, rounded down as the published figure is. */
function exactPercent({ numerator, denominator }: Ratio): string {
  const millionths = (numerator * 100_000_000n) / denominator;
  return `${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, '0')} %`;
}

function barsOf({ subject, tally }: { subject: Subject; tally: Tally }): string {
  const lines = classEnds.map((_, at) => {
    const part = (tally.classes[at] as number) / tally.rounds;
    const ofReturn = tally.sum > 0 ? (tally.paid[at] as number) / tally.sum : 0;
    return `${className(at).padEnd(14)} ${percent(part, 3).padStart(10)} ${percent(ofReturn).padStart(9)}  ${bar(part)}`.trimEnd();
  });
  const head = `${'pays'.padEnd(14)} ${'of rounds'.padStart(10)} ${'of return'.padStart(9)}`;
  return `What a round pays, ${subject.mode}:\n\n\`\`\`\n${[head, ...lines].join('\n')}\n\`\`\``;
}

/** What does not agree, in words; undefined where all is well. */
export function faultOf(subject: Subject, tally: Tally): string | undefined {
  const { largest, ...played } = figuresOf(tally);
  const parts = subject.inParts?.();
  const inParts = parts && returnInParts(parts, tally);
  const rtp = inParts?.rtp ?? played.rtp;
  const within = inParts
    ? inParts.within
    : Math.max(played.within, ((subject.deviation ?? 0) * z99) / Math.sqrt(tally.rounds));
  const name = `${subject.title}, ${subject.mode}`;
  if (subject.exact) {
    const exact = ratioInHundredthsOfPercent(subject.exact);
    if (exact !== subject.published)
      return `${name}: ${exact} hundredths of a percent worked out, ${subject.published} published`;
  }
  // One of a hundred intervals misses, and there are many games: they are given more room.
  const room = Math.hypot(within, subject.publishedWithin ?? 0) * 1.51;
  // Rounded down to a hundredth of a percent, the published figure may lie that much below.
  const low = subject.published / 10_000 - room;
  const high = (subject.published + 1) / 10_000 + room;
  if (rtp < low || rtp > high)
    return `${name}: ${percent(rtp, 3)} played, ${percent(subject.published / 10_000)} published`;
  if (largest > subject.most + 1e-9) return `${name}: ${largest} × was paid, ${subject.most} × is the most`;
  return undefined;
}
