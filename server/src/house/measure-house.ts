import { readFileSync } from 'node:fs';
import type { Database, Metrics, Settings } from '../kit/index.ts';
import { outboxLag, partsAhead } from '../kit/index.ts';
import { countFailedJobs, countJobs, countTask, oldestDueJob } from '../kit/jobs/index.ts';
import type { House } from './create-house.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export interface MeasuredHouse {
  settings: Pick<Settings, 'role'>;
  database: Database;
  metrics: Metrics;
  house: Pick<House, 'geo'>;
}

/** What belongs to no room: the process itself, its connections, and the work that waits in the background. */
export function measureHouse({ settings, database, metrics, house }: MeasuredHouse): void {
  const { pool } = database;
  metrics.gauge(
    'halley_build_info',
    'What runs here; always 1',
    async () => [{ labels: { version, role: settings.role }, value: 1 }],
    ['version', 'role'],
  );
  metrics.gauge(
    'halley_geo_database',
    'The data countries are read from; always 1',
    async () => [{ labels: house.geo.database, value: 1 }],
    ['name', 'date'],
  );
  metrics.gauge(
    'halley_database_connections',
    'Connections of the pool: in use, idle, and how many there may be; and who waits for one',
    async () => {
      const { totalCount, idleCount, waitingCount, options } = pool;
      const states = { busy: totalCount - idleCount, idle: idleCount, most: options.max, waiting: waitingCount };
      return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    },
    ['state'],
  );
  metrics.total(
    'halley_database_waits',
    'How often all connections were in use and somebody had to wait',
    database.waits,
  );
  const ofConsumers = (read: (lag: { rows: number; seconds: number }) => number) => async () =>
    (await outboxLag(database)).map((lag) => ({ labels: { name: lag.consumer }, value: read(lag) }));
  metrics.gaugeOfHouse(
    'halley_outbox_rows',
    'Rows a consumer has not reached',
    ofConsumers(({ rows }) => rows),
  );
  metrics.gaugeOfHouse(
    'halley_outbox_seconds',
    'How long ago the first row a consumer has not reached was written',
    ofConsumers(({ seconds }) => seconds),
  );
  metrics.gaugeOfHouse('halley_parts_ahead_seconds', 'How far ahead tables that are cut by time have parts', async () =>
    (await partsAhead(database)).map(({ table, seconds }) => ({ labels: { name: table }, value: seconds })),
  );
  metrics.gaugeOfHouse('halley_jobs', 'Background jobs by state', async () =>
    Object.entries(await countJobs(database)).map(([name, value]) => ({ labels: { name }, value })),
  );
  metrics.gaugeOfHouse(
    'halley_jobs_failed',
    'Background jobs that were given up, by task',
    async () => (await countFailedJobs(database)).map(({ task, failed }) => ({ labels: { task }, value: failed })),
    ['task'],
  );
  metrics.gaugeOfHouse('halley_jobs_oldest_seconds', 'How late the job is that is due longest', async () => {
    const due = await oldestDueJob(database);
    return due ? Math.max(0, Date.now() - due.getTime()) / 1000 : 0;
  });
  metrics.gaugeOfHouse(
    'halley_mails_waiting',
    'Mails that were not sent yet',
    async () => (await countTask(database, 'mail.send')).waiting,
  );
  metrics.gaugeOfHouse(
    'halley_mails_oldest_seconds',
    'How late the mail is that is due longest',
    async () => (await countTask(database, 'mail.send')).seconds,
  );
}
