import type { Brand, EnableGamesConfig, ProvidersConfig } from '@halley/contract';
import type { CatalogueGame } from './catalogue.ts';

/** What an operator has closed in which countries. */
export interface CountryRules {
  providers: ProvidersConfig;
  games: EnableGamesConfig;
}

/** Screens hide at most so many producers; see `isOpenForMoney` for what is not capped. */
const mostProvidersHidden = 10;

/** Producers hidden in a country, in the order in which the operator listed them. */
export function providersHiddenIn({ providers }: CountryRules, country: string): ReadonlySet<string> {
  return new Set(closedProviders(providers, country).slice(0, mostProvidersHidden));
}

function closedProviders(providers: ProvidersConfig, country: string): string[] {
  return Object.keys(providers).filter((provider) => {
    const rule = providers[provider];
    return rule === 'all' || rule?.includes(country);
  });
}

/** Which games lists show to somebody in this country. */
export function shownIn(rules: CountryRules, country: string): (game: CatalogueGame) => boolean {
  const hidden = providersHiddenIn(rules, country);
  if (hidden.size === 0 && Object.keys(rules.games).length === 0) return () => true;
  return (game) => !hidden.has(game.provider) && isGameEnabled(rules.games, game.identifier, country);
}

/** For money there is no cap, no robot and no tester: what is closed is closed. */
export function isOpenForMoney(
  rules: CountryRules,
  game: { identifier: string; provider: string },
  country: string,
): boolean {
  const rule = Object.hasOwn(rules.providers, game.provider) ? rules.providers[game.provider] : undefined;
  if (rule === 'all' || rule?.includes(country)) return false;
  return isGameEnabled(rules.games, game.identifier, country);
}

/** As much of a brand as says which games it has. */
export type BrandGames = Pick<Brand, 'closedProducers' | 'closedCollections'>;

/** Whether a brand has a game: nobody, tester or robot, is shown one that it has not. */
export function isOfBrandGames(
  { closedProducers = [], closedCollections = [] }: BrandGames,
  { provider, collections }: Pick<CatalogueGame, 'provider' | 'collections'>,
): boolean {
  return !closedProducers.includes(provider) && !collections.some((id) => closedCollections.includes(id));
}

export function hasRule(rules: CountryRules, game: { identifier: string; provider: string }): boolean {
  return Object.hasOwn(rules.providers, game.provider) || Object.hasOwn(rules.games, game.identifier);
}

function isGameEnabled(games: EnableGamesConfig, identifier: string, country: string): boolean {
  const only = Object.hasOwn(games, identifier) ? games[identifier] : undefined;
  return !only || only.includes(country);
}
