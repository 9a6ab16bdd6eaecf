import { Count } from '@halley/ui';
import { useEffect, useState } from 'react';
import { onLive } from '../realtime/index.ts';
import { readStored } from '../storage/index.ts';

/** How many tournaments run. It moves once when one has begun, until they have been looked at. */
export function RunningCount({ count }: { count: number }) {
  const [bounces, setBounces] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is when something may have come
  useEffect(() => {
    const look = () => setBounces(readStored('bounceTournaments') !== null);
    look();
    // The task that keeps it hears the same news, and may hear it later.
    return onLive('tournament_notifications', () => queueMicrotask(look));
  }, [count]);
  if (count === 0) return null;
  return <Count className={bounces ? 'ml-auto motion-safe:animate-lift-in' : 'ml-auto'}>{count}</Count>;
}
