import { Refusal } from '@halley/contract';
import type { Catalogue } from './catalogue.ts';
import { type CountryRules, hasRule, isOpenForMoney } from './country-rules.ts';

export interface PlayFacts {
  catalogue: Pick<Catalogue, 'closed' | 'byIdentifier'>;
  rules: CountryRules;
  country: string;
}

/** A game the catalogue does not know is no business of it: bets on sport come through the same door. */
export function refusalToPlay({ catalogue, rules, country }: PlayFacts, identifier: string): Refusal | undefined {
  if (catalogue.closed.has(identifier)) return new Refusal('GAME_CLOSED');
  const game = gameOf(catalogue, identifier);
  return isOpenForMoney(rules, game, country) ? undefined : new Refusal('REGION_RESTRICTED');
}

/** Most games are in no rule at all, and then nobody has to find out where a player is. */
export function dependsOnCountry({ catalogue, rules }: Omit<PlayFacts, 'country'>, identifier: string): boolean {
  return hasRule(rules, gameOf(catalogue, identifier));
}

function gameOf({ byIdentifier }: PlayFacts['catalogue'], identifier: string) {
  return { identifier, provider: byIdentifier.get(identifier)?.provider ?? identifier.split('/')[0] ?? '' };
}
