import type { StoredMarker } from '../signs/marker-store.ts';

type Seen = Pick<StoredMarker, 'day' | 'kind' | 'measure'>;

/**
 * Whether rules have seen something since a case was closed that whoever closed it could not know: a sign of another
 * rule, or more of the same. Days overlap in what they count, so a sign that only goes on is nothing new.
 */
export function isNewSince(closedOn: string, counting: readonly Seen[], all: readonly Seen[]): boolean {
  const known = all.filter(({ day }) => day <= closedOn);
  return counting.some(
    ({ day, kind, measure }) =>
      day > closedOn && !known.some((other) => other.kind === kind && other.measure >= measure),
  );
}
