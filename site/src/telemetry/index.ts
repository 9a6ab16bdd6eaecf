import { createLog } from './create-log.ts';

/** The one log of the page. It goes past the API client: a failure to log must not be logged. */
export const log = createLog({
  send: (entries, { keepalive }) => {
    void fetch('/log', {
      method: 'PUT',
      keepalive,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ entries }),
    }).catch(() => {});
  },
});

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => log.flush({ keepalive: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') log.flush({ keepalive: true });
  });
}

export { mayTrack } from './may-track.ts';
export { isOrdinaryFailure, reportNavigationFailure } from './navigation-failure.ts';
export { watchErrors } from './watch-errors.ts';
