import { readFileSync } from 'node:fs';

/** Of all time of the processors since the machine began, and of it what the host gave to other machines; in ticks. */
export interface HostTime {
  all: number;
  stolen: number;
}

const stealAt = 7;

/** Undefined where the system does not tell. */
export function hostTime(text: string | undefined = readStat()): HostTime | undefined {
  const line = text?.split('\n').find((one) => one.startsWith('cpu '));
  // Time of guests is within that of users already.
  const ticks = line?.split(/\s+/).slice(1, 9).map(Number);
  if (ticks?.length !== 8) return undefined;
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[stealAt] as number };
}

/** Which part of the time between two readings the host kept for itself. */
export function stolenBetween(before: HostTime | undefined, after: HostTime | undefined): number | undefined {
  if (!before || !after || after.all === before.all) return undefined;
  return (after.stolen - before.stolen) / (after.all - before.all);
}

function readStat(): string | undefined {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return undefined;
  }
}
