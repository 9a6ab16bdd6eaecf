import { newUuid } from '@halley/contract/new-uuid';
import { consentNow } from '../consent/index.ts';
import { createSender } from './create-sender.ts';
import { pushToDataLayer } from './data-layer.ts';
import { observeVitals } from './observe-vitals.ts';
import { sendPerformance } from './send-performance.ts';
import { onTracked, takeTracked } from './track.ts';

/** One in four visits measures how fast its pages were: enough for figures, little for the line. */
const vitalsSample = 0.25;

/** Loaded and called once the visitor agrees, never before. Returns what ends it. */
export function startAnalytics({ page }: { page: () => string }): () => void {
  // In memory alone: it ends with the page and is on no device.
  const visit = newUuid();
  const sender = createSender({
    take: takeTracked,
    mayPost: () => consentNow() === 'all',
    adapters: [pushToDataLayer],
    post: async (events, { keepalive, batch }) => {
      try {
        const { status } = await fetch('/api-fe/analytics', {
          method: 'POST',
          keepalive,
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
          body: JSON.stringify({ visit, batch, events }),
        });
        return status;
      } catch {
        return 0;
      }
    },
  });
  const leave = () => sender.flush({ keepalive: true });
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const stopListening = onTracked(() => sender.heard());
  const stopVitals = isSampled(vitalsSample) ? observeVitals({ page }) : () => {};
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  sender.heard();
  sendPerformance();
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    stopListening();
    stopVitals();
    sender.stop();
  };
}

function isSampled(share: number): boolean {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32 < share;
}
