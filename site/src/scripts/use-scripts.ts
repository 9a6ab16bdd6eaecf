import { isSensitiveAddress } from '@halley/contract/sensitive-path';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { consentNow, onConsent } from '../consent/index.ts';
import { whenFetched } from '../page/index.ts';
import { useRootData } from '../session/index.ts';

/**
 * Scripts of other houses: off unless the operator's settings name a host, and then only in documents the server has
 * made for them (a guest's, of the lobby and content kind). Everywhere else nothing of this is even loaded.
 */
export function useScripts(): void {
  const root = useRootData();
  const hosts = root?.scriptHosts;
  const mode = root?.mode ?? 'demo';
  const consent = useSyncExternalStore(onConsent, consentNow, () => undefined);
  const { pathname, search } = useLocation();
  const isSensitive = isSensitiveAddress({ pathname, search });
  const before = useRef(consent);
  useEffect(() => {
    if (!hosts?.length) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const isWithdrawn = before.current === 'all' && consent !== 'all';
    before.current = consent;
    void whenFetched(() => import('./keep-scripts.ts')).then(({ keepScripts, leaveOthers }) => {
      if (isWithdrawn) leaveOthers();
      else if (!isOver) stop = keepScripts(() => ({ hosts, consent, mode, isSensitive }));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [hosts, mode, consent, isSensitive]);
}

export function ScriptsTask(): null {
  useScripts();
  return null;
}
