import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlayer } from '../../session/index.ts';

const LiveLink = lazy(() => import('./LiveLink.tsx').then((module) => ({ default: module.LiveLink })));

/** Players are connected wherever they are; a guest while something live is on the page. */
export function LiveForGuests() {
  const player = usePlayer();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (player || !here) return null;
  return (
    <Suspense>
      <LiveLink playerId={null} />
    </Suspense>
  );
}
