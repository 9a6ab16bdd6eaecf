import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onLive } from '../realtime/index.ts';

/** A player's groups decide much of what stands round a page: when they change, it is read anew, without a reload. */
export function useGroupNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onLive('groups_updates', () => void revalidate()), [revalidate]);
}
