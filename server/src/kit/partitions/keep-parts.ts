import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Archive, archivePart } from './archive-part.ts';
import { dropPart, emptyRest, isRestBefore, knownParts, lockParts, openPart, partsBefore } from './part-store.ts';
import { keptFrom, type Partitioned, wantedParts } from './partitioned.ts';

interface KeepPartsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  tables: readonly Partitioned[];
  /** Where archives are written. */
  folder: string;
  /** Writes down what was archived, in the transaction in which it goes. */
  seal(tx: Tx, archive: Archive): Promise<void>;
}

/** Parts of tables that are cut by time: made ahead, and given up when their time is over. */
export function keepParts({ database, clock, log, tables, folder, seal }: KeepPartsOptions) {
  async function open(): Promise<void> {
    for (const spec of tables) {
      const wanted = wantedParts(spec, clock.now());
      const known = await knownParts(
        database,
        wanted.map(({ name }) => name),
      );
      const missing = wanted.filter(({ name }) => !known.has(name));
      for (const part of missing) await tried(() => openOne(spec, part), { part: part.name });
    }
  }

  const openOne = (spec: Partitioned, part: Parameters<typeof openPart>[2]) =>
    database.tx(async (tx) => {
      if (await lockParts(tx)) await openPart(tx, spec.table, part);
    });

  async function giveUp(): Promise<void> {
    for (const spec of tables) {
      const moment = keptFrom(spec, clock.now());
      for (const part of await partsBefore(database, spec.table, moment))
        await tried(() => giveUpOne(spec, part, (tx) => dropPart(tx, part)), { part });
      const rest = `${spec.table}_rest`;
      if (await isRestBefore(database, rest, moment))
        await tried(() => giveUpOne(spec, rest, (tx) => emptyRest(tx, rest)), { part: rest });
    }
  }

  const giveUpOne = (spec: Partitioned, part: string, go: (tx: Tx) => Promise<void>) =>
    database.tx(async (tx) => {
      if (!(await lockParts(tx)) || !((await spec.mayGo?.(tx, part)) ?? true)) return;
      if (spec.archived) await seal(tx, await archivePart(tx, part, { name: nameOfArchive(part), folder }));
      await go(tx);
      log.info({ part }, 'a part whose time is over is gone');
    });

  /** The rest is archived as often as it fills. */
  const nameOfArchive = (part: string) =>
    part.endsWith('_rest') ? `${part}_${clock.now().toISOString().slice(0, 10).replaceAll('-', '')}` : part;

  /** One that is held up, by a long look at the table, does not hold up the others: the next run tries again. */
  async function tried(work: () => Promise<void>, about: object): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, ...about }, 'a part could not be made or given up');
    }
  }

  return {
    open,
    async keep(): Promise<void> {
      await open();
      await giveUp();
    },
  };
}
