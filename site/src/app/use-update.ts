import { useEffect } from 'react';
import { formatMessage, loadMessages, useSpeech } from '../i18n/index.ts';
import { notify } from '../page/index.ts';

/** A page that is looked at asks at most so often whether the house has changed under it. */
const betweenMs = 15 * 60_000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * A new build is being served: the visitor is told, once, and reloads when it suits. Nothing is reloaded by force, for
 * a round or a form may be open; an old page goes on working.
 */
export function useUpdate(): void {
  const { locale } = useSpeech();
  useEffect(() => {
    const own = window.__reactRouterManifest?.version;
    let askedMs = Date.now();
    let told = '';
    async function look() {
      if (!own || document.hidden || Date.now() - askedMs < betweenMs) return;
      askedMs = Date.now();
      const version = await readVersion();
      if (!version || version === own || version === told) return;
      told = version;
      const words = await loadMessages(locale, 'app');
      const say = (key: keyof typeof words) => formatMessage(words[key] ?? key);
      notify({
        id: 'new-version',
        title: say('app.update.title'),
        text: say('app.update.text'),
        lifetimeMs: 0,
        action: { label: say('app.update.reload'), onPress: () => window.location.reload() },
      });
    }
    const timer = setInterval(() => void look(), betweenMs);
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [locale]);
}

/** Undefined: nobody answered, or something that is no house. */
async function readVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const { version } = (await response.json()) as { version?: unknown };
    return response.ok && typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
