import { beforeAll, expect, test } from 'vitest';
import { aRule } from '../../../server/src/promotions/testing/a-rule.ts';
import {
  agreeToCashout,
  balanceOf,
  confirmedPlayer,
  fillCard,
  giveGift,
  iban,
  type JourneyHouse,
  journeyHouse,
  makeCode,
  paymentAt,
  playDice,
  startPayment,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const gifts = '/profile/gifts';
const title = 'Comet with a deposit';

/** Whoever has paid 50.00 in with an offer: 1 050.00 of their own, a bonus of 50.00, and 500.00 to be staked. */
async function playerWithGift(): Promise<Visitor> {
  const words = { title, summary: 'As much again, to play with.' };
  const texts = { en: words, de: words, 'fr-CA': words, no: words, it: words };
  const schedule = { from: '2025-01-01T00:00:00.000Z' };
  const condition = { amountAtLeast: { EUR: 2_000 } };
  const code = await makeCode(house, { rule: aRule({ trigger: { claim: 'code' }, texts, schedule, condition }) });
  const player = await confirmedPlayer(house);
  await player.must('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: code });
  const offers = await player.must<{ id: string; title: string }[]>('GET', '/api/bonuses/deposit');
  const offer = offers.find((one) => one.title === title);
  const { url = '' } = await startPayment(player, { payment_method: 'visa', offer_id: offer?.id });
  await player.goes(url);
  await fillCard(player);
  await player.click('Approve', 'button');
  await player.within('dialog').sees('It has arrived', /Your bonus was set aside/);
  return player;
}

async function withdraw(player: Visitor, { typed, note }: { typed: string; note: RegExp }): Promise<void> {
  const dialog = player.within('dialog');
  await player.goes('/withdraw');
  await dialog.click(/Bank transfer/, 'radio');
  await player.rests();
  await dialog.fill('Amount to withdraw', typed);
  await dialog.sees(note);
  await dialog.fill('IBAN', iban);
  await dialog.click(/^Withdraw €/, 'button');
  await player.isAt(/^\/withdraw\?payment=\d+$/);
}

/** As the staff see it on the player's page. */
async function atTheDesk(player: Visitor) {
  const desk = await visit(house, '', { as: 'admin' });
  // What follows from news has followed.
  await desk.must('GET', '/demo/idle');
  await desk.goes(`/staff/players/${player.id}/gifts`);
  return desk.within('group', new RegExp(`^${title}`));
}

test('[PR-06] a withdrawal takes its share of an open gift along, and brings it back when it is taken back', async () => {
  const player = await playerWithGift();
  const dialog = player.within('dialog');
  await withdraw(player, {
    typed: '1040',
    note: /€40\.00 of the deposit .* It can leave, and €40\.00 of the bonus leaves with it; €400\.00 less has to be staked/,
  });
  const payment = paymentAt(player);
  await player.goes(gifts);
  await player.within('article', new RegExp(title)).sees('€10.00', '€0.00 of €100.00 staked');
  await (await atTheDesk(player)).sees('Played with', 'cashed out');

  await player.goes(`/withdraw?payment=${payment}`);
  await dialog.click('Take it back');
  await dialog.click('Take €1,040.00 back');
  await dialog.sees('The withdrawal was taken back');
  expect(await balanceOf(player)).toBe(105_000 + 5_000);
  await player.goes(gifts);
  await player.within('article', new RegExp(title)).sees('€50.00', '€0.00 of €500.00 staked');
  await (await atTheDesk(player)).sees('Played with', 'cashed out', 'cashout came back');
});

test('[PR-06] a withdrawal of all that was paid in ends the gift, and nothing stops it', async () => {
  const player = await playerWithGift();
  await withdraw(player, { typed: '1050', note: /and €50\.00 of the bonus leaves with it/ });
  await player.hears();
  await agreeToCashout(house, paymentAt(player));
  await player.within('dialog').sees('Your money has been sent');
  expect(await balanceOf(player)).toBe(0);
  await player.goes(gifts);
  await player.sees('No gifts at the moment');
  await player.click('Closed', 'tab');
  await player.sees(title, 'It left with a cashout of the deposit it was given for.');
  const desk = await atTheDesk(player);
  await desk.sees('Ended early', 'cashed out');
  await desk.findsNot('button', 'Withdraw');
});

test('[PR-11] who excludes themselves is paid what was earned of a gift, and the rest ends', async () => {
  const player = await visit(house, '', { as: 'player' });
  await giveGift(house, player, { title });
  await player.goes(gifts);
  await player.click('Take it');
  await player.sees('Playing now');
  await playDice(player, 10);
  await player.sees('€10.00 of €100.00 staked');
  const before = (await balanceOf(player)) ?? 0;

  await player.goes('/profile/limits');
  await player.click('Exclude myself');
  await player.within('dialog').click('6 months', 'radio');
  await player.within('dialog').click('Continue');
  await player.click('Exclude myself now');
  await player.finds('dialog', 'You are excluded from play');

  // A tenth was staked: a tenth of 50.00 is the player's, and can be withdrawn like everything else that is theirs.
  const desk = await atTheDesk(player);
  await desk.sees('Ended early', '€5.00');
  await desk.findsNot('button', 'Withdraw');
  const { rows } = await house.database.query(
    'select cash, bonus, reserved from wallet_account where player_id = $1 and currency = $2',
    [player.id, 'EUR'],
  );
  expect(rows).toEqual([{ cash: BigInt(before - 5_000 + 500), bonus: 0n, reserved: 0n }]);
});
