import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** Somebody who asked for offers, in a group of this journey alone. */
async function reader(group: number, country: string): Promise<Visitor> {
  const player = await visit(house, '', { as: 'player' });
  await house.database.query(
    `update identity_player set confirmed_at = now(), receive_promos = true, date_of_birth = '1980-11-08', country = $2,
       language = 'de' where id = $1`,
    [player.id, country],
  );
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.id, add: [group] }));
  return player;
}

const languages = ['English', 'German', 'French', 'Norwegian', 'Italian'];

test('[OPS-20] [OPS-21] [OPS-27] a segment and a campaign are written, another agrees, and it reaches whoever may be reached', async () => {
  const group = 800_000 + randomInt(90_000);
  const [consenting, excluded, paused, silent, asleep] = await Promise.all(
    ['DE', 'DE', 'DE', 'DE', 'NZ'].map((country) => reader(group, country)),
  );
  await excluded?.must('POST', '/api/user_limits', { type: 'selfexclusion', period: 'month_6' });
  await paused?.must('POST', '/api/user_limits', { type: 'coolingoff', period: 'week' });
  const wants = 'update identity_player set receive_promos = $2 where id = $1';
  await house.database.query(wants, [excluded?.id, true]);
  await house.database.query(wants, [silent?.id, false]);

  const crm = await visit(house, '/staff/campaigns/segments', { as: 'crm' });
  await crm.click('New segment', 'link');
  await crm.fill('Name', `Readers ${group}`);
  await crm.fill('In one of these groups', String(group));
  await crm.click('Save segment', 'button');
  await crm.isAt(/\/staff\/campaigns\/segments\/\d+/);
  await crm.sees('A few of them, masked');

  // Noon where one lives is night where the other does, whatever the time is now.
  const hour = new Date().getUTCHours();
  const admin = await visit(house, '/staff/campaigns/rules', { as: 'admin' });
  await admin.fill('Quiet from, hour', String((hour + 10) % 24));
  await admin.fill('Quiet until, hour', String((hour + 16) % 24));
  await admin.fill('Reason', 'For the night in Auckland');
  await admin.click('Save', 'button');
  await admin.sees('by ');

  await crm.goes('/staff/campaigns');
  await crm.click('New campaign', 'link');
  await crm.fill('Name', `Campaign ${group}`);
  await crm.fill('Segment', `Readers ${group}`);
  await crm.fill('Control group, %', '0');
  for (const language of languages) {
    await crm.fill(`Title, ${language}`, `News, ${language} ${group}`);
    await crm.fill(`Button, ${language}`, 'Have a look');
    await crm.fill(`Text, ${language}`, 'There is something new.');
  }
  await crm.click('Save draft', 'button');
  await crm.isAt(/\/staff\/campaigns\/\d+$/);
  await crm.sees(`Readers ${group}`);
  const [, id = ''] = /campaigns\/(\d+)/.exec(crm.page.location.pathname) ?? [];
  await crm.click(`Send for approval: Campaign ${group}`, 'button');
  await goThrough(crm, 'Send for approval', 'It is ready');
  await crm.sees('Waits for approval');
  await crm.findsNot('button', `Agree: Campaign ${group}`);

  await admin.goes(`/staff/campaigns/${id}/words`);
  await admin.finds('button', 'Send to me');
  await admin.click(`Agree: Campaign ${group}`, 'button');
  await goThrough(admin, 'Agree', 'I have read it');
  expect(await lineOf(house, admin, 'campaigns.campaign_decided')).toMatchObject({ reason: 'I have read it' });

  const text = await consenting?.mail(`News, German ${group}`);
  expect(text).toContain('/unsubscribe/');
  const states = async () => {
    const { rows } = await house.database.query<{ id: number; state: string }>(
      'select player_id::int as id, state from campaigns_delivery where campaign_id = $1 and due_at is not null order by 1',
      [id],
    );
    return Object.fromEntries(rows.map((row) => [row.id, row.state]));
  };
  // Only who could be reached was assigned at all; who sleeps is written to in the morning.
  await expect
    .poll(states, { timeout: 15_000, interval: 20 })
    .toEqual({ [consenting?.id ?? 0]: 'sent', [asleep?.id ?? 0]: 'due' });
  await admin.goes(`/staff/campaigns/${id}/results`);
  await admin.sees('An early look', 'Delivered');
  await admin.within('table', 'Results by text').sees('Text A', 'not measurable');
  expect(await admin.faults()).toEqual([]);
  await admin.click(`Stop: Campaign ${group}`, 'button');
  await goThrough(admin, 'Stop', 'The journey is over');
  await admin.sees('Stopped');
});

test('[OPS-26] a journey is a list of steps; what speaks of losses is refused by name', async () => {
  const mark = `Journey ${randomInt(1_000_000)}`;
  const crm = await visit(house, '/staff/campaigns/journeys/new', { as: 'crm' });
  await crm.fill('Name', mark);
  for (const language of languages) {
    await crm.fill(`Title, ${language}`, `Hello, ${language}`);
    await crm.fill(`Button, ${language}`, 'Have a look');
    await crm.fill(`Text, ${language}`, language === 'German' ? 'Letzte Chance für dich.' : 'Good to see you.');
  }
  await crm.click('Save draft', 'button');
  await crm.within('alert').sees('urges');
  await crm.fill('Text, German', 'Schön, dass du da bist.');
  await crm.click('Add a wait', 'button');
  await crm.click('Save draft', 'button');
  await crm.within('alert').sees('waits for nothing');
  await crm.click('Remove step 2', 'button');
  await crm.click('Save draft', 'button');
  await crm.isAt(/\/staff\/campaigns\/\d+$/);
  await crm.within('table', 'Steps').sees('1. Notice: Hello, English');
  const refused = await crm.call<{ errors: Record<string, unknown> }>('POST', '/api/staff/campaigns/segments', {
    name: mark,
    rule: { audience: {}, seen: {}, meter: { of: 'netLoss' } },
  });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('PR-09')]);
});
