import type { Tracked } from './track.ts';

interface WithDataLayer {
  dataLayer?: object[];
}

/**
 * A tag manager of the operator's reads `window.dataLayer`. Where none is configured, or none was let in, nothing is
 * made for it; it is told the events of the catalogue and nothing else.
 */
export function pushToDataLayer({ name, payload }: Tracked): void {
  (window as WithDataLayer).dataLayer?.push({ event: name, ...payload });
}

/** Before the manager's script runs, so that it finds what happened meanwhile. */
export function openDataLayer(): void {
  const page = window as WithDataLayer;
  page.dataLayer ??= [{ event: 'gtm.js', 'gtm.start': Date.now() }];
}
