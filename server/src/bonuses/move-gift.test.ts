import { describe, expect, test } from 'vitest';
import { type Gift, giftMoves, isClosed } from './gift.ts';
import {
  activate,
  cancel,
  expire,
  type GiftChange,
  giveBack,
  handOver,
  moveStage,
  settle,
  takeBack,
} from './move-gift.ts';
import { aGift } from './testing/a-gift.ts';

const now = new Date('2026-03-10T12:00:00Z');
const by = { now, actor: 'system' };
const steps = { ...aGift().terms, release: 'steps' as const };
const late = (change: Partial<Gift>) => settle(aGift(change), 'key', by);

/** Stage, balance, and what became cash and went to the house by the moves and by the journal alike. */
function ends({ gift, movements, moves }: GiftChange) {
  const sum = (read: (move: GiftChange['moves'][number]) => bigint) =>
    moves.reduce((total, one) => total + read(one), 0n);
  const cash = movements.reduce((total, { cash: one }) => total + one, 0n);
  expect(cash).toBe(sum((move) => move.converted));
  expect(movements.reduce((total, { bonus }) => total + bonus, 0n)).toBe(
    sum((move) => move.issued - move.converted - move.forfeited),
  );
  for (const { reason, house } of movements) expect(house).toBe(reason === 'bonus_convert' ? null : 'bonus_cost');
  return { stage: gift.stage, balance: gift.balance, cash, house: sum((move) => move.forfeited) };
}

describe('taking a gift', () => {
  test('puts its money into the balance, to be played with or idle', () => {
    const issued = aGift({ stage: 'issued', balance: 0n, activatedAt: null });
    const played = activate(issued, { to: 'handle_bets' }, by);
    expect(played).toMatchObject({ gift: { balance: 10_000n, stage: 'handle_bets', activatedAt: now }, idle: 0n });
    expect(played.movements).toMatchObject([{ reason: 'bonus_issue', cash: 0n, bonus: 10_000n, house: 'bonus_cost' }]);
    expect(activate(issued, { to: 'wait' }, by)).toMatchObject({ gift: { stage: 'wait' }, idle: 10_000n });
  });

  test('that asks for nothing makes it the player’s at once', () => {
    const change = activate(aGift({ stage: 'issued', balance: 0n, requirement: 0n }), { to: 'handle_bets' }, by);
    expect(ends(change)).toEqual({ stage: 'wager_done', balance: 0n, cash: 10_000n, house: 0n });
  });
});

describe('a pause', () => {
  test('makes what it holds idle, and resuming stakeable', () => {
    const paused = moveStage(aGift({ balance: 6_300n }), { to: 'wait', pausedAt: now }, by);
    expect(paused).toMatchObject({
      idle: 6_300n,
      movements: [],
      moves: [{ fromStage: 'handle_bets', toStage: 'wait' }],
    });
    expect(moveStage(paused.gift, { to: 'handle_bets', pausedAt: null }, by)).toMatchObject({ idle: -6_300n });
  });
});

describe('release', () => {
  const done = { progress: 10_030_000n, balance: 4_600n };

  test('whole: all at the end, up to the cap', () => {
    expect(ends(late(done))).toEqual({ stage: 'wager_done', balance: 0n, cash: 4_600n, house: 0n });
    expect(ends(late({ ...done, maxCashout: 3_000n }))).toEqual({
      stage: 'wager_done',
      balance: 0n,
      cash: 3_000n,
      house: 1_600n,
    });
    expect(ends(late({ ...done, progress: 9_999_999n }))).toEqual({
      stage: 'handle_bets',
      balance: 4_600n,
      cash: 0n,
      house: 0n,
    });
  });

  test('steps: a tenth at each tenth, as far as the balance goes, the rest at the end', () => {
    const first = late({ terms: steps, progress: 2_500_000n });
    expect(first.gift).toMatchObject({ steps: 2, released: 2_000n, balance: 8_000n, stage: 'handle_bets' });
    expect(settle(first.gift, 'key', by).movements).toEqual([]);
    expect(late({ terms: steps, progress: 9_000_000n, balance: 700n, steps: 8 }).gift).toMatchObject({
      stage: 'lost',
      released: 700n,
    });
    expect(ends(late({ terms: steps, progress: 10_000_000n, steps: 9, balance: 3_000n, released: 4_000n }))).toEqual({
      stage: 'wager_done',
      balance: 0n,
      cash: 3_000n,
      house: 0n,
    });
  });

  test('steps: nothing beyond the cap, and what is beyond it stays staked until the end', () => {
    const capped = late({ terms: steps, progress: 5_000_000n, maxCashout: 3_000n });
    expect(capped.gift).toMatchObject({ released: 3_000n, balance: 7_000n });
    expect(ends(settle({ ...capped.gift, progress: 10_000_000n }, 'key', by))).toEqual({
      stage: 'wager_done',
      balance: 0n,
      cash: 0n,
      house: 7_000n,
    });
  });
});

describe('the end of a gift', () => {
  const half = { balance: 6_300n, progress: 4_100_000n };

  test('by its player: all to the house', () => {
    expect(ends(cancel(aGift(half), 'player', by))).toEqual({
      stage: 'canceled',
      balance: 0n,
      cash: 0n,
      house: 6_300n,
    });
  });

  test.each(['excluded', 'account_closed', 'withdrawn'] as const)('%s: what was earned is paid', (reason) => {
    expect(ends(cancel(aGift(half), reason, by))).toEqual({
      stage: 'canceled',
      balance: 0n,
      cash: 4_100n,
      house: 2_200n,
    });
    const released = { ...half, balance: 2_300n, released: 4_000n, steps: 4, terms: steps };
    expect(ends(cancel(aGift(released), reason, by)).cash).toBe(100n);
    expect(ends(cancel(aGift({ ...half, maxCashout: 1_000n }), reason, by)).cash).toBe(1_000n);
  });

  test('lost: nothing held, nothing open', () => {
    expect(late({ balance: 0n }).gift).toMatchObject({ stage: 'lost', closedAt: now });
    expect(late({ balance: 0n, openRounds: 1 }).gift.stage).toBe('handle_bets');
  });

  test('expired: at once, or when the last round closes, which may still complete it', () => {
    const over = { validUntil: now, balance: 500n };
    expect(expire(aGift({ ...over, openRounds: 1 }), by)).toBeUndefined();
    const expected = { stage: 'expired', balance: 0n, cash: 0n, house: 500n };
    expect(ends(expire(aGift(over), by) as GiftChange)).toEqual(expected);
    expect(ends(late(over))).toEqual(expected);
    expect(late({ ...over, openRounds: 1 }).gift.stage).toBe('handle_bets');
    expect(late({ ...over, stoppedAt: now }).gift.stage).toBe('handle_bets');
    expect(late({ ...over, progress: 10_000_000n }).gift.stage).toBe('wager_done');
  });
});

describe('a bonus share that comes after the end', () => {
  const closed = { closedAt: now, balance: 500n };

  test.each([
    ['wager_done', {}, { cash: 500n, house: 0n }],
    ['wager_done', { maxCashout: 4_200n, released: 4_000n }, { cash: 200n, house: 300n }],
    ['canceled', { endReason: 'player' }, { cash: 0n, house: 500n }],
    ['canceled', { endReason: 'charged_back' }, { cash: 0n, house: 500n }],
    ['canceled', { endReason: 'taken' }, { cash: 0n, house: 500n }],
    ['canceled', { endReason: 'excluded', progress: 4_100_000n, released: 4_000n }, { cash: 100n, house: 400n }],
    ['expired', {}, { cash: 0n, house: 500n }],
  ] as const)('%s %o', (stage, change, expected) => {
    expect(ends(late({ ...closed, stage, ...change }))).toEqual({ stage, balance: 0n, ...expected });
  });

  test('revives a lost one, to wait', () => {
    expect(late({ ...closed, stage: 'lost' })).toMatchObject({
      gift: { stage: 'wait', balance: 500n, closedAt: null, stoppedAt: now },
      movements: [],
    });
  });

  test('each has a key of its own', () => {
    const keys = ['a', 'b'].flatMap((key) =>
      settle(aGift({ ...closed, stage: 'expired' }), key, by).movements.map((movement) => movement.key),
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a cashout before the deposit was staked', () => {
  const taken = { reference: 'r', amount: 1_500n, bonus: 1_500n, requirement: 15_000n, deposit: 1_500n };

  test('takes its share along, and brings it back', () => {
    const before = aGift({ progress: 300_000n });
    const change = takeBack(before, taken, by);
    expect(change.gift).toMatchObject({ balance: 8_500n, amount: 8_500n, requirement: 85_000n, progress: 300_000n });
    expect(ends(change)).toMatchObject({ stage: 'handle_bets', house: 1_500n });
    expect(giveBack(change.gift, taken, by).gift).toEqual(before);
  });

  test('of all of it cancels the gift, and brings it back to wait', () => {
    const all = { reference: 'r', amount: 10_000n, bonus: 10_000n, requirement: 100_000n, deposit: 10_000n };
    const change = takeBack(aGift(), all, by);
    expect(change.gift).toMatchObject({ stage: 'canceled', endReason: 'cashed_out', balance: 0n, closedAt: now });
    // Its days stand still as long as it waits.
    expect(giveBack(change.gift, all, by).gift).toMatchObject({
      stage: 'wait',
      balance: 10_000n,
      endReason: null,
      stoppedAt: now,
    });
  });

  test('of a gift that holds less than it was brings it back as it was', () => {
    const before = aGift({
      balance: 1_000n,
      released: 9_000n,
      terms: { ...aGift().terms, release: 'steps' },
      steps: 9,
    });
    const half = { reference: 'r', amount: 5_000n, bonus: 1_000n, requirement: 50_000n, deposit: 5_000n };
    const change = takeBack(before, half, by);
    expect(change.gift).toMatchObject({ balance: 0n, amount: 5_000n, requirement: 50_000n });
    expect(giveBack(change.gift, half, by).gift).toEqual(before);
  });

  test('that comes back when the rest is lost revives the gift', () => {
    const { gift } = takeBack(aGift(), taken, by);
    const lost = settle({ ...gift, balance: 0n }, 'x', by).gift;
    expect(lost).toMatchObject({ stage: 'lost' });
    expect(giveBack(lost, taken, by).gift).toMatchObject({
      stage: 'wait',
      balance: 1_500n,
      amount: 10_000n,
      closedAt: null,
    });
  });
});

describe('free spins', () => {
  const becomes = { games: ['a/b'], result: 'cash' as const, maxWin: '400', wins: null };
  const spins = aGift({ type: 'freespins', stage: 'activated', balance: 410n, requirement: 0n, becomes });

  test('whose wins are cash pay at once, up to the most they may win', () => {
    expect(ends(settle(spins, 'round', by))).toEqual({ stage: 'activated', balance: 0n, cash: 400n, house: 10n });
  });

  test('hold what they won otherwise, and hand it over', () => {
    const held = { ...spins, becomes: { ...becomes, result: 'bonus' as const } };
    expect(settle(held, 'round', by)).toMatchObject({ gift: { balance: 410n }, movements: [] });
    const [from, to] = handOver(held, aGift({ id: 2, balance: 0n }), 410n, by);
    expect([from.gift.balance, to.gift.balance, from.idle, to.idle]).toEqual([0n, 410n, -410n, 0n]);
  });
});

test('what has ended stays as it ended, but for what comes back', () => {
  for (const [stage, next] of Object.entries(giftMoves)) {
    if (isClosed(stage as Gift['stage'])) {
      // What left with a cashout comes back as it was: taken or not.
      expect(next).toEqual(stage === 'lost' ? ['wait'] : stage === 'canceled' ? ['issued', 'wait'] : []);
    }
  }
  expect(() => moveStage(aGift({ stage: 'expired' }), { to: 'wait' }, by)).toThrow('does not go');
});
