import { groups } from '@halley/contract';

const names = new Map<number, string>(groups.map(({ id, name }) => [id, name]));

/** A group that only the house's own lists know goes by its number. */
export function groupsOf(groupIds: readonly number[]): { id: number; name: string }[] {
  return groupIds.map((id) => ({ id, name: names.get(id) ?? `Group ${id}` }));
}
