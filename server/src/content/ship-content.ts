import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Clock, Database, Log, Queryable } from '../kit/index.ts';
import { FolderRefused, listFiles, readFolder } from './folder/read-folder.ts';
import { stores } from './item-store.ts';
import { nameOf } from './items/item-names.ts';
import { publishItem } from './publish-item.ts';

export interface ShipOptions {
  database: Database;
  clock: Clock;
  log: Log;
  folder: string;
  /**
   * What becomes of a text that the release says otherwise than the one before and that nobody here has touched: seen at
   * once, or a draft for the operator to look at. What is new is always seen at once.
   */
  changed: 'publish' | 'draft';
}

/** The author of what comes with a release. */
const release = 'release';

/**
 * Brings the content that comes with this release into the database. An item of which an operator has written any
 * version, a draft or a withdrawal too, is the operator's from then on and is never touched.
 */
export async function shipContent({ database, clock, log, folder, changed }: ShipOptions): Promise<void> {
  const digest = digestOf(folder, changed);
  if (await isIn(database, digest)) return;
  const items = readShipped(folder, log);
  if (items === undefined) return;
  const shipped = await database.tx(async (tx) => {
    // Processes that start together do this once.
    await tx.query("select pg_advisory_xact_lock(hashtext('content_ship'))");
    const held = new Map<string, { content: unknown; isTouched: boolean }>();
    for (const { versions, itemOf } of stores) {
      for (const version of await versions.newest(tx)) {
        const item = itemOf(version);
        if (item) held.set(nameOf(item), version);
      }
    }
    const at = clock.now();
    const done = { published: [] as string[], drafted: [] as string[] };
    for (const { item, content } of items) {
      const name = nameOf(item);
      const known = held.get(name);
      if (known?.isTouched || (known && isDeepStrictEqual(known.content, content))) continue;
      const isDraft = known !== undefined && changed === 'draft';
      await publishItem(tx, { item, content, publishAt: isDraft ? null : at, by: release, at, shipped: true });
      done[isDraft ? 'drafted' : 'published'].push(name);
    }
    await tx.query('insert into content_shipment (digest, shipped_at) values ($1, $2) on conflict do nothing', [
      digest,
      at,
    ]);
    return done;
  });
  if (shipped.published.length > 0) log.info({ content: shipped.published.length }, 'content of this release is in');
  if (shipped.drafted.length > 0) {
    log.warn({ content: shipped.drafted }, 'this release has other texts: look at the drafts and publish them');
  }
}

/** A broken file of a release is a bug of ours, and no reason to keep the house closed. */
function readShipped(folder: string, log: Log) {
  try {
    return readFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderRefused)) throw error;
    log.error({ files: error.issues }, 'the content of this release cannot be read');
    return undefined;
  }
}

/** Names the files as they are. Reading and cleaning them takes seconds, this takes none. */
function digestOf(folder: string, changed: string): string {
  const hash = createHash('sha256').update(changed);
  for (const path of listFiles(folder)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

async function isIn(db: Queryable, digest: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from content_shipment where digest = $1', [digest]);
  return rowCount === 1;
}
