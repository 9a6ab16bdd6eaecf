import { currencyCodes, type Volatility } from '@halley/contract';
import {
  demoCurrency,
  games,
  type HouseGame,
  type Ratio,
  ratioInHundredthsOfPercent,
  volatilityOf,
} from '@halley/studio/games';
import { languageCodes, loadTranslate } from '@halley/studio/messages';
import { gameWords } from '@halley/studio/words';
import type { Tx } from '../../kit/index.ts';
import { type ListedGame, listInCatalogue } from './list-in-catalogue.ts';

/** Writes the games of the house's own studio into the catalogue, at every start: the studio says what they are. */
export async function listHouseGames(tx: Tx): Promise<void> {
  const translations = await Promise.all(
    languageCodes.map(async (language) => [language, await loadTranslate(language, gameWords)] as const),
  );
  const listed = Object.values(games).map((game: HouseGame): ListedGame => {
    const { kind, releasedAt, collections, returns, usual, lines, ways, description } = game.listing;
    return {
      identifier: game.identifier,
      producer: { id: game.provider, title: game.providerTitle },
      title: game.title,
      seoTitle: game.seoTitle,
      kind,
      launch: 'house',
      version: game.version,
      releasedAt: new Date(releasedAt),
      currencies: currenciesOf(game),
      volatility: volatilities[volatilityOf(usual.deviation)],
      hitRate: (usual.hits / 100).toFixed(2),
      ...(lines !== undefined && { lines }),
      ...(ways !== undefined && { ways }),
      // The least that any choice returns: a filter must not promise more than every player gets. Of a layout with
      // side bets that would be the worst of those, which is not what the game is played for.
      payout: percent(returns.main ?? returns.lowest),
      returnLowest: percent(returns.lowest),
      returnHighest: percent(returns.highest),
      descriptions: Object.fromEntries(translations.map(([language, translate]) => [language, translate(description)])),
      first: { collections },
    };
  });
  await listInCatalogue(tx, listed);
}

const volatilities: Record<ReturnType<typeof volatilityOf>, Volatility> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  'very high': 'very-high',
};

function currenciesOf(game: HouseGame): ListedGame['currencies'] {
  return Object.fromEntries(
    [demoCurrency, ...currencyCodes].flatMap((currency) => {
      const limits = game.limits(currency);
      return limits ? [[currency, limits]] : [];
    }),
  );
}

/** Two decimals, rounded down. */
function percent(ratio: Ratio): string {
  return (ratioInHundredthsOfPercent(ratio) / 100).toFixed(2);
}
