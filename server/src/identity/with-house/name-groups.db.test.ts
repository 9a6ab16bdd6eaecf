import { type Adventure, adventureOf, groupIdsOf, type Player, VipAdventures } from '@halley/contract';
import { expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { writeDocument } from '../../config/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { createBrowser, registrationOf } from '../testing/test-identity.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);
const title = 'trip__1/2__01/12/2026';
const config = VipAdventures.parse({
  variables: {},
  prizes: {
    1521: [title, 'trip__2/2__02/12/2026'].map((name) => ({
      title: name,
      prize: { freespin: 10 },
      condition: { minDep: '', wager: '', periodActivationDays: '' },
    })),
  },
});

test('[ADV-01] a day is completed for the player whom the house has put into the group of its name', async () => {
  const { database, house, app } = whole;
  const at = new Date(Date.now() - 1_000);
  const names = { 200001: title, 21: 'Ours' };
  await database.tx((tx) => writeDocument(tx, { name: 'group-names', content: names, by: 'ada', at }));
  house.config.documents.doubt();
  const browser = createBrowser(app);
  const playerId = Number((await browser.register(registrationOf())).json().id);
  const join = (...add: number[]) => database.tx((tx) => house.identity.changeGroups(tx, { playerId, add }));
  const statusesNow = async () => ((await browser.call('GET', '/api/player')).json() as Player).statuses;
  const adventure = async (): Promise<Adventure | null> => {
    const statuses = await statusesNow();
    const statusNames = statuses.map(({ name }) => name);
    const now = new Date('2026-12-01T12:00:00Z');
    return adventureOf(config, { groups: groupIdsOf(statuses), statusNames, currency: 'EUR', now });
  };
  expect(await adventure()).toBeNull();
  await join(1521);
  expect((await adventure())?.days.map(({ state }) => state)).toEqual(['active', 'future', 'superPrize']);
  await join(200001, 200002);
  expect((await adventure())?.days.map(({ state }) => state)).toEqual(['completed', 'future', 'superPrize']);
  const told = Object.fromEntries((await statusesNow()).map(({ id, name }) => [id, name]));
  expect([told['200001'], told['200002'], told['1521']]).toEqual([title, 'Group 200002', 'Adventures']);
  // A guest has no statuses, and nothing breaks over it.
  expect((await createBrowser(app).call('GET', '/api/player')).statusCode).toBe(200);
});
