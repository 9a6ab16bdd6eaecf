import { z } from 'zod';
import { listedCountry } from './schemas.ts';

/** Which producers are hidden: everywhere, or in some countries. Lists honour the first ten, real play all of them. */
export const ProvidersConfig = z
  .record(z.string().max(80), z.union([z.literal('all'), z.array(listedCountry).max(300)]))
  .meta({ id: 'ProvidersConfig' });
export type ProvidersConfig = z.output<typeof ProvidersConfig>;

/** Games that are open in these countries only, by identifier. A game that is not listed is open wherever its producer is. */
export const EnableGamesConfig = z
  .record(z.string().max(200), z.array(listedCountry).max(300))
  .meta({ id: 'EnableGamesConfig' });
export type EnableGamesConfig = z.output<typeof EnableGamesConfig>;

/** Words that lead to games although they are not in their titles. The first whose key is in the query counts. */
export const GamesAliasesConfig = z
  .object({
    enabled: z.boolean().optional(),
    aliases: z
      .array(z.object({ keys: z.array(z.string().max(100)).max(50), games: z.array(z.string().max(200)).max(200) }))
      .max(1_000),
  })
  .meta({ id: 'GamesAliasesConfig' });
export type GamesAliasesConfig = z.output<typeof GamesAliasesConfig>;

/** Which collections a page's menu shows, by page; a key that is missing means the page's built-in list. */
export const menuKeys = [
  'MAIN_PAGE_CATEGORIES',
  'POKIES_PAGE_CATEGORIES',
  'LIVE_PAGE_CATEGORIES',
  'CATEGORY_PAGE_CATEGORIES',
  'PRODUCER_PAGE_CATEGORIES',
  'FAVORITE_PAGE_CATEGORIES',
] as const;
export const MenuCategoriesConfig = z
  .partialRecord(z.enum(menuKeys), z.array(z.string().max(80)).max(100))
  .meta({ id: 'MenuCategoriesConfig' });
export type MenuCategoriesConfig = z.output<typeof MenuCategoriesConfig>;
