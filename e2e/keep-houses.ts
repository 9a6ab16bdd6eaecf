import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../server/src/kit/postgres/index.ts';
import { type HouseProcess, startHouse } from '../test/boot/house-process.ts';
import { quickFolder, quickSettings } from '../test/quick-postgres.ts';
import { costFile } from './cost.ts';
import { feedToken, type TestHouse } from './house.ts';

const template = 'halley';
const usual = {
  HALLEY_MODE: 'demo',
  // Journeys know who has played.
  DEMO_CROWD: 'false',
  DEMO_PROMOTIONS: 'false',
  WORLD: 'false',
  LOG_LEVEL: 'warn',
  DATABASE_POOL: '10',
  // Real passwords take 64 MiB and a tenth of a second each; how they are kept has tests of its own.
  PASSWORD_MEMORY_KIB: '64',
  // What is written is read at once.
  COPY_TRUSTED_MS: '0',
  COPY_STALE_MS: '0',
  // Long enough to bet on a busy machine; the next round is soon there.
  HALLEY_TEST_ROUNDS: '8000,2000,3000',
  // Nobody's scripts until a journey lists one.
  SCRIPT_HOSTS: 'https://tags.example',
};

/**
 * Keeps the houses of a run: one PostgreSQL, one database that is migrated and seeded once, and a copy of it with a
 * server of its own for each worker that asks. They belong to the runner and not to a worker, because Playwright ends a
 * worker with its project and after each failure.
 */
export default async function keepHouses(): Promise<(() => Promise<void>) | undefined> {
  mkdirSync(dirname(costFile), { recursive: true });
  writeFileSync(costFile, '');
  if (process.env.E2E_URL) return undefined;
  const dataDir = quickFolder('halley-e2e');
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  // A run that is ended by a signal has no teardown; PostgreSQL ends with us.
  process.once('exit', removeData);
  const processes = new Map<string, HouseProcess>();
  const postgres = await startEmbedded({ dataDir, settings: quickSettings });
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
  const end = async (house: HouseProcess | undefined) => {
    house?.kill('SIGTERM');
    await house?.ended;
  };

  let seeded: Promise<void> | undefined;
  const seed = async () => {
    const folder = join(dataDir, 'seed');
    await end(await startHouse({ environment: { ...usual, DATABASE_URL: urlOf(template), DATA_DIR: folder } }));
  };
  const open = async (slot: string): Promise<TestHouse> => {
    seeded ??= seed();
    await seeded;
    const name = `house_${slot.replaceAll('-', '_')}`;
    const admin = new pg.Client({ connectionString: postgres.superuserUrl });
    await admin.connect();
    // Left by a house that did not start: a port that was free can be taken a moment later.
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${template} strategy file_copy owner halley`);
    await admin.end();
    const databaseUrl = urlOf(name);
    const [port, providerPort, partnerPort, feedPort] = await freePorts(4);
    const provider = {
      name: 'google_oauth2',
      type: 'google',
      issuer: `http://127.0.0.1:${providerPort}`,
      client_id: 'halley',
      client_secret: 'a secret for tests only',
    };
    const folder = join(dataDir, name);
    // What one before it remembers of its database is not of this one.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const logFile = join(folder, 'house.log');
    const log = createWriteStream(logFile);
    const house = await startHouse({
      environment: {
        ...usual,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        // Known beforehand: the house names its own address in mails and to other houses.
        PORT: String(port),
        FRAME_ANCESTORS: `http://localhost:${partnerPort}`,
        AUTH_PROVIDERS: JSON.stringify([provider]),
        ...(slot === 'operator' && { FEED_URL: `http://127.0.0.1:${feedPort}`, FEED_TOKEN: feedToken }),
      },
      onLine: (line) => log.write(`${line}\n`),
    });
    processes.set(slot, house);
    return { url: house.url, databaseUrl, pid: house.pid, logFile, providerPort, partnerPort, feedPort };
  };

  const opened = new Map<string, Promise<TestHouse>>();
  const door = createServer(async (request, response) => {
    const slot = (request.url ?? '/').slice(1);
    try {
      if (request.method === 'DELETE') {
        opened.delete(slot);
        await end(processes.get(slot));
        response.end();
        return;
      }
      const house = opened.get(slot) ?? open(slot);
      opened.set(slot, house);
      response.end(JSON.stringify(await house));
    } catch (error) {
      // The next journey tries once more.
      opened.delete(slot);
      response.writeHead(500).end(String((error as Error).stack ?? error));
    }
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  process.env.E2E_HOUSES = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

  return async () => {
    door.close();
    door.closeAllConnections();
    await Promise.all([...processes.values()].map(end));
    await postgres.stop();
    const folder = resolve(dirname(postgres.clusterDir));
    if (folder !== dataDir) rmSync(folder, { recursive: true, force: true });
    removeData();
  };
}

/** Asked for together, so that none is given twice. */
async function freePorts(count: number): Promise<number[]> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = createSocket();
      await new Promise<void>((done) => socket.listen(0, '127.0.0.1', done));
      return socket;
    }),
  );
  const ports = sockets.map((socket) => (socket.address() as AddressInfo).port);
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.close(done))));
  return ports;
}
