import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/index.ts';
import { notify, useFlag, withoutPrefix } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer, useRootData } from '../session/index.ts';
import {
  affiliateId,
  keepTrace,
  readCookieValue,
  readStored,
  stagByReferrer,
  writeCookie,
  writeStored,
} from '../storage/index.ts';
import { mayTrack } from '../telemetry/index.ts';

/** What is noted once when a visit begins: its start, where it came from, and what a guest from here must know. */
export function useVisit(): void {
  const say = useSay();
  const root = useRootData();
  const isBot = root?.isBot ?? true;
  const [country, prefix] = [root?.country ?? '', root?.prefix];
  const player = usePlayer();
  const closed = useFlag('closed_region') && !player;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (readStored('visitStart') === null) writeStored('visitStart', String(Date.now()));
    if (!mayTrack({ isBot })) return;
    keepTrace();
    tellAffiliate();
    void keepReferrersStag({ country, prefix });
  }, [isBot, country, prefix]);
  useEffect(() => {
    if (!closed) return;
    notify({
      id: 'closed-region',
      title: say('guards.closed.region'),
      text: say('guards.closed.regionText'),
      tone: 'warn',
    });
  }, [closed, say]);
}

/** Who came from another site without a partner's link may belong to that site's partner: the operator's document says. */
async function keepReferrersStag({ country, prefix }: { country: string; prefix: string | undefined }): Promise<void> {
  const { referrer } = document;
  const isElsewhere = URL.canParse(referrer) && new URL(referrer).host !== window.location.host;
  const hasLink = new URLSearchParams(window.location.search).has('stag');
  if (!isElsewhere || hasLink || readCookieValue('stag') !== undefined) return;
  const path = withoutPrefix(window.location.pathname, prefix);
  const config = await callApi('readStagByReferrerName').catch(() => null);
  const stag = config && stagByReferrer(config, { referrer, path, country });
  if (stag) writeCookie('stag', stag);
}

/**
 * A link with a partner's name, or a friend's code, tells the server of it: the answer, the list of languages, is of no
 * interest. The server keeps a code that somebody has as the stag of this browser.
 */
function tellAffiliate(): void {
  const { search } = window.location;
  const given = new URLSearchParams(search);
  const code = given.get('ref_code');
  if (!given.has('stag') && !code) return;
  const stag = affiliateId({ search, cookie: readCookieValue('stag') });
  const ofPartner = given.has('stag') && { affb_id: readCookieValue('affbId'), 'partner-stag': stag };
  const query = { ...ofPartner, ...(code && { ref_code: code.slice(0, 200) }) };
  void callApi('listLocales', { query }).catch(() => undefined);
}
