import { beforeAll, expect, test } from 'vitest';
import { lookAtPlay } from '../../../server/src/protection/testing/follow.ts';
import selfTestTexts from '../../../site/src/i18n/messages/en/selftest.json' with { type: 'json' };
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

const selfTestQuestionTexts = Object.entries(selfTestTexts).flatMap(([key, text]) =>
  key.startsWith('selftest.q.') ? [text] : [],
);

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
  await officer.click(`Take ${id}`, 'button');
  await officer.sees('It is yours now.', 'You');
  expect(await lineOf(house, officer, 'staff.item_taken')).toMatchObject({ target: { kind: 'protection_cases' } });
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

test('[OPS-64] nine answers stay in the browser, what came out is counted for the month; nothing is pushed', async () => {
  const guest = await visit(house, '/self-test');
  await guest.click('Show my result', 'button');
  await guest.sees('9 are still open');
  const player = await visit(house, '/profile/limits', { as: 'player' });
  await player.click('Start', 'link');
  for (const group of selfTestQuestionTexts) await player.within('group', group).click('Nearly always', 'radio');
  await player.click('Show my result', 'button');
  await player.sees('Please take this seriously', 'not a diagnosis', 'We have counted how it came out');
  await player.finds('link', 'Find help');
  const officer = await visit(house, '/staff/protection/report', { as: 'protection' });
  await officer.within('table', 'Self-tests, by player and how they came out').sees('Strong signs of harm');
});

test('[OPS-40] [OPS-65] a player answers the house’s own form; an officer asks for more, then it is enough', async () => {
  const player = await visit(house, '', { as: 'player' });
  const officer = await visit(house, '', { as: 'protection' });
  const opened = await officer.must<{ id: number; version: number }>('POST', '/api/staff/protection/cases', {
    player_id: player.id,
    level: 'watch',
    reason: 'Large deposits',
  });
  await officer.must('POST', `/api/staff/protection/cases/${opened.id}/requests`, {
    version: opened.version,
    kind: 'source_of_funds',
    reason: 'Large deposits',
  });
  await player.goes('/profile/verification');
  await player.click('Answer now', 'link');
  await player.isAt('/profile/source-of-funds');
  await player.click('Send', 'button');
  await player.sees('Main source of income is required.');
  for (const [label, value] of Object.entries({
    'Main source of income': 'Salary',
    Employment: 'Employed',
    'Earnings in a year': '€30,000 to €60,000',
    'What you expect to spend on play in a year': '€500 to €2,000',
    Occupation: 'Baker',
    Nationality: 'Finnish',
    'Place of birth': 'Turku',
  }))
    await player.fill(label, value);
  await player.click('Savings', 'checkbox');
  await player.click('Send', 'button');
  await player.sees('Somebody is reading it');

  await officer.goes(`/staff/protection/cases/${opened.id}`);
  await officer.sees('Salary', 'Savings', '€30,000.00 to €60,000.00', 'Employed', 'Baker');
  await officer.click('Ask for more', 'button');
  await officer.within('dialog').fill('What is missing, for the player to read', 'The name of the bakery');
  await goThrough(officer, 'Ask for more', 'No employer named');
  await officer.sees('The player has been asked for more.', 'Waiting for the player');
  expect(await lineOf(house, officer, 'protection.funds_decided')).toMatchObject({ player_id: player.id });
  await player.goes('/profile/source-of-funds');
  await player.sees('Something is still missing', 'The name of the bakery');
  await player.finds('button', 'Send');
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
