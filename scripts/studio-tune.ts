import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsOf } from '../studio/src/slots/check-machine.ts';
import type { Machine, MachineFigures } from '../studio/src/slots/machine.ts';
import { expectedUnits } from '../studio/src/slots/maths/expected-units.ts';
import { ONE } from '../studio/src/slots/maths/fixed.ts';
import { figuresOf, publishedOf } from '../studio/src/slots/tuning/figures.ts';
import { type Measured, measure } from '../studio/src/slots/tuning/measure.ts';
import { proposePays } from '../studio/src/slots/tuning/propose.ts';

const help = `npm run studio:tune -- --game ID [--rtp 9600] [--rounds N] [--free N] [--apply] [--write]

Plays a machine of studio/src/slots/machines/ID/ for some seconds and says where its return comes from.
--rtp      hundredths of a percent that are wanted: proposes a pay table for them
--apply    writes the proposed pays into machine.ts
--write    writes figures.json, and what is published into machine.ts
--rounds   spins, usually 400 000; with --write as many are played as it says, usually 8 000 000
--free     rounds of free spins, usually 30 000
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rtp: { type: 'string' },
    rounds: { type: 'string' },
    free: { type: 'string' },
    apply: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || !values.game || !/^[a-z0-9-]+$/.test(values.game)) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 2);
}
const folder = join(import.meta.dirname, '../studio/src/slots/machines', values.game);
const written = Number(values.rounds ?? 8_000_000);
const rounds = values.write ? 50_000 : Number(values.rounds ?? 400_000);
const freeRounds = values.write ? 4_000 : Number(values.free ?? 30_000);
const percent = (part: number) => `${(part * 100).toFixed(2)} %`.padStart(9);
const say = (line = '') => process.stdout.write(`${line}\n`);

const machine = await readMachine();
const faults = faultsOf(machine);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
const measured = measure(machine, { rounds, freeRounds, seed: 41 });
report(measured);
if (values.rtp) propose(Number(values.rtp) / 10_000);
if (values.write) write();

/** Not by the list of machines: one that is being made need not be on it, and others may not be finished. */
async function readMachine(): Promise<Machine> {
  const exported = Object.values((await import(join(folder, 'machine.ts'))) as Record<string, unknown>);
  const found = exported.find((value) => (value as Machine | undefined)?.id === values.game);
  if (!found) throw new Error(`${folder}/machine.ts exports no machine with the id ${values.game}`);
  return found as Machine;
}

function report({ rtp, within, base, free, held, hitRate, deviation, largest, opened, sources }: Measured): void {
  const exact = expectedUnits(machine);
  say(`${machine.title}: ${percent(rtp)} ± ${(within * 100).toFixed(2)} (99 %), ${rounds} spins`);
  if (exact) {
    const hundredths = Number((exact.spin * 1_000_000n) / (ONE * BigInt(machine.unitsPerStake)));
    say(`worked out: ${(hundredths / 10_000).toFixed(4)} %`);
  }
  say(`spin ${percent(base)}   free spins ${percent(free)}   coins ${percent(held)}`);
  say(`pays ${percent(hitRate)} of rounds, deviation ${deviation.toFixed(2)}, largest met ${largest.toFixed(1)} ×`);
  for (const { scatters, chance, pays } of opened)
    say(`${scatters} scatters: one round of ${(1 / chance).toFixed(0)}, free spins pay ${pays.toFixed(1)} ×`);
  say();
  say('by symbol: spin, free spins (of the stake), and each pay by itself');
  for (const { name, pays } of machine.symbols) {
    const of = (prefix: string) =>
      Object.keys(pays ?? {}).reduce((sum, count) => sum + (sources.get(`${prefix}${name} ${count}`) ?? 0), 0);
    const each = Object.keys(pays ?? {}).map((count) => {
      const sum = (sources.get(`${name} ${count}`) ?? 0) + (sources.get(`free ${name} ${count}`) ?? 0);
      return `${count}: ${percent(sum).trim()}`;
    });
    say(`${name.padEnd(14)} ${percent(of(''))} ${percent(of('free '))}   ${each.join('   ')}`);
  }
}

function propose(wanted: number): void {
  // What was played here differs a little from what many more rounds say; the goal is moved by as much.
  const found = figuresOf(machine, 2_000_000).spin.rtp;
  const proposal = proposePays(machine, measured, (wanted * measured.rtp) / found);
  say();
  say(`for ${percent(wanted)}: these pays come to ${percent(proposal.rtp)}`);
  for (const [symbol, pays] of proposal.pays) say(`${symbol.padEnd(14)} pays: ${listOf(pays)}`);
  if (!values.apply) return;
  let source = readFileSync(join(folder, 'machine.ts'), 'utf8');
  for (const [symbol, pays] of proposal.pays) {
    const of = new RegExp(`(name: '${symbol}'[^}]*?pays: )\\{[^}]*\\}`);
    if (!of.test(source)) throw new Error(`machine.ts has no pays of ${symbol} that could be written over`);
    source = source.replace(of, `$1${listOf(pays)}`);
  }
  writeFileSync(join(folder, 'machine.ts'), source);
  say('written into machine.ts; measure it again');
}

function write(): void {
  const figures = figuresOf(machine, written);
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
  const path = join(folder, 'machine.ts');
  const source = readFileSync(path, 'utf8');
  if (!/published: \{[^}]*\}/.test(source)) throw new Error('machine.ts has no published figures to write over');
  const published = publishedOf(machine, figures);
  writeFileSync(path, source.replace(/published: \{[^}]*\}/, `published: ${publishedText(published)}`));
  say();
  say(`written: ${publishedText(published)}`);
}

function publishedText({ deviation, volatility, ...whole }: MachineFigures): string {
  const parts = Object.entries(whole).map(([name, value]) => `${name}: ${grouped(value)}`);
  return `{ ${parts.join(', ')}, deviation: ${deviation}, volatility: '${volatility}' }`;
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '_');
}

function listOf(pays: Record<number, number>): string {
  const entries = Object.entries(pays).map(([count, units]) => `${count}: ${grouped(units)}`);
  return `{ ${entries.join(', ')} }`;
}
