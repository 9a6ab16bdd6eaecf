import type { StagByReferrerName } from '@halley/contract';
import { searchEngineOf } from './affiliate.ts';

export interface Arrival {
  referrer: string;
  /** Where the visitor arrived, without a locale in front. */
  path: string;
  country: string;
}

/** The partner a visitor without a link belongs to, by the site they came from: of the page, of the country, of others. */
export function stagByReferrer({ pages, countries }: StagByReferrerName, arrival: Arrival): string | undefined {
  const names = namesOf(arrival.referrer);
  const among = (stags: Readonly<Record<string, string>> | undefined) =>
    names.map((name) => own(stags, name)).find((stag) => stag !== undefined);
  const ofPage = names.map((name) => own(own(pages ?? {}, name), arrival.path)).find((stag) => stag !== undefined);
  return ofPage ?? among(own(countries, arrival.country)) ?? among(own(countries, 'others'));
}

/** `www.google.com` is known as itself, without its `www.`, and as `google`. */
function namesOf(referrer: string): string[] {
  if (!URL.canParse(referrer)) return [];
  const { hostname } = new URL(referrer);
  const engine = searchEngineOf(referrer);
  return [...new Set([hostname, hostname.replace(/^www\./, ''), ...(engine ? [engine] : [])])];
}

function own<T>(map: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined;
}
