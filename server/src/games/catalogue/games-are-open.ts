import { Refusal } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { AskedStake, WagerRule } from '../../wagers/index.ts';
import { hasRule, isOpenForMoney } from './country-rules.ts';
import type { CatalogueSource } from './create-catalogue.ts';

export interface GamesAreOpenOptions {
  catalogue: Pick<CatalogueSource, 'current' | 'rules'>;
  /** Where players live, by their profiles. */
  countriesOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, string | null>>;
}

/**
 * Nobody stakes on a game that is closed, or closed where they live, whoever sends the stake: the house's own screens,
 * another studio's server, a tester. Wins and returned stakes of such games pass: only stakes are asked about.
 */
export function gamesAreOpen({ catalogue, countriesOf }: GamesAreOpenOptions): WagerRule {
  return async (tx, stakes) => {
    const { closed, byIdentifier } = await catalogue.current(tx);
    const rules = await catalogue.rules(tx);
    const partsOf = (stake: AskedStake) => ({
      identifier: stake.game,
      provider: byIdentifier.get(stake.game)?.provider ?? stake.game.split('/')[0] ?? '',
    });
    const asking = stakes.filter((stake) => hasRule(rules, partsOf(stake))).map((stake) => stake.playerId);
    const countries = asking.length > 0 ? await countriesOf(tx, [...new Set(asking)]) : new Map();
    const isOpen = (stake: AskedStake) => {
      if (closed.has(stake.game)) return false;
      const game = partsOf(stake);
      return !hasRule(rules, game) || isOpenForMoney(rules, game, countries.get(stake.playerId) ?? '');
    };
    return {
      refusalOf: (stake) => (isOpen(stake) ? undefined : new Refusal('REGION_RESTRICTED')),
      accepted: () => undefined,
    };
  };
}
