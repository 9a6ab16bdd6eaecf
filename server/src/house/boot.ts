import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { shipContent } from '../content/index.ts';
import {
  demoPassword,
  demoProviderSecret,
  playCrowd,
  type SeedOptions,
  seedBrand,
  seedDemo,
  seedPromotions,
  seedProvider,
} from '../demo/index.ts';
import { rankGames } from '../games/index.ts';
import { mysticJackpots } from '../jackpots/index.ts';
import {
  createDatabase,
  createLog,
  createMetrics,
  createSealer,
  type Database,
  deriveKeys,
  followCopies,
  isWorker,
  keyFor,
  kitCrons,
  kitTasks,
  type Log,
  manualClock,
  migrate,
  oneHome,
  readSettings,
  type Settings,
  startOutboxes,
  systemClock,
} from '../kit/index.ts';
import { migrateJobs, startJobs } from '../kit/jobs/index.ts';
import { createMail, type Mail } from '../kit/mail/index.ts';
import { keepEmbedded } from '../kit/postgres/index.ts';
import { seedMember } from '../staff/index.ts';
import { credit } from '../wallet/index.ts';
import { BootError } from './boot-error.ts';
import { checkPort, portError } from './check-port.ts';
import { createHouse, type House } from './create-house.ts';
import { createServers } from './create-servers.ts';
import { aroundWorkers, type NamedRoom } from './fold-rooms.ts';
import { measureHouse } from './measure-house.ts';
import { partsOfHouse } from './parts-of-house.ts';
import { refuseManyHomes } from './refuse-many-homes.ts';
import { startTracing } from './start-tracing.ts';
import { warnOfRoles } from './warn-of-roles.ts';

/** A little longer than the slowest pace of games. */
const crowdPauseMs = 5_500;

/** What the site says until an operator says otherwise. */
const shippedContent = fileURLToPath(new URL('../../content', import.meta.url));

export interface Running {
  url: string;
  log: Log;
  house: House;
  app: FastifyInstance;
  drainMs: number;
  /**
   * Finishes what is in flight, refuses new work, stops everything that was started. Where balancers need time to notice, it
   * serves on for as long; asked again, it does not.
   */
  stop(): Promise<void>;
}

export interface BootOptions {
  environment: Record<string, string | undefined>;
  /** The embedded database is gone and cannot be started again, or the database went back in time: the process should end. */
  onLost(reason: string): void;
  /** Resolves when the pages are built. The database is made, brought up to date and filled meanwhile, no more. */
  pages?: Promise<void> | undefined;
}

/** Starts one process of the house. When anything fails on the way, what was started before is stopped again. */
export async function boot({ environment, onLost, pages }: BootOptions): Promise<Running> {
  const settings = readSettings(environment);
  const log = createLog({ level: settings.logLevel, pretty: settings.logPretty ?? process.stdout.isTTY });
  const cleanups: { name: string; run(): Promise<unknown> | unknown }[] = [];
  let isOpen = false;
  let stopping = false;
  const hurry = new AbortController();
  const stop = async () => {
    if (stopping) return hurry.abort();
    stopping = true;
    if (isOpen) await setTimeout(settings.drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    for (const { name, run } of cleanups.splice(0).reverse()) {
      try {
        await run();
      } catch (error) {
        log.error({ err: error }, `${name} did not stop cleanly`);
      }
    }
  };

  try {
    for (const warning of warnOfRoles(settings)) log.warn({ role: settings.role }, warning);
    if (settings.role !== 'worker') await checkPort(settings.host, settings.port);
    const url = await openPostgres();
    const { databaseSessionUrl: sessionUrl, databaseStatements: statements } = settings;
    const database = createDatabase({ url, sessionUrl, statements, maxConnections: settings.databasePool, log });
    cleanups.push({ name: 'the database pool', run: () => database.close() });
    // The queue of jobs listens, and holds statements by name: it needs sessions of its own.
    await prepare(database, sessionUrl ?? url);
    return await open(database, sessionUrl ?? url);
  } catch (error) {
    await stop();
    throw error;
  }

  async function openPostgres(): Promise<string> {
    if (settings.databaseUrl) return settings.databaseUrl;
    const postgres = await keepEmbedded({
      dataDir: settings.dataDir,
      log: (line) => log.debug({ postgres: line }, 'postgres'),
      onRestart: (reason) => log.error(`${reason} It is started again.`),
      onBack: () => log.warn('PostgreSQL is back'),
      onLost: (reason) => {
        if (!stopping) onLost(`${reason} Halley stops; start it again and it will recover.`);
      },
    });
    cleanups.push({ name: 'PostgreSQL', run: () => postgres.stop() });
    return postgres.url;
  }

  async function prepare(database: Database, url: string): Promise<void> {
    try {
      const { rows } = await database.query<{ version: string; patience: string }>(
        `select current_setting('server_version_num') as version,
           current_setting('idle_in_transaction_session_timeout') as patience`,
      );
      if (Number(rows[0]?.version) < 150_000)
        throw new BootError('The database is too old: Halley needs PostgreSQL 15.');
      if (rows[0]?.patience === '0')
        log.warn(
          'DATABASE_URL is a pool, and transactions of a process that froze would be kept for ever: run "alter role … set idle_in_transaction_session_timeout = \'60s\'".',
        );
    } catch (error) {
      if (error instanceof BootError) throw error;
      throw new BootError(`The database does not answer: ${(error as Error).message || 'no connection'}.`);
    }
    await refuseManyHomes(database);
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ migrations: applied }, 'the database is up to date');
    await migrateJobs({ database, url, log });
  }

  async function open(database: Database, url: string): Promise<Running> {
    const metrics = createMetrics({ ofHouse: isWorker(settings.role) });
    const testClock = settings.testClock ? manualClock(settings.testClock) : undefined;
    const clock = testClock ?? systemClock;
    const house = createHouse({ settings, database, clock, log, metrics });
    house.audit.hearLoss(onLost);
    const rooms = aroundWorkers(house.all);
    for (const room of rooms.below) await startRoom(room);
    await shipContent({
      database,
      clock,
      log,
      folder: shippedContent,
      changed: settings.demo ? 'publish' : 'draft',
    });
    if (settings.demo) await seed(house, database, settings);
    for (const room of house.all) await room.prepare?.();
    // Their games are listed by now.
    if (settings.demoPromotions) {
      await seedPromotions({ database, clock, ...house });
      await house.demo.contests.keep();
      await seedBrand({ database, clock, ...house });
    }
    const parts = partsOfHouse({ settings, database, clock, log, rooms: house.all });
    await parts.open();
    await pages;
    const copies = followCopies({ database, log });
    cleanups.push({ name: 'news of copies', run: () => copies.stop() });

    const works = isWorker(settings.role);
    const outbox = await startOutboxes({ homes: oneHome(database), consumers: works ? house.consumers : [], log });
    cleanups.push({ name: 'the outbox', run: () => outbox.stop() });
    if (works) {
      const mail = createMail({
        smtpUrl: settings.smtpUrl,
        from: settings.mailFrom,
        demo: settings.demo,
        database,
        log,
      });
      const dress = async (written: Mail) => house.config.hosts.dress(written, await house.identity.hostOf(written.to));
      const tasks = {
        ...house.tasks,
        ...kitTasks({ database, mails: house.mails, mail, dress, parts, mayLeave: house.campaigns.mayLeave }),
      };
      const jobs = await startJobs({ database, url, log, tasks, crons: [...house.crons, ...kitCrons] });
      cleanups.push({ name: 'mail', run: () => mail.stop() });
      cleanups.push({ name: 'jobs', run: () => jobs.stop() });
    }
    for (const room of rooms.above) await startRoom(room);
    measureHouse({ settings, database, metrics, house });

    const tracing = await startTracing({ settings, metrics, log });
    if (tracing) cleanups.push({ name: 'traces', run: () => tracing.stop() });
    const servers = await createServers({
      tracer: tracing?.tracer,
      settings,
      house,
      database,
      metrics,
      log,
      testClock,
      isStopping: () => stopping,
      // One process writes it: a `web` that calls the API in itself keeps its hands off.
      ...(settings.role !== 'web' && { sandboxBook: join(settings.dataDir, 'demo-pay.jsonl') }),
    });
    // Open sockets would keep the web server from closing, so they are ended beside it, once no consumer speaks to
    // them any more. What consumers have not read stays in the outbox.
    const endSockets = () => outbox.stop().then(() => house.realtime.close());
    cleanups.push({ name: 'the web server', run: () => Promise.all([servers.close(), endSockets()]) });
    const port = settings.role === 'worker' ? settings.metricsPort : settings.port;
    const running = { log, house, app: servers.app, drainMs: settings.drainMs, stop };
    if (port === undefined) return { ...running, url: 'worker' };
    await servers.app.listen({ host: settings.host, port }).catch((error) => {
      throw portError(error, settings.host, port);
    });
    isOpen = settings.role !== 'worker';
    // Once everything else is there: the first visitor does not wait for it.
    if (works && settings.demoCrowd) startCrowd(house, database);
    const address = servers.app.server.address();
    const realPort = typeof address === 'object' && address ? address.port : port;
    return { ...running, url: `http://${settings.host}:${realPort}` };
  }

  async function startRoom({ name, start, stop: end }: NamedRoom): Promise<void> {
    await start?.(settings.role);
    if (end) cleanups.push({ name, run: end });
  }

  function startCrowd(house: House, database: Database): void {
    const leaving = new AbortController();
    const { signal } = leaving;
    const crowd = playCrowd({
      ...seedOptions(house, database),
      wagers: house.wagers,
      pause: () => setTimeout(crowdPauseMs, undefined, { signal }).catch(() => undefined),
      isStopping: () => signal.aborted,
    })
      // What they have played most comes first at once, and not only after the hour's count.
      .then(() => rankGames(database, systemClock.now()))
      .catch((error) => log.warn({ err: error }, 'the crowd of the demo did not play'));
    cleanups.push({
      name: 'the crowd',
      run() {
        leaving.abort();
        return crowd;
      },
    });
  }
}

function seedOptions(house: House, database: Database): SeedOptions {
  return {
    demo: true,
    database,
    identity: house.identity,
    grant: (tx, { key, ...money }) =>
      credit(tx, { ...money, key: keyFor(key), reason: 'demo_grant', house: 'demo_money' }),
  };
}

async function seed(house: House, database: Database, settings: Settings): Promise<void> {
  await seedDemo(seedOptions(house, database));
  await house.jackpots.open(mysticJackpots);
  await seedMember(database, {
    email: 'admin@halley.test',
    name: 'Ada Observatory',
    role: 'admin',
    hashPassword: () => house.identity.hashPassword(demoPassword),
    at: systemClock.now(),
  });
  await seedProvider({
    database,
    clock: systemClock,
    sealer: createSealer(deriveKeys(settings, 'providers')),
    secret: demoProviderSecret(settings.secret),
  });
}
