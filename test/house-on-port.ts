import { auditBooks } from '../server/src/house/audit-books.ts';
import { createHouse, type House } from '../server/src/house/create-house.ts';
import { createServers, type Servers } from '../server/src/house/create-servers.ts';
import { createMetrics, type Settings, silentLog, systemClock } from '../server/src/kit/index.ts';
import { freePort } from '../server/src/kit/testing/free-port.ts';
import { testDatabase } from '../server/src/kit/testing/test-database.ts';
import { testSettings } from './whole-house.ts';

export interface HouseOnPort {
  database: Awaited<ReturnType<typeof testDatabase>>;
  settings: Settings;
  house: House;
  url: string;
  servers: Servers;
  /** What the books have to complain of, before everything ends. */
  close(): Promise<Awaited<ReturnType<typeof auditBooks>>['findings']>;
}

/** A whole house on a real port: whatever it mounts of its own is called by HTTP all the same. */
export async function openHouseOnPort(
  prepare: (made: Pick<HouseOnPort, 'database' | 'settings' | 'house'>) => Promise<unknown>,
): Promise<HouseOnPort> {
  const database = await testDatabase();
  const url = `http://127.0.0.1:${await freePort()}`;
  const settings = testSettings({ HALLEY_ROLE: 'api', PUBLIC_URL: url, RATE_LIMIT_SCALE: '1000' });
  const metrics = createMetrics();
  const house = createHouse({ settings, database, clock: systemClock, log: silentLog, metrics });
  await prepare({ database, settings, house });
  const servers = await createServers({ settings, house, database, metrics, log: silentLog, isStopping: () => false });
  await servers.app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
  return {
    database,
    settings,
    house,
    url,
    servers,
    async close() {
      const { findings } = await auditBooks(database);
      await servers.close();
      await house.wagers.idle();
      await house.identity.stop();
      await house.realtime.close();
      await database.drop();
      return findings;
    },
  };
}
