import { whenFetched } from './when-fetched.ts';

declare global {
  interface Window {
    /** The visitor's first sign of life; heard before any module is here (`LateScripts`). */
    firstSign?: Promise<unknown>;
  }
}

/** Whoever only looks gets the rest of the page too: not among the first files, and nobody waits for it. */
const patienceMs = 8_000;

let begin: () => void = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});
if (!import.meta.env.SSR) {
  void window.firstSign?.then(begin);
  setTimeout(begin, patienceMs);
}

let settle: () => void = () => {};
/** The background tasks of the page are here and have begun. */
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

const parts: Promise<unknown>[] = [];

/**
 * A part of the page that the server has drawn, or that cannot be seen: what brings it to life is asked for with the
 * visitor's first sign, not before. Clicks that come earlier are kept (`hold-clicks.ts`).
 */
export function late<T>(load: () => Promise<T>): Promise<T> {
  const part = begun.then(() => whenFetched(load));
  parts.push(part);
  return part;
}

export const latePage = {
  /** Something on the page cannot wait for a sign. */
  begin: () => begin(),
  /** Said by the background tasks. */
  settle: () => settle(),
  /** From then on rooms hear of live events. */
  settled,
  /** Everything that comes late is here. */
  whole: () => settled.then(() => Promise.allSettled(parts)),
};
