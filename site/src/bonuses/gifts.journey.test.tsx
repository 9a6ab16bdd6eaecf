import { beforeAll, expect, test } from 'vitest';
import { someSpins } from '../../../server/src/promotions/testing/a-rule.ts';
import {
  aBonusReward,
  giveGift,
  type JourneyHouse,
  journeyHouse,
  playDice,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const page = '/profile/gifts';
const gift = (player: Visitor, name: string | RegExp) => player.within('article', name);

test('[LIVE-04] [API-28] [NOTIF-02] a gift comes, is taken and played with while the page is open', async () => {
  const player = await visit(house, page, { as: 'player' });
  await player.sees('No gifts at the moment');
  await player.hears();
  await giveGift(house, player, { title: 'Monday gift' });
  await player.finds('article', 'Monday gift');
  expect(player.page.localStorage.getItem('shouldBouncePresents')).toBe('1');
  expect(await player.faults()).toEqual([]);

  await gift(player, 'Monday gift').click('Take it');
  await player.finds('article', 'Monday gift: €50.00');
  await gift(player, /Monday gift/).sees('Playing now', '€0.00 of €100.00 staked', '0%');
  await playDice(player, 5);
  await gift(player, /Monday gift/).sees('€5.00 of €100.00 staked', '5%');
  const told = await player.must<{ amount_wager_cents: number }[]>('GET', '/api/player/bonuses');
  expect(told.map(({ amount_wager_cents: done }) => done)).toEqual([500]);
  expect(await player.faults()).toEqual([]);
});

test('[HEADER-05] [SIDEBAR-02] the balance block is there with the page, and follows the wagering', async () => {
  const player = await visit(house, '', { as: 'player' });
  await giveGift(house, player, { title: 'Monday gift' });
  await player.goes(page);
  await player.click('Take it');
  await player.sees('Playing now');
  await player.seesNot('That did not work');
  await player.goes('/fairness');
  await player.hears();
  const bars = () => [...player.page.document.querySelectorAll('[role=progressbar][aria-label="Gift progress"]')];
  expect(bars().map((bar) => bar.getAttribute('aria-valuenow'))).toContain('0');
  await playDice(player, 10);
  const shown = () => bars().map((bar) => bar.getAttribute('aria-valuenow'));
  await expect.poll(shown, { timeout: 15_000 }).toContain('10');
});

test('[API-26] giving a gift up says what goes and what stays, and does just that', async () => {
  const player = await visit(house, '', { as: 'player' });
  await giveGift(house, player, { title: 'Monday gift' });
  await player.goes(page);
  await player.click('Take it');
  await gift(player, /Monday gift/).click('Give it up');
  const dialog = player.within('dialog', /^Give up/);
  await dialog.sees('What is yours stays. Only the bonus goes back.', '€50.00', '€1,000.00');
  await dialog.click('Give it up');
  await player.sees('No gifts at the moment');
  const [account] = await player.must<Record<string, unknown>[]>('GET', '/api/player/accounts');
  expect(account).toMatchObject({ amount_cents: 100_000, available_to_cashout_cents: 100_000 });
  await player.click('Closed', 'tab');
  await player.sees('Ended early');
});

test('two gifts: one is played with, the other waits; the player pauses, resumes and orders them', async () => {
  const player = await visit(house, '', { as: 'player' });
  for (const title of ['First', 'Second', 'Third']) await giveGift(house, player, { title });
  await player.goes(page);
  for (const title of ['First', 'Second', 'Third']) {
    await gift(player, title).click('Take it');
    await player.finds('article', `${title}: €50.00`);
  }
  await gift(player, /First/).sees('Playing now');
  await gift(player, /Second/).sees('number 1 in the queue');
  await player.click('Earlier: Third');
  await gift(player, /Third/).sees('number 1 in the queue');
  await gift(player, /First/).click('Play without it');
  await gift(player, /First/).sees('Paused');
  await gift(player, /First/).click('Play with it again');
  await gift(player, /First/).sees('Playing now');
  expect(await player.faults()).toEqual([]);
});

test('[API-27] [LIVE-05] [BONUS-14] free spins are taken and lead to their game', async () => {
  const player = await visit(house, page, { as: 'player' });
  await player.hears();
  await giveGift(house, player, { title: 'Five spins', reward: someSpins });
  await gift(player, 'Five spins').click('Take it');
  await gift(player, 'Five spins').sees('Ready to play', '0 of 5 played, €0.00 won so far.');
  await gift(player, 'Five spins').click('Play Comet Run', 'link');
  await player.isAt('/play/halley-studio/comet-run?mode=real');
  await giveGift(house, player, { title: 'Monday gift' });
  await player.goes('/bonus-balance');
  const gifts = player.within('region', 'Gifts');
  expect(
    (await gifts.textsOf('listitem')).map((text) => text.replace(/(?<=Five spins|Monday gift).*/, '')).sort(),
  ).toEqual(['Bonus balance Monday gift', 'Free spins of the house Five spins']);
});

test('what counts at a game is said before anything is staked', async () => {
  const player = await visit(house, '', { as: 'player' });
  const weights = { slots: 100, other: 50, tables: 10 };
  await giveGift(house, player, { title: 'Monday gift', reward: { ...aBonusReward, weights } });
  await player.goes(page);
  await player.click('Take it');
  await player.sees('Playing now');
  await player.goes('/play/halley-studio/orbit-dice?mode=real');
  await player.sees('For your gift this game counts 50%. Largest stake €5.00.');
});

test('[API-20] [ROUTE-25] a code that opens nothing is answered in words, on both pages', async () => {
  const player = await visit(house, page, { as: 'player' });
  await player.fill('Gift code', 'NO-SUCH-CODE');
  await player.click('Add');
  await player.sees(/This code does not open anything for you/);
  await player.goes('/profile/promocode');
  await player.fill('Gift code', 'NO-SUCH-CODE');
  await player.click('Add');
  await player.sees(/This code does not open anything for you/);
  expect(await player.faults()).toEqual([]);
});

test('[GUARD-07] a link with a gift code leads whoever logs in to the gifts, with the code in the field', async () => {
  const player = await visit(house, '/?coupon=STARS-1', { as: 'player' });
  await player.isAt(page);
  expect(await player.valueOf('Gift code')).toBe('STARS-1');
  await player.sees('No gifts at the moment');
});

test('[ROUTE-74] [ROLE-05] the balance in detail is for players', async () => {
  const guest = await visit(house, '/bonus-balance');
  await guest.isAt(`/registration?redirect=${encodeURIComponent('/bonus-balance')}`);
  const player = await visit(house, '', { as: 'player' });
  await giveGift(house, player, { title: 'Monday gift' });
  await player.goes('/bonus-balance');
  await player.finds('heading', 'Balance in detail');
  await player.sees('Your own money', '€1,000.00', 'Monday gift');
  expect(await player.faults()).toEqual([]);
});

test('[API-19] [PLAYER-01] who switches bonuses off is given none', async () => {
  const player = await visit(house, page, { as: 'player' });
  await player.click(/^Give me bonuses/, 'checkbox');
  await expect
    .poll(async () => (await player.must('GET', '/api/player')).can_issue_bonuses, { interval: 20, timeout: 15_000 })
    .toBe(false);
  await expect(giveGift(house, player, { title: 'Unwanted' })).rejects.toThrow(/BONUS_NOT_FOR_YOU/);
});
