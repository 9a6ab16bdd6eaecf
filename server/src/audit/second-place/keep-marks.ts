import { type Clock, type Homes, homesApart, type Log, type Metrics } from '../../kit/index.ts';
import { comparePlaces, sayLoss, WentBack } from './compare-places.ts';
import { createMarker, type MarkedDatabase } from './create-marker.ts';

/** What is confirmed between two marks could be lost unseen. */
const everyMs = 1_000;
const forgetAfterMs = 24 * 3_600_000;

export interface MarksOptions {
  homes: Homes;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  folders: readonly string[];
  /** Whether a database that no folder knows may be opened where others are known. */
  mayBeStranger: boolean;
}

/**
 * Writes down outside of the database how far it has come, once a second and only what it has confirmed, and notices
 * when it knows less than that. Homes that lie apart have marks of their own: each may be restored by itself.
 */
export function keepMarks({ homes, clock, log, metrics, folders, mayBeStranger }: MarksOptions) {
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

  function onWritten(folder: string, error?: unknown): void {
    if (error === undefined) return void failing.delete(folder);
    failures.inc();
    // Once is enough: a disk stays full for a while.
    if (!failing.has(folder)) log.error({ err: error, folder }, 'the second place of the trail cannot be written');
    failing.add(folder);
  }

  const markerOf = (marked: MarkedDatabase) => createMarker({ ...marked, clock, folders, onWritten });
  const ofHouse = markerOf({ database: homes.house });
  const markers = [ofHouse, ...homesApart(homes).map(markerOf)];

  async function beat(): Promise<void> {
    const beats = await Promise.allSettled(markers.map((marker) => marker.beat()));
    for (const beat of beats) if (beat.status === 'fulfilled' && beat.value !== undefined) noticed(beat.value);
    // A home that is away does not hide what another one lacks.
    for (const beat of beats) if (beat.status === 'rejected') throw beat.reason;
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
      await ofHouse.prepare();
      const found = await comparePlaces(homes, folders);
      if (found.strange > 0)
        log.warn({ lines: found.strange }, 'the second place of the trail has lines that cannot be read');
      if (found.losses.length > 0 || (found.isStranger && !mayBeStranger)) throw new WentBack(sayLoss(found));
      if (found.isStranger) log.warn('the second place of the trail remembers other databases only');
      const house = await ofHouse.begin();
      for (const marker of markers.slice(1)) await marker.begin(house);
      if (failing.size > 0) throw new WentBack(`The folder ${[...failing][0]} of TRAIL_HEADS cannot be written.`);
      await ofHouse.forget(new Date(clock.now().getTime() - forgetAfterMs));
      timer = setInterval(tick, everyMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await beating;
    },
    /** Once a night: also what other processes of this machine remember. */
    async check(): Promise<void> {
      const found = await comparePlaces(homes, folders);
      if (found.losses.length === 0) return;
      isBack = true;
      log.error({ losses: found.losses }, 'the database went back in time');
    },
    hearLoss(listener: (sentence: string) => void): void {
      onLoss = listener;
    },
  };
}
