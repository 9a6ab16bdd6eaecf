import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { late, latePage } from '../page/index.ts';
import { type RootData, useRootData } from '../session/index.ts';
import { holdClicks } from './hold-clicks.ts';
import { useSearchKeys } from './use-search-keys.ts';

const BackgroundTasks = lazy(() => late(() => import('./BackgroundTasks.tsx')));

/**
 * What the page does behind its images: guards, hash triggers, popups, news of the house. It arrives with a guest's
 * first sign of life; where somebody is logged in, or there is something to do now, as soon as the page is drawn.
 */
export function Background() {
  const root = useRootData();
  const { search, hash } = useLocation();
  const [drawn, setDrawn] = useState(false);
  useSearchKeys();
  useEffect(() => {
    setDrawn(true);
    return holdClicks();
  }, []);
  useEffect(() => {
    if (search || hash || cannotWait(root)) latePage.begin();
  }, [search, hash, root]);
  return drawn ? (
    <Suspense>
      <BackgroundTasks />
    </Suspense>
  ) : null;
}

/** Players; guests who are told something first, or whom a part of the page is closed to; scripts and figures somebody agreed to. */
function cannotWait(root: RootData | undefined): boolean {
  if (!root || root.player || root.scriptHosts?.length || root.licence === 'EE' || root.flags.on.closed_region)
    return true;
  return !root.may.register || !root.may.signIn || document.cookie.includes('cookies_accepted=all');
}
