import { expect, test } from 'vitest';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { runChaos } from './sport/run-chaos.ts';

/**
 * `npm run chaos:sport` is the long one: 24 hours of the world, 1 000 players, 50 kills. This is for the deep run alone: a machine that does
 * much else beside it cannot follow a fast world, and a house that cannot follow takes no bets. `sport.db.test.ts` is the short one of
 * every run, in a time of its own.
 */
test('[SPORT-51] a hostile feed, players who bet, and kills of house and world: books in order, wallets of the model, nothing taken after a stop', {
  timeout: 600_000,
}, async () => {
  const database = await testDatabase();
  try {
    const report = await runChaos({
      database,
      databaseUrl: database.url,
      seed: 51,
      players: 20,
      lanes: 10,
      thinkMs: 100,
      kills: 3,
      worldMinutes: 8,
      speed: 15,
      aheadMinutes: 8,
      least: { bets: 40, inPlay: 6 },
      size: 'small',
      settleLimitMs: 240_000,
    });
    expect(report.findings).toEqual([]);
    expect(Object.keys(report.kills).sort()).toEqual(['api 2', 'worker', 'world']);
    expect(report.stops).toBeGreaterThan(5);
  } finally {
    await database.drop();
  }
});
