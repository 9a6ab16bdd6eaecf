import type { Input } from '../query/index.ts';
import { callApi } from '../query/index.ts';
import { readCookieValue, readStored, writeStored } from '../storage/index.ts';
import { track } from './track.ts';

type UtmMetrics = Input<'logUtmSet'>['body']['utmMetrics'];

/** The campaign of this visit or an earlier one, as far as it was kept; undefined where there is none. */
export function readCampaign(): UtmMetrics | undefined {
  const values = {
    utm_source: readCookieValue('utmSource'),
    utm_medium: readCookieValue('utmMedium'),
    utm_campaign: readCookieValue('utmCampaign'),
    utm_content: readCookieValue('utmContent'),
    utm_term: readCookieValue('utmTerm'),
    sub_id: readCookieValue('utmSubId'),
  };
  const given = Object.entries(values).filter(([, value]) => value);
  return given.length > 0 ? (Object.fromEntries(given) as UtmMetrics) : undefined;
}

/** A visit whose address names a campaign says so, once for each. Called with consent only. */
export function tellCampaignSet(search = window.location.search): void {
  const isNamed = [...new URLSearchParams(search).keys()].some((name) => name.startsWith('utm_') || name === 'sub_id');
  const utmMetrics = isNamed ? readCampaign() : undefined;
  if (!utmMetrics) return;
  const told = JSON.stringify(utmMetrics);
  if (readStored('campaignTold') === told) return;
  writeStored('campaignTold', told);
  void callApi('logUtmSet', { body: { utmMetrics } });
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term, sub_id } = utmMetrics;
  track('utm_set', {
    source: utm_source,
    medium: utm_medium,
    campaign: utm_campaign,
    content: utm_content,
    term: utm_term,
    sub_id,
  });
}

/** The campaign went along with a sign-up. */
export function tellCampaignSent(): void {
  const utmMetrics = readCampaign();
  if (utmMetrics) void callApi('logUtmSend', { body: { utmMetrics } });
}
