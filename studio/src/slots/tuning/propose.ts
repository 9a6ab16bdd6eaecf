import type { Machine } from '../machine.ts';
import type { Measured } from './measure.ts';

/** A pay of the table: so many of a symbol, in units. */
interface Step {
  symbol: string;
  count: number;
  pays: number;
  /** What one unit more adds to the return. */
  perUnit: number;
}

export interface Proposal {
  /** New pay tables of the symbols that change. */
  pays: Map<string, Record<number, number>>;
  /** The return they come to, for what was measured. */
  rtp: number;
}

/**
 * The return is the sum of every pay times how often it is paid, so a pay table for a wanted return can be reckoned from
 * one run. All pays are scaled alike first and rounded to numbers that read well; then single pays are moved by small
 * steps, those that move the return least in the end, until it is just below what is wanted. Scatters are left alone.
 */
export function proposePays(machine: Machine, measured: Measured, wanted: number): Proposal {
  const steps = stepsOf(machine, measured);
  const moved = steps.reduce((sum, step) => sum + step.pays * step.perUnit, 0);
  const factor = (wanted - (measured.rtp - moved)) / moved;
  if (factor <= 0) throw new RangeError('scatters and coins alone pay more than is wanted');
  const now = steps.map((step) => ({ ...step, pays: readable(step.pays * factor) }));
  let rtp = measured.rtp - moved + now.reduce((sum, step) => sum + step.pays * step.perUnit, 0);
  for (let turn = 0; turn < 400; turn++) {
    const missing = wanted - rtp;
    if (missing >= 0 && missing < 0.00005) break;
    const direction = missing > 0 ? 1 : -1;
    // The largest step that does not pass the goal; above the goal, the smallest that gets below it.
    const fits = now
      .filter((step) => step.perUnit > 0 && (direction > 0 || step.pays > 1) && keepsOrder(now, step, direction))
      .sort((one, other) => other.perUnit - one.perUnit);
    const step =
      direction > 0
        ? fits.find(({ perUnit }) => perUnit <= missing)
        : (fits.findLast(({ perUnit }) => perUnit >= -missing) ?? fits[0]);
    if (!step) break;
    // No pay moves far from its place: a tenth, or a unit.
    step.pays += direction;
    rtp += direction * step.perUnit;
  }
  const pays = new Map<string, Record<number, number>>();
  for (const step of now) pays.set(step.symbol, { ...pays.get(step.symbol), [step.count]: step.pays });
  return { pays, rtp };
}

function stepsOf(machine: Machine, { sources }: Measured): Step[] {
  return machine.symbols.flatMap(({ name, role, pays }) =>
    role === 'scatter' || role === 'coin'
      ? []
      : Object.entries(pays ?? {}).map(([count, units]) => {
          const paid = (sources.get(`${name} ${count}`) ?? 0) + (sources.get(`free ${name} ${count}`) ?? 0);
          return { symbol: name, count: Number(count), pays: units, perUnit: paid / units };
        }),
  );
}

/** More of a symbol never pay less. */
function keepsOrder(steps: readonly Step[], step: Step, direction: number): boolean {
  return steps
    .filter((other) => other.symbol === step.symbol && other !== step)
    .every((other) =>
      other.count > step.count ? other.pays >= step.pays + direction : other.pays <= step.pays + direction,
    );
}

/** Two leading digits, the second of them even or five above twenty; small numbers are left as they are. */
function readable(value: number): number {
  if (value < 20) return Math.max(1, Math.round(value));
  const scale = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / scale) * scale;
}
