const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;
/** Longest wait for a quiet moment. */
const patienceMs = 2_000;

/** The first sign of life of a visitor, or the first quiet moment of the browser, whichever is earlier. */
export function firstSign(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true });
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patienceMs });
    else setTimeout(resolve, patienceMs);
  });
}
