import type { Volatility } from '@halley/contract';
import type { Place } from './lists.ts';

/** How a list may be ordered: the word in the address, and what the catalogue is asked. */
export const orders = {
  popular: { type: 'popularity', direction: 'DESC' },
  new: { type: 'released', direction: 'DESC' },
  title: { type: 'title', direction: 'ASC' },
  payout: { type: 'payout', direction: 'DESC' },
} as const;
export type Order = keyof typeof orders;

export const volatilityLevels = [
  'low',
  'low-medium',
  'medium',
  'medium-high',
  'high',
  'very-high',
] as const satisfies readonly Volatility[];

/** What a visitor has narrowed a list to. It stands in the address, so that it can be kept, sent and gone back to. */
export interface Filters {
  providers: string[];
  volatility: Volatility[];
  order: Order;
}

const mostProviders = 50;
const slugShape = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$/;

/** What makes no sense in an address is left out: a list never fails over it. */
export function readFilters(query: URLSearchParams): Filters {
  const order = query.get('sort') ?? '';
  return {
    providers: [...new Set(query.getAll('provider').filter((slug) => slugShape.test(slug)))].slice(0, mostProviders),
    volatility: volatilityLevels.filter((level) => query.getAll('volatility').includes(level)),
    order: Object.hasOwn(orders, order) ? (order as Order) : 'popular',
  };
}

/** The same again as a query, without what is usual anyway. */
export function filtersQuery({ providers, volatility, order }: Filters, page = 1): string {
  const query = new URLSearchParams();
  for (const provider of providers) query.append('provider', provider);
  for (const level of volatility) query.append('volatility', level);
  if (order !== 'popular') query.set('sort', order);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

export function isNarrowed({ providers, volatility }: Filters): boolean {
  return providers.length > 0 || volatility.length > 0;
}

/** The page an address asks for; null where it asks for nonsense. */
export function readPage(query: URLSearchParams): number | null {
  const text = query.get('page');
  if (text === null || text === '1') return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The address of a page of a list, with what it was narrowed to: a producer's pages are paths, the others a query. */
export function pageHref(path: string, { place, filters }: { place: Place; filters: Filters }, page: number): string {
  if (place.kind !== 'producer') return path + filtersQuery(filters, page);
  return `/producers/${place.slug}${page > 1 ? `/${page}` : ''}${filtersQuery(filters)}`;
}
