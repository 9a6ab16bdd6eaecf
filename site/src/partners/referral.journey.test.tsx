import { beforeAll, expect, test } from 'vitest';
import {
  balanceOf,
  editPlayer,
  fillCard,
  goThrough,
  type JourneyHouse,
  journeyHouse,
  password,
  plainCard,
  playDice,
  startPayment,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-46] [OPS-47] two people agree to terms; a player invites a friend and claims what it is worth, once', async () => {
  const manager = await visit(house, '/staff/affiliates/invitations', { as: 'affiliates' });
  await manager.click('Write terms', 'button');
  const dialog = manager.within('dialog');
  await dialog.fill('Worth', '10');
  await dialog.fill('Deposits at least', '20');
  await dialog.fill('Staked at least', '1');
  await goThrough(manager, 'Write terms', 'A first try');
  await manager.sees('Waits for a second person');
  const finance = await visit(house, '/staff/affiliates/invitations', { as: 'finance' });
  await finance.click('Agree', 'button');
  await finance.within('dialog').click('Agree', 'button');
  await finance.sees('The terms hold.');

  const player = await visit(house, '/referral', { as: 'player' });
  await player.finds('heading', 'Invite friends');
  await player.sees('A friend is worth', '€10.00');
  expect(await player.faults()).toEqual([]);
  await player.fill('Code', 'x');
  await player.click('Make it', 'button');
  await player.sees('4 to 20 letters and digits, please.');
  const code = `COMET${player.id}`;
  await player.fill('Code', code.toLowerCase());
  await player.click('Make it', 'button');
  await player.finds('heading', code);

  const friend = await visit(house, `/?ref_code=${code}`);
  await expect.poll(() => friend.cookie('stag'), { timeout: 10_000 }).toBe(`ref_${code}`);
  const consents = { terms_acceptance: true, age_acceptance: true, captcha: 'demo' };
  const user = { email: friend.email, password, currency: 'EUR', country: 'DE', ...consents };
  await friend.must('POST', '/api/users', { user });
  const { id } = await friend.must<{ id: number }>('GET', '/api/player');
  await editPlayer(friend, { ...wholeProfile, first_name: 'Edmond' });
  const { url = '' } = await startPayment(friend, { payment_method: 'visa' });
  await friend.goes(url);
  await fillCard(friend, plainCard);
  await friend.within('dialog').sees('It has arrived');
  await playDice(friend, 1);
  await house.database.tx((tx) => house.house.identity.setVerified(tx, id, true));

  const list = () =>
    player.must<{ referral_codes: { to_claim_amount: number }[] }>('GET', '/api/player/referral_system/list');
  await expect.poll(async () => (await list()).referral_codes[0]?.to_claim_amount, { timeout: 15_000 }).toBe(10);
  const before = (await balanceOf(player)) ?? 0;
  await player.reloads();
  await player.click('Claim', 'button');
  await player.sees('It is in your wallet.');
  expect(await balanceOf(player)).toBe(before + 1_000);
  await player.findsNot('button', 'Claim');
});

test('[OPS-46] invitations are for players', async () => {
  const guest = await visit(house, '', { script: false });
  const { headers } = await guest.call('GET', '/referral');
  expect(headers.get('location')).toBe(`/registration?redirect=${encodeURIComponent('/referral')}`);
});
