import { type SportId, sportIds } from '@halley/contract/sport-names';

const betTabs = ['open', 'settled', 'cashed_out', 'all', 'declined'] as const;
type BetTab = (typeof betTabs)[number];

export interface BetsFilter {
  state: BetTab;
  sport?: SportId;
  /** `2026-03-01`, in UTC. */
  day?: string;
  /** One bet alone: notices and the account's history lead there. */
  bet?: string;
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
  const bet = params.get('bet') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    state: isOf(betTabs, state) ? state : 'open',
    ...(isOf(sportIds, sport) && { sport }),
    ...(isDay && { day }),
    ...(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(bet) && { bet }),
  };
}

export const isFiltered = ({ sport, day, bet }: BetsFilter): boolean =>
  sport !== undefined || day !== undefined || bet !== undefined;

/** What the call is asked. */
export function queryOf({ state, sport, day, bet }: BetsFilter) {
  return {
    ...(state !== 'declined' && state !== 'all' && { state }),
    ...(bet && { id: bet }),
    ...(sport && { sport }),
    ...(day && { from: new Date(day).toISOString(), to: new Date(Date.parse(day) + dayMs).toISOString() }),
    limit: state === 'open' ? mostOpen : mostOthers,
  };
}

export function hrefOf({ state, sport, day, bet }: BetsFilter): string {
  const params = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(sport && { sport }),
    ...(day && { day }),
    ...(bet && { bet }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** The same as a table to keep. */
export function exportHref(filter: BetsFilter): string {
  const { limit, id, ...query } = queryOf(filter);
  return `/api/sport/bets/export?${new URLSearchParams(query)}`;
}
