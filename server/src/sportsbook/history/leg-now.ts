import type { BetLeg } from '@halley/contract';
import type { FixtureBook } from '../../fixtures/index.ts';
import type { StoredLeg } from '../stored-bet.ts';

const ppmPerFair = 1_000;

/** How the fixture of an open leg stands, and what the leg is worth, from the memory of this process. */
export function legNow(
  book: Pick<FixtureBook, 'fixture' | 'isOpen'>,
  { fixtureId, market, outcome, result }: StoredLeg,
  sides: readonly string[],
): BetLeg['now'] {
  const fixture = result === null ? book.fixture(fixtureId) : undefined;
  if (!fixture) return null;
  const offered = fixture.markets.get(market)?.outcomes.find(({ id }) => id === outcome);
  const open = book.isOpen(fixtureId, market, outcome);
  return {
    sport: fixture.sport,
    status: fixture.status,
    score: fixture.score,
    sides: [...sides],
    open,
    price: open ? (offered?.price ?? null) : null,
    // A chance that was true before a stop is not shown as one of now.
    chance_ppm: open && offered?.fair !== undefined ? Math.round(offered.fair / ppmPerFair) : null,
  };
}
