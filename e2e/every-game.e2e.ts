import type { Locator, Page } from '@playwright/test';
import { type GameId, games } from '../studio/src/games.ts';
import { expect, test } from './halley.ts';
import { joinAs } from './players.ts';
import { spinOf } from './spin-trace.ts';

/**
 * Games of the house, for money and on a phone for fun: one round is played with the panel as it opens, and what the screen
 * says at its end is what was recorded. Without motion a round is over in a moment. One game of each kind is looked at, and
 * with `HALLEY_DEEP=1` every one, for both on both; that each is played and recorded is a matter of calls (`every-single-game.db.test.ts`,
 * `steps/every-game.db.test.ts`).
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A game on a table is played where chips lie, keno with numbers. */
const before: Record<string, (page: Page) => Promise<void>> = {
  roulette: (page) => page.locator('[data-spot="red"]').first().click(),
  baccarat: (page) => page.locator('[data-spot="player"]').first().click(),
  keno: (page) => page.getByRole('button', { name: 'Surprise me' }).click(),
};

/** What goes on with a round of several steps, the first that can be clicked, until it is over. */
const goesOn: Record<string, (page: Page) => Locator[]> = {
  coin: (page) => [named(page, /^Take/)],
  hilo: (page) => [named(page, /^Take/), named(page, /^Higher/), named(page, /^Lower/)],
  mines: (page) => [named(page, /^Take/), page.locator('[data-tile]:not([aria-disabled]):enabled')],
  tower: (page) => [named(page, /^Take/), page.locator('[data-window]:not([aria-disabled])')],
  blackjack: (page) => [named(page, /^No insurance/), named(page, /^Stand/)],
  'video-poker': (page) => [named(page, /^Draw/)],
};

const named = (page: Page, name: RegExp) => page.getByRole('button', { name }).and(page.locator(':enabled'));

/** A panel of one decision, a table with chips, a round of several steps, cards, numbers, a machine. */
const ofEachKind: GameId[] = ['dice', 'roulette', 'mines', 'blackjack', 'keno', 'comet-run'];

/** Each group has a player of its own: to join takes as long as two games. */
const groupSize = 8;
/** Shared rounds have a journey of their own: they begin when the house says. */
const every = Object.entries(games).flatMap(([id, { kind }]) => (kind === 'shared' ? [] : [id as GameId]));
const ids = process.env.HALLEY_DEEP ? every : ofEachKind;
const groups = Array.from({ length: Math.ceil(ids.length / groupSize) }, (_, group) =>
  ids.slice(group * groupSize, (group + 1) * groupSize),
);

for (const group of groups) {
  test(`played to the end, as recorded: ${group.join(', ')} @phone`, async ({ page, isMobile }) => {
    test.slow();
    await joinAs(page);
    const modes = process.env.HALLEY_DEEP ? (['demo', 'real'] as const) : ([isMobile ? 'demo' : 'real'] as const);
    for (const id of group) {
      for (const mode of modes) await test.step(`${id}, ${mode}`, () => playOne(page, id, mode));
    }
  });
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('reels that spin are moved by the compositor alone: nothing is laid out or painted until they rest', async ({
    page,
    context,
  }) => {
    await page.goto('/games/comet-run/?mode=demo&currency=FUN&locale=en');
    await page.locator('.panel-play button[type=submit]:enabled').waitFor();
    // What the page itself still brings (parts of a font, what it left for a quiet moment) is no matter of the reels.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestIdleCallback(resolve));
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    const press = () => page.evaluate<void>("document.querySelector('.panel-play button[type=submit]').click()");
    const cdp = await context.newCDPSession(page);
    const { layouts, paints, resultLayouts, picturesMs } = await spinOf(cdp, { reels: 5, press });
    expect(picturesMs.length).toBeGreaterThan(20);
    expect({ layouts, paints, resultLayouts }).toEqual({ layouts: 0, paints: 0, resultLayouts: 0 });
  });
});

async function playOne(page: Page, id: GameId, mode: 'demo' | 'real'): Promise<void> {
  const currency = mode === 'demo' ? 'FUN' : 'EUR';
  // Its page opens for a player; the game itself is looked at alone.
  const [opened] = await Promise.all([
    page.request.get(`/play/${games[id].identifier}?mode=${mode}`),
    page.goto(`/games/${id}/?mode=${mode}&currency=${currency}&locale=en`, { waitUntil: 'commit' }),
  ]);
  expect(opened.status()).toBe(200);
  const play = page.locator('form button[type=submit]:enabled').first();
  await play.waitFor();
  await before[id]?.(page);
  const box = await play.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect
    .soft((box?.y ?? 0) + (box?.height ?? 0), `${id}: the button is on the first screen`)
    .toBeLessThanOrEqual(height);
  await play.click();
  const shown = page.locator('[data-round][data-win]');
  // Waiting for a state looks at every frame; asking again and again would look a few times a second.
  await (goesOn[id] ? playOn(page, shown, goesOn[id](page)) : shown.waitFor({ state: 'attached' }));
  const roundId = (await shown.getAttribute('data-round')) ?? '';
  const recorded = await (await page.request.get(`/api/studio/${id}/rounds/${roundId}`)).json();
  expect(await shown.getAttribute('data-win')).toBe(String(recorded.win_cents));
  expect(recorded).toMatchObject({ game: games[id].identifier, mode, currency, state: 'closed' });
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

/** Goes on until the round is over: what can be clicked first in the list is clicked, and the house's answer waited for. */
async function playOn(page: Page, shown: Locator, nexts: Locator[]): Promise<void> {
  const [first, ...others] = nexts as [Locator, ...Locator[]];
  const any = others.reduce((some, next) => some.or(next), first.or(shown));
  for (;;) {
    await any.first().waitFor({ state: 'attached' });
    if ((await shown.count()) > 0) return;
    for (const next of nexts) {
      if ((await next.count()) === 0) continue;
      const answered = page.waitForResponse((answer) => /\/rounds\/[^/]+\/steps$/.test(new URL(answer.url()).pathname));
      await next.first().click();
      expect((await answered).status()).toBe(200);
      break;
    }
  }
}

/** As the house writes it in English. */
function amountIn(currency: string): (cents: number) => string {
  const number = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (cents) => number.format(cents / 100).replace(/\s/, ' ');
}
