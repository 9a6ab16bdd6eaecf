import { randomUUID } from 'node:crypto';
import { type Clock, type Homes, homesApart, type Tx } from '../../kit/index.ts';
import { findHead, type Head } from '../chain-store.ts';
import type { Author } from '../entry.ts';
import { sealEntries } from '../seal-entries.ts';
import { writeSignificant } from '../write-significant.ts';
import { comparePlaces } from './compare-places.ts';
import { findEra, insertEra, insertMark } from './mark-store.ts';
import { createPlace } from './place.ts';
import type { Remembered } from './remembered.ts';

const mostTold = 20;

export interface RestoreOptions {
  homes: Homes;
  clock: Clock;
  folders: readonly string[];
  author: Author;
}

/**
 * An operator agrees to a database that is behind what was remembered of it. A new era begins in all of it: what is remembered
 * of older ones, on this machine or any other, is settled. Answers what was missing.
 */
export async function acceptRestore({ homes, clock, folders, author }: RestoreOptions): Promise<string[]> {
  const at = clock.now();
  const { losses, lastEra } = await comparePlaces(homes, folders);
  const house = (await findEra(homes.house))?.house ?? randomUUID();
  const number = lastEra + 1;
  const begin = async (tx: Tx) => {
    const mark = { process: randomUUID(), token: randomUUID() };
    await insertEra(tx, { house, number }, { reason: author.reason, at });
    await insertMark(tx, { ...mark, at });
    return mark;
  };
  const remember = async (begun: Pick<Remembered, 'home' | 'process' | 'token'>, head: Head) => {
    for (const folder of folders) {
      const place = createPlace(folder, begun.process);
      await place.prepare();
      await place.append({ house, era: number, ...begun, mark: 1, link: Number(head.number), hash: head.hash });
    }
  };
  for (const { home, database } of homesApart(homes)) {
    const mark = await database.tx(begin);
    await remember({ home, ...mark }, await findHead(database));
  }
  const { mark, head } = await homes.house.tx(async (tx) => {
    const mark = await begin(tx);
    const detail = { era: number, losses: losses.slice(0, mostTold), count: losses.length };
    await writeSignificant(tx, { ...author, kind: 'audit.restore_accepted', detail });
    await sealEntries(tx, at);
    return { mark, head: await findHead(tx) };
  });
  await remember(mark, head);
  return losses;
}
