import type { StaffQueue, StaffQueueName } from '@halley/contract';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { call, onChange } from '../api/index.ts';
import { usePresence, useRepeated } from './use-presence.ts';

/** What waits, by queue; a queue the member may not see is not among them. */
export type Queues = Partial<Record<StaffQueueName, StaffQueue>>;

const everyMs = 30_000;

/** How many notices the member has not read. */
export const UnreadContext = createContext(0);

export function useUnread(): number {
  return useContext(UnreadContext);
}

export const QueuesContext = createContext<Queues>({});

export function useQueues(): Queues {
  return useContext(QueuesContext);
}

/** Asked for every half a minute while somebody is there, on each new page, and after everything they do. */
export function useLiveQueues({ isOn, place }: { isOn: boolean; place: string }): { queues: Queues; unread: number } {
  const [queues, setQueues] = useState<Queues>({});
  const [unread, setUnread] = useState(0);
  const { isHere } = usePresence();
  const load = useCallback(async () => {
    const answer = await call('readStaffQueues');
    setQueues(Object.fromEntries(answer.queues.map((queue) => [queue.name, queue])));
    setUnread(answer.notices);
  }, []);
  useRepeated(load, everyMs, isOn && isHere);
  useEffect(() => {
    if (!isOn) return;
    // The menu goes without its numbers before it would stand in anybody's way.
    return onChange(() => void load().catch(() => undefined));
  }, [isOn, load]);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (isOn) load().catch(() => undefined);
  }, [isOn, load, place]);
  return { queues, unread };
}
