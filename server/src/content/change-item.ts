import type { Tx } from '../kit/index.ts';
import { storeOf } from './item-store.ts';
import { type CheckOptions, ContentRefused } from './items/check-item.ts';
import { type ItemName, nameOf } from './items/item-names.ts';
import { inForce } from './list-items.ts';
import { publishItem } from './publish-item.ts';

export type ItemChange = 'publish' | 'schedule' | 'rollback' | 'withdraw' | 'cancel';

export interface Change {
  item: ItemName;
  change: ItemChange;
  /** Which version; unset: the newest one for publishing, the one that counted before for rolling back. */
  version?: number | undefined;
  /** For a schedule. */
  publishAt?: Date | undefined;
  by: string;
  at: Date;
}

/** What an operator does with versions that are there. Each adds one; only a schedule that is called off marks one. */
export async function changeItem(
  tx: Tx,
  { item, change, version, publishAt, by, at }: Change,
  options?: CheckOptions,
): Promise<number> {
  const { versions, name } = storeOf(item);
  await versions.lock(tx, name);
  const history = await versions.history(tx, name);
  const refuse = (field: string, message: string) => new ContentRefused([{ item: nameOf(item), field, message }]);
  const wasSeen = inForce(history, at);

  if (change === 'cancel') {
    const isOff = version !== undefined && (await versions.cancel(tx, { name, version, by, at }));
    if (!isOff) throw refuse('version', 'there is no such version that waits for its time');
    return version as number;
  }
  if (change === 'withdraw') {
    if (!wasSeen[0] || wasSeen[0].content === null) throw refuse('it', 'it is not published');
    return publishItem(tx, { item, content: null, publishAt: at, by, at });
  }
  const among = change === 'rollback' ? wasSeen : history;
  const usual = change === 'rollback' ? wasSeen[1] : history[0];
  const chosen = version === undefined ? usual : among.find((one) => one.version === version);
  if (!chosen) {
    const what = change === 'rollback' ? 'there is no such version that was published' : 'there is no such version';
    throw refuse('version', what);
  }
  if (change === 'schedule' && !(publishAt && publishAt > at)) throw refuse('time', 'it must be a time to come');
  const from = change === 'schedule' ? (publishAt as Date) : at;
  return publishItem(tx, { item, content: chosen.content, publishAt: from, by, at }, options);
}
