import { useEffect } from 'react';
import { loadMessages, useSpeech } from '../i18n/index.ts';

const delayMs = 2_000;

/**
 * Two seconds after the visitor has turned to another tab the title says which one this was; it returns with the
 * visitor. It calls nobody back: no counter, no exclamation, no offer.
 */
export function useIdleTitle(): void {
  const { locale } = useSpeech();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: { own: string; idle: string } | undefined;
    async function rest() {
      const idle = (await loadMessages(locale, 'app'))['app.idleTitle'];
      if (!idle || !document.hidden || before) return;
      before = { own: document.title, idle };
      document.title = idle;
    }
    function turn() {
      clearTimeout(timer);
      if (document.hidden) {
        timer = setTimeout(() => void rest(), delayMs);
        return;
      }
      // A page that has changed meanwhile has said its own title.
      if (before && document.title === before.idle) document.title = before.own;
      before = undefined;
    }
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [locale]);
}
