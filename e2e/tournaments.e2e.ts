import type { Database } from '../server/src/kit/index.ts';
import { addJob } from '../server/src/kit/jobs/index.ts';
import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { operate } from './operate.ts';
import { type Caller, joinAs, playDice, playerOf } from './players.ts';
import { makeOwnRace } from './promotions.ts';

const asPage = { 'x-requested-with': 'XMLHttpRequest' };

const play = (player: Caller, rounds: number) => playDice(player, { rounds, stakeCents: 100 });

// Rules and refusals are in `site/src/tournaments/`; here is the whole way, how it looks, and that a place moves by itself.
test('[ROUTE-56] [LIVE-09] a player joins, climbs before their eyes while another one plays, and has the prize among the gifts @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Only what they play is seen here.
  const rival = { request: await playwright.request.newContext({ baseURL }) };
  await joinAs(rival);
  await joinAs(page);
  const playerIds = [Number((await playerOf(page)).id), Number((await playerOf(rival)).id)];
  const title = 'Race of two';
  const { id, path } = await makeOwnRace(playwright, { baseURL: baseURL ?? '', title, playerIds });
  const joined = await rival.request.post(`/api/tournaments/${id}/confirm`, {
    data: { confirmed: true },
    headers: asPage,
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  await play(rival, 2);

  await open(page, path);
  await expectAccessible(page);
  await expectToFit(page, 'before joining');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Join ${title}?` });
  await expect(dialog).toContainText('Joining costs nothing');
  await expectToFit(page, 'the question');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You take part')).toBeVisible();

  const place = page.getByTestId('own-place');
  await play(page, 1);
  await expect(place).toHaveText('2');
  await play(page, 2);
  await expect(place).toHaveText('1');
  // Somebody else is told nothing of it by the house: the board is read again.
  await play(rival, 2);
  await expect(place).toHaveText('2');
  await expectAccessible(page);
  await expectToFit(page, 'in the race');
  await rival.request.dispose();

  await operate((database) => endRace(database, id));
  const stateOf = async () => (await (await page.request.get(`/api/tournaments/${id}`)).json()).state;
  await expect.poll(stateOf, { timeout: 15_000 }).toBe('finished');
  await open(page, path);
  await expect(page.getByText('The result is final.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expectToFit(page, 'the result');
  await open(page, '/profile/gifts');
  await expect(page.getByText(title).first()).toBeVisible();
  await expectToFit(page, 'the prize among the gifts');
});

/** As if it had ended eleven minutes ago, when rounds that were begun in time are in: journeys have no clock of their own. */
async function endRace(database: Database, id: number): Promise<void> {
  await database.query(
    `update tournaments_tournament set starts_at = now() - interval '1 hour', ends_at = now() - interval '11 minutes'
     where promotion_id = $1`,
    [id],
  );
  const stateOf = async () => {
    await database.tx((tx) => addJob(tx, 'tournaments.advance', {}));
    const { rows } = await database.query('select state from tournaments_tournament where promotion_id = $1', [id]);
    return rows[0]?.state;
  };
  await expect.poll(stateOf, { timeout: 15_000, intervals: [500] }).toBe('finished');
}
