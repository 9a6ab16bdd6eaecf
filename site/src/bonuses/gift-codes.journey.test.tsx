import { beforeAll, expect, test } from 'vitest';
import { aCoupon } from '../../../server/src/promotions/testing/a-rule.ts';
import { type JourneyHouse, journeyHouse, makeCode, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const page = '/profile/gifts';

function textsOf(title: string) {
  const words = { title, summary: 'For whoever brings the code.' };
  return { en: words, de: words, 'fr-CA': words, no: words, it: words };
}

const aCode = () => makeCode(house, { rule: aCoupon({ texts: textsOf('A gift of 10') }) });

test('[API-20] [GUARD-07] a code of a link waits in the field; one click, and the gift is played with', async () => {
  const code = await aCode();
  const player = await visit(house, `/?coupon=${code}`, { as: 'player' });
  await player.isAt(page);
  expect(await player.valueOf('Gift code')).toBe(code);
  await player.sees('No gifts at the moment');
  await player.click('Add');
  await player.sees('The code worked. What it gives is among your gifts.');
  await player.within('article', 'A gift of 10: €10.00').sees('Playing now', '€0.00 of €100.00 staked');
  // Spaces and small letters are no other code: it is used already.
  await player.fill('Gift code', ` ${code.toLowerCase()} `);
  await player.click('Add');
  await player.sees('You have used this code already.');
  expect(await player.faults()).toEqual([]);
});

test('[GUARD-10] a link straight to the gifts brings its code too', async () => {
  const code = await aCode();
  const player = await visit(house, `${page}?coupon=${code}`, { as: 'player' });
  await expect.poll(() => player.valueOf('Gift code'), { interval: 20, timeout: 15_000 }).toBe(code);
});

test('[ROUTE-25] a code typed on its own page works, and what it gives is among the gifts', async () => {
  const code = await aCode();
  const player = await visit(house, '/profile/promocode', { as: 'player' });
  await player.fill('Gift code', code);
  await player.click('Add');
  await player.sees('The code worked. What it gives is among your gifts.');
  await player.goes(page);
  await player.within('article', 'A gift of 10: €10.00').sees('Playing now');
});

test('a code that is used up, or meant for others, is refused in the same words and gives nothing', async () => {
  const first = await visit(house, page, { as: 'player' });
  const once = await makeCode(house, { rule: aCoupon({ texts: textsOf('For one') }), maxUses: 1 });
  const audience = { playerIds: [first.id] };
  const theirs = await makeCode(house, { rule: aCoupon({ texts: textsOf('For another'), audience }) });
  await first.fill('Gift code', once);
  await first.click('Add');
  await first.finds('article', 'For one: €10.00');

  const player = await visit(house, page, { as: 'player' });
  for (const refused of [once, theirs]) {
    await player.fill('Gift code', refused);
    await player.click('Add');
    await player.sees(/This code does not open anything for you/);
    expect(await player.valueOf('Gift code')).toBe(refused);
  }
  await player.sees('No gifts at the moment');
  expect(await player.must('GET', '/api/player/bonuses')).toEqual([]);
});

test('[BONUS-05] payloads say coupon_code, deposit_bonus_code and can_issue', async () => {
  const code = await aCode();
  const player = await visit(house, '', { as: 'player' });
  expect(await player.must('POST', '/api/bonuses/coupon', { coupon_code: code })).toMatchObject({
    status: 'activated',
  });
  await player.must('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: 'COMET' });
  await player.must('PATCH', '/api/player/update_bonus_settings', { can_issue: false });
  expect(await player.must('GET', '/api/player')).toMatchObject({
    deposit_bonus_code: 'COMET',
    can_issue_bonuses: false,
  });
  for (const body of [{}, { code }, { coupon_code: '' }]) {
    expect((await player.call('POST', '/api/bonuses/coupon', body)).status).toBe(422);
  }
});
