import { type NewVersion, type Tx, writeEvents } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { storeOf } from './item-store.ts';
import { type CheckOptions, checkItem } from './items/check-item.ts';
import type { ItemName } from './items/item-names.ts';

/** A version of an item. Content of null: it is withdrawn. */
export interface NewItem extends Omit<NewVersion, 'name'> {
  item: ItemName;
}

/**
 * Adds a version, checked and cleaned; throws `ContentRefused`. Every process counts with it from `publishAt` on. The
 * job only tells open pages of it.
 */
export async function publishItem(
  tx: Tx,
  { item, content, ...rest }: NewItem,
  options?: CheckOptions,
): Promise<number> {
  const checked = content === null ? null : checkItem(item, content, options);
  const { versions, name } = storeOf(item);
  const version = await versions.add(tx, { ...rest, name, content: checked });
  const { publishAt, publishUntil, at } = rest;
  // A draft changes nothing that anyone sees.
  if (publishAt !== null && publishAt <= at) await writeEvents(tx, 'content.changed', [item]);
  else if (publishAt !== null) await addJob(tx, 'content.announce', item, { runAt: publishAt });
  if (publishUntil) await addJob(tx, 'content.announce', item, { runAt: publishUntil });
  return version;
}
