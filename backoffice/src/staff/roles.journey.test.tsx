import { beforeAll, expect, test } from 'vitest';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-49] [OPS-50] a new role: proposed with what it gives, agreed to by another; who has it sees exactly that', async () => {
  const ada = await visit(house, '/staff/members/roles', { as: 'admin' });
  await ada.click('New role', 'link');
  await ada.fill('Short name', 'night_watch');
  await ada.fill('Title', 'Night watch');
  await ada.sees('Nobody has this role now.');
  await ada.click('see games, providers and jackpots');
  await ada.click('answer players and visitors');
  await ada.fill('Reason', 'Somebody is awake at night');
  await ada.click('Propose');
  await ada.isAt('/staff/members/two-people');
  const own = ada.within('group', 'Role “Night watch”');
  await own.sees('see games, providers and jackpots', 'You proposed this: somebody else agrees.');
  await own.findsNot('button', 'Agree');
  await lineOf(house, ada, 'staff.role_proposed');

  const omar = await visit(house, '/staff/members/two-people', { as: 'admin' });
  await omar.within('group', 'Role “Night watch”').click('Agree');
  await goThrough(omar, 'Agree', 'It is needed');
  await omar.sees('Agreed. It holds from now on.');
  expect(await lineOf(house, omar, 'staff.proposal_decided')).toMatchObject({ reason: 'It is needed' });

  // Roles are data: this one is no name of the contract.
  const guard = await visit(house, '/staff/', { as: 'night_watch' as 'support' });
  await guard.finds('navigation', 'Back office');
  const links = await guard.within('navigation', 'Back office').textsOf('link');
  expect(links.map((text) => text.replace(/ ?\d+ waiting$/, ''))).toEqual([
    ...['Support', 'Games', 'Providers', 'Jackpots', 'Returns'],
    ...['My work', 'My account'],
  ]);
  expect((await guard.call('GET', '/api/staff/players?question=1')).status).toBe(403);
  expect(await ada.faults()).toEqual([]);
});

test('[OPS-56] rules of two people: what is fixed has no button; another is proposed from an amount', async () => {
  const ada = await visit(house, '/staff/members/two-people', { as: 'admin' });
  const fixed = ada.within('row', /Correction of money/);
  await fixed.sees('Fixed');
  await fixed.findsNot('button');
  await ada.click('Another rule: Correction of points');
  const dialog = ada.within('dialog');
  await dialog.fill(/^From/, '500');
  await dialog.fill('Reason', 'Small ones are many');
  await dialog.click('Propose');
  await ada.within('group', /Correction of points/).sees('Always → 500 points');
  const omar = await visit(house, '/staff/members/two-people', { as: 'admin' });
  await omar.within('group', /Correction of points/).click('Agree');
  await goThrough(omar, 'Agree', 'They are many');
  await omar.within('row', /Correction of points/).sees('500 points');
});

test('[OPS-52] teams: made with members and queues, and taken away', async () => {
  const colleague = await visit(house, '', { as: 'support' });
  const ada = await visit(house, '/staff/members/teams', { as: 'admin' });
  await ada.sees('There are no teams yet.');
  await ada.click('New team');
  const dialog = ada.within('dialog');
  await dialog.fill('Name', 'Post');
  await dialog.click('Letters');
  await dialog.fill('Reason', 'Letters need somebody');
  await dialog.click('Save');
  await ada.within('row', /Post/).sees('Letters');
  expect((await colleague.call('GET', '/api/staff/teams')).status).toBe(403);
  await ada.within('row', /Post/).click('Take away');
  await goThrough(ada, 'Take away', 'Not needed');
  await ada.sees('There are no teams yet.');
  await lineOf(house, ada, 'staff.team_removed');
});
