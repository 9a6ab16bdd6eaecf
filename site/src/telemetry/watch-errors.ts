import { log } from './index.ts';

/** A browser's own remark about layout, and what it says of another site's script: nobody's failure. */
const noise = /^(ResizeObserver loop|Script error\.?$)/;

/** What breaks outside of any call and any page: told with where it broke. Returns what ends it. */
export function watchErrors(): () => void {
  const path = () => window.location.pathname;
  const broke = (event: ErrorEvent) => {
    if (!noise.test(event.message)) log.error('WINDOW_ERROR', event.error ?? event.message, { path: path() });
  };
  const rejected = (event: PromiseRejectionEvent) => {
    // Who was refused by the server knows it already; who left does not wait any more.
    const { name, status } = Object(event.reason) as { name?: unknown; status?: unknown };
    if (name === 'AbortError' || typeof status === 'number') return;
    log.error('UNHANDLED_REJECTION', event.reason, { path: path() });
  };
  window.addEventListener('error', broke);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', broke);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
