import { deskWords } from './words.ts';

export type DeskTab = keyof typeof deskWords.tabs;
export const deskTabs = Object.keys(deskWords.tabs) as DeskTab[];

/** What the desk shows, as its address: a link to it shows a colleague the same. */
export function deskPath({ tab, event }: { tab: DeskTab; event?: number }): string {
  const params = new URLSearchParams();
  if (tab !== 'live') params.set('tab', tab);
  if (event !== undefined) params.set('event', String(event));
  const query = params.toString();
  return query === '' ? '/sportsbook' : `/sportsbook?${query}`;
}

export function readPlace(params: URLSearchParams): { tab: DeskTab; event: number | undefined } {
  const event = Number(params.get('event'));
  return {
    tab: deskTabs.find((tab) => tab === params.get('tab')) ?? 'live',
    event: Number.isSafeInteger(event) && event > 0 ? event : undefined,
  };
}
