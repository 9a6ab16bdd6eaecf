import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { consentNow, onConsent } from '../consent/index.ts';
import { openModal, whenFetched } from '../page/index.ts';
import { useRootData } from '../session/index.ts';
import { mayTrack } from '../telemetry/index.ts';
import { takeTracked, track } from './track.ts';

const tabs = {
  deposit: 'deposit',
  'deposit-bonus': 'deposit',
  'deposit-fast': 'deposit',
  withdraw: 'withdraw',
  cashbox: 'accounts',
} as const;

/**
 * Pages are told of as they are shown. Whoever sends it is loaded when the visitor agrees, and ended when they do not any
 * more; a visitor who agrees to nothing, and a machine, loads nothing of it.
 */
export function useAnalytics(): void {
  const isBot = useRootData()?.isBot ?? true;
  const consent = useSyncExternalStore(onConsent, consentNow, () => undefined);
  const page = useMatches().at(-1)?.id ?? 'unknown';
  const modal = openModal(useLocation())?.name;
  const current = useRef(page);
  const isFirst = useRef(true);

  useEffect(() => {
    current.current = page;
    track('page_view', { page, from: isFirst.current ? arrival() : 'site' });
    isFirst.current = false;
  }, [page]);

  useEffect(() => {
    if (modal === 'registration') track('registration_open', {});
    else if (modal && modal in tabs) track('cashbox_open', { tab: tabs[modal as keyof typeof tabs] });
  }, [modal]);

  useEffect(() => {
    if (!mayTrack({ isBot }) || consent === 'necessary') return void takeTracked();
    if (consent !== 'all') return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void whenFetched(() => import('./start-analytics.ts')).then(({ startAnalytics }) => {
      if (!isOver) stop = startAnalytics({ page: () => current.current });
    });
    void whenFetched(() => import('./campaign.ts')).then(({ tellCampaignSet }) => {
      if (!isOver) tellCampaignSet();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [consent, isBot]);
}

function arrival(): 'start' | 'site' | 'search' | 'other' {
  const { referrer } = document;
  if (!referrer || !URL.canParse(referrer)) return 'start';
  const { host } = new URL(referrer);
  if (host === window.location.host) return 'site';
  return /(^|\.)(google|bing|yahoo|duckduckgo|ecosia|startpage|qwant)\.[a-z.]{2,10}$/.test(host) ? 'search' : 'other';
}

export function AnalyticsTask(): null {
  useAnalytics();
  return null;
}
