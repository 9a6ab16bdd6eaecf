import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, password, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const slider = (visitor: Visitor) => visitor.within('region', 'What is special here');

test('[BANNER-09] guests and players see their own banners', async () => {
  const guest = await visit(house, '/');
  await slider(guest).finds('heading', 'Try it first');
  const player = await visit(house, '/', { as: 'player' });
  await slider(player).finds('heading', 'You set the limits');
  await slider(player).findsNot('heading', 'Try it first');
});

test('[BANNER-09] [PP-27] a player in a break sees none', async () => {
  const player = await visit(house, '', { as: 'player' });
  await player.must('POST', '/api/user_limits', { type: 'coolingoff', period: 'day' });
  await player.must('POST', '/api/users/sign_in', { user: { email: player.email, password, captcha: 'demo' } });
  await player.goes('/');
  await player.sees('You are taking a break', 'Halley lobby');
  await player.findsNot('region', 'What is special here');
  expect(player.page.document.querySelectorAll('h1')).toHaveLength(1);
});
