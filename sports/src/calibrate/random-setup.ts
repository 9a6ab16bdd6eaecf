import type { FairDraw } from '@halley/studio/fair';
import type { Sport } from '../markets/index.ts';
import type { Contestant, FixtureSetup } from '../model/index.ts';

/** Formats that a sport knows beside its usual one. */
const formats: Partial<Record<Sport, readonly string[]>> = {
  basketball: ['4x10', '4x12'],
  tennis: ['best-of-3', 'best-of-5'],
};

/** A fixture of anybody against anybody: ratings over two standard deviations to each side, whole teams, somebody not playing. */
export function randomSetup(sport: Sport, random: FairDraw): FixtureSetup {
  const count = sport === 'racing' ? 8 + random.integer(5) : 2;
  const known = formats[sport];
  return {
    sport,
    contestants: Array.from({ length: count }, (_, at) => contestant(at + 1, random)),
    neutral: random.integer(4) === 0,
    knockout: random.integer(4) === 0,
    ...(known && { format: known[random.integer(known.length)]! }),
  };
}

function contestant(id: number, random: FairDraw): Contestant {
  const rating = () => (random.integer(4001) - 2000) / 1000;
  const athletes = Array.from({ length: 14 }, (_, at) => ({
    id: id * 100 + at,
    weight: 1 + random.integer(20),
    plays: at < 10,
  }));
  return { id, attack: rating(), defence: rating(), athletes };
}
