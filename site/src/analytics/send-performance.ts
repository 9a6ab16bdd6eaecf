import { consentNow } from '../consent/index.ts';
import { callApi } from '../query/index.ts';

interface Connection {
  rtt?: number;
  downlink?: number;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

let sent = false;

/** Once a page load, when it is over: how long it took, and how good the line is where the browser tells. */
export function sendPerformance(): void {
  if (sent) return;
  sent = true;
  // The end of the load is written down behind its own listeners.
  const whenLoaded = () => setTimeout(send, 0);
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}

function send(): void {
  if (consentNow() !== 'all') return;
  const [entry] = performance.getEntriesByType('navigation');
  if (entry) void callApi('reportPerformance', { body: { timing: numbersOf(entry.toJSON()) } });
  const { rtt, downlink, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (rtt === undefined || downlink === undefined || !effectiveType) return;
  void callApi('reportNetworkPerformance', { body: { rtt, downlink, effectiveType } });
}

/** Its numbers alone: the address of the page and the lists in it say more than how long it took. */
export function numbersOf(timing: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(timing).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] >= 0 && /^[A-Za-z]{1,40}$/.test(entry[0]),
    ),
  );
}
