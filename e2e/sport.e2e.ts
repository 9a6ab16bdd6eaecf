import { matchThatHomeWins } from './a-match.ts';
import { expect, open, test } from './halley.ts';
import { joinAs } from './players.ts';

test('a football match in play: the bet, the price that moves, the win, its explanation and the proof of the result [SPORT-46] [SPORT-49] @operator', async ({
  page,
  house,
}) => {
  test.slow();
  const match = await matchThatHomeWins(house);
  try {
    await joinAs(page);
    const cash = async () => (await (await page.request.get('/api/player/accounts')).json())[0].amount_cents;
    const before = await cash();
    await expect.poll(() => match.id(page), { timeout: 30_000 }).toBeDefined();
    const path = `/sport/events/${await match.id(page)}`;
    await open(page, path);
    const price = page.getByRole('button', { name: new RegExp(`^${match.home}`) }).first();
    const shown = async () => /\d+\.\d+/.exec((await price.textContent()) ?? '')?.[0];
    await match.kickedOff();
    const taken = await shown();
    await price.click();
    await page.getByLabel('If the price changes').selectOption({ label: 'Accept any' });
    await page.getByLabel(/^Stake/).fill('5');
    // A line that closes while the bet waits refuses it, and a busy machine may be late with the feed: it is placed again.
    const placed = page.getByText('Your bet is placed.');
    const refused = page.getByText(/Nothing was staked\./);
    do {
      await page.getByRole('button', { name: /^Place bet/ }).click();
      await expect(page.getByText('Checking the play')).toBeVisible();
      await expect(placed.or(refused)).toBeVisible();
    } while (await refused.isVisible());
    await expect(placed).toBeVisible();
    expect(await cash()).toBe(before - 500);
    await expect.poll(shown, { timeout: 20_000 }).not.toBe(taken);

    await expect.poll(cash, { timeout: 60_000 }).toBeGreaterThan(before);
    await open(page, '/sport/bets?state=settled');
    const mine = page.getByRole('main');
    await expect(mine).toContainText('Won');
    const { bets } = await (await page.request.get('/api/sport/bets?state=settled')).json();
    expect(bets[0].legs[0].explanation).not.toBe('');
    await expect(mine).toContainText(bets[0].legs[0].explanation);

    await open(page, path);
    await page.getByRole('button', { name: 'Play it again' }).click();
    await expect(page.getByText(new RegExp(`The seal holds. Played again it ends ${match.score},`))).toBeVisible();
  } finally {
    await match.stop();
  }
});
