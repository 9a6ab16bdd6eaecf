import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { contentCallNames } from './content-calls.ts';

/** Until then every process and every cache on the way has let go of what it held. */
const soonestMs = 5_000;
/** Ten thousand open pages come one after the other. */
const spreadMs = 5_000;

export function delayOf(random: () => number): number {
  return soonestMs + random() * spreadMs;
}

/** The operator has changed what the site says: an open page shows it after a moment, without a reload. */
function useContentNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const show = () => {
      // A page that nobody looks at waits until somebody does.
      if (!isDue || document.visibilityState !== 'visible') return;
      isDue = false;
      queries.invalidate(...contentCallNames);
      void revalidate();
    };
    // Several changes in one go are one look.
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        isDue = true;
        show();
      }, delayOf(Math.random));
    };
    // Whatever may have been missed, the page asks for it.
    const stop = [onLive('public:content_changes', changed), onMissedLive('public:content_changes', changed)];
    document.addEventListener('visibilitychange', show);
    return () => {
      for (const end of stop) end();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [revalidate]);
}

export function ContentTask(): null {
  useContentNews();
  return null;
}
