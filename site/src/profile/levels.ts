import type { Output } from '../query/index.ts';

type Status = Output<'listStatuses'>[number];

export interface Level {
  id: string;
  name: string;
  /** Points with which it begins; null where the house does not say. */
  from: number | null;
  /** Points with which it ends; null for the highest. */
  to: number | null;
}

const orderOf = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 0);

/** The ladder of levels, the lowest first. Groups are the house's own business and are left out. */
export function levelsOf(statuses: readonly Status[]): Level[] {
  return statuses
    .filter(({ status }) => status)
    .sort((a, b) => orderOf(a.id) - orderOf(b.id))
    .map(({ id, name, conditions }) => {
      const range = conditions[0]?.persistent_comp_points;
      return { id, name, from: range?.min ?? null, to: range?.max ?? null };
    });
}
