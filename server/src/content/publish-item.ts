import { type Tx, writeEvents } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { contentVersions } from './content-versions.ts';
import { type CheckOptions, checkItem } from './items/check-item.ts';
import { type ItemName, nameOf } from './items/item-names.ts';

export interface NewItem {
  item: ItemName;
  /** Null: it is withdrawn. */
  content: unknown;
  /** From when on it is seen; null: it is a draft. */
  publishAt: Date | null;
  by: string;
  at: Date;
  shipped?: boolean;
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
  const version = await contentVersions.add(tx, { ...rest, name: nameOf(item), content: checked });
  await tellChange(tx, { ...item, publishAt: rest.publishAt, at: rest.at });
  return version;
}

export interface Change {
  kind: string;
  key: string;
  publishAt: Date | null;
  at: Date;
}

/** A draft changes nothing that anyone sees. */
export async function tellChange(tx: Tx, { kind, key, publishAt, at }: Change): Promise<void> {
  if (publishAt === null) return;
  if (publishAt <= at) await writeEvents(tx, 'content.changed', [{ kind, key }]);
  else await addJob(tx, 'content.announce', { kind, key }, { runAt: publishAt });
}
