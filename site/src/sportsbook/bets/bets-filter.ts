import { type SportId, sportIds } from '@halley/contract/sport-names';

export const betTabs = ['open', 'settled', 'cashed_out', 'declined'] as const;
export type BetTab = (typeof betTabs)[number];

export interface BetsFilter {
  state: BetTab;
  sport?: SportId;
  /** `2026-03-01`, in UTC. */
  day?: string;
}

const page = '/sport/bets';
/** What is open is held whole, as far as anybody has so many: it is what changes. */
const mostOpen = 50;
const mostOthers = 20;
const dayMs = 24 * 60 * 60 * 1_000;

const isOf = <T extends string>(list: readonly T[], value: string | null): value is T =>
  (list as readonly (string | null)[]).includes(value);

/** From the address; what is not understood is left out. */
export function readBetsFilter(params: URLSearchParams): BetsFilter {
  const [state, sport, day] = [params.get('state'), params.get('sport'), params.get('day') ?? ''];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    state: isOf(betTabs, state) ? state : 'open',
    ...(isOf(sportIds, sport) && { sport }),
    ...(isDay && { day }),
  };
}

export const isFiltered = ({ sport, day }: BetsFilter): boolean => sport !== undefined || day !== undefined;

/** What the call is asked. */
export function queryOf({ state, sport, day }: BetsFilter) {
  return {
    ...(state !== 'declined' && { state }),
    ...(sport && { sport }),
    ...(day && { from: new Date(day).toISOString(), to: new Date(Date.parse(day) + dayMs).toISOString() }),
    limit: state === 'open' ? mostOpen : mostOthers,
  };
}

export function hrefOf({ state, sport, day }: BetsFilter): string {
  const params = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(sport && { sport }),
    ...(day && { day }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** The same as a table to keep. */
export function exportHref(filter: BetsFilter): string {
  const { limit, ...query } = queryOf(filter);
  return `/api/sport/bets/export?${new URLSearchParams(query)}`;
}
