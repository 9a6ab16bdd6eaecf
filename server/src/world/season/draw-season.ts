import { type FairDraw, fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { Competition } from './competitions.ts';
import { type Entrant, entrantOf } from './entrants.ts';

/** Known to everybody: how strong somebody is decides prices and is no secret. Results are drawn from the sealed chain. */
const publicSeed = 'halley-world';

export const publicDraw = (what: string, number: number): FairDraw =>
  fairDraw({ serverSeed: publicSeed, clientSeed: what, nonce: number }, nodeHash.hmac);

/** Three numbers added up are nearly a bell; times two they spread by one. */
const bell = (random: FairDraw): number => (random.float() + random.float() + random.float() - 1.5) * 2;

export interface SeasonEntrant extends Entrant {
  attack: number;
  defence: number;
}

export const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Who takes part in a season, in the order of the draw, and how strong each is: partly as ever, partly as this season. */
export function drawSeason(competition: Competition, season: number): SeasonEntrant[] {
  const { id, sport, entrants, firstEntrant } = competition;
  const random = publicDraw(`season:${id}`, season);
  const drawn = Array.from({ length: entrants }, (_, index) => {
    const number = firstEntrant + index;
    const ever = publicDraw(`entrant:${sport}`, number);
    const strength = () => thousandths(0.6 * bell(ever) + 0.5 * bell(random));
    return { ...entrantOf(sport, number), attack: strength(), defence: strength() };
  });
  return shuffle(drawn, random);
}

export function shuffle<T>(given: readonly T[], random: FairDraw): T[] {
  const list = [...given];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}
