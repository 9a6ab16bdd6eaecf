import type { FixtureCard } from '@halley/contract';

/** `Home – Away`; a race is called by its tournament. */
export function fixtureName({ sides, tournament }: Pick<FixtureCard, 'sides' | 'tournament'>): string {
  const [home, away] = sides;
  return sides.length === 2 && home && away ? `${home.name} – ${away.name}` : tournament.name;
}
