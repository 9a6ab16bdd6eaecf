import type { Page } from '@playwright/test';
import { games } from '../studio/src/games.ts';
import { expect, test } from './halley.ts';
import { joinAs } from './players.ts';

/**
 * Every game of the house, for fun and for money: one round is played with the panel as it opens, and what the screen
 * says at its end is what was recorded. Without motion a round is over in a moment.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A game on a table is played where chips lie. */
const before: Record<string, (page: Page) => Promise<void>> = {};

/** What goes on with a round of several steps, tried in this order until it is over. */
const goesOn = [/^Cash out/, /^Take/, /^Stand$/, /^No insurance$/, /^Draw$/, /^Higher/, /^Heads/];

const groupSize = 6;
const ids = Object.keys(games);
const groups = Array.from({ length: Math.ceil(ids.length / groupSize) }, (_, group) =>
  ids.slice(group * groupSize, (group + 1) * groupSize),
);

for (const group of groups) {
  test(`played to the end, for fun and for money, as recorded: ${group.join(', ')} @phone`, async ({ page }) => {
    test.slow();
    await joinAs(page);
    for (const id of group) {
      for (const mode of ['demo', 'real'] as const) await test.step(`${id}, ${mode}`, () => playOne(page, id, mode));
    }
  });
}

async function playOne(page: Page, id: string, mode: 'demo' | 'real'): Promise<void> {
  const currency = mode === 'demo' ? 'FUN' : 'EUR';
  await page.goto(`/games/${id}/?mode=${mode}&currency=${currency}&locale=en`);
  const play = page.locator('form button[type=submit]');
  await expect(play).toBeEnabled();
  await before[id]?.(page);
  const box = await play.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect
    .soft((box?.y ?? 0) + (box?.height ?? 0), `${id}: the button is on the first screen`)
    .toBeLessThanOrEqual(height);
  await play.click();
  const shown = page.locator('[data-round][data-win]');
  await expect(async () => {
    if (await shown.count()) return;
    for (const name of goesOn) {
      const next = page.getByRole('button', { name }).and(page.locator(':enabled')).first();
      if ((await next.count()) > 0) await next.click({ timeout: 1_000 }).catch(() => undefined);
      if (await shown.count()) return;
    }
    expect(await shown.count()).toBe(1);
  }).toPass();
  const roundId = (await shown.getAttribute('data-round')) ?? '';
  const recorded = await (await page.request.get(`/api/studio/${id}/rounds/${roundId}`)).json();
  expect(await shown.getAttribute('data-win')).toBe(String(recorded.win_cents));
  expect(recorded).toMatchObject({ game: id, mode, currency, state: 'closed' });
  const money = amountIn(currency);
  await expect(page.getByText(money(recorded.balance_cents), { exact: true }).first()).toBeVisible();
  if (recorded.win_cents > 0) {
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: money(recorded.win_cents) })
        .first(),
    ).toBeAttached();
  }
}

/** As the house writes it in English. */
function amountIn(currency: string): (cents: number) => string {
  if (currency === 'FUN') {
    const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
    return (cents) => `${number.format(cents / 100)} FUN`;
  }
  const number = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (cents) => number.format(cents / 100);
}
