import type { Queryable } from '../../kit/index.ts';
import { type KnownResults, knownResults } from './known-results.ts';
import type { SettlePorts } from './ports.ts';

/** What was seen but not confirmed counts after this, in the time of the fixture. */
const seenMs = 30_000;

export async function readKnown(
  ports: Pick<SettlePorts, 'resultsOf' | 'cancelsOf' | 'speedOf' | 'isUnderReview' | 'clock'>,
  db: Queryable,
  fixtureId: number,
): Promise<KnownResults> {
  const [results, cancels, underReview] = await Promise.all([
    ports.resultsOf(db, [fixtureId]),
    ports.cancelsOf(db, [fixtureId]),
    ports.isUnderReview?.(db, fixtureId) ?? false,
  ]);
  return knownResults(
    { markets: results.get(fixtureId) ?? new Map(), cancels: cancels.get(fixtureId) ?? [] },
    { now: ports.clock.now(), waitMs: seenMs / ports.speedOf(fixtureId), underReview },
  );
}
