import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listEntries } from '../../../server/src/audit/index.ts';
import { rollUpHouse } from '../../../server/src/wallet/index.ts';
import { type JourneyHouse, journeyHouse, lineOf, playDice, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-06] [OPS-07] [OPS-12] finance opens a report, saves a view, takes the file, schedules it, and the mail comes', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 1);
  await rollUpHouse(house.database);
  const desk = await visit(house, '/staff/reports', { as: 'finance' });
  const name = `Euro ${randomUUID().slice(0, 8)}`;
  // Told apart from colleagues of other journeys.
  await house.database.query('update staff_member set name = $2 where id = $1', [desk.id, name]);
  await desk.finds('table', 'Finance');
  await desk.fill('Currency', 'EUR');
  await desk.click('Show', 'button');
  await desk.rests();
  await desk.within('table', 'Finance').sees('Total EUR');
  expect(desk.page.location.search).toContain('currency=EUR');

  await desk.click('Views', 'button');
  await desk.click('Save these filters');
  await desk.within('dialog').fill('Name', name);
  await desk.within('dialog').click('Save', 'button');
  await desk.finds('button', `View: ${name}`);
  await lineOf(house, desk, 'staff.view_saved');

  await desk.click('Save as XLSX', 'button');
  await desk.rests();
  expect(await lineOf(house, desk, 'staff.list_exported')).toMatchObject({
    detail: { list: 'reports/finance', filters: { currency: 'EUR', format: 'xlsx' } },
  });

  await desk.click('Schedule', 'button');
  const dialog = desk.within('dialog');
  await dialog.fill('Every', 'monthly');
  await dialog.check(name);
  await dialog.click('Schedule', 'button');
  await desk.sees('Scheduled.');
  const scheduled = await lineOf(house, desk, 'reports.scheduled');
  const id = Number(scheduled.target?.id);
  await house.database.query('update staff_report_schedule set next_at = now() where id = $1', [id]);
  await house.house.tasks['staff.send_reports']({}, { attempt: 1, signal: undefined });
  const path = /\/staff\/(reports\/schedules\?sending=\d+)/.exec(await desk.mail('sending='))?.[1];
  await desk.goes(`/staff/${path}`);
  await desk.within('table', 'Made and told').sees('Finance, EUR');
  await desk.click(/^Stop/, 'button');
  await desk.within('dialog').click('Stop', 'button');
  await desk.within('table', 'Reports by schedule').sees('Stopped');
  await lineOf(house, desk, 'reports.schedule_stopped');
});

test('[OPS-09] [OPS-11] every report opens; from a day to its movements, and the statement of a player', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 1);
  await rollUpHouse(house.database);
  const desk = await visit(house, '/staff/reports?currency=EUR', { as: 'finance' });
  const { rows } = await house.database.query<{ day: string }>(
    "select to_char(max(day), 'YYYY-MM-DD') as day from wallet_day where currency = 'EUR' and reason = 'stake'",
  );
  await desk.within('table', 'Finance').click(`Movements of ${rows[0]?.day} in EUR`, 'link');
  await desk.within('table', /^Movements of/).sees(String(player.id), 'stake');
  await lineOf(house, desk, 'reports.movements_viewed');
  await desk.goes('/staff/reports');
  for (const tab of ['Games', 'Bonus cost', 'Payments', 'Cohorts', 'Lifetime value', 'Taxes and fees']) {
    await desk.within('navigation', 'Reports').click(tab, 'link');
    await desk.finds('button', 'Show');
    await desk.rests();
    await desk.seesNot('Try again');
  }
  await desk.within('navigation', 'Reports').click('Statement', 'link');
  await desk.fill('Player number', String(player.id));
  await desk.click('Show', 'button');
  await desk.within('table', `Statement of player ${player.id}`).sees('Opening balance', 'stake', 'Closing balance');
  await desk.fill('Player number', '999999999');
  await desk.click('Show', 'button');
  await desk.sees('This page does not exist, or it is not yours to open.');
  expect(await desk.faults()).toEqual([]);
  const crm = await visit(house, '/staff/reports', { as: 'crm' });
  await crm.finds('heading', 'Reports');
  await crm.findsNot('button', 'Save as CSV');
  await crm.findsNot('link', 'Statement');
});

test('[OPS-49] whoever may not see payments is told so instead of a statement, and nothing is asked for', async () => {
  const player = await visit(house, '', { as: 'player' });
  const desk = await visit(house, `/staff/reports/statement?player=${player.id}`, { as: 'affiliates' });
  await desk.sees('Statements of players are for who may see their payments.');
  const kind = 'staff.call_refused';
  expect(await listEntries(house.database, { kind, staffId: desk.id, limit: 5 })).toEqual([]);
});
