import type { QueueAssignment, StaffQueueName } from '@halley/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, type Output } from '../api/index.ts';
import { useQueues, useStaff } from '../session/index.ts';

export interface QueueWork {
  queue: StaffQueueName;
  /** Nothing for who may not see the queue. */
  answer: Output<'listQueueWork'> | undefined;
  of(item: number | string): QueueAssignment | undefined;
  reload(): void;
  isMineOnly: boolean;
  setMineOnly(isMineOnly: boolean): void;
  /** Whether an item is shown: all of them, or this member's alone. */
  isShown(item: number | string): boolean;
}

/** Whose the items of a queue are: read once for a whole list, by who may see the queue. */
export function useQueueWork(queue: StaffQueueName): QueueWork {
  const { member } = useStaff();
  const isSeen = useQueues()[queue] !== undefined;
  const [answer, setAnswer] = useState<Output<'listQueueWork'>>();
  const [isMineOnly, setMineOnly] = useState(false);
  // A list is worked through without it: what fails here says nothing.
  const reload = useCallback(
    () => void call('listQueueWork', { params: { queue } }).then(setAnswer, () => undefined),
    [queue],
  );
  useEffect(() => {
    if (isSeen) reload();
  }, [isSeen, reload]);
  const of = (item: number | string) => answer?.assignments.find((one) => one.item === String(item));
  return {
    queue,
    answer,
    of,
    reload,
    isMineOnly,
    setMineOnly,
    isShown: (item) => !isMineOnly || of(item)?.member?.id === member.id,
  };
}
