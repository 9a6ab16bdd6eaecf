import { type MarkerKind, markerKinds, type ProtectionRules } from '@halley/contract';
import type { DayFacts } from './facts-of-day.ts';
import { type Measure, measureOf } from './measures.ts';

export interface Marker extends Measure {
  day: string;
  kind: MarkerKind;
  level: 'watch' | 'act';
  /** From what on this level is raised. */
  threshold: bigint;
}

/** How many days before a day its rules may look at. */
export const looksBackDays = 31 + 28;

/** What the rules say of a day of a player. */
export function markersOf(day: string, days: readonly DayFacts[], rules: ProtectionRules): Marker[] {
  return markerKinds.flatMap((kind) => {
    const { watch, act } = rules[kind];
    const measured = measureOf(kind, { day, days, rules });
    if (measured.measure < BigInt(watch)) return [];
    const level = measured.measure >= BigInt(act) ? 'act' : 'watch';
    return [{ ...measured, day, kind, level, threshold: BigInt(level === 'act' ? act : watch) }];
  });
}
