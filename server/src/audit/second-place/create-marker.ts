import { randomUUID } from 'node:crypto';
import { type Clock, type Database, invariant } from '../../kit/index.ts';
import { findHead } from '../chain-store.ts';
import { WentBack } from './compare-places.ts';
import { type Era, findEra, insertEra, insertMark, moveMark } from './mark-store.ts';
import { createPlace } from './place.ts';

export interface MarkedDatabase {
  database: Database;
  /** Unset: of what all players share, or of all of it. */
  home?: number;
}

export interface MarkerOptions extends MarkedDatabase {
  clock: Clock;
  folders: readonly string[];
  /** How the last line got into a folder; undefined: it did. */
  onWritten(folder: string, error?: unknown): void;
}

/** The marks of one database: the next one is remembered outside of it once it has confirmed it. */
export function createMarker({ database, home, clock, folders, onWritten }: MarkerOptions) {
  const process = randomUUID();
  const where = home === undefined ? '' : `home ${home}: `;
  const places = folders.map((folder) => createPlace(folder, process));
  let era: Era | undefined;
  /** The token that the database confirmed last. */
  let token = '';
  /** The one it was asked to keep, as long as its answer is not known. */
  let asked: string | undefined;

  async function remember(mark: number, head: { number: bigint; hash: string }): Promise<void> {
    if (!era) return;
    const line = {
      house: era.house,
      era: era.number,
      ...(home !== undefined && { home }),
      process,
      mark,
      token,
      link: Number(head.number),
      hash: head.hash,
    };
    for (const place of places) {
      try {
        await place.append(line);
        onWritten(place.folder);
      } catch (error) {
        onWritten(place.folder, error);
      }
    }
  }

  return {
    async prepare(): Promise<void> {
      for (const place of places) {
        await place.prepare().catch((error: NodeJS.ErrnoException) => {
          throw new WentBack(`The folder ${place.folder} of TRAIL_HEADS cannot be used: ${error.code}.`);
        });
      }
    },
    /** The first mark of this process; answers the house that the database belongs to, which is this one where it is new. */
    async begin(house: string = randomUUID()): Promise<string> {
      // The first who starts names the house: a copy that nobody ever opened is a house of its own.
      await insertEra(database, { house, number: 1 }, { at: clock.now() });
      era = await findEra(database);
      invariant(era, 'a house that starts has an era');
      token = randomUUID();
      const head = await findHead(database);
      await insertMark(database, { process, token, at: clock.now() });
      await remember(1, head);
      return era.house;
    },
    /** Clears away what nobody has written to since. */
    async forget(before: Date): Promise<void> {
      if (era) for (const place of places) await place.forget({ house: era.house, before });
    },
    /** The next mark. Nothing is known while the database is away; a loss it does know of is answered. */
    async beat(): Promise<string | undefined> {
      asked ??= randomUUID();
      // Read before the mark is written: once that is confirmed, so is what was seen before it.
      const head = await findHead(database);
      const mark = await moveMark(database, { process, from: [token, asked], token: asked, at: clock.now() });
      if (mark === undefined) return `${where}process ${process} does not find its last mark`;
      token = asked;
      asked = undefined;
      await remember(mark, head);
      return undefined;
    },
  };
}
