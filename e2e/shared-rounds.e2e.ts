import type { Page } from '@playwright/test';
import { expect, gameFrame, open, test } from './halley.ts';
import { joinAs } from './players.ts';

const crash = '/play/north-hall/comet-ascent';
/** Enough to lay a chip and bet it, on a busy machine too. */
const enoughMs = 5_000;
/** What the page says of a bet that was refused. */
const tooLate = /api\/live\/[a-z-]+\/bets/;

/** A round takes bets and goes on doing so for a while: what is clicked now is not too late. */
async function untilBetting(page: Page, table: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { round, at } = await (await page.request.get(`/api/live/${table}`)).json();
        return round?.state === 'betting' && round.betting_ends_at - at >= enoughMs;
      },
      { timeout: 120_000, intervals: [250] },
    )
    .toBe(true);
}

/**
 * Bets at a table: what was laid, by the button. What the house answered tells whether the bet was in time; on a machine that
 * is slower than the round it is laid again in the next one.
 */
async function bet(page: Page, table: string, frame: Pick<Page, 'getByRole'>, lay = async () => {}): Promise<void> {
  const button = frame.getByRole('button', { name: /^Bet \D?\d/ });
  for (;;) {
    await untilBetting(page, table);
    await lay();
    // Chips that were laid as a round ended, or before the page listened, are not there: they are laid in the next one.
    const isLaid = await button.waitFor({ timeout: enoughMs }).then(
      () => true,
      () => false,
    );
    if (!isLaid) continue;
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/api/live/${table}/bets`),
      { timeout: 60_000 },
    );
    await button.click();
    const answer = await answered;
    if (answer.ok()) return;
    expect((await answer.json()).error.code).toBe('BETS_CLOSED');
  }
}

test('a player bets on a flight that everybody sees; screen, list and record say the same @phone', async ({
  page,
  expected,
}) => {
  test.slow();
  expected.push(tooLate);
  await joinAs(page);
  await open(page, `${crash}?mode=real`);
  const game = gameFrame(page);
  await game.getByLabel(/Cash out by itself at/).fill('1.01');
  const placed = async () => (await (await page.request.get('/api/live/crash/bets?mode=real')).json()).bets;
  await bet(page, 'crash', game);
  const shown = game.locator('[data-round][data-win]');
  await expect(shown).toHaveCount(1, { timeout: 90_000 });
  const [mine] = await placed();
  expect(await shown.getAttribute('data-win')).toBe(String(mine.win_cents));
  expect([101, 0]).toContain(mine.pays);
  const row = page.getByRole('table', { name: 'Your last rounds' }).getByRole('row').nth(1);
  await expect(row).toContainText(mine.pays === 101 ? '×1.01' : '×0.00');
  await row.getByRole('link', { name: /Replay/ }).click();
  await expect(page).toHaveURL(new RegExp(`replay=${mine.bet_id}`));
});

interface ChipTable {
  id: string;
  spot: string;
  /** Hundredths of the stake by the recorded outcome. */
  pays(outcome: Record<string, unknown>): number;
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const chipTables: ChipTable[] = [
  { id: 'money-wheel', spot: 'leaf', pays: ({ emblem }) => (emblem === 'leaf' ? 400 : 0) },
  { id: 'live-roulette', spot: 'red', pays: ({ number }) => (reds.includes(number as number) ? 200 : 0) },
  { id: 'live-baccarat', spot: 'player', pays: ({ result }) => ({ player: 200, tie: 100 })[result as string] ?? 0 },
];

/** Lays a chip, bets it, and sees the round to its end: what the screen says is what is recorded. */
async function playChips(page: Page, { id, spot, pays }: ChipTable): Promise<void> {
  await page.goto(`/games/${id}/?mode=real&currency=EUR&locale=en`);
  const placed = async () => (await (await page.request.get(`/api/live/${id}/bets?mode=real`)).json()).bets;
  await bet(page, id, page, () => page.locator(`[data-spot="${spot}"]`).click());
  const shown = page.locator('[data-round][data-win]');
  await expect(shown).toHaveCount(1, { timeout: 60_000 });
  const [mine] = await placed();
  expect(await shown.getAttribute('data-round')).toBe(mine.bet_id);
  expect(await shown.getAttribute('data-win')).toBe(String(mine.win_cents));
  const { round } = await (await page.request.get(`/api/live/${id}/bets/${mine.bet_id}`)).json();
  expect([id, mine.pays]).toEqual([id, pays(round.outcome)]);
}

test('a player sits at wheel, roulette and baccarat at once; each screen says what is recorded @phone-deep', async ({
  page,
  context,
  expected,
}) => {
  test.slow();
  expected.push(tooLate);
  await joinAs(page);
  // A window for each: their rounds go on at the same time.
  const [wheel, ...more] = chipTables;
  await Promise.all([
    playChips(page, wheel as ChipTable),
    ...more.map(async (table) => playChips(await context.newPage(), table)),
  ]);
});

test('a guest watches the table and has nothing in it yet', async ({ page }) => {
  await open(page, `${crash}?mode=demo`);
  await expect(gameFrame(page).getByRole('button', { name: /^Bet|Wait for the next round/ })).toBeVisible();
  await expect(page.getByText('No rounds yet. The first one will stand here.')).toBeVisible();
});
