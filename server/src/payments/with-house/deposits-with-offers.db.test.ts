import { randomUUID } from 'node:crypto';
import type { BonusGift, PromotionRule } from '@halley/contract';
import { beforeAll, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { aRule, usualPlay } from '../../promotions/testing/a-rule.ts';
import { staffMember } from '../../promotions/testing/test-promotions.ts';
import { readWallets } from '../../wallet/index.ts';
import { callbackBody, goodSignature } from '../testing/fake-provider.ts';

const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;

const by = (id: number) => ({
  author: staffMember(id),
  member: { id, permissions: ['promotions.read', 'promotions.manage', 'promotions.approve'] },
});

/** As staff make one: proposed, agreed to, started. Its offer has no code unless the rule asks for one. */
async function offer(changed: Partial<PromotionRule> = {}): Promise<{ id: number; offerId: string }> {
  const { desk } = house.house.promotions;
  const rule = aRule({ trigger: { claim: 'choice' }, schedule: { from: '2025-01-01T00:00:00.000Z' }, ...changed });
  const id = await house.database.tx(async (tx) => {
    const made = await desk.save(tx, { rule }, by(1));
    await desk.move(tx, { id: made.id, to: 'proposed', version: 1 }, by(1));
    await desk.approve(tx, { id: made.id, version: 1 }, by(2));
    await desk.move(tx, { id: made.id, to: 'live', version: 1 }, by(1));
    return made.id;
  });
  return { id, offerId: `offer-${id}` };
}

type Made = Awaited<ReturnType<typeof offer>>;
const offers = {} as Record<'first' | 'once' | 'least' | 'closed' | 'large' | 'coded' | 'open', Made>;
/** All before the first is asked for: what is live is held in memory for a moment. */
beforeAll(async () => {
  const bonus = { type: 'bonus', percent: 100, cap: { EUR: 10_000 }, ...usualPlay, games: {} } as const;
  Object.assign(offers, {
    first: await offer(),
    once: await offer(),
    least: await offer({ condition: { amountAtLeast: { EUR: 2_000 } } }),
    closed: await offer({ audience: { groups: [759] } }),
    large: await offer({ rewards: [{ ...bonus, maxStake: { EUR: 5_000 } }] }),
    coded: await offer({ trigger: { claim: 'code' } }),
    open: await offer(),
  });
});

async function wholePlayer(): Promise<Player> {
  const player = await house.player();
  await house.database.query(
    `update identity_player set first_name = 'Edmond', last_name = $2, date_of_birth = '1980-11-08', city = 'Halifax',
       address = 'Comet Street 1', postal_code = 'B3H 0A1', mobile_phone = '+15550001111', confirmed_at = now()
     where id = $1`,
    [player.playerId, `Halley ${player.playerId}`],
  );
  await player.emptyCash();
  return player;
}

const start = async (player: Player, change: object) => {
  const body = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '100.00', ...change };
  const answer = await player.browser.call('POST', '/api/payment_processing', body, {
    'idempotency-key': randomUUID(),
  });
  const { rows } = await house.database.query('select reference from payments_payment where id = $1', [
    answer.json().payment_id ?? 0,
  ]);
  return {
    status: answer.statusCode,
    body: answer.json(),
    id: answer.json().payment_id,
    reference: rows[0]?.reference,
  };
};
const tell = (reference: string, state: 'succeeded' | 'declined') =>
  house.app.inject({
    method: 'POST',
    url: '/payments/callback/fake',
    payload: callbackBody(house.provider.decide(reference, state)),
    headers: { 'content-type': 'application/json', 'x-signature': goodSignature },
  });

/** What follows from what has been written: grants are counted, then given. */
async function deliver() {
  for (const { name } of house.house.consumers)
    await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
  for (let round = 0; round < 2; round += 1) {
    for (const consumer of house.house.promotions.consumers) await catchUp(house.database, consumer);
  }
}
const gifts = async (player: Player) => (await player.call('GET', '/api/player/bonuses')).json() as BonusGift[];
const balance = async (player: Player) => {
  const [wallet] = await readWallets(house.database, player.playerId);
  return [wallet?.cash, wallet?.bonus];
};
const spoken = async (id: number) => {
  const { rows } = await house.database.query('select reserved, spent from promotions_budget where promotion_id = $1', [
    id,
  ]);
  return rows[0];
};

test('[PR-05] golden 1: a deposit with an offer brings money and gift, active at once; without one, nothing but money', async () => {
  const { id, offerId } = offers.first;
  const player = await wholePlayer();
  expect((await player.call('GET', '/api/bonuses/deposit')).json()).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: offerId })]),
  );
  const { status, reference } = await start(player, { offer_id: offerId });
  expect([status, await spoken(id)]).toMatchObject([200, { reserved: 10_000n, spent: 0n }]);
  await tell(reference, 'succeeded');
  await deliver();
  expect(await balance(player)).toEqual([10_000n, 10_000n]);
  expect(await gifts(player)).toMatchObject([
    { stage: 'handle_bets', amount_cents: 10_000, balance_cents: 10_000, amount_wager_requirement_cents: 100_000 },
  ]);
  expect(await spoken(id)).toMatchObject({ reserved: 0n, spent: 10_000n });

  const other = await wholePlayer();
  const plain = await start(other, { offer_id: null });
  await tell(plain.reference, 'succeeded');
  await deliver();
  expect([await balance(other), await gifts(other)]).toEqual([[10_000n, 0n], []]);
});

test('a deposit that is declined sets its offer free at once: the next one may have it, though it is once a player', async () => {
  const { id, offerId } = offers.once;
  const player = await wholePlayer();
  const first = await start(player, { offer_id: offerId });
  expect((await start(player, { offer_id: offerId })).body).toMatchObject({
    errors: { offer_id: { not_available: expect.any(String) } },
  });
  await tell(first.reference, 'declined');
  expect(await spoken(id)).toMatchObject({ reserved: 0n, spent: 0n });
  const second = await start(player, { offer_id: offerId });
  await tell(second.reference, 'succeeded');
  await deliver();
  expect([await balance(player), (await gifts(player)).length]).toEqual([[10_000n, 10_000n], 1]);
});

test('below its smallest deposit, of another group, or unknown: refused, and no payment is written', async () => {
  const { least, closed } = offers;
  const player = await wholePlayer();
  for (const change of [
    { offer_id: least.offerId, amount: '15.00' },
    { offer_id: closed.offerId },
    { offer_id: 'offer-999999' },
    { offer_id: 'x' },
  ]) {
    expect(await start(player, change)).toMatchObject({
      status: 422,
      body: { errors: { offer_id: { not_available: expect.any(String) } } },
    });
  }
  expect((await player.call('GET', '/api/player/payments')).json()).toEqual([]);
});

test('[PR-06] golden 6: what leaves of a deposit unplayed takes its share of the gift, and brings it back when recalled', async () => {
  const { offerId } = offers.large;
  const player = await wholePlayer();
  const { reference } = await start(player, { offer_id: offerId });
  await tell(reference, 'succeeded');
  await deliver();
  expect(await player.play(3_000n, { win: 2_500n })).not.toBeInstanceOf(Error);
  expect(await balance(player)).toEqual([9_500n, 10_000n]);
  const told = (cents: number) =>
    player
      .call('GET', `/api/player/bonuses/take_back?currency=EUR&amount_cents=${cents}`)
      .then((answer) => answer.json());
  expect(await told(2_500)).toEqual({ gifts: [] });
  expect(await told(4_000)).toMatchObject({
    gifts: [{ deposit_cents: 1_500, bonus_cents: 1_500, requirement_cents: 15_000 }],
  });

  const cashout = {
    payment_action: 'cashout',
    payment_method: 'bank_transfer',
    fields: { iban: 'DE89370400440532013000' },
  };
  const asked = await start(player, { ...cashout, amount: '40.00' });
  expect([asked.status, await balance(player)]).toEqual([200, [5_500n, 8_500n]]);
  expect(await gifts(player)).toMatchObject([{ balance_cents: 8_500, amount_wager_requirement_cents: 85_000 }]);
  expect((await player.call('POST', `/api/player/payments/${asked.id}/recall`)).statusCode).toBe(200);
  expect(await balance(player)).toEqual([9_500n, 10_000n]);
  expect(await gifts(player)).toMatchObject([{ balance_cents: 10_000, amount_wager_requirement_cents: 100_000 }]);
});

test('[BONUS-10] while a code is set, its offer alone is there, and a deposit takes it; a wrong one brings nothing', async () => {
  const { id, offerId } = offers.coded;
  const code = `COMET-${id}`;
  await house.database.tx((tx) =>
    house.house.promotions.desk.makeCodes(
      tx,
      { promotionId: id, shared: code, count: 1, maxUses: 10, expiresAt: null },
      staffMember(1),
    ),
  );
  const player = await wholePlayer();
  const set = (text: string) =>
    player.browser.call('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: text });
  const offered = async () =>
    ((await player.call('GET', '/api/bonuses/deposit')).json() as { id: string }[]).map((one) => one.id);
  expect(await offered()).toContain(offers.open.offerId);
  expect((await set('NOTHING')).statusCode).toBe(204);
  expect(await offered()).toEqual([]);
  expect((await set(code)).statusCode).toBe(204);
  expect(await offered()).toEqual([offerId]);
  const { reference } = await start(player, { offer_id: offerId });
  await tell(reference, 'succeeded');
  await deliver();
  expect((await gifts(player)).length).toBe(1);
});
