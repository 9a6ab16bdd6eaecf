import type { LotteryDraw } from '@halley/contract';
import { addJob } from '../server/src/kit/jobs/index.ts';
import { letTimePass } from '../server/src/lotteries/testing/let-time-pass.ts';
import { fillCard, joinWhole, plainCard, startPayment } from './cashier.ts';
import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { operate } from './operate.ts';
import { playerOf } from './players.ts';
import { makeOwnLottery } from './promotions.ts';

// Ways to tickets, numbers without gaps and draws that fail are in `server/src/lotteries/`; here is the way of one player.
test('[ROUTE-57] [LOTT-01] a ticket comes with a deposit, is drawn, and the browser draws it again @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await joinWhole(page);
  const { id, path } = await makeOwnLottery(playwright, {
    baseURL: baseURL ?? '',
    playerId: Number((await playerOf(page)).id),
  });
  const draw = async () => {
    const answer = await page.request.get(`/api/fair/draws/${id}`);
    return answer.ok() ? ((await answer.json()) as LotteryDraw) : undefined;
  };
  await expect.poll(async () => (await draw())?.state).toBe('active');
  await open(page, path);
  await expect(page.getByText('You have none.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'before the first ticket');

  const { url = '' } = await startPayment(page, { payment_method: 'visa', amount: '60.00' });
  await page.goto(url);
  await fillCard(page, plainCard);
  await expect(page.getByRole('dialog').getByText('It has arrived')).toBeVisible();
  const tickets = async () => (await (await page.request.get(`/api/lotteries/${id}/status`)).json()).tickets.length;
  await expect.poll(tickets).toBe(3);
  await open(page, path);
  await expect(page.getByText('1 – 3')).toBeVisible();
  await expectToFit(page, 'with tickets');

  const { beacon } = (await draw()) as LotteryDraw;
  await operate((database) =>
    letTimePass(database, {
      id,
      beacon,
      async advance(to) {
        await database.tx((tx) => addJob(tx, 'lotteries.advance', {}));
        await expect.poll(async () => (await draw())?.state).toBe(to);
      },
    }),
  );
  await open(page, path);
  await expect(page.getByText('Place 1:')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'drawn');
  await page.getByRole('link', { name: 'Count it again in my browser' }).click();
  await expect(page.getByText('This draw uses the demonstration’s own beacon.')).toBeVisible();
  await page.getByRole('button', { name: 'Draw it again in my browser' }).click();
  await expect(page.getByText('Drawn again in your browser, the same tickets have won.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'drawn again');
});
