import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, playDice, visit } from '../../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[PP-17] the same as a table to keep', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 3);
  await player.goes('/profile/history');
  await player.finds('link', 'Download as CSV');
  const link = [...player.page.document.querySelectorAll('a')].find((one) =>
    one.textContent?.includes('Download as CSV'),
  );
  const { body } = await player.call<string>('GET', link?.getAttribute('href') ?? '');
  expect(body).toMatch(/^\uFEFF?id,at_utc,kind,reason,title,currency,amount/);
  expect(body.match(/,stake,Orbit Dice,EUR,-1\.00,/g)).toHaveLength(3);
});

test('a statement of the month: its parts come to its closing', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 3);
  await player.goes('/profile/history');
  await player.click('Statements by month', 'link');
  await player.finds('heading', 'Statements');
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date());
  await player.click(new RegExp(month), 'link');
  await player.sees(`Statement, ${month}`, /Stakes \(3\) ?−€3\.00/);
  const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts?compatibility=false');
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  await player.sees(new RegExp(`Closing balance ?${money.format((account?.amount_cents ?? 0) / 100)}`));
});

test('[PP-16] everything that moved, page after page, and by kind', async () => {
  const player = await visit(house, '', { as: 'player' });
  await playDice(player, 42);
  await player.goes('/profile/history');
  const table = player.within('table', 'Movements');
  const lines = async () => (await table.textsOf('row')).slice(1);
  await table.finds('row', /Orbit Dice/);
  expect(player.page.document.querySelector('[data-testid=net-deposits]')?.textContent).toMatch(/€0\.00|–/);
  const first = await lines();
  expect(first).toHaveLength(40);
  expect(first[0]).toMatch(/(Stake|Win) · Orbit Dice/);
  await player.click('Show more');
  await expect.poll(async () => (await lines()).length, { timeout: 10_000 }).toBeGreaterThan(41);
  await player.click(/^Filter/, 'button');
  await player.fill('What', 'Gifts and bonuses');
  await player.click('Show', 'button');
  await player.isAt(/kind=bonus/);
  await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
  expect((await lines())[0]).toContain('Play money of the demo');
});
