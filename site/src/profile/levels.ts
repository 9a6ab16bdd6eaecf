import type { Output } from '../query/index.ts';

type Status = Output<'listStatuses'>[number];

export interface Level {
  id: string;
  name: string;
  image: string | null;
  content: string;
  /** What reaching it gives, in words. */
  gifts: string[];
}

const orderOf = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 0);

/** The ladder of levels, the lowest first. Groups are the house's own business and are left out. */
export function levelsOf(statuses: readonly Status[]): Level[] {
  return statuses
    .filter(({ status }) => status)
    .sort((a, b) => orderOf(a.id) - orderOf(b.id))
    .map(({ id, name, image, content, gift_descriptions: gifts }) => ({
      id,
      name,
      image: image ?? null,
      content: content ?? '',
      gifts: (gifts ?? []).map((gift) => gift.name),
    }));
}
