import { readCookieValue } from '../../storage/index.ts';
import type { Surroundings } from './registration-body.ts';

/** Where the visitor came from: the partner, the source and the campaign, as far as they were kept. */
export function readAcquisition(): Surroundings['acquisition'] {
  const campaign = {
    source: readCookieValue('utmSource'),
    medium: readCookieValue('utmMedium'),
    campaign: readCookieValue('utmCampaign'),
    content: readCookieValue('utmContent'),
    term: readCookieValue('utmTerm'),
    sub_id: readCookieValue('utmSubId'),
  };
  const utm = withoutGaps(campaign);
  const found = withoutGaps({
    stag: readCookieValue('stag'),
    affb_id: readCookieValue('affbId'),
    utm: Object.keys(utm).length > 0 ? utm : undefined,
  });
  return Object.keys(found).length > 0 ? found : undefined;
}

function withoutGaps<T>(values: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<string, T>;
}
