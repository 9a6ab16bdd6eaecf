import { useEffect, useState } from 'react';
import { track } from '../analytics/index.ts';
import { isFramed } from '../frame/index.ts';
import { useFlag } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer, useRootData } from '../session/index.ts';
import { registerWorker } from './register-worker.ts';
import { useEscape } from './use-escape.ts';
import { useIdleTitle } from './use-idle-title.ts';
import { useUpdate } from './use-update.ts';

const isFromHomeScreen = () => new URLSearchParams(window.location.search).get('pwaType') === 'native';

/** What makes the site an app: its worker, and that the installed one was opened. */
export function useApp(): void {
  useUpdate();
  useIdleTitle();
  const root = useRootData();
  const isBot = root?.isBot ?? true;
  const locale = root?.locale ?? 'en';
  const wanted = useFlag('service_worker');
  useEffect(() => {
    // A partner's frame has a life of its own, and a developer's page changes under the worker's feet.
    if (!import.meta.env.PROD || isBot || isFramed()) return;
    const start = () => void registerWorker({ wanted, locale });
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [isBot, wanted, locale]);

  // Of the address the visit began with: whoever logs in later is somewhere else by then.
  const [opened] = useState(isFromHomeScreen);
  const player = usePlayer()?.id;
  // Told of guests too, and once a visit; the call below is about the player's group.
  useEffect(() => {
    if (opened) track('pwa_open', {});
    const installed = () => track('pwa_install', {});
    window.addEventListener('appinstalled', installed);
    return () => window.removeEventListener('appinstalled', installed);
  }, [opened]);
  useEffect(() => {
    if (player === undefined) return;
    const note = (event: 'open' | 'install') =>
      void callApi('notePwaEvent', { body: { event } }).catch(() => undefined);
    const installed = () => note('install');
    if (opened) note('open');
    window.addEventListener('appinstalled', installed);
    return () => window.removeEventListener('appinstalled', installed);
  }, [player, opened]);
}

export function AppTask(): null {
  useApp();
  useEscape();
  return null;
}
