import type { Output } from '../query/index.ts';

type Status = Pick<Output<'listStatuses'>[number], 'id' | 'conditions'>;

/** Whether points have reached what the level's first condition ends with: the next level has begun then. */
export function isLevelFull(statuses: readonly Status[], level: string | null, persistent: number): boolean {
  const [first] = statuses.find(({ id }) => id === level)?.conditions ?? [];
  const most = first?.persistent_comp_points.max;
  return most !== undefined && persistent >= most;
}
