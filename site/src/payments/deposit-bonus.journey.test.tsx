import { beforeAll, expect, test } from 'vitest';
import { aRule } from '../../../server/src/promotions/testing/a-rule.ts';
import { staffMember } from '../../../server/src/promotions/testing/test-promotions.ts';
import {
  balanceOf,
  confirmedPlayer,
  fillCard,
  type JourneyHouse,
  journeyHouse,
  type Visitor,
  wholePlayer,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
let code: string;

/** A promotion that only a code opens: nobody else in this house meets it. */
beforeAll(async () => {
  house = await journeyHouse();
  const { desk } = house.house.promotions;
  const by = (id: number) => ({
    author: staffMember(id),
    member: { id, permissions: ['promotions.read', 'promotions.manage', 'promotions.approve'] },
  });
  const words = { title: 'Comet welcome', summary: 'As much again, to play with.' };
  const texts = { en: words, de: words, 'fr-CA': words, no: words, it: words };
  const schedule = { from: '2025-01-01T00:00:00.000Z' };
  const condition = { amountAtLeast: { EUR: 2_000 } };
  await house.database.tx(async (tx) => {
    const { id } = await desk.save(
      tx,
      { rule: aRule({ trigger: { claim: 'code' }, texts, schedule, condition }) },
      by(1),
    );
    await desk.move(tx, { id, to: 'proposed', version: 1 }, by(1));
    await desk.approve(tx, { id, version: 1 }, by(2));
    await desk.move(tx, { id, to: 'live', version: 1 }, by(1));
    code = `COMET-${id}`;
    const codes = { promotionId: id, shared: code, count: 1, maxUses: 100, expiresAt: null };
    await desk.makeCodes(tx, codes, staffMember(1));
  });
});

test('[BONUS-06] [BONUS-09] a deposit with a bonus, from the link over the choice to the gift', async () => {
  const player = await confirmedPlayer(house);
  await player.goes(`/?promo=${code}`);
  await player.isAt('/deposit');
  const dialog = player.within('dialog');
  await dialog.click('Continue', 'button');
  await dialog.finds('radio', /Comet welcome/);
  expect([await dialog.isOn(/Comet welcome/), await dialog.isOn(/No bonus/)]).toEqual([false, false]);
  await dialog.sees(`Code ${code} is set.`);
  await dialog.fill('Amount to pay in', '15');
  await dialog.click(/Comet welcome/, 'radio');
  await dialog.sees('Starts at €20. Choose another amount or no bonus.');
  await dialog.fill('Amount to pay in', '50');
  expect(await player.faults()).toEqual([]);
  await dialog.click('Continue with €50.00');
  await player.within('dialog', 'Check and pay').sees('€50.00 bonus', '€500.00', '€1,050.00 + €50.00 bonus');
  await dialog.click('Pay €50.00');
  await fillCard(player);
  await player.click('Approve', 'button');
  await dialog.sees('It has arrived', /Your bonus was set aside/);
  // It is given by the news of the deposit.
  await player.must('GET', '/demo/idle');
  expect(await balanceOf(player)).toBe(105_000 + 5_000);
  await dialog.click('To your gifts');
  await player.sees('Comet welcome');
  // What leaves unplayed takes its share along, and says so; the player may do it all the same.
  await player.goes('/withdraw');
  await dialog.fill('Amount to withdraw', '1040');
  await dialog.sees(/of the deposit for “Comet welcome” has not been played yet/);
});

test('[BONUS-08] a code that brings nothing is forgotten, and the deposit opens all the same', async () => {
  const player = await wholePlayer(house);
  await player.goes('/?promo=NOTHING-OF-THE-KIND');
  await player.isAt('/deposit');
  expect(await player.must<{ deposit_bonus_code: string | null }>('GET', '/api/player')).toMatchObject({
    deposit_bonus_code: null,
  });
  expect(player.page.sessionStorage.getItem('depositPromocode')).toBeNull();
});

test('[BONUS-07] a code of a link is applied to who wants bonuses alone, and once: not again when it was shown', async () => {
  const codeOf = async (who: Visitor) =>
    (await who.must<{ deposit_bonus_code: string | null }>('GET', '/api/player')).deposit_bonus_code;
  const player = await wholePlayer(house);
  await player.goes(`/?promo=${code}`);
  await player.isAt('/deposit');
  expect(await codeOf(player)).toBe(code);
  await player.must('DELETE', '/api/player/clear_bonus_code');
  await player.goes(`/?promo=${code}`);
  await player.hears();
  await player.findsNot('dialog');
  expect(await codeOf(player)).toBeNull();

  const unwilling = await wholePlayer(house);
  await unwilling.must('PATCH', '/api/player/update_bonus_settings', { can_issue: false });
  await unwilling.goes(`/?promo=${code}`);
  await unwilling.hears();
  await unwilling.findsNot('dialog');
  expect(await codeOf(unwilling)).toBeNull();
});
