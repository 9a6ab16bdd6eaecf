import { acts } from './plan-visits.ts';
import type { Done, LoadResult } from './run-visits.ts';

const atShare = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (value: number) => `${Math.round(value)}`.padStart(7);
const mostFaults = 10;
/** Beyond it the generator's own waiting is a good part of what it measured. */
const trustedLagMs = 50;

function lineOf(act: string, done: readonly Done[], seconds: number): string {
  const took = done.filter(({ end }) => end !== 'lost').map(({ tookMs }) => tookMs);
  const sorted = took.toSorted((a, b) => a - b);
  const count = (wanted: Done['end']) => `${done.filter(({ end }) => end === wanted).length}`.padStart(8);
  const shares = [0.5, 0.95, 0.99, 1].map((share) => ms(atShare(sorted, share))).join('');
  const rate = (done.length / seconds).toFixed(1).padStart(8);
  return `${act.padEnd(10)}${rate}${count('done')}${count('refused')}${count('lost')}${shares}`;
}

/** What came of it, with what speaks against it. */
export function writeReport({ tookMs, done, tries, faults, ears, ownLagMs }: LoadResult): string {
  const seconds = tookMs / 1_000;
  const rows = acts
    .map((act) => [act, done.filter((one) => one.act === act)] as const)
    .filter(([, some]) => some.length > 0);
  const worst = [...faults].toSorted(([, a], [, b]) => b - a).slice(0, mostFaults);
  return [
    `${done.length} acts in ${Math.round(seconds)} s. Times in ms, from when an act was to begin; "lost" is in none of them.`,
    '',
    `${'act'.padEnd(10)}${['a second', 'done', 'refused', 'lost'].map((name) => name.padStart(8)).join('')}${['p50', 'p95', 'p99', 'most'].map((name) => name.padStart(7)).join('')}`,
    ...rows.map(([act, some]) => lineOf(act, some, seconds)),
    '',
    `Tries: ${tries.answered} answered, ${tries.away} told to come again (503), ${tries.cut} cut off, ${tries.fault} faults.`,
    ...worst.map(([what, count]) => `  ${count} × ${what}`),
    `Sockets: ${ears.opened} opened, ${ears.heard} events heard, ${ears.gaps} gaps, ${ears.unrecovered} that came back too late.`,
    ownLagMs > trustedLagMs
      ? `The generator itself was ${Math.round(ownLagMs)} ms late (99 of 100): this machine is too busy for these figures.`
      : `The generator itself was at most ${Math.round(ownLagMs)} ms late (99 of 100).`,
  ].join('\n');
}
