import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, password, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const page = '/profile/limits';

test('[LIMIT-07] [PP-23] a deposit limit is typed, holds at once, and stops deposits in plain words', async () => {
  const player = await visit(house, page, { as: 'player' });
  await player.click('Set limit: Deposits');
  const deposits = player.within('group', 'Deposits');
  await deposits.click('Day', 'radio');
  await deposits.fill('Amount per day', '0');
  await deposits.sees('Holds at once.');
  await deposits.click('Set limit', 'button');
  await deposits.sees(/Reached\. Deposits open again/);
  await player.goes('/deposit');
  await player.within('dialog').sees(/Your deposit limit \(Day\) is used up\. Deposits open again/);
});

test('[PP-24] a looser limit waits: mail, click, a day; and can be taken back', async () => {
  const player = await visit(house, '', { as: 'player' });
  const limit = { type: 'loss', period: 'week', accounts: [{ currency: 'EUR', amount_cents: 20_000 }] };
  await player.must('POST', '/api/user_limits', limit);
  await player.goes(page);
  const losses = player.within('group', 'Losses');
  await losses.click('Change: Losses');
  await losses.fill('Amount per week', '300');
  await losses.click('Set limit', 'button');
  const dialog = player.within('dialog', 'Raise this limit?');
  await dialog.sees('24 hours later €300.00 holds. Until then €200.00 stays.');
  await dialog.click('Send me the link');
  await losses.sees(/A rise to €300\.00 was asked for/);
  const link = /(\/profile\/limits\/confirm\?token=[\w-]+)/.exec(await player.mail('limits/confirm?token='))?.[1];
  await player.goes(link ?? '');
  await player.click('Confirm the change');
  await player.sees(/The change holds from tomorrow/);
  await player.click('My limits', 'link');
  await losses.sees(/A rise to €300\.00 is confirmed and holds from tomorrow/);
  await losses.click('Keep €200.00');
  await losses.seesNot(/A rise to/);
  await losses.sees('of €200.00');
});

test('[PP-26] self-exclusion ends the session of another browser, too', async () => {
  const player = await visit(house, page, { as: 'player' });
  const other = await visit(house, '');
  await other.must('POST', '/api/users/sign_in', { user: { email: player.email, password, captcha: 'demo' } });
  expect((await other.call('GET', '/api/player/accounts')).status).toBe(200);
  await player.click('Exclude myself');
  await player.within('dialog').click('6 months', 'radio');
  await player.within('dialog').click('Continue');
  await player.click('Exclude myself now');
  await player.finds('dialog', 'You are excluded from play');
  expect((await other.call('GET', '/api/player/accounts')).status).toBe(401);
  await player.click('To the start page');
  await player.finds('link', 'Log in');
});

const dice = '/play/halley-studio/orbit-dice?mode=real';

function stake(player: Visitor, cents: number) {
  const round = { mode: 'real', currency: 'EUR', stake_cents: cents, choice: { side: 'over', target: 9500 } };
  return player.call('POST', '/api/studio/dice/rounds', round, { 'idempotency-key': randomUUID() });
}

/** Stakes whatever the limit still allows until nothing is left: a win makes room that is staked again. */
async function loseAll(player: Visitor): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    type Limits = { accounts: { amount_cents: number; current_value_amount_cents: number }[] }[];
    const [limit] = await player.must<Limits>('GET', '/api/user_limits');
    const [account] = limit?.accounts ?? [];
    const left = (account?.amount_cents ?? 0) + (account?.current_value_amount_cents ?? 0);
    if (left === 0) return;
    await stake(player, Math.min(left, 5_000));
  }
  throw new Error('nobody wins that often');
}

test('[TOAST-07] [GUARD-08] a loss limit is played to: the game closes, the word stays, the page says when', async () => {
  const player = await visit(house, '', { as: 'player' });
  const limit = { type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 500 }] };
  await player.must('POST', '/api/user_limits', limit);
  await player.goes(dice);
  await player.hears();
  await loseAll(player);
  expect((await stake(player, 100)).status).toBe(403);
  await player.isAt(page);
  await player.within('group', 'Losses').sees(/Reached\. Play for money opens again/);
  await player.sees('You have reached a limit');
  // The game's own address leads back here.
  await player.goes(dice);
  await player.isAt(page);
});

test('[PP-27] after a break has begun: told at a game and on every page, and withdrawing stays possible', async () => {
  const player = await visit(house, dice, { as: 'player' });
  await player.within('main').click('Take a break', 'link');
  const dialog = player.within('dialog', /^Break until tomorrow/);
  await dialog.sees('You can log in any time to withdraw');
  await dialog.click('Start the break now');
  await player.finds('dialog', 'Your break has begun');
  await player.click('To the start page');
  await player.isAt('/');
  await player.goes(dice);
  await player.within('dialog', 'You are taking a break').sees('until tomorrow');
  expect(await player.faults()).toEqual([]);

  await player.must('POST', '/api/users/sign_in', { user: { email: player.email, password, captcha: 'demo' } });
  await player.goes('/');
  const banner = player.within('region', 'Take a break');
  await banner.sees('You are taking a break until tomorrow');
  await banner.click('Withdraw', 'link');
  await player.finds('dialog');
  await player.goes(dice);
  await player.isAt(page);
});
