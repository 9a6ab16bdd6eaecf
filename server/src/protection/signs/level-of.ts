import type { MarkerKind, ProtectionLevel, ProtectionRules } from '@halley/contract';
import { daysAfter } from './quarter.ts';

interface Raised {
  day: string;
  kind: MarkerKind;
  level: 'watch' | 'act';
}

/** Those that still count on a day: the newest of each rule, the graver first. */
export function countingOn<M extends Raised>(today: string, markers: readonly M[], rules: Counting): M[] {
  const from = daysAfter(today, -rules.counts_days);
  const newest = new Map<MarkerKind, M>();
  for (const marker of markers) {
    if (marker.day <= from) continue;
    const known = newest.get(marker.kind);
    if (!known || isGraver(marker, known)) newest.set(marker.kind, marker);
  }
  return [...newest.values()].toSorted(
    (one, other) => graveness(other) - graveness(one) || (one.day < other.day ? 1 : -1),
  );
}

type Counting = Pick<ProtectionRules, 'counts_days' | 'act_from_signs'>;
const graveness = ({ level }: Raised) => (level === 'act' ? 2 : 1);
const isGraver = (one: Raised, other: Raised) =>
  graveness(one) > graveness(other) || (graveness(one) === graveness(other) && one.day > other.day);

/** Somebody acts on one grave sign, or on several at once. */
export function levelOf(today: string, markers: readonly Raised[], rules: Counting): ProtectionLevel {
  const counting = countingOn(today, markers, rules);
  if (counting.some(({ level }) => level === 'act') || counting.length >= rules.act_from_signs) return 'act';
  return counting.length > 0 ? 'watch' : 'none';
}
