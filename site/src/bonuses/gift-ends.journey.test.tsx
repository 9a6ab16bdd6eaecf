import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { someSpins, usualPlay } from '../../../server/src/promotions/testing/a-rule.ts';
import {
  balanceOf,
  giveGift,
  type JourneyHouse,
  journeyHouse,
  playDice,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const page = '/profile/gifts';

/** The clock of the house is everybody's: instead of it, the gift's last moment moves into the past. */
async function timePasses(player: Visitor, last: 'valid_until' | 'activatable_until'): Promise<void> {
  const past = `update bonuses_gift set ${last} = now() - interval '1 minute' where player_id = $1`;
  await house.database.query(past, [player.id]);
  await house.house.bonuses.tasks['bonuses.mind']();
}

test('a gift that is played with ends by the clock: the open page says so, and why; own money stays', async () => {
  const player = await visit(house, '', { as: 'player' });
  await giveGift(house, player, { title: 'Monday gift' });
  await player.goes(page);
  await player.click('Take it');
  await player.sees('Playing now');
  await player.hears();
  await playDice(player, 1);
  await player.sees('€1.00 of €100.00 staked');
  const before = await balanceOf(player);

  await timePasses(player, 'valid_until');
  await player.sees('The time of “Monday gift” is over', 'No gifts at the moment');
  await player.click('Closed', 'tab');
  await player.sees('Monday gift', /Its time was over on \w/);
  expect(await balanceOf(player)).toBe((before ?? 0) - 5_000);
  const [account] = await player.must<Record<string, unknown>[]>('GET', '/api/player/accounts');
  expect(account).toMatchObject({ amount_cents: account?.available_to_cashout_cents });
  expect(await player.faults()).toEqual([]);
});

test('a gift that nobody takes ends by the clock too, and says that it was not taken', async () => {
  const player = await visit(house, page, { as: 'player' });
  await player.hears();
  await giveGift(house, player, { title: 'Monday gift' });
  await player.finds('article', 'Monday gift');
  await timePasses(player, 'activatable_until');
  await player.sees('No gifts at the moment');
  await player.click('Closed', 'tab');
  await player.sees('Monday gift', /It was not taken by \w/);
  expect(await balanceOf(player)).toBe(100_000);
});

test('[BONUS-01] [BONUS-15] played through: it is told, the balance shows it, and the lists agree', async () => {
  const player = await visit(house, '', { as: 'player' });
  const reward = {
    type: 'bonus',
    amount: { EUR: 200 },
    wager: 1,
    weights: { slots: 100, other: 100, tables: 100 },
    games: {},
    maxStake: { EUR: 500 },
    days: 30,
    release: 'whole',
  };
  await giveGift(house, player, { title: 'Tiny gift', reward });
  await player.goes(page);
  await player.click('Take it');
  await player.finds('article', 'Tiny gift: €2.00');
  await player.hears();
  const [given] = await player.must<Record<string, unknown>[]>('GET', '/api/player/bonuses');
  expect(given).toMatchObject({
    title: 'Tiny gift',
    stage: 'handle_bets',
    currency: 'EUR',
    amount_cents: 200,
    amount_wager_cents: 0,
    amount_wager_requirement_cents: 200,
    activatable: false,
    activatable_until: null,
  });

  await playDice(player, 1);
  await player.within('article', /Tiny gift/).sees('€1.00 of €2.00 staked', '50%');
  await playDice(player, 1);
  await player.sees('“Tiny gift” is played through', '€2.00 of it is your own money now.');
  await player.sees('No gifts at the moment');
  const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts');
  expect(account).toMatchObject({ available_to_cashout_cents: account?.amount_cents });
  await player.click('Closed', 'tab');
  await player.sees('Played through', '€2.00 of it became your own money.');
});

test('free spins are played to their end on the open page: what they have won is a bonus to stake', async () => {
  const player = await visit(house, '', { as: 'player' });
  const reward = { ...someSpins, count: 20, result: 'bonus', wins: usualPlay };
  await giveGift(house, player, { title: 'Twenty spins', reward });
  await player.goes(page);
  await player.click('Take it');
  await player.within('article', /Twenty spins/).sees('0 of 20 played, €0.00 won so far.');
  await player.hears();
  const [spins] = await player.must<{ free_rounds_id: string }[]>('GET', '/api/player/freespins');
  const round = { mode: 'real', currency: 'EUR', stake_cents: 20, choice: { mode: 'spin' } };
  let won = 0;
  for (let spin = 0; spin < 20; spin += 1) {
    const body = { ...round, free_rounds: spins?.free_rounds_id };
    const key = { 'idempotency-key': randomUUID() };
    won += (await player.must<{ win_cents: number }>('POST', '/api/studio/comet-run/rounds', body, key)).win_cents;
  }
  // Nothing of it is the player's own before it was staked ten times.
  const euros = (cents: number) => `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  await player.sees(won > 0 ? `€0.00 of ${euros(won * 10)} staked` : 'No gifts at the moment');
  expect(await balanceOf(player)).toBe(100_000 + won);
  await player.click('Closed', 'tab');
  await player.sees('Twenty spins', 'Every spin has been played.');
});
