import { beforeAll, expect, test } from 'vitest';
import { lookAtPlay } from '../../../server/src/protection/testing/follow.ts';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const lossLimit = (cents: number) => ({
  type: 'loss',
  period: 'day',
  accounts: [{ currency: 'EUR', amount_cents: cents }],
});

test('[OPS-36] [OPS-38] [OPS-41] a player asks for ever looser limits; an officer writes, the player reads it, the month counts it', async () => {
  const player = await visit(house, '', { as: 'player' });
  for (const cents of [5_000, 6_000, 7_000, 8_000]) await player.must('POST', '/api/user_limits', lossLimit(cents));
  await lookAtPlay(house);

  const officer = await visit(house, '/staff/protection/players?sign=raised_limits', { as: 'protection' });
  await officer.sees(`Player ${player.id}`, 'Looser limits asked for');
  const { id } = await officer
    .must<{ id: number; player_id: number }[]>('GET', `/api/staff/protection/cases?player_id=${player.id}`)
    .then(([first]) => first ?? { id: 0 });
  await officer.goes(`/staff/protection?player=${player.id}`);
  await officer.click(`Player ${player.id}`, 'link');
  await officer.isAt(`/staff/protection/cases/${id}`);
  await officer.sees('Play may be hurting', 'Asked for a looser limit 3 times in 30 days.', 'No gifts and no offers');
  await officer.click('Take it', 'button');
  await goThrough(officer, 'Take it', 'My player today');
  await officer.click('Write to the player', 'button');
  await officer.within('dialog').click('Write to the player', 'button');
  await officer.sees('The player has been written to.', 'In contact');
  expect(await lineOf(house, officer, 'protection.player_written_to')).toMatchObject({ player_id: player.id });

  await player.goes('/profile/limits');
  await player.within('region', 'From player protection').sees('How are you getting on?');

  await officer.click('End the case', 'button');
  await officer.within('dialog').fill('Outcome', 'Break proposed');
  await goThrough(officer, 'End the case', 'We talked about it');
  await officer.sees('The case is ended.', 'Closed');
  await officer.goes('/staff/protection/report');
  await officer.within('table', 'Outcomes').sees('Break proposed');
  await officer.within('table', 'Interactions').sees('Message, to player');
});

test('[OPS-41] other figures wait for a second person; the site publishes those that hold', async () => {
  const officer = await visit(house, '/staff/protection/rules', { as: 'protection' });
  await officer.click('Propose other figures', 'button');
  await officer.within('group', 'Night play').fill('Rounds', '30');
  await officer.fill('Reason', 'Shorter nights');
  await officer.click('Propose', 'button');
  await officer.sees('Waits for a second person', 'Shorter nights');

  const other = await visit(house, '/staff/protection/rules', { as: 'admin' });
  await other.click(/^Decline version/, 'button');
  await goThrough(other, 'Decline', 'They are short enough');
  await other.sees('Declined.');

  const guest = await visit(house, '/how-we-notice');
  await guest.sees('How we notice when play may be hurting', '20 rounds or more between 0:00 and 6:00 (UTC)');
});

test('[OPS-36] whoever may only read has no buttons, and others have no such page', async () => {
  const auditor = await visit(house, '/staff/protection', { as: 'auditor' });
  await auditor.finds('heading', 'Protection');
  await auditor.findsNot('button', 'Open a case');
  const payments = await visit(house, '/staff/protection', { as: 'payments' });
  await payments.finds('heading', 'Nothing here');
});
