/** The parameters of a campaign that are kept, by the name after `utm_`. */
export const utmParameters = ['source', 'medium', 'campaign', 'content', 'term', 'sub_id'] as const;
export type UtmParameter = (typeof utmParameters)[number];

export const defaultAffiliateBrand = '122';
export const searchEngineAffiliateBrand = '241';

const searchEngines = /^(.+\.)?(google|bing|yahoo|duckduckgo|ecosia|startpage|qwant|baidu|yandex)\.[a-z.]{2,10}$/;

/** Whether somebody came from a search engine: the referrer is an address, or a name that the site has kept of it. */
export function isSearchEngine(referrer: string | null | undefined): boolean {
  if (!referrer) return false;
  if (['google', 'bing', 'yahoo'].includes(referrer.toLowerCase())) return true;
  return URL.canParse(referrer) && searchEngines.test(new URL(referrer).hostname.toLowerCase());
}

/** Which of our doors an affiliate's visitor came through, when no link has said it. */
export function affiliateBrandFor(referrer: string | null | undefined): string {
  return isSearchEngine(referrer) ? searchEngineAffiliateBrand : defaultAffiliateBrand;
}
