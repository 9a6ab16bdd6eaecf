import { createHouse, type House } from '../server/src/house/create-house.ts';
import {
  type Clock,
  createApp,
  createMetrics,
  createRateLimits,
  type Log,
  type Metrics,
  mountCalls,
  readSettings,
  silentLog,
  systemClock,
} from '../server/src/kit/index.ts';
import { testDatabase } from '../server/src/kit/testing/test-database.ts';
import { createFakeProvider, type FakeProvider } from '../server/src/payments/testing/fake-provider.ts';

export interface WholeHouse {
  database: Awaited<ReturnType<typeof testDatabase>>;
  house: House;
  /** Moves the money: tests decide over what it was asked for. */
  provider: FakeProvider;
  metrics: Metrics;
  app: Awaited<ReturnType<typeof createApp>>;
}

/** Settings of a house whose passwords are quickly made: at the usual cost every registration takes a fifth of a second. */
export const testSettings = (env: Record<string, string> = {}) => readSettings({ PASSWORD_MEMORY_KIB: '64', ...env });

/** All rooms as they are wired, behind all of their calls. */
export async function openWholeHouse(
  log: Log = silentLog,
  clock: Clock = systemClock,
  env: Record<string, string> = {},
): Promise<WholeHouse> {
  const settings = testSettings(env);
  const database = await testDatabase({ statements: settings.databaseStatements });
  const provider = createFakeProvider({ now: clock.now });
  const metrics = createMetrics();
  const house = createHouse({
    settings,
    database,
    clock,
    log,
    metrics,
    paymentProviders: [provider.provider],
  });
  const app = await createApp({ log });
  const mount = { rateLimits: createRateLimits({ scale: 1000 }), checkAnswers: true };
  mountCalls(app, house.api, house.handlers, { ...mount, authenticate: house.identity.authenticate });
  mountCalls(app, house.staffApi, house.staff.handlers, {
    ...mount,
    authenticate: house.staff.authenticate,
    onForbidden: house.staff.noteForbidden,
  });
  house.payments.mount(app);
  house.partners.mount(app);
  return { database, house, provider, metrics, app };
}

export async function closeWholeHouse({ database, house, app }: WholeHouse): Promise<void> {
  await app.close();
  await house.sportsbook.stop();
  await house.wagers.idle();
  await house.identity.stop();
  await house.realtime.close();
  await database.drop();
}
