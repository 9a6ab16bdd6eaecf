import { vipTiers } from '@halley/contract/groups';
import { type currencies, defaultCurrency, isCurrency } from '@halley/contract/money';
import { subunitsOf } from '@halley/ui/form';
import type { Input } from '../api/index.ts';
import { type ListFilter, queryOf, readFilters } from '../console/index.ts';
import { words } from '../words/index.ts';

type Query = NonNullable<Input<'searchPlayers'>['query']>;

/** What stands in the address: names as short as they can be, amounts in units as people write them. */
const filterNames = [
  'state',
  'verified',
  'country',
  'vip',
  'level',
  'tag',
  'deposits',
  'joined',
  'seen',
  'currency',
  'from',
  'to',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];

const { labels } = words.players.filters;
const chosen: Readonly<Record<string, ListFilter>> = {
  question: { label: words.players.search, short: 'q' },
  ...Object.fromEntries(
    (
      ['state', 'verified', 'country', 'vip', 'level', 'tag', 'deposits', 'joined', 'seen', 'currency', 'sort'] as const
    ).map((name) => [name, { label: labels[name] }]),
  ),
};
export const vipChoices = [...vipTiers, 'none'] as const;

/** The question an address asks; balances are compared in a currency. */
export function askedIn(params: URLSearchParams): Query {
  const { sort, ...asked }: Query = readFilters(queryOf('searchPlayers'), chosen, params);
  const from = centsIn(params.get('from'), asked.currency);
  const to = centsIn(params.get('to'), asked.currency);
  const needsCurrency = sort?.startsWith('balance') && asked.currency === undefined;
  return {
    question: '',
    ...asked,
    ...(from !== undefined && { balance_from: from }),
    ...(to !== undefined && { balance_to: to }),
    ...(sort && !needsCurrency && { sort }),
  };
}

/** The address with one choice changed. A balance is compared in a currency: without one it is the usual. */
export function changed(params: URLSearchParams, choices: Partial<Record<FilterName | 'q', string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(choices)) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  const comparesBalances = next.has('from') || next.has('to') || next.get('sort')?.startsWith('balance');
  if (comparesBalances && !isCurrency(next.get('currency'))) {
    if (choices.currency === undefined) next.set('currency', defaultCurrency);
    // Whoever takes the currency away takes away what was compared in it.
    else for (const name of ['from', 'to', 'sort']) next.delete(name);
  }
  return next;
}

/** How many filters an address sets; the order is none. */
export function countFilters(params: URLSearchParams): number {
  return filterNames.filter((name) => name !== 'sort' && params.has(name)).length;
}

/** `12.5` of a currency in subunits, as the wire wants it; undefined for what is no amount of it. */
function centsIn(text: string | null, currency: keyof typeof currencies | undefined): string | undefined {
  if (text === null || currency === undefined) return undefined;
  const cents = /^\d{1,12}(?:[.,]|$)/.test(text.trim()) ? subunitsOf(text.trim(), currency) : undefined;
  return typeof cents === 'number' && cents >= 0 && cents < 1e15 ? String(cents) : undefined;
}
