import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { writeEvents } from '../../../server/src/kit/index.ts';
import { until } from '../../../server/src/kit/testing/until.ts';
import { anAdventure, author } from '../../../server/src/vip/testing/an-adventure.ts';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[ADV-03] [ADV-04] the page says what today asks for and has come to, and the prize of a day that is done waits among the gifts', async () => {
  const { database } = house;
  const { adventures: desk } = house.house.vip.desk;
  const today = new Date().toISOString().slice(0, 10);
  await database.tx(async (tx) => {
    const draft = await desk.save(tx, { rule: anAdventure(today, 2, { prefix: 'journey', group: 1520 }) }, author(1));
    await desk.move(tx, { id: draft.id, version: draft.version, to: 'live' }, author(2));
  });
  const player = await visit(house, '/rocketplay-adventure', { as: 'player' });
  await database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.id, add: [21, 1520] }));
  await player.goes('/rocketplay-adventure');
  await player.sees('Today: day 1');
  await player.sees('Stakes of the day in cash: €20.00');
  await player.sees('€25.00 bonus');
  const paid = { playerId: player.id, paymentId: 1, amount: '1000', currency: 'EUR', number: 1, method: 'visa' };
  const round = { roundId: randomUUID(), playerId: player.id, game: 'halley-studio/orbit-dice', currency: 'EUR' };
  const at = new Date().toISOString();
  await database.tx(async (tx) => {
    await writeEvents(tx, 'payments.deposited', [{ ...paid, reference: randomUUID(), at }]);
    await writeEvents(tx, 'wager.settled', [{ ...round, openedAt: at, at, stake: '2000', win: '0' }]);
  });
  await until(async () => {
    const { rows } = await database.query("select 1 from vip_adventure_day where player_id = $1 and gift = 'given'", [
      player.id,
    ]);
    return rows.length === 1;
  });
  await player.goes('/rocketplay-adventure');
  await player.sees('Done');
  await player.sees('Take it among your gifts');
  expect(await player.faults()).toEqual([]);
});
