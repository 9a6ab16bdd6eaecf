import { CallFailed } from '@halley/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../query/index.ts';

export type LaunchRefusal =
  | 'account'
  | 'currency'
  | 'fields'
  | 'verification'
  | 'limit'
  | 'region'
  | 'missing'
  | 'no-demo'
  | 'failed';

export type Launch = { state: 'opening' } | { state: 'open'; url: string } | { state: 'refused'; why: LaunchRefusal };

export interface LaunchWish {
  identifier: string;
  mode: 'real' | 'demo';
  /** Another wallet is another launch. */
  currency: string | undefined;
  /** Off: nothing is opened. */
  enabled: boolean;
}

const byCode: Record<string, LaunchRefusal> = {
  UNAUTHENTICATED: 'account',
  'currency.not_supported': 'currency',
  VERIFICATION_REQUIRED: 'verification',
  LIMIT_REACHED: 'limit',
  EXCLUDED: 'limit',
  SESSION_TIME_OVER: 'limit',
  REGION_RESTRICTED: 'region',
  NOT_FOUND: 'missing',
};

/**
 * Opens the game for this visitor. Only the browser does: a launch may begin a session at a provider, and pages of
 * guests are served to more than one of them.
 */
export function useLaunch({ identifier, mode, currency, enabled }: LaunchWish) {
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' });
  const turn = useRef(0);

  const open = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setLaunch({ state: 'opening' });
    const next = await ask(identifier, mode);
    // Another wish has overtaken this one.
    if (mine === turn.current) setLaunch(next);
  }, [identifier, mode]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another wallet is another launch
  useEffect(() => {
    if (enabled) void open();
    return () => {
      turn.current += 1;
    };
  }, [open, enabled, currency]);

  return { launch, open };
}

async function ask(identifier: string, mode: 'real' | 'demo'): Promise<Launch> {
  const device = window.matchMedia('(pointer: coarse) and (max-width: 60rem)').matches ? 'mobile' : 'desktop';
  try {
    const { url } = await callApi('launchGame', { query: { identifier, mode, device } }, { retries: 1 });
    return { state: 'open', url };
  } catch (error) {
    return { state: 'refused', why: refusalOf(error, mode) };
  }
}

export function refusalOf(error: unknown, mode: 'real' | 'demo'): LaunchRefusal {
  if (!(error instanceof CallFailed)) return 'failed';
  const why = byCode[error.code];
  if (why === 'currency' && mode === 'demo') return 'no-demo';
  if (why) return why;
  // Fields a producer wants are named one by one: `{city: {missing: …}}`.
  const { errors } = Object(error.body) as { errors?: Record<string, object> };
  return Object.values(Object(errors) as Record<string, object>).some((codes) => 'missing' in codes)
    ? 'fields'
    : 'failed';
}
