import type { Tournament } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../../../../server/src/kit/testing/until.ts';
import { makeLive } from '../../../../server/src/promotions/testing/make-live.ts';
import { aQuest } from '../../../../server/src/tournaments/testing/a-contest.ts';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../../test/journey/index.ts';
import { playDice } from '../../../../test/journey/people.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

/** Two levels behind the first, at 3 and 50 EUR staked by who has joined: one euro and five. For the time of a test. */
async function openQuest(identifier: string): Promise<void> {
  const rule = aQuest({
    schedule: { from: hoursFromNow(-1), to: hoursFromNow(200) },
    meter: { from: 'joined' },
    contest: { identifier },
  });
  const [first, , last] = 'reaches' in rule.trigger ? rule.trigger.reaches : [];
  const trigger = { ...rule.trigger, reaches: [{ ...first, at: 300 }, last] } as typeof rule.trigger;
  const id = await makeLive(house, { ...rule, trigger });
  onTestFinished(async () => {
    await house.database.query("update promotions_promotion set state = 'ended' where id = $1", [id]);
  });
  await until(async () => (await house.house.promotions.live(house.database)).find(id) !== undefined);
  await house.house.tournaments.tasks['tournaments.advance']();
  const guest = await visit(house, '', {});
  await until(async () => (await listed(guest)).includes(identifier));
}

const listed = async (visitor: Visitor) =>
  (await visitor.must<Tournament[]>('GET', '/api/tournaments')).map((one) => one.frontend_identifier);

const balance = async (player: Visitor) => {
  const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts');
  return account?.amount_cents ?? 0;
};

test('[ROUTE-58] [QUEST-06] a quest is joined, a level is reached while the page is open, and its gift is given', async () => {
  await openQuest('quest--xs--mountain-morning');
  const player = await visit(house, '/action/mountain-morning', { as: 'player' });
  await player.hears();
  await player.sees('All levels', 'Later', 'on average');
  expect(await player.faults()).toEqual([]);
  await player.click('Take part');
  await player.finds('button', 'Leave this quest');
  await playDice(player, 3);
  await player.sees('Level 2 of 3', 'Reached');
  await until(async () => {
    const { rows } = await house.database.query(
      "select 1 from promotions_grant where player_id = $1 and occasion like 'level:%' and state = 'given'",
      [player.id],
    );
    return rows.length === 1;
  });
  expect(await balance(player)).toBeGreaterThan(0);
  expect(await player.faults()).toEqual([]);
});

test('[QUEST-08] a test quest is shown where its flag is on; an address that means none is not found', async () => {
  await openQuest('quest--xs--lantern-evening--ffc');
  const guest = await visit(house, '/action/lantern-evening', { script: false });
  await guest.sees('No quest at the moment');
  expect((await guest.call('GET', '/action/nothing-of-the-kind')).status).toBe(404);
});

test('[ROUTE-65] achievements are there for guests and players', async () => {
  const player = await visit(house, '/achievements', { as: 'player', script: false });
  await player.sees('Achievements');
});
