import type { BookFixture, FixtureBook } from '../../fixtures/index.ts';
import { type Clock, type Database, type Log, writeEvents } from '../../kit/index.ts';
import { listMarked } from '../keep/keep-store.ts';

const atOnce = 500;

interface StartPorts {
  book: Pick<FixtureBook, 'onChange'>;
  database: Database;
  clock: Clock;
  log: Log;
}

/**
 * Players are told that a fixture they have marked, or one of a side they have marked, begins. Processes that see it each say so:
 * the notice of a fixture is written once. Marked tournaments are not told of: they begin something all day.
 */
export function followStarts(ports: StartPorts) {
  const { book, log } = ports;
  const telling = new Set<Promise<void>>();
  const forget = book.onChange((changes) => {
    for (const { before, after } of changes) {
      if (before?.status !== 'not_started' || after?.status !== 'live' || after.description.outright) continue;
      const told = tellStart(ports, after).catch((error) =>
        log.warn({ err: error, fixtureId: after.id }, 'whoever has marked a fixture could not be told'),
      );
      telling.add(told);
      void told.finally(() => telling.delete(told));
    }
  });
  return {
    async stop() {
      forget();
      await Promise.all(telling);
    },
  };
}

/** In pages: somebody may be marked by many. */
async function tellStart({ database, clock }: StartPorts, { id: fixtureId, description }: BookFixture): Promise<void> {
  const competitorIds = description.sides.flatMap(({ row }) => row ?? []);
  const name = nameOf(description);
  for (let after = 0; ; ) {
    const playerIds = await listMarked(database, { fixtureId, competitorIds, after, limit: atOnce });
    if (playerIds.length === 0) return;
    const at = clock.now().toISOString();
    await database.tx((tx) => writeEvents(tx, 'sportsbook.favourite_started', [{ playerIds, fixtureId, name, at }]));
    if (playerIds.length < atOnce) return;
    after = playerIds.at(-1) ?? 0;
  }
}

/** `North – South` in each language its sides are named in; a race by its tournament. */
function nameOf({ sides, tournament }: BookFixture['description']): Record<string, string> {
  const [home, away] = sides;
  if (sides.length !== 2 || !home || !away) return { ...tournament.names };
  const languages = new Set(['en', ...Object.keys(home.names)]);
  const inLanguage = (names: Readonly<Record<string, string>>, language: string) => names[language] ?? names.en ?? '';
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      `${inLanguage(home.names, language)} – ${inLanguage(away.names, language)}`,
    ]),
  );
}
