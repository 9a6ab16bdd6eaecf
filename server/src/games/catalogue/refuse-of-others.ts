import { isOfBrand, Refusal } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import { isOfBrandGames } from './country-rules.ts';
import type { CatalogueSource } from './create-catalogue.ts';
import type { CataloguePorts } from './handlers.ts';

interface HousePorts extends Pick<CataloguePorts, 'brandAt'> {
  catalogue: Pick<CatalogueSource, 'current'>;
}

/**
 * Throws where the brand whose house this is has no such game, or does not play in this currency. Where a screen opened a game
 * says nothing of where a round is asked for: both are asked.
 */
export async function refuseOfOthers(
  { brandAt, catalogue }: HousePorts,
  context: Context,
  { game, currency }: { game: string; currency: string | null },
): Promise<void> {
  const brand = brandAt(context);
  const listed = (await catalogue.current()).byIdentifier.get(game);
  if (listed && !isOfBrandGames(brand, listed)) throw new Refusal('GAME_CLOSED');
  if (currency !== null && !isOfBrand<string>(brand.currencies, currency)) throw new Refusal('currency.not_supported');
}
