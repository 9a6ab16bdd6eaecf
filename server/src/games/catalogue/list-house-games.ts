import { currencyCodes } from '@halley/contract';
import { demoCurrency, games, type HouseGame, type Ratio, ratioInHundredthsOfPercent } from '@halley/studio/games';
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
    const { kind, releasedAt, collections, returns, description } = game.listing;
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
      // The least that any choice returns: a filter must not promise more than every player gets.
      payout: percent(returns.lowest),
      returnLowest: percent(returns.lowest),
      returnHighest: percent(returns.highest),
      descriptions: Object.fromEntries(translations.map(([language, translate]) => [language, translate(description)])),
      first: { collections },
    };
  });
  await listInCatalogue(tx, listed);
}

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
