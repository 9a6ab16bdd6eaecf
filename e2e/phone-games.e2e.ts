import type { Page } from '@playwright/test';
import { type GameId, games } from '../studio/src/games.ts';
import { expect, gameFrame, open, test } from './halley.ts';
import { expectPhoneScreens, faultsOfScreen, phoneScreensTried, rowOver } from './phone-screen.ts';
import { joinAs } from './players.ts';

/** In the page around it, which is the same for all: a round that waits, reels, shared rounds; the deep run has more. */
const kinds = {
  'several steps': games.blackjack,
  reels: games['cherry-comet'],
  'shared rounds': games['live-roulette'],
  ...(process.env.HALLEY_DEEP && { 'one step': games.dice, 'a layout': games.roulette }),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[F-62] [PP-04] [PP-06] a game is the whole screen of a phone: one row, the stage, what is pressed @phone-only', async ({
  page,
}) => {
  await joinAs(page);
  for (const [kind, { identifier }] of Object.entries(kinds)) {
    await open(page, `/play/${identifier}?mode=real`);
    await gameFrame(page).locator('.panel-play button').first().waitFor();
    await expect(page.getByTestId('game-balance')).toBeVisible();
    if (kind === 'several steps') {
      await gameFrame(page).getByRole('button', { name: 'Deal' }).click();
      await gameFrame(page).locator('.panel-play button:enabled').first().waitFor();
    }
    for (const screen of phoneScreensTried) {
      await page.setViewportSize(screen);
      const name = `${kind}, ${screen.width} × ${screen.height}`;
      const frame = page.frame({ url: /\/games\// });
      expect.soft(frame && (await faultsOfScreen(frame)), name).toEqual([]);
      const seen = await page.evaluate(() => {
        const place = document.querySelector('#game-frame')?.getBoundingClientRect();
        const title = document.querySelector('h1');
        const corner = place && document.elementFromPoint(place.x + place.width / 2, place.bottom - 2);
        return {
          frame: place && [place.x, place.y, place.width, place.bottom],
          onTop: corner?.id,
          isTitleWhole: title && title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1,
        };
      });
      expect.soft(seen, name).toEqual({
        frame: [0, rowOver(screen), screen.width, screen.height],
        onTop: 'game-frame',
        isTitleWhole: true,
      });
    }
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
    await expect(page.getByTestId('play-figures')).toContainText(/\d\d:\d\d:\d\d/);
    await expect(gameFrame(page).getByRole('complementary')).toHaveCount(0);
  }
});

/** Each panel there is; what machines differ in is on their stage. The deep run has every game. */
const ofEachPanel: GameId[] = [
  ...(['dice', 'limbo', 'plinko', 'coin', 'hilo', 'mines', 'tower', 'blackjack', 'video-poker'] as const),
  ...(['keno', 'roulette', 'wheel', 'crash', 'live-roulette', 'comet-run', 'cherry-comet'] as const),
];
const ids = process.env.HALLEY_DEEP ? Object.keys(games) : ofEachPanel;
/** As many as a journey may cost. */
const groupSize = 8;
for (let from = 0; from < ids.length; from += groupSize) {
  const group = ids.slice(from, from + groupSize);
  test(`[F-62] whole on every phone, also in a round: ${group.join(', ')} @phone-only`, async ({ page }) => {
    for (const id of group) {
      await page.goto(`/games/${id}/?mode=demo&locale=en`, { waitUntil: 'commit' });
      await page.locator('.panel-play button').first().waitFor();
      await expectPhoneScreens(page, id);
      if (games[id as GameId].kind !== 'steps') continue;
      await beginRound(page);
      await expectPhoneScreens(page, `${id}, in a round`);
    }
  });
}

/** Until one waits for its player: a coin may fall on the wrong side at once. What the house answered tells which. */
async function beginRound(page: Page): Promise<void> {
  const waits = page.locator('.game-panel[data-open] .panel-play button').first();
  const play = page.locator('.game-panel:not([data-open]) [type=submit]:enabled');
  for (let round = 0, isOpen = false; round < 20 && !isOpen; round += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/rounds'));
    await play.click();
    isOpen = (await (await answered).json()).state === 'open';
  }
  await waits.waitFor();
}

test('[F-52] a table of shared rounds says its phase in one line with a ring; panels are as high as what they hold', async ({
  page,
}) => {
  await page.goto('/games/live-roulette/?mode=demo&locale=en', { waitUntil: 'commit' });
  await page.locator('.panel-play button').first().waitFor();
  await page.setViewportSize({ width: 1128, height: 900 });
  const seen = await page.evaluate(() => {
    const linesOf = (place: string) =>
      new Set([...(document.querySelector(place)?.childNodes ?? [])].flatMap(lineTops)).size;
    function lineTops(node: Node): number[] {
      if (node instanceof HTMLElement && node.tagName === 'SMALL') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      // What stands in one line shares its middle, whatever its size.
      return [...range.getClientRects()].map(({ top, bottom }) => Math.round((top + bottom) / 16));
    }
    const emptyUnder = (place: string) => {
      const box = document.querySelector(place) as HTMLElement;
      const last = Math.max(...[...box.children].map((child) => child.getBoundingClientRect().bottom));
      return Math.round(box.getBoundingClientRect().bottom - last);
    };
    const chips = document.querySelector('.chip-tray')?.getBoundingClientRect();
    const facts = document.querySelector('.panel-facts')?.getBoundingClientRect();
    return {
      lines: linesOf('.live-phase p'),
      hasRing: document.querySelector('.live-phase .live-ring-left') !== null,
      underBets: emptyUnder('.live-bets'),
      underChips: Math.round((facts?.top ?? 999) - (chips?.bottom ?? 0)),
    };
  });
  expect(seen).toMatchObject({ lines: 1, hasRing: true });
  expect(seen.underBets).toBeLessThan(24);
  expect(seen.underChips).toBeLessThan(40);
});
