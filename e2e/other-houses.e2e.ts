import type { Page } from '@playwright/test';
import { expect, expectAccessible, gameFrame, open, openGameMenu, test } from './halley.ts';
import { joinAs } from './players.ts';

const games = [
  { path: '/play/kepler/comet-flip', title: 'Comet Flip', act: 'Flip' },
  { path: '/play/kepler/three-lights', title: 'Three Lights', act: 'Light them' },
] as const;

/** Cents in whatever way an amount is written: `€1,000.00`, `999.00 EUR`, `−€1.00`. */
function centsOf(text: string | null): number {
  const digits = (text ?? '').replace(/[^\d.]/g, '');
  return Math.round(Number(digits) * 100) * (/[-−]/.test(text ?? '') ? -1 : 1);
}
const headerCents = async (page: Page) => centsOf(await page.getByTestId('balance').textContent());
const gameCents = async (page: Page) => centsOf(await gameFrame(page).locator('#balance').textContent());
const isPlaying = async (page: Page) =>
  (await (await page.request.get('/api/player/play_session')).json()).open as boolean;

/** One round, shown to its end. */
async function play(page: Page, act: string): Promise<void> {
  const game = gameFrame(page);
  const button = game.getByRole('button', { name: act, exact: true });
  await button.click();
  await expect(game.locator('#result')).toHaveText(/Won|Nothing this time/);
  await expect(button).toBeEnabled();
}

// One stands for all; the deep run plays each of them.
for (const { path, title, act } of process.env.HALLEY_DEEP ? games : games.slice(0, 1)) {
  test(`a game of another house is played on our page: ${title}; balance, net position, clock and history follow @phone-deep [PP-04]`, async ({
    page,
  }) => {
    test.slow();
    await joinAs(page);
    await open(page, `${path}?mode=real`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(gameFrame(page).getByRole('heading', { name: title })).toBeVisible();
    const figures = page.getByTestId('play-figures');
    await openGameMenu(page);
    await page.getByRole('button', { name: 'Time and reminder' }).click();
    const settings = page.getByRole('dialog', { name: 'Time and reminder' });
    await settings.getByRole('switch').check();
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect(figures).toContainText('This session');
    await expect(figures).toContainText('00:0');
    await expect.poll(() => headerCents(page)).toBe(100_000);
    expect(await gameCents(page)).toBe(100_000);
    await expectAccessible(page);

    for (let round = 1; round <= 2; round++) await play(page, act);
    // What the game says, the wallet says, the header says and the session says.
    await expect.poll(async () => (await headerCents(page)) === (await gameCents(page))).toBe(true);
    const accounts = (await (await page.request.get('/api/player/accounts')).json()) as { amount_cents: number }[];
    const cents = accounts[0]?.amount_cents ?? 0;
    expect(await headerCents(page)).toBe(cents);
    await expect.poll(async () => centsOf(await figures.getByText(/€/).textContent())).toBe(cents - 100_000);
    const before = await figures.textContent();
    await expect(figures).not.toHaveText(before ?? '');
    expect(await isPlaying(page)).toBe(true);

    await page.goto('/profile/games-history');
    await expect.poll(() => isPlaying(page)).toBe(false);
    const rounds = page
      .getByRole('table', { name: 'Rounds' })
      .getByRole('row')
      .filter({ hasText: title })
      .or(page.getByRole('list', { name: 'Rounds' }).getByRole('listitem').filter({ hasText: title }));
    await expect(rounds).toHaveCount(2);
    await page.getByLabel('Game', { exact: true }).selectOption(title);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/game=kepler/);
    await expect(rounds).toHaveCount(2);
  });
}

test('a guest tries a game of another house with play money; nothing of it is real @phone-deep [PP-08]', async ({
  page,
}) => {
  const [{ path, act }] = games;
  await open(page, `${path}?mode=demo`);
  await expect(gameFrame(page).getByText('Play money')).toBeVisible();
  await play(page, act);
  await expect(page.getByTestId('play-figures')).toBeHidden();
  expect((await page.request.get('/api/player/accounts')).status()).toBe(401);
  // The way to real money leads through registration and back to the game.
  await page.getByRole('navigation', { name: 'Mode' }).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/registration\\?redirect=${encodeURIComponent(path)}`));
});
