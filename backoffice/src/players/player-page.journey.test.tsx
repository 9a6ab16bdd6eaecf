import { beforeAll, expect, test } from 'vitest';
import {
  askForCashout,
  editPlayer,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-15] [OPS-17] [OPS-18] support finds a player by a payment, sees the name in part, shows it, writes a note', async () => {
  const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
  await editPlayer(player, wholeProfile);
  const payment = await askForCashout(player);
  const desk = await visit(house, '/staff/', { as: 'support' });
  await desk.fill('Find anything', String(payment));
  await desk.click('Find', 'button');
  await desk.click(new RegExp(`^Payment ${payment}\\b`), 'link');
  await desk.finds('heading', `Payment ${payment}`);
  const card = desk.within('complementary', 'Player');
  await card.sees('Caroline K.', 'Level 1', 'Left to us');
  await card.click('Caroline K.', 'link');
  await desk.finds('heading', `Player ${player.id}`);
  await desk.within('main').seesNot(player.email);
  await desk.within('main').seesNot('Komet');
  await desk.click('Show');
  await desk.within('main').sees(player.email, 'Caroline Komet');
  expect(await lineOf(house, desk, 'staff.player_details_viewed')).toMatchObject({ player_id: player.id });
  await desk.fill('Write a note', 'Prefers e-mail.');
  await desk.click('Save note');
  await desk.sees('The note is saved.', 'Prefers e-mail.');
});

test('[OPS-13] [OPS-14] [OPS-16] the page tells sums, what happened, and who may be the same person', async () => {
  const one = await visit(house, '', { as: 'player' });
  const two = await visit(house, '', { as: 'player' });
  // Their own: of a name that very many share nothing is said, and other journeys have players too.
  const profile = { ...wholeProfile, last_name: 'Perihel' };
  for (const player of [one, two]) await editPlayer(player, profile);
  // The trail is written by whoever counts events, after the answer; the page reads it once.
  await two.must('GET', '/demo/idle');
  const desk = await visit(house, `/staff/players/${one.id}`, { as: 'verification' });
  await desk.sees('same name and date of birth', `Id ${two.id}`);
  await desk.within('table', /^Sums/).sees('Deposits', 'Left to us', '30 days');
  await desk.sees('Logged in', 'Player registered');
  await desk.findsNot('heading', 'Limits');
  await desk.click('Money');
  await desk.sees('Nothing has happened yet.');
});
