import type { LotteryDraw, LotteryStatus } from '@halley/contract';
import { beforeAll, expect, test } from 'vitest';
import { until } from '../../../server/src/kit/testing/until.ts';
import { aLottery } from '../../../server/src/lotteries/testing/a-lottery.ts';
import { letTimePass } from '../../../server/src/lotteries/testing/let-time-pass.ts';
import { makeLive } from '../../../server/src/promotions/testing/make-live.ts';
import { fillCard, startPayment, wholePlayer } from '../../../test/journey/cashier.ts';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const advance = () => house.house.lotteries.tasks['lotteries.advance']();

/** One that runs for an hour. No two share a part of a name. */
async function openLottery(identifier: string): Promise<number> {
  const id = await makeLive(house, aLottery(new Date(), { identifier }));
  await until(async () => (await house.house.promotions.live(house.database)).find(id) !== undefined);
  await advance();
  return id;
}

const statusOf = (player: Visitor, id: number) => player.must<LotteryStatus>('GET', `/api/lotteries/${id}/status`);
const drawOf = (player: Visitor, id: number) => player.must<LotteryDraw>('GET', `/api/fair/draws/${id}`);

/** A card that is approved at the provider's page. */
async function payIn(player: Visitor, amount: string): Promise<void> {
  const { url = '' } = await startPayment(player, { payment_method: 'visa', amount });
  await player.goes(url);
  await fillCard(player);
  await player.click('Approve', 'button');
  await player.within('dialog').sees('It has arrived');
}

test('[ROUTE-57] [LOTT-01] a ticket comes with a deposit, is drawn, and the draw is drawn again in the browser', async () => {
  const id = await openLottery('comet-night-draw');
  const player = await wholePlayer(house);
  await player.goes('/lottery/comet-night-draw');
  await player.sees(
    'How tickets are had',
    'A deposit of €20 or more gives a ticket for each €20 of it.',
    'You have none.',
  );
  expect(await player.faults()).toEqual([]);

  await payIn(player, '60.00');
  await until(async () => (await statusOf(player, id)).tickets.length === 3);
  await player.goes('/lottery/comet-night-draw');
  await player.sees('3 of 3', '1 – 3');

  const { beacon } = await drawOf(player, id);
  await letTimePass(house.database, { id, beacon, advance });
  expect((await drawOf(player, id)).state).toBe('drawn');
  await player.goes('/lottery/comet-night-draw');
  await player.sees('Winners', 'Place 1:');
  expect(await player.faults()).toEqual([]);
  await player.click('Count it again in my browser');
  await player.sees('This draw uses the demonstration’s own beacon.');
  await player.click('Draw it again in my browser');
  await player.sees('Drawn again in your browser, the same tickets have won.');
  expect(await player.faults()).toEqual([]);
});

test('a guest sees the lottery and its draw; an address that means none is not found', async () => {
  const id = await openLottery('harbour-morning-draw');
  const guest = await visit(house, '/lottery/harbour-morning-draw', { script: false });
  await guest.sees('With an account you see your numbers here.', 'We sealed our secret');
  await guest.goes(`/fair/draws/${id}`);
  await guest.sees('Why nobody can steer it');
  for (const path of ['/lottery/nothing-of-the-kind', '/fair/draws/999999999', '/fair/draws/x']) {
    expect((await guest.call('GET', path)).status, path).toBe(404);
  }
});
