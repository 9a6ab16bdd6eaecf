import { createDice, type Dice } from '../../../sports/src/feed/index.ts';

/** What can happen to a part. */
export const kinds = ['kill', 'freeze', 'cut', 'fill', 'clock'] as const;
type Kind = (typeof kinds)[number];

/** Which part, by what it is at that moment. */
export const targets = [
  'primary',
  'replica',
  'etcd',
  'haproxy',
  'pgbouncer',
  'redis master',
  'redis replica',
  'sentinel',
  'api',
  'web',
  'realtime',
  'worker',
] as const;
type Target = (typeof targets)[number];

export interface ChaosEvent {
  /** From 1. */
  number: number;
  kind: Kind;
  target: Target;
  /** Which of several, as a share from 0 up to 1. */
  which: number;
  /** For how long it is dead, frozen, cut off, full, or in another time. */
  forMs: number;
  /** By how much its clock is wrong; 0 for everything else. */
  shiftMs: number;
}

/** What it is called in tables and on the command line. */
export const nameOf = ({ kind, target }: Pick<ChaosEvent, 'kind' | 'target'>): string => `${kind} ${target}`;

/** A part that has no disk or network of its own, or no clock that anybody goes by, is spared what is about that. */
const targetsOf: Readonly<Record<Kind, readonly Target[]>> = {
  kill: targets,
  freeze: targets,
  cut: ['primary', 'replica', 'etcd', 'pgbouncer', 'redis master', 'api', 'web', 'realtime'],
  fill: ['primary', 'replica'],
  clock: ['api', 'realtime', 'worker'],
};

/** Longer than Patroni's lease of 20 s: another node has become the primary when it thaws. */
const pastLeaseMs: readonly [number, number] = [24_000, 32_000];
const durationsMs: Readonly<Record<Kind, readonly [number, number]>> = {
  kill: [500, 4_000],
  freeze: [2_000, 8_000],
  cut: [2_000, 8_000],
  fill: [2_000, 6_000],
  clock: [2_000, 6_000],
};
/** An hour and a half at most: a session lives longer. */
const largestShiftMs = 90 * 60_000;

/**
 * So many events, the same for the same seed. Everything that can happen comes once in a random order before anything comes a
 * second time.
 */
export function planEvents({ seed, count }: { seed: number; count: number }): ChaosEvent[] {
  const dice = createDice(seed);
  const all = kinds.flatMap((kind) => targetsOf[kind].map((target) => ({ kind, target })));
  const events: ChaosEvent[] = [];
  while (events.length < count) {
    for (const { kind, target } of shuffled(all, dice)) {
      const isLong = kind === 'freeze' && target === 'primary' && dice() < 0.6;
      events.push({
        number: events.length + 1,
        kind,
        target,
        which: dice(),
        forMs: between(isLong ? pastLeaseMs : durationsMs[kind], dice),
        shiftMs: kind === 'clock' ? between([-largestShiftMs, largestShiftMs], dice) : 0,
      });
    }
  }
  return events.slice(0, count);
}

/** A primary that thaws when another has long taken its place, by itself. */
export const thawedPrimary: ChaosEvent = {
  number: 1,
  kind: 'freeze',
  target: 'primary',
  which: 0,
  forMs: pastLeaseMs[1],
  shiftMs: 0,
};

function between([least, most]: readonly [number, number], dice: Dice): number {
  return least + Math.floor(dice() * (most - least + 1));
}

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(dice() * left.length), 1));
}
