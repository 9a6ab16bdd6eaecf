import { lazy, Suspense, startTransition, useEffect, useState } from 'react';

/** Something is to be said before anyone has clicked anything. */
export const noticeEvent = 'halley:notice';

const ToastArea = lazy(() => import('@halley/ui/ToastArea.tsx').then((module) => ({ default: module.ToastArea })));

/**
 * The place of notices arrives with the first press or key: before that nothing can be noticed, and a screen reader
 * must know the place before something is said there.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // The click that brings it does not wait for it.
    const want = () => startTransition(() => setWanted(true));
    const events = ['pointerdown', 'keydown', noticeEvent] as const;
    for (const name of events) window.addEventListener(name, want, { once: true, passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, want);
    };
  }, []);
  return wanted ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}
