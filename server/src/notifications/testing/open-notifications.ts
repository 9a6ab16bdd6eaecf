import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { type Browser, createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import {
  type Consumer,
  createMetrics,
  deriveKeys,
  invariant,
  manualClock,
  readSettings,
  silentLog,
} from '../../kit/index.ts';
import type { JobName, JobPayloads, Tasks } from '../../kit/jobs/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { createNotifications } from '../create-notifications.ts';
import { openPushReceiver } from './push-receiver.ts';

/** The room on the whole house's database, with live news in a list and a push service on this machine. */
export async function openNotifications() {
  const clock = manualClock(new Date());
  const whole = await openWholeHouse(silentLog, clock);
  const { database, house, app } = whole;
  const service = await openPushReceiver();
  const live: { playerId: number; channel: string; news: { id: number; title: string; text: string } }[] = [];
  const metrics = createMetrics();
  const room = createNotifications({
    database,
    clock,
    log: silentLog,
    metrics,
    players: house.identity,
    mayMarket: house.limits.mayMarket,
    sportNoticesOf: house.sportsbook.noticesOf,
    publish: (playerId, channel, news) => void live.push({ playerId, channel, news }),
    push: {
      // Those of the house, which reads the same table.
      keys: deriveKeys(readSettings({}), 'push'),
      privateKey: undefined,
      makesKey: true,
      subject: 'mailto:push@halley.test',
      hosts: [],
      allowsLoopback: true,
    },
  });
  /** Does what waits in the queue for this room, once each. @returns what failed */
  async function runJobs(): Promise<string[]> {
    const failed: string[] = [];
    for (;;) {
      const { rows } = await database.query<{ id: bigint; name: JobName; payload: JobPayloads[JobName] }>(
        `select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier like 'notifications.%' and j.attempts = 0 order by j.id`,
      );
      if (rows.length === 0) return failed;
      for (const { id, name, payload } of rows) {
        const task = (room.tasks as Partial<Tasks>)[name] as (given: unknown, run: unknown) => Promise<void>;
        await database.query('update graphile_worker._private_jobs set attempts = 1 where id = $1', [id]);
        try {
          await task(payload, { attempt: 1, signal: undefined });
          await database.query('delete from graphile_worker._private_jobs where id = $1', [id]);
        } catch (error) {
          failed.push((error as Error).message);
        }
      }
    }
  }
  /** What was given up is tried once more. */
  const retryJobs = async () => {
    await database.query('update graphile_worker._private_jobs set attempts = 0');
    return runJobs();
  };
  /** Lets a consumer read everything that was told. */
  async function follow(consumer: Consumer | undefined) {
    invariant(consumer, 'there is such a consumer');
    await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
    await catchUp(database, consumer);
  }
  async function player(more: Record<string, unknown> = {}) {
    const browser: Browser = createBrowser(app);
    const given = registrationOf({ currency: 'EUR', country: 'DE', ...more });
    const registered = await browser.register(given);
    if (registered.statusCode !== 201) throw new Error(registered.body);
    return { id: Number(registered.json().id), browser, email: given.user.email };
  }
  return {
    database,
    house,
    app,
    clock,
    service,
    live,
    metrics,
    room,
    follow,
    runJobs,
    retryJobs,
    player,
    async close() {
      await service.close();
      await house.limits.idle();
      await closeWholeHouse(whole);
    },
  };
}
