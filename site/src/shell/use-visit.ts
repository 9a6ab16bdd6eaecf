import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';
import { affiliateId, keepTrace, readCookieValue, readStored, writeStored } from '../storage/index.ts';
import { mayTrack } from '../telemetry/may-track.ts';
import { notify } from './notify.ts';
import { usePlayer, useRootData } from './session.ts';
import { useFlag } from './use-flag.ts';

/** What is noted once when a visit begins: its start, where it came from, and what a guest from here must know. */
export function useVisit(): void {
  const say = useSay();
  const isBot = useRootData()?.isBot ?? true;
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
  }, [isBot]);
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

/** A link with a partner's name tells the server of it: the answer, the list of languages, is of no interest. */
function tellAffiliate(): void {
  const { search } = window.location;
  if (!new URLSearchParams(search).has('stag')) return;
  const stag = affiliateId({ search, cookie: readCookieValue('stag') });
  const query = { affb_id: readCookieValue('affbId'), 'partner-stag': stag };
  void callApi('listLocales', { query }).catch(() => undefined);
}
