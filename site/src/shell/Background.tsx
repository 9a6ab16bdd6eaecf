import { lazy, Suspense, useEffect, useState } from 'react';
import { whenFetched } from './when-fetched.ts';

const Duties = lazy(() => whenFetched(() => import('./Duties.tsx')));

/** What the page does behind its pictures arrives once it is drawn: guards, hash triggers, popups, news of the house. */
export function Background() {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return drawn ? (
    <Suspense>
      <Duties />
    </Suspense>
  ) : null;
}
