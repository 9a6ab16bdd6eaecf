import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExpression } from '../../../test/sight/read-expression.ts';
import { readRules } from '../../../test/sight/read-rules.ts';
import { closeWholeHouse, openWholeHouse, testSettings, type WholeHouse } from '../../../test/whole-house.ts';
import { keyFor, silentLog, systemClock, writeEvents } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { credit } from '../wallet/index.ts';
import { auditAndNote } from './audit-books.ts';
import { measureHouse } from './measure-house.ts';

let whole: WholeHouse;
beforeAll(async () => {
  whole = await openWholeHouse(silentLog, systemClock);
  measureHouse({ ...whole, settings: testSettings() });
});
afterAll(() => closeWholeHouse(whole));

const read = async (name: string) =>
  Object.fromEntries(
    (await whole.metrics.registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

test('[RUN-27] all balances come to nothing, and how the last audit ended is told', async () => {
  const { database } = whole;
  const money = { playerId: 1, currency: 'EUR', amount: 500n, reason: 'demo_grant', house: 'demo_money' } as const;
  await database.tx((tx) => credit(tx, { ...money, key: keyFor('measured') }));
  expect(await read('halley_money_off_subunits')).toEqual({ '{currency="EUR"}': 0 });
  expect(await read('halley_audit_findings')).toEqual({});
  await auditAndNote({ database, clock: systemClock })();
  expect(await read('halley_audit_findings')).toEqual({ '': 0 });
  expect((await read('halley_audit_age_seconds'))['']).toBeGreaterThanOrEqual(0);
});

test('[RUN-27] what waits in the background is told in numbers and seconds', async () => {
  const { database } = whole;
  await database.query(`insert into kit_consumer (name) values ('measured')`);
  await database.tx(async (tx) => {
    await writeEvents(tx, 'fixtures.settled', [{ fixtureId: 1, version: 1 }]);
    await addJob(tx, 'mail.send', { to: 'a@halley.test', subject: 's', text: 't', html: 'h' });
  });
  await database.query(`update kit_outbox set at = now() - interval '90 seconds'`);
  await database.query(`select graphile_worker.add_job('wallet.audit', '{}', max_attempts => 1)`);
  await database.query(
    `select graphile_worker.permanently_fail_jobs(array_agg(id), 'x') from graphile_worker.jobs
     where task_identifier = 'wallet.audit'`,
  );
  expect((await read('halley_outbox_rows'))['{name="measured"}']).toBeGreaterThanOrEqual(1);
  expect((await read('halley_outbox_seconds'))['{name="measured"}']).toBeGreaterThanOrEqual(90);
  expect(await read('halley_mails_waiting')).toEqual({ '': 1 });
  expect(await read('halley_jobs_failed')).toEqual({ '{task="wallet.audit"}': 1 });
  expect((await read('halley_database_connections'))['{state="most"}']).toBeGreaterThan(0);
  expect(await read('halley_metrics_unread')).toEqual({});
});

test('[RUN-28] a label that an alert asks for by its value has that value', async () => {
  const lines = (await whole.metrics.registry.metrics()).split('\n');
  let compared = 0;
  for (const { metric, matchers } of readRules().flatMap(({ expr }) => readExpression(expr).asked)) {
    const series = lines.filter((line) => line.startsWith(`${metric}{`));
    for (const { label, exact, value } of matchers.filter(() => series.length > 0)) {
      if (!exact || label === 'job') continue;
      compared += 1;
      expect(series.join('\n'), metric).toContain(`${label}="${value}"`);
    }
  }
  expect(compared).toBeGreaterThanOrEqual(3);
});
