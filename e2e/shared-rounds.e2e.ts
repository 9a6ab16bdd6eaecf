import { expect, gameFrame, open, test } from './halley.ts';
import { joinAs } from './players.ts';

const crash = '/play/north-hall/comet-ascent';

test('a player bets on a flight that everybody sees; screen, list and record say the same @phone', async ({ page }) => {
  test.slow();
  await joinAs(page);
  await open(page, `${crash}?mode=real`);
  const game = gameFrame(page);
  await game.getByLabel(/Cash out by itself at/).fill('1.01');
  // Between two flights the button takes bets; during one it says to wait.
  await expect(async () => {
    await game.getByRole('button', { name: /^Bet/ }).click({ timeout: 1_000 });
  }).toPass();
  const shown = game.locator('[data-round][data-win]');
  await expect(shown).toHaveCount(1, { timeout: 90_000 });
  const { bets } = await (await page.request.get('/api/live/crash/bets?mode=real')).json();
  expect(bets).toHaveLength(1);
  const [bet] = bets;
  expect(await shown.getAttribute('data-win')).toBe(String(bet.win_cents));
  expect([101, 0]).toContain(bet.pays);
  const row = page.getByRole('table', { name: 'Your last rounds' }).getByRole('row').nth(1);
  await expect(row).toContainText(bet.pays === 101 ? '×1.01' : '×0.00');
  await row.getByRole('link', { name: /Replay/ }).click();
  await expect(page).toHaveURL(new RegExp(`replay=${bet.bet_id}`));
});

test('a player bets chips on a wheel that turns for everybody; screen and record say the same', async ({ page }) => {
  test.slow();
  await joinAs(page);
  await open(page, '/play/north-hall/solstice-wheel?mode=real');
  const game = gameFrame(page);
  const leaf = game.getByRole('button', { name: /^Leaf, pays ×4/ });
  // While the wheel turns no chip goes down.
  await expect(async () => {
    await leaf.click({ timeout: 1_000 });
    await expect(leaf).toHaveAccessibleName(/of yours/, { timeout: 500 });
  }).toPass();
  const placed = async () => (await (await page.request.get('/api/live/money-wheel/bets?mode=real')).json()).bets;
  // A press that comes too late leaves the chips where they are.
  await expect
    .poll(
      async () => {
        await game
          .getByRole('button', { name: /^Bet / })
          .click({ timeout: 1_000 })
          .catch(() => undefined);
        return (await placed()).length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  const shown = game.locator('[data-round][data-win]');
  await expect(shown).toHaveCount(1, { timeout: 60_000 });
  const [bet] = await placed();
  expect(await shown.getAttribute('data-round')).toBe(bet.bet_id);
  expect(await shown.getAttribute('data-win')).toBe(String(bet.win_cents));
  const { round } = await (await page.request.get(`/api/live/money-wheel/bets/${bet.bet_id}`)).json();
  expect(bet.pays).toBe(round.outcome.emblem === 'leaf' ? 400 : 0);
});

test('a guest watches the table and has nothing in it yet', async ({ page }) => {
  await open(page, `${crash}?mode=demo`);
  await expect(gameFrame(page).getByRole('button', { name: /^Bet|Wait for the next round/ })).toBeVisible();
  await expect(page.getByText('No rounds yet. The first one will stand here.')).toBeVisible();
});
