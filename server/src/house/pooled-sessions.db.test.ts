import { expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../test/limited-house.ts';
import { testSettings } from '../../../test/whole-house.ts';
import { followCopies, kitTasks, silentLog, startOutbox } from '../kit/index.ts';
import { startJobs } from '../kit/jobs/index.ts';
import { createMail, type Mail } from '../kit/mail/index.ts';
import { until } from '../kit/testing/until.ts';
import { partsOfHouse } from './parts-of-house.ts';

const house = sharedLimitedHouse({ DATABASE_STATEMENTS: 'unnamed' });

/** What a session remembers: behind a pool that goes by transactions the next client would find it, or miss it. */
const remembered = `select
  (select count(*) from pg_prepared_statements)::int as statements,
  (select count(*) from pg_listening_channels())::int as channels,
  (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())::int as locks,
  (select count(*) from pg_settings where source = 'session')::int as settings,
  (select count(*) from pg_class where relnamespace = pg_my_temp_schema())::int as tables,
  (select count(*) from pg_cursors where is_holdable)::int as cursors`;

test('[RUN-02] a house at work leaves nothing of a session on the connections of its pool', async () => {
  const { database, house: rooms } = house;
  const mail = createMail({ smtpUrl: undefined, from: 'x@halley.test', demo: true, database, log: silentLog });
  const copies = followCopies({ database, log: silentLog });
  const outbox = await startOutbox({ database, consumers: rooms.consumers, log: silentLog });
  const parts = partsOfHouse({
    settings: testSettings(),
    database,
    clock: house.clock,
    log: silentLog,
    rooms: rooms.all,
  });
  const dress = async (one: Mail) => one;
  const { mayLeave } = rooms.campaigns;
  const tasks = { ...rooms.tasks, ...kitTasks({ database, mails: rooms.mails, mail, dress, parts, mayLeave }) };
  const jobs = await startJobs({ database, url: database.url, log: silentLog, tasks });
  try {
    const players = await Promise.all([house.player(), house.player(), house.player()]);
    for (const player of players) {
      await player.deposit(10_000n);
      await player.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 5000 }] });
    }
    const played = await Promise.all(players.flatMap((player) => [player.play(100n), player.play(200n, { win: 50n })]));
    expect(played).toHaveLength(6);
    await house.mind();
    // Consumers have read what was written, and mails about it are sent.
    await until(async () => (await database.query('select 1 from graphile_worker.jobs limit 1')).rows.length === 0);
  } finally {
    await jobs.stop();
    await outbox.stop();
    await copies.stop();
    await mail.stop();
  }
  const { pool } = database;
  expect(pool.totalCount).toBeGreaterThan(0);
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    for (const client of clients) {
      const { rows } = await client.query(remembered);
      expect(rows).toEqual([{ statements: 0, channels: 0, locks: 0, settings: 0, tables: 0, cursors: 0 }]);
    }
  } finally {
    for (const client of clients) client.release();
  }
});
