import type { LimitPeriod } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { keepDeviceBreak } from '../identity/index.ts';
import { callApi } from '../query/index.ts';
import { breakBegun } from '../session/index.ts';
import { endOf } from './period-names.ts';

/** Begins a pause or an exclusion; what is refused is said. */
export function useBeginBreak(type: 'coolingoff' | 'selfexclusion') {
  const say = useSay();
  const [state, setState] = useState<'idle' | 'busy' | 'begun'>('idle');
  const [failed, setFailed] = useState<string>();

  async function begin(period: LimitPeriod) {
    setState('busy');
    setFailed(undefined);
    breakBegun.asked();
    try {
      await callApi('setLimit', { body: { type, period } });
      keepDeviceBreak({ kind: type, until: endOf(period, new Date())?.toISOString() ?? null });
      breakBegun.begun();
      setState('begun');
    } catch (error) {
      breakBegun.refused();
      const longer = error instanceof CallFailed && error.code === 'limit.disable_impossible';
      setFailed(say(longer ? 'limits.pause.longer' : 'limits.banner.failed'));
      setState('idle');
    }
  }
  return { state, failed, begin };
}
