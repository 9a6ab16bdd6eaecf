import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  changeRules,
  createSeedSeals,
  findJackpotId,
  openJackpot,
  setJackpotState,
} from '../server/src/jackpots/index.ts';
import { deriveKeys, readSettings } from '../server/src/kit/index.ts';
import { click, expect, expectAccessible, listening, open, test } from './halley.ts';
import { operate } from './operate.ts';
import { joinAs } from './players.ts';

// The overview, addresses, and wins that nobody was there to see: site/src/jackpots.

const operator = { actor: { kind: 'system' }, reason: 'a journey' } as const;

/**
 * A jackpot that falls soon, opened as an operator opens one. Only stakes in one currency feed it: nobody else on this
 * house plays in it, so nobody else's journey is met by a win.
 */
async function openTinyJackpot(currency: 'NOK') {
  const identifier = `tiny-${randomUUID().slice(0, 8)}`;
  const level = { ratePpm: 20_000, seedAmount: 1_000n, ceilingAmount: 1_600n };
  const levels = [
    { ...level, identifier: 'ember', name: 'Ember' },
    { ...level, identifier: 'halo', name: 'Halo', ceilingAmount: 100_000_00n, ratePpm: 1 },
  ];
  const jackpot = {
    identifier,
    name: `Tiny ${identifier.slice(5)}`,
    currency,
    allowedCurrencies: [currency],
    games: [],
    levels,
  };
  const seals = createSeedSeals(deriveKeys(readSettings({}), 'jackpots'));
  await operate((database) =>
    database.tx(async (tx) => {
      await openJackpot(tx, jackpot, { seals, at: new Date() });
      // What is over when a level falls begins the next cycle. Within the same bounds one stake in twelve would reach that
      // hidden amount too, and a second win would be told when the first is closed.
      const jackpotId = (await findJackpotId(tx, identifier)) as number;
      const far = { ratePpm: 20_000, seedAmount: 1_000n, ceilingAmount: 100_000_00n };
      await changeRules(tx, { ...operator, jackpotId, levels: [{ ...far, level: 'ember' }] });
    }),
  );
  opened.push(identifier);
  return jackpot;
}

/** What a journey opened must not drop into the next one that plays in its currency. */
const opened: string[] = [];
test.afterEach(async () => {
  for (const identifier of opened.splice(0)) {
    await operate((database) =>
      database.tx(async (tx) => {
        const jackpotId = await findJackpotId(tx, identifier);
        if (jackpotId) await setJackpotState(tx, { ...operator, jackpotId, state: 'paused', at: new Date() });
      }),
    );
  }
});

const stake = (page: Page) =>
  page.request.post('/api/studio/dice/rounds', {
    headers: { 'idempotency-key': randomUUID() },
    data: { mode: 'real', stake_cents: 5_000, choice: { side: 'over', target: 5049 } },
  });

/** Ember's amount, and whether it was won. */
async function readJackpot(page: Page, { identifier, name }: { identifier: string; name: string }) {
  const [jackpots, wins] = await Promise.all(
    ['/api/jackpots', '/api/jackpot_wins'].map(async (path) => (await page.request.get(path)).json()),
  );
  const jackpot = (jackpots as { identifier: string; levels: { amount_cents: number }[] }[]).find(
    (one) => one.identifier === identifier,
  );
  const isWon = (wins as { jackpot_name: string }[]).some((win) => win.jackpot_name === name);
  return { isWon, amount: jackpot?.levels[0]?.amount_cents };
}

/**
 * One stake after the other, each until it was counted, so that none follows the one that wins. Counted by jackpots alone: all
 * of the house gathers stakes for seconds, and six times that would be a minute.
 */
async function stakeUntilWon(page: Page, jackpot: { identifier: string; name: string }): Promise<void> {
  let { amount } = await readJackpot(page, jackpot);
  for (let stakes = 0; stakes < 7; stakes += 1) {
    expect((await stake(page)).status()).toBe(200);
    const isCounted = async () => {
      const now = await readJackpot(page, jackpot);
      return now.isWon || now.amount !== amount;
    };
    await expect.poll(isCounted, { timeout: 20_000, intervals: [50] }).toBe(true);
    const now = await readJackpot(page, jackpot);
    if (now.isWon) return;
    amount = now.amount;
  }
  throw new Error('a level that falls at the sixth stake has not fallen');
}

/** What stands beside the name of a level. */
const levelOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a jackpot is won: the winner’s popup and balance, another browser’s amounts and winners, all at once [LIVE-12] [LIVE-11] [ROUTE-78] @operator', async ({
  page,
  browser,
  baseURL,
}) => {
  const jackpot = await openTinyJackpot('NOK');
  const other = await (await browser.newContext({ baseURL })).newPage();
  await joinAs(page, { currency: 'NOK', country: 'NO', nickname: 'Wanderer' });
  await open(page, '/fairness');
  await open(other, '/jackpots');
  await click(other.getByRole('link', { name: `More about ${jackpot.name}` }));
  await expect(other).toHaveURL(`/${jackpot.identifier}`);
  await expect(other.getByRole('heading', { level: 1, name: jackpot.name })).toBeVisible();
  const ember = levelOf(other, 'Ember').first();
  await expect(ember).toContainText('10.00');
  await expect(other.getByText('Nobody yet')).toBeVisible();

  // Every stake brings one krone; the level falls at the sixth at the latest.
  let loads = 0;
  other.on('load', () => loads++);
  await Promise.all([listening(page), listening(other)]);
  await stakeUntilWon(page, jackpot);
  const popup = page.getByRole('dialog', { name: 'Ember is yours' });
  await expect(popup).toBeVisible();

  await expect(popup).toContainText(jackpot.name);
  await expect(popup).toContainText('There is nothing to wager.');
  await expect(popup.getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '/profile/limits');
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(popup).toBeHidden();
  const accounts = (await (await page.request.get('/api/player/accounts')).json()) as {
    currency: string;
    amount_cents: number;
  }[];
  const cents = accounts.find((account) => account.currency === 'NOK')?.amount_cents ?? 0;
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'NOK' }).format(cents / 100);
  await expect(page.getByTestId('balance')).toHaveText(shown);

  const winners = other.getByRole('table', { name: 'Winners' });
  await expect(winners.getByRole('row').nth(1)).toContainText('Wander***');
  await expect(other.getByRole('main')).not.toContainText('Wanderer');
  expect(loads).toBe(0);

  // Anyone may draw the drop again.
  const drops = other.getByRole('table', { name: 'Past drops' });
  await drops.getByRole('button', { name: /Check Ember #1/ }).click();
  await expect(drops.getByRole('row').filter({ hasText: 'Ember #1' })).toContainText('As sealed');
  await other.context().close();
});
