import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { until } from '../../kit/testing/until.ts';
import { callbackBody, goodSignature } from '../../payments/testing/fake-provider.ts';
import { aRule, usualPlay } from '../../promotions/testing/a-rule.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { readWallets } from '../../wallet/index.ts';

// Offers, cashier, gifts, the wagers' door, limits and notices as they are wired; the books are held against each other
// after every test.
const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;

/** A promotion that was made, proposed, agreed to by another and started. */
async function live(change: Partial<PromotionRule> = {}): Promise<string> {
  const id = await makeLive(house, aRule(change));
  const offerId = `offer-${id}`;
  // Rules are held in memory, and compared with the database at most once a second.
  const who = { currency: 'EUR', country: 'DE', licence: 'CW' } as const;
  await until(async () => {
    const offers = await house.house.promotions.offersFor(house.database, { who, type: 'deposit' });
    return offers.some((offer) => offer.id === offerId);
  });
  return offerId;
}

/** Everybody reads what is new, until nothing follows from it. */
async function follow() {
  const consumers = house.house.consumers.filter(({ name }) =>
    /^(promotions|bonuses|identity|notifications)/.test(name),
  );
  for (const { name } of consumers) {
    await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
  }
  for (let turn = 0; turn < 3; turn++) for (const consumer of consumers) await catchUp(house.database, consumer);
}

const money = async ({ playerId }: Player) => {
  const wallet = (await readWallets(house.database, playerId)).find(({ currency }) => currency === 'EUR');
  return `${wallet?.cash} / ${wallet?.bonus}`;
};

const bonusesOf = async ({ call }: Player) => (await call('GET', '/api/player/bonuses')).json();

/** A player of whom a payment knows everything, with an empty wallet. */
async function newcomer() {
  const player = await house.player();
  await player.emptyCash();
  await house.database.query(
    `update identity_player set first_name = 'Edmond', last_name = $2, date_of_birth = '1980-11-08', city = 'Halifax',
       address = $2, postal_code = 'B3H 0A1', mobile_phone = '+15550001111', confirmed_at = now() where id = $1`,
    [player.playerId, `Street ${player.playerId}`],
  );
  return player;
}

async function deposit(player: Player, amount: string, more: object = {}) {
  const started = await player.call('POST', '/api/payment_processing', {
    payment_method: 'visa',
    payment_action: 'deposit',
    currency: 'EUR',
    amount,
    ...more,
  });
  expect(started.statusCode, started.body).toBe(200);
  const { rows } = await house.database.query<{ reference: string }>(
    'select reference from payments_payment where id = $1',
    [started.json().payment_id],
  );
  const reference = String(rows[0]?.reference);
  const headers = { 'x-signature': goodSignature, 'content-type': 'application/json' };
  const payload = callbackBody(house.provider.decide(reference, 'succeeded'));
  await house.app.inject({ method: 'POST', url: '/payments/callback/fake', headers, payload });
  await follow();
  return reference;
}

describe('an offer that is picked and paid for', () => {
  test('is listed, stands among the statuses, becomes a bonus with the deposit, counts, and is given up', async () => {
    const offerId = await live();
    const player = await newcomer();
    const offers = (await player.call('GET', '/api/bonuses/deposit')).json();
    const offer = offers.find(({ id }: { id: string }) => id === offerId);
    expect(offer).toMatchObject({
      type: 'deposit',
      deal: { gets: { percent: 100, cap_cents: 10_000 }, stake: { times: 10 } },
    });
    const pick = { groups: { add: [`pick:${offerId}`], remove: [] } };
    expect((await player.call('POST', '/api/player/groups', pick)).statusCode).toBe(204);
    const { statuses } = await player.browser.player();
    expect(statuses.at(-1)).toMatchObject({ id: `pick:${offerId}` });

    await deposit(player, '100');
    expect(await money(player)).toBe('10000 / 10000');
    const [bonus] = await bonusesOf(player);
    expect(bonus).toMatchObject({ stage: 'handle_bets', amount_cents: 10_000, deal: { promotion: { version: 1 } } });

    expect(await player.play(400n)).toBe('taken');
    expect((await bonusesOf(player))[0]).toMatchObject({ amount_wager_cents: 200, balance_cents: 10_000 });
    expect(await player.play(501n)).toBe('stake_cents.above_bonus_stake');
    expect((await player.call('POST', `/api/player/bonuses/${bonus.id}/pause`)).statusCode).toBe(204);
    expect(await player.play(501n)).toBe('taken');
    expect((await player.call('POST', `/api/player/bonuses/${bonus.id}/resume`)).statusCode).toBe(204);
    const info = (await player.call('GET', `/api/player/bonuses/${bonus.id}/cancel_info`)).json();
    expect(info).toMatchObject({ cash_balance: '90.99', bonus_balance: '100.00', total_withdrawal_amount: '90.99' });
    expect((await player.call('DELETE', `/api/player/bonuses/${bonus.id}`)).statusCode).toBe(204);
    expect(await money(player)).toBe('9099 / 0');
    const notices = (await player.call('GET', '/api/notification_center/notifications')).json();
    expect(notices.map(({ key }: { key: string }) => key)).toContain(`bonuses_changes:${bonus.id}`);
  });

  test('[PR-11] somebody who excludes themselves is paid what was earned, and offered nothing', async () => {
    const offerId = await live({ rewards: [{ type: 'bonus', percent: 100, cap: { EUR: 10_000 }, ...usualPlay }] });
    const player = await newcomer();
    await deposit(player, '100', { offer_id: offerId });
    for (let round = 0; round < 10; round++) expect(await player.play(500n, { win: 500n })).toBe('taken');
    // 50.00 staked at half weight: 25.00 of 1000.00, a fortieth.
    expect((await bonusesOf(player))[0]).toMatchObject({ amount_wager_cents: 2_500 });
    await player.set({ type: 'selfexclusion', period: 'month_6' });
    await follow();
    expect(await money(player)).toBe('10250 / 0');
    await player.browser.signIn(player.email);
    expect((await bonusesOf(player))[0]).toMatchObject({ stage: 'canceled', released_cents: 250 });
    expect((await player.call('GET', '/api/bonuses/deposit')).json()).toEqual([]);
    expect([...(await house.house.bonuses.mayReceive(house.database, [player.playerId]))]).toEqual([]);
  });

  test('a cashout takes the unplayed share along, and its recall brings it back', async () => {
    const offerId = await live();
    const player = await newcomer();
    await deposit(player, '100', { offer_id: offerId });
    expect(await player.play(500n, { win: 500n })).toBe('taken');
    const asked = await player.call('GET', '/api/player/bonuses/take_back?currency=EUR&amount_cents=2000');
    expect(asked.json().gifts).toMatchObject([{ deposit_cents: 1_500, bonus_cents: 1_500, requirement_cents: 15_000 }]);
    const cashout = await player.call('POST', '/api/payment_processing', {
      payment_method: 'bank_transfer',
      payment_action: 'cashout',
      currency: 'EUR',
      amount: '20',
      fields: { iban: 'DE89370400440532013000' },
    });
    expect(cashout.statusCode, cashout.body).toBe(200);
    expect(await money(player)).toBe('8000 / 8500');
    expect((await bonusesOf(player))[0]).toMatchObject({ amount_cents: 8_500, amount_wager_requirement_cents: 85_000 });
    const recall = await player.call('POST', `/api/player/payments/${cashout.json().payment_id}/recall`);
    expect(recall.statusCode, recall.body).toBeLessThan(300);
    expect(await money(player)).toBe('10000 / 10000');
    expect((await bonusesOf(player))[0]).toMatchObject({
      amount_cents: 10_000,
      amount_wager_requirement_cents: 100_000,
    });
  });

  test('reading all news again changes nothing', async () => {
    const offerId = await live();
    const player = await newcomer();
    await deposit(player, '50', { offer_id: offerId });
    const look = async () => [await money(player), await bonusesOf(player)];
    const before = await look();
    await house.database.query(`update kit_consumer set xid = '0', id = 0 where name ~ '^(bonuses|promotions)'`);
    await follow();
    expect(await look()).toEqual(before);
  });
});

/** Twenty spins at 0.20 that somebody of the house gives. */
const spinsByHand = ({ playerId }: Player, game: string) =>
  house.database.tx((tx) =>
    house.house.bonuses.desk.issue(tx, {
      playerId,
      key: randomUUID(),
      currency: 'EUR',
      title: 'Twenty spins',
      reward: {
        type: 'freespins',
        games: [game],
        bet: { EUR: 20 },
        count: 20,
        days: 7,
        result: 'bonus',
        wins: usualPlay,
      },
      takeDays: 14,
      reason: 'for a test',
      by: 'Ada',
    }),
  );

describe('free spins', () => {
  test('are played in the slot, and what they win is a bonus to stake', async () => {
    const player = await newcomer();
    const issued = await spinsByHand(player, 'halley-studio/comet-run');
    expect((await player.call('POST', `/api/player/freespins/${issued.id}/activation`)).statusCode).toBe(204);
    const [gift] = (await player.call('GET', '/api/player/freespins')).json();
    let won = 0;
    for (let spin = 0; spin < 20; spin++) {
      const played = await player.call('POST', '/api/studio/comet-run/rounds', {
        mode: 'real',
        currency: 'EUR',
        stake_cents: 20,
        choice: { mode: 'spin' },
        free_rounds: gift.free_rounds_id,
      });
      expect(played.statusCode, played.body).toBe(200);
      won += played.json().win_cents;
    }
    await follow();
    expect((await player.call('GET', '/api/player/freespins')).json()).toMatchObject([
      { stage: 'finished', freespins_performed: 20, win_cents: won },
    ]);
    expect(await money(player)).toBe(`0 / ${won}`);
    const bonuses = await bonusesOf(player);
    expect(bonuses).toHaveLength(won > 0 ? 1 : 0);
    if (won > 0) expect(bonuses[0]).toMatchObject({ stage: 'handle_bets', amount_wager_requirement_cents: won * 10 });
  });

  test('by hand in Moon Lotus at 0.20 are given under the studio’s own name, and else say which it is', async () => {
    const player = await newcomer();
    expect(await spinsByHand(player, 'lantern-row/moon-lotus')).toMatchObject({ stage: 'issued', bet_level: 0.2 });
    await expect(spinsByHand(player, 'halley-studio/moon-lotus')).rejects.toMatchObject({
      code: 'rule.invalid',
      details: {
        fields: ['reward.games'],
        texts: {
          'reward.games': 'halley-studio/moon-lotus gives no free rounds in EUR: is lantern-row/moon-lotus meant?',
        },
      },
    });
  });
});
