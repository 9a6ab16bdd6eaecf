import type { Queryable, Version } from '../kit/index.ts';
import { storeOf, stores } from './item-store.ts';
import { type ItemName, nameOf } from './items/item-names.ts';

export interface ListedItem {
  name: string;
  /** `published 3, scheduled 4 for …, draft 5` */
  state: string;
}

/** Everything that has ever been written, with what is to be known of it. */
export async function listItems(db: Queryable, at: Date): Promise<ListedItem[]> {
  const listed: ListedItem[] = [];
  for (const { versions, itemOf } of stores) {
    for (const [name, all] of await versions.histories(db)) {
      const item = itemOf({ name });
      if (item) listed.push({ name: nameOf(item), state: stateOf(withStates(all, at)) });
    }
  }
  return listed;
}

export type HistoricVersion = Version & {
  state: 'published' | 'withdrawn' | 'scheduled' | 'cancelled' | 'draft' | 'past';
};

/** The newest first, each with what it is at a moment. */
export async function historyOf(db: Queryable, item: ItemName, at: Date): Promise<HistoricVersion[]> {
  const { versions, name } = storeOf(item);
  return withStates(await versions.history(db, name), at);
}

export function withStates(all: readonly Version[], at: Date): HistoricVersion[] {
  const [counting] = inForce(all, at);
  return all.map((one) => ({ ...one, state: stateOfVersion(one, counting, at) }));
}

/** What has come due and has not ended, the one that counts first. */
export function inForce(all: readonly Version[], at: Date): Version[] {
  return all
    .filter(({ publishAt, cancelledAt }) => publishAt !== null && publishAt <= at && cancelledAt === null)
    .filter(({ publishUntil }) => publishUntil === null || publishUntil > at)
    .sort((left, right) => Number(right.publishAt) - Number(left.publishAt) || right.version - left.version);
}

function stateOfVersion(one: Version, counting: Version | undefined, at: Date): HistoricVersion['state'] {
  if (one.cancelledAt) return 'cancelled';
  if (one.publishAt === null) return 'draft';
  if (one.publishAt > at) return 'scheduled';
  if (one.version !== counting?.version) return 'past';
  return one.content === null ? 'withdrawn' : 'published';
}

function stateOf(history: readonly HistoricVersion[]): string {
  const counting = history.find(({ state }) => state === 'published' || state === 'withdrawn');
  const waiting = history.filter(({ state }) => state === 'scheduled');
  const [draft] = history.filter(({ state, version }) => state === 'draft' && version > (counting?.version ?? 0));
  return [
    ...(counting ? [`${counting.state} ${counting.version}`] : ['never published']),
    ...waiting.map(({ version, publishAt }) => `scheduled ${version} for ${publishAt?.toISOString()}`),
    ...(draft ? [`draft ${draft.version}`] : []),
  ].join(', ');
}
