import { afterAll, beforeAll } from 'vitest';
import { writeDocument } from '../../server/src/config/index.ts';
import { createScriptedFeed } from '../../server/src/fixtures/testing/scripted-feed.ts';
import { systemClock } from '../../server/src/kit/index.ts';
import { until } from '../../server/src/kit/testing/until.ts';
import { type JourneyHouse, journeyHouse } from './house.ts';

export interface OpenBetting {
  house: JourneyHouse;
  feed: Awaited<ReturnType<typeof createScriptedFeed>>;
}

/** Betting is open for one file, with a feed in its hand: other journeys find the house without it. There from `beforeAll` on. */
export function openBetting(producer: string): OpenBetting {
  const opened = {} as OpenBetting;
  let alive: NodeJS.Timeout;
  const write = (content: object) =>
    opened.house.database.tx((tx) =>
      writeDocument(tx, { name: 'betting-config', content, by: 'a journey', at: new Date() }),
    );

  beforeAll(async () => {
    opened.house = await journeyHouse();
    const { app, house } = opened.house;
    await write({ enabled: true });
    opened.feed = await createScriptedFeed({ fixtures: house.fixtures, clock: systemClock, producer });
    await opened.feed.up();
    // A producer that is silent for some seconds is not believed any more.
    alive = setInterval(() => void opened.feed.up(), 2_000);
    await until(async () => (await app.inject({ url: '/sport' })).body.includes('id="slip"'));
  });
  afterAll(async () => {
    clearInterval(alive);
    await opened.feed.down('end');
    await write({});
  });
  return opened;
}
