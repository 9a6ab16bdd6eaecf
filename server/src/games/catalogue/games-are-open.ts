import type { Queryable } from '../../kit/index.ts';
import type { WagerRule } from '../../wagers/index.ts';
import type { CatalogueSource } from './create-catalogue.ts';
import { dependsOnCountry, refusalToPlay } from './refusal-to-play.ts';

export interface GamesAreOpenOptions {
  catalogue: Pick<CatalogueSource, 'current' | 'rules'>;
  /** Where players live, by their profiles. */
  countriesOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, string | null>>;
}

/**
 * Nobody stakes on a game that is closed, or closed where they live or where they are, whoever sends the stake: the house's own screens,
 * another studio's server, a tester. Wins and returned stakes of such games pass: only stakes are asked about.
 */
export function gamesAreOpen({ catalogue, countriesOf }: GamesAreOpenOptions): WagerRule {
  return async (tx, stakes) => {
    const facts = { catalogue: await catalogue.current(tx), rules: await catalogue.rules(tx) };
    const asking = stakes.filter((stake) => dependsOnCountry(facts, stake.game)).map((stake) => stake.playerId);
    const homes = asking.length > 0 ? await countriesOf(tx, [...new Set(asking)]) : new Map<number, null>();
    return {
      refusalOf({ playerId, game, country: here }) {
        const home = homes.get(playerId) ?? '';
        return (
          refusalToPlay({ ...facts, country: home }, game) ??
          // Some callers cannot know where the player is: then home alone counts.
          (here === undefined ? undefined : refusalToPlay({ ...facts, country: here }, game))
        );
      },
      accepted: () => undefined,
    };
  };
}
