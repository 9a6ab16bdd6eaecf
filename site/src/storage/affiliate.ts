import type { CookieKey } from '@halley/contract/cookies';
import { readCookieValue, writeCookie } from './stored.ts';

const usualAffb = '122';
const searchAffb = '241';
/** The names the house's reports know; `ai` is any assistant that answers questions. */
const searchEngines: Record<string, RegExp> = {
  google: /(^|\.)google\.[a-z.]{2,6}$/,
  bing: /(^|\.)bing\.com$/,
  yahoo: /(^|\.)yahoo\.[a-z.]{2,6}$/,
  ai: /(^|\.)(chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|copilot\.microsoft\.com|gemini\.google\.com)$/,
};
const utm = {
  source: 'utmSource',
  medium: 'utmMedium',
  campaign: 'utmCampaign',
  content: 'utmContent',
  term: 'utmTerm',
  sub_id: 'utmSubId',
} as const satisfies Record<string, CookieKey>;
export const utmParameters = Object.keys(utm) as (keyof typeof utm)[];
const longest = 200;

export function searchEngineOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  // Assistants first: one of them lives below a search engine's name.
  return ['ai', 'google', 'bing', 'yahoo'].find((name) => searchEngines[name]?.test(hostname));
}

/** The affiliate of this visit: the link's, else the one kept from an earlier visit, else `not set`. */
export function affiliateId({ search, cookie }: { search: string; cookie: string | undefined }): string {
  return tidy(new URLSearchParams(search).get('stag')) ?? cookie ?? 'not set';
}

export interface Visit {
  search: string;
  referrer: string;
  /** What is kept already. */
  kept: (key: CookieKey) => string | undefined;
}

/** What a visit leaves behind: the partner of the link, the number of the source, and the campaign. */
export function traceOf({ search, referrer, kept }: Visit): Partial<Record<CookieKey, string>> {
  const query = new URLSearchParams(search);
  const trace: Partial<Record<CookieKey, string>> = {};
  const stag = tidy(query.get('stag'));
  if (stag) trace.stag = stag;
  const affb = tidy(query.get('affb_id'));
  if (affb) trace.affbId = affb;
  // A number from an earlier visit stays: it belongs to whoever brought the visitor first.
  else if (!kept('affbId')) trace.affbId = searchEngineOf(referrer) ? searchAffb : usualAffb;
  for (const name of utmParameters) {
    const value = tidy(query.get(`utm_${name}`) ?? (name === 'sub_id' ? query.get('sub_id') : null));
    if (value) trace[utm[name]] = value;
  }
  return trace;
}

/** Once a visit, in the browser. The campaign's cookies wait for consent (see `writeCookie`). */
export function keepTrace(): void {
  const { search } = window.location;
  const trace = traceOf({ search, referrer: document.referrer, kept: readCookieValue });
  for (const [key, value] of Object.entries(trace)) writeCookie(key as CookieKey, value);
}

function tidy(value: string | null): string | undefined {
  const text = value?.trim() ?? '';
  return text !== '' && text.length <= longest && /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}
