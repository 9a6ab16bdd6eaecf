import { randomUUID } from 'node:crypto';
import { labDraw } from '@halley/studio/fair';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { keyFor } from '../../kit/index.ts';
import { usualPlay } from '../../promotions/testing/a-rule.ts';
import { readWallets } from '../../wallet/index.ts';

// Reviews, gifts, the wagers' door and the ledger as they are wired. After every test the audit holds all books against
// each other: what is held is in the wallets, and nothing else is set aside for gifts.
const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;

const hourMs = 60 * 60 * 1000;
const staff = (id: number) => ({
  actor: { kind: 'staff' as const, id, name: `Member ${id}` },
  reason: 'for a test',
});

/** A player with own money and a bonus that is played with; at half weight a tenth is ten stakes of 2.00. */
async function withBonus(cash = 10_000n, release: 'whole' | 'steps' = 'steps') {
  const player = await house.player();
  await player.emptyCash();
  if (cash > 0n) await player.deposit(cash);
  return { player, giftId: await giveBonus(player, release) };
}

async function giveBonus({ playerId }: Player, release: 'whole' | 'steps' = 'steps') {
  const { id } = await house.database.tx((tx) =>
    house.house.bonuses.desk.issue(tx, {
      playerId,
      key: randomUUID(),
      currency: 'EUR',
      title: 'A bonus',
      takeDays: 14,
      reason: 'for a test',
      by: 'Ada',
      reward: { type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay, games: {}, release },
    }),
  );
  await house.database.tx((tx) => house.house.bonuses.activate(tx, { id, playerId }));
  return id;
}

const purse = async ({ playerId }: Player) => {
  const { cash, bonus, reserved } = (await readWallets(house.database, playerId))[0] ?? {};
  return { cash, bonus, reserved };
};

/** Stakes that come back as they were: they count, and change no money. */
async function playOn(player: Player, times: number, stake = 500n) {
  for (let round = 0; round < times; round++) expect(await player.play(stake, { win: stake })).toBe('taken');
}

const open = ({ playerId }: Player, giftId: number) =>
  house.database.tx((tx) =>
    house.house.promotions.openReview(tx, {
      playerId,
      giftId,
      promotionId: null,
      currency: 'EUR',
      signals: [{ kind: 'fast_cashout', detail: { minutes: 3 } }],
    }),
  );
const clear = (id: number) => house.database.tx((tx) => house.house.promotions.desk.clear(tx, id, staff(1)));
const taking = { clause: '4.2', evidence: 'the same card twice', heard: 'by letter: it is the brother' };
const take = (id: number, by: number, more = taking) =>
  house.database.tx((tx) =>
    house.house.promotions.desk.take(tx, { id, seen: by === 1 ? 'open' : 'clause_named', ...more }, staff(by)),
  );
const decideOverdue = () => house.house.promotions.tasks['promotions.decide_reviews']();
const bonusesOf = async ({ call }: Player) => (await call('GET', '/api/player/bonuses')).json();

describe('while a person looks', () => {
  test('play goes on, what converts at the door is held at once, and the player is told until when', async () => {
    const { player, giftId } = await withBonus();
    await playOn(player, 4);
    expect(await purse(player)).toEqual({ cash: 10_100n, bonus: 900n, reserved: 0n });
    const { decidesItselfAt } = await open(player, giftId);
    expect(decidesItselfAt.getTime() - house.clock.now().getTime()).toBe(72 * hourMs);
    await playOn(player, 4);
    expect(await purse(player)).toEqual({ cash: 10_100n, bonus: 800n, reserved: 100n });
    expect((await bonusesOf(player))[0]).toMatchObject({
      stage: 'handle_bets',
      review_until: decidesItselfAt.toISOString(),
    });
    await playOn(player, 32);
    expect(await purse(player)).toEqual({ cash: 10_100n, bonus: 0n, reserved: 900n });
    expect((await bonusesOf(player))[0]).toMatchObject({ stage: 'wager_done', released_cents: 1_000 });
  });

  test('what is held is neither staked nor cashed out, not even by the next wager of the same group', async () => {
    const { player, giftId } = await withBonus(0n, 'whole');
    await open(player, giftId);
    for (let round = 0; round < 39; round++) await player.play(500n, { win: 500n });
    const outcomes = await Promise.all([player.play(500n, { win: 500n }), player.play(500n, { win: 500n })]);
    expect(outcomes.toSorted()).toEqual(['stake_cents.not_enough_money', 'taken']);
    expect(await purse(player)).toEqual({ cash: 0n, bonus: 0n, reserved: 1_000n });
  });

  test('cleared: it is theirs at once, and what comes later is not held', async () => {
    const { player, giftId } = await withBonus();
    const { id } = await open(player, giftId);
    await playOn(player, 8);
    expect((await house.house.promotions.desk.reviews(house.database)).find((one) => one.id === id)).toMatchObject({
      gift_id: giftId,
      held_cents: 200,
    });
    await clear(id);
    expect(await purse(player)).toEqual({ cash: 10_200n, bonus: 800n, reserved: 0n });
    expect((await bonusesOf(player))[0]).toMatchObject({ review_until: null });
    await playOn(player, 4);
    expect(await purse(player)).toEqual({ cash: 10_300n, bonus: 700n, reserved: 0n });
  });

  test('undecided after 72 hours it is the player’s, a named clause notwithstanding', async () => {
    const { player, giftId } = await withBonus();
    const { id } = await open(player, giftId);
    await playOn(player, 4);
    await take(id, 1);
    house.clock.advanceMs(72 * hourMs - 1);
    await decideOverdue();
    expect(await purse(player)).toMatchObject({ reserved: 100n });
    house.clock.advanceMs(1);
    await decideOverdue();
    expect(await purse(player)).toEqual({ cash: 10_100n, bonus: 900n, reserved: 0n });
  });

  test('taken by two people: what was held and the gift, never a deposit or what cash has won', async () => {
    const { player, giftId } = await withBonus();
    await playOn(player, 4);
    const { id } = await open(player, giftId);
    await playOn(player, 8);
    // Own money pays first, and what it wins is own money.
    expect(await player.play(500n, { win: 3_000n })).toBe('taken');
    const before = await purse(player);
    expect(before).toEqual({ cash: 12_600n, bonus: 700n, reserved: 200n });
    await take(id, 1);
    await expect(take(id, 1)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await purse(player)).toEqual(before);
    expect(await take(id, 2)).toMatchObject({ state: 'taken', ...taking, first_person: { id: 1 } });
    expect(await purse(player)).toEqual({ cash: 12_600n, bonus: 0n, reserved: 0n });
    expect((await bonusesOf(player))[0]).toMatchObject({ stage: 'canceled', review_until: null });
    await expect(clear(id)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('a round that was open pays its cash share after the gift was taken, and no more', async () => {
    const { player, giftId } = await withBonus(300n);
    const { id } = await open(player, giftId);
    const roundId = keyFor(`review ${giftId}`);
    expect(await player.openRound(roundId, 500n)).toBe('taken');
    await take(id, 1);
    await take(id, 2);
    expect(await player.settle(roundId, 1_250n)).toBe('taken');
    expect(await purse(player)).toEqual({ cash: 750n, bonus: 0n, reserved: 0n });
  });

  test('a gift that is withdrawn pays what was earned into what is held, and the review still ends', async () => {
    const { player, giftId } = await withBonus(10_000n, 'whole');
    const { id } = await open(player, giftId);
    await playOn(player, 4);
    await house.database.tx((tx) =>
      house.house.bonuses.desk.withdraw(tx, { id: giftId, by: 'Ada', reason: 'the offer was wrong' }),
    );
    expect(await purse(player)).toEqual({ cash: 10_000n, bonus: 0n, reserved: 100n });
    await clear(id);
    expect(await purse(player)).toEqual({ cash: 10_100n, bonus: 0n, reserved: 0n });
  });

  test('opened while rounds are played: every cent is cash or held, in whatever order they meet', async () => {
    const { player, giftId } = await withBonus();
    const rounds = Array.from({ length: 40 }, () => player.play(500n, { win: 500n }));
    const [review] = await Promise.all([open(player, giftId), ...rounds]);
    const { cash = 0n, reserved = 0n } = await purse(player);
    expect(cash + reserved).toBe(11_000n);
    await Promise.all([clear(review.id), player.play(500n, { win: 500n })]);
    expect(await purse(player)).toEqual({ cash: 11_000n, bonus: 0n, reserved: 0n });
  });
});

test('the audit finds what is held without being set aside, and what is set aside without being held', async () => {
  const { player, giftId } = await withBonus();
  const { id } = await open(player, giftId);
  await playOn(player, 4);
  const change = (by: number) =>
    house.database.query('update bonuses_held set amount = amount + $2 where gift_id = $1', [giftId, by]);
  await change(1);
  const found = (await house.findings()).map(({ check }) => check);
  await change(-1);
  expect(found).toEqual([
    'B3 what reviews hold is set aside in the wallet, and nothing else is set aside for gifts',
    'B3 no more is held of a gift than it has converted',
  ]);
  await clear(id);
});

/** What should be where, in a few lines: tenths become cash, or are held while a review is open. */
interface Model {
  cash: bigint;
  held: bigint;
  bonus: bigint;
  counted: number;
  review: 'none' | 'open' | 'named';
  hoursLeft: number;
}

const steps = ['play', 'play', 'play', 'open', 'name', 'agree', 'clear', 'wait', 'win'] as const;

describe('a model of reviews', () => {
  const seeds = Array.from({ length: deep(6, 60) }, (_, index) => index + 1);
  test.each(seeds)('any order of opening, converting and deciding, seed %s', async (seed) => {
    const draw = labDraw(seed);
    const { player, giftId } = await withBonus();
    const model: Model = { cash: 10_000n, held: 0n, bonus: 1_000n, counted: 0, review: 'none', hoursLeft: 0 };
    let reviewId = 0;
    const end = (to: 'cash' | 'house') => {
      if (to === 'cash') model.cash += model.held;
      else model.bonus = 0n;
      model.held = 0n;
      model.review = 'none';
    };
    for (let turn = 0; turn < 40; turn++) {
      const step = steps[draw.integer(steps.length)];
      if (step === 'play' || step === 'win') {
        const gain = step === 'win' ? 700n : 0n;
        expect(await player.play(500n, { win: 500n + gain })).toBe('taken');
        model.cash += gain;
        if (model.bonus > 0n) {
          model.counted += 1;
          const due = model.counted % 4 === 0 ? 100n : 0n;
          model.bonus -= due;
          if (model.review === 'none') model.cash += due;
          else model.held += due;
        }
      }
      if (step === 'open') {
        const opened = await open(player, giftId);
        // A second signal adds to the review that is open.
        if (model.review !== 'none') expect(opened.id).toBe(reviewId);
        else Object.assign(model, { review: 'open', hoursLeft: 72 });
        reviewId = opened.id;
      }
      if (step === 'name' && model.review === 'open') {
        await take(reviewId, 1);
        model.review = 'named';
      }
      if (step === 'agree' && model.review === 'named') {
        await expect(take(reviewId, 1)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
        if (draw.integer(2) === 0) {
          await take(reviewId, 2);
          end('house');
        }
      }
      if (step === 'clear' && model.review !== 'none') {
        await clear(reviewId);
        end('cash');
      }
      if (step === 'wait') {
        house.clock.advanceMs(25 * hourMs);
        model.hoursLeft -= 25;
        await decideOverdue();
        if (model.review !== 'none' && model.hoursLeft <= 0) end('cash');
      }
      const { cash, held: reserved, bonus } = model;
      expect(await purse(player), `turn ${turn}, ${step}`).toEqual({ cash, bonus, reserved });
    }
  });
});
