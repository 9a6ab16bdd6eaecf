import { randomUUID } from 'node:crypto';
import type { Clock, Database } from '../../kit/index.ts';
import { findHead } from '../chain-store.ts';
import type { Author } from '../entry.ts';
import { sealEntries } from '../seal-entries.ts';
import { writeSignificant } from '../write-significant.ts';
import { comparePlaces } from './compare-places.ts';
import { findEra, insertEra, insertMark } from './mark-store.ts';
import { createPlace } from './place.ts';

const mostTold = 20;

export interface RestoreOptions {
  database: Database;
  clock: Clock;
  folders: readonly string[];
  author: Author;
}

/**
 * An operator agrees to a database that is behind what was remembered of it. A new era begins: what is remembered of
 * older ones, on this machine or any other, is settled. Answers what was missing.
 */
export async function acceptRestore({ database, clock, folders, author }: RestoreOptions): Promise<string[]> {
  const [process, token, at] = [randomUUID(), randomUUID(), clock.now()];
  const { losses, lastEra } = await comparePlaces(database, folders);
  const house = (await findEra(database))?.house ?? randomUUID();
  const number = lastEra + 1;
  const head = await database.tx(async (tx) => {
    await insertEra(tx, { house, number }, { reason: author.reason, at });
    const detail = { era: number, losses: losses.slice(0, mostTold), count: losses.length };
    await writeSignificant(tx, { ...author, kind: 'audit.restore_accepted', detail });
    await sealEntries(tx, at);
    await insertMark(tx, { process, token, at });
    return findHead(tx);
  });
  for (const folder of folders) {
    const place = createPlace(folder, process);
    await place.prepare();
    await place.append({ house, era: number, process, mark: 1, token, link: Number(head.number), hash: head.hash });
  }
  return losses;
}
