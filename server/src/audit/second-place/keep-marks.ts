import { randomUUID } from 'node:crypto';
import { type Clock, type Database, invariant, type Log, type Metrics } from '../../kit/index.ts';
import { findHead } from '../chain-store.ts';
import { comparePlaces, sayLoss, WentBack } from './compare-places.ts';
import { type Era, findEra, insertEra, insertMark, moveMark } from './mark-store.ts';
import { createPlace } from './place.ts';

/** What is confirmed between two marks could be lost unseen. */
const everyMs = 1_000;
const forgetAfterMs = 24 * 3_600_000;

export interface MarksOptions {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  folders: readonly string[];
  /** Whether a database that no folder knows may be opened where others are known. */
  mayBeStranger: boolean;
}

/**
 * Writes down outside of the database how far it has come, once a second and only what it has confirmed, and notices
 * when it knows less than that.
 */
export function keepMarks({ database, clock, log, metrics, folders, mayBeStranger }: MarksOptions) {
  const process = randomUUID();
  const places = folders.map((folder) => createPlace(folder, process));
  let era: Era | undefined;
  /** The token that the database confirmed last. */
  let token = '';
  /** The one it was asked to keep, as long as its answer is not known. */
  let asked: string | undefined;
  let isBack = false;
  let onLoss: (sentence: string) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();
  let waiting = 0;
  const failing = new Set<string>();
  metrics.gauge('halley_trail_went_back', 'The database knows less than it once confirmed: 1 or 0', async () =>
    Number(isBack),
  );
  const failures = metrics.counter('halley_trail_place_failures', 'Marks that could not be written outside', []);

  async function remember(mark: number, head: { number: bigint; hash: string }): Promise<void> {
    if (!era) return;
    const line = {
      house: era.house,
      era: era.number,
      process,
      mark,
      token,
      link: Number(head.number),
      hash: head.hash,
    };
    for (const place of places) {
      try {
        await place.append(line);
        failing.delete(place.folder);
      } catch (error) {
        failures.inc();
        // Once is enough: a disk stays full for a while.
        if (!failing.has(place.folder))
          log.error({ err: error, folder: place.folder }, 'the second place of the trail cannot be written');
        failing.add(place.folder);
      }
    }
  }

  /** The next mark. Nothing is known while the database is away. */
  async function beat(): Promise<void> {
    asked ??= randomUUID();
    // Read before the mark is written: once that is confirmed, so is what was seen before it.
    const head = await findHead(database);
    const mark = await moveMark(database, { process, from: [token, asked], token: asked, at: clock.now() });
    if (mark === undefined) return noticed(`process ${process} does not find its last mark`);
    token = asked;
    asked = undefined;
    await remember(mark, head);
  }

  /** One after the other: a mark stands on the one before it. */
  function next(): Promise<void> {
    waiting += 1;
    const turn = beating.then(beat).finally(() => {
      waiting -= 1;
    });
    beating = turn.catch((error) => log.debug({ err: error }, 'no mark: the database is away'));
    return turn;
  }

  /** While the database is silent one mark waits for it, and not one for each second of that. */
  const tick = () => {
    if (waiting === 0) void next().catch(() => undefined);
  };

  function noticed(loss: string): void {
    if (isBack) return;
    isBack = true;
    const sentence = sayLoss({ losses: [loss], isStranger: false });
    log.error({ loss }, 'the database went back in time');
    onLoss(`${sentence} Halley stops.`);
  }

  return {
    beat: next,
    /** Refuses with a sentence when the database is behind what is remembered of it. */
    async start(): Promise<void> {
      for (const place of places) {
        await place.prepare().catch((error: NodeJS.ErrnoException) => {
          throw new WentBack(`The folder ${place.folder} of TRAIL_HEADS cannot be used: ${error.code}.`);
        });
      }
      const found = await comparePlaces(database, folders);
      if (found.strange > 0)
        log.warn({ lines: found.strange }, 'the second place of the trail has lines that cannot be read');
      if (found.losses.length > 0 || (found.isStranger && !mayBeStranger)) throw new WentBack(sayLoss(found));
      if (found.isStranger) log.warn('the second place of the trail remembers other databases only');
      // The first who starts names the house: a copy that nobody ever opened is a house of its own.
      await insertEra(database, { house: randomUUID(), number: 1 }, { at: clock.now() });
      era = await findEra(database);
      invariant(era, 'a house that starts has an era');
      token = randomUUID();
      const head = await findHead(database);
      await insertMark(database, { process, token, at: clock.now() });
      await remember(1, head);
      if (failing.size > 0) throw new WentBack(`The folder ${[...failing][0]} of TRAIL_HEADS cannot be written.`);
      const before = new Date(clock.now().getTime() - forgetAfterMs);
      for (const place of places) await place.forget({ house: era.house, before });
      timer = setInterval(tick, everyMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await beating;
    },
    /** Once a night: also what other processes of this machine remember. */
    async check(): Promise<void> {
      const found = await comparePlaces(database, folders);
      if (found.losses.length === 0) return;
      isBack = true;
      log.error({ losses: found.losses }, 'the database went back in time');
    },
    hearLoss(listener: (sentence: string) => void): void {
      onLoss = listener;
    },
  };
}
