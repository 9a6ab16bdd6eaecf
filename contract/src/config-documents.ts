import { z } from 'zod';
import { defineCalls } from './call.ts';
import { type Currency, defaultCurrency } from './money.ts';
import { cents, currency } from './schemas.ts';

/** An operator may write either case. */
const country = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

/** Which producers are hidden: everywhere, or in some countries. Lists honour the first ten, real play all of them. */
export const ProvidersConfig = z
  .record(z.string().max(80), z.union([z.literal('all'), z.array(country).max(300)]))
  .meta({ id: 'ProvidersConfig' });
export type ProvidersConfig = z.output<typeof ProvidersConfig>;

/** Games that are open in these countries only, by identifier. A game that is not listed is open wherever its producer is. */
export const EnableGamesConfig = z
  .record(z.string().max(200), z.array(country).max(300))
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

const thresholds = z.object({ bets_cents: cents.min(0), deposits_cents: cents.min(0) });

/** The sums of stakes and deposits at which a player counts as one who plays much, by currency. */
export const SumThresholds = z
  .partialRecord(currency, thresholds)
  .refine((byCurrency) => byCurrency[defaultCurrency] !== undefined, 'it must have a line for EUR')
  .meta({ id: 'SumThresholds' });
export type SumThresholds = z.output<typeof SumThresholds>;

/** A currency without sums of its own has those of the default one. */
export function sumThresholdsOf(byCurrency: SumThresholds, code: Currency): z.output<typeof thresholds> {
  const found = byCurrency[code] ?? byCurrency[defaultCurrency];
  if (!found) throw new RangeError('the default currency has sums');
  return found;
}

/** Documents an operator writes. A new one is a line here, its usual content on the server, and a call below. */
export const configDocuments = {
  'providers-config': ProvidersConfig,
  'enable-games-config': EnableGamesConfig,
  'games-aliases-config': GamesAliasesConfig,
  'menu-categories-games': MenuCategoriesConfig,
  'sum-thresholds': SumThresholds,
} as const;

export type ConfigDocumentName = keyof typeof configDocuments;
export type ConfigDocument<Name extends ConfigDocumentName> = z.output<(typeof configDocuments)[Name]>;

export const configDocumentCalls = defineCalls({
  readProvidersConfig: {
    method: 'GET',
    path: '/api/fe/config/providers-config',
    summary: 'Which producers are hidden in which countries',
    who: 'anyone',
    rate: 'read',
    responses: { 200: ProvidersConfig },
    errors: [],
  },
  readEnableGamesConfig: {
    method: 'GET',
    path: '/api/fe/config/enable-games-config',
    summary: 'Games that are open in some countries only',
    who: 'anyone',
    rate: 'read',
    responses: { 200: EnableGamesConfig },
    errors: [],
  },
  readGamesAliasesConfig: {
    method: 'GET',
    path: '/api/fe/config/games-aliases-config',
    summary: 'Other words under which games are found',
    who: 'anyone',
    rate: 'read',
    responses: { 200: GamesAliasesConfig },
    errors: [],
  },
  readMenuCategoriesConfig: {
    method: 'GET',
    path: '/api/fe/config/menu-categories-games',
    summary: 'The collections in the menus of the game pages',
    who: 'anyone',
    rate: 'read',
    responses: { 200: MenuCategoriesConfig },
    errors: [],
  },
  readSumThresholds: {
    method: 'GET',
    path: '/api/fe/config/sum-thresholds',
    summary: 'Sums of stakes and deposits from which a player counts as one who plays much',
    who: 'anyone',
    rate: 'read',
    responses: { 200: SumThresholds },
    errors: [],
  },
});
