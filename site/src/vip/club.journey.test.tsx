import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[VIP-08] a guest reads what the club is and can open an account; nothing is marked as theirs', async () => {
  const guest = await visit(house, '/vip');
  await guest.finds('region', 'The six statuses');
  await guest.finds('link', 'Open an account');
  await guest.seesNot('You are here');
  expect(await guest.faults()).toEqual([]);
});

test('[VIP-07] [VIP-10] a player sees the next tier, a member the one behind, and each status as it lies from there', async () => {
  const player = await visit(house, '/vip', { as: 'player' });
  const cards = () => player.within('region', 'The six statuses').textsOf('listitem');
  await player.sees('Deposited');
  const [own, next, beyond] = await cards();
  expect(own).toMatch(/^You are here ?Regular/);
  expect(next).toMatch(/^The next one ?Bronze/);
  expect(beyond).toMatch(/^Further on ?Silver/);
  await player.findsNot('button', 'Ask a person');
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.id, add: [257] }));
  await player.goes('/vip');
  await player.finds('button', 'Ask a person');
  const [behind, member, after] = await cards();
  expect(behind).toMatch(/^Behind you ?Regular/);
  expect(member).toMatch(/^You are here ?Bronze/);
  expect(after).toMatch(/^The next one ?Silver/);
});
