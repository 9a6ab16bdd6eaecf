import { randomUUID } from 'node:crypto';
import type { Topics } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { type LimitedHouse, openLimitedHouse } from '../../../../test/limited-house.ts';
import type { Event } from '../../kit/index.ts';
import { anAdventure, author } from '../testing/an-adventure.ts';
import { dayPlus } from './adventure.ts';
import { countDays } from './count-days.ts';
import { countsOf, doneDaysOf } from './progress-store.ts';

const firstDay = '2026-12-01';
let house: LimitedHouse;
beforeAll(async () => {
  house = await openLimitedHouse(`${firstDay}T08:00:00Z`);
});
afterAll(() => house.close());

/** A deposit, or a round with whether it was taken back; `day` of the adventure, from 1. */
interface Move {
  day: number;
  kind: 'deposit' | 'round' | 'void' | 'bonus';
  amount: number;
}
const move = fc.record({
  day: fc.integer({ min: 0, max: 4 }),
  kind: fc.constantFrom<Move['kind'][]>('deposit', 'round', 'void', 'bonus'),
  amount: fc.integer({ min: 1, max: 2_500 }),
});

function newsOf(playerId: number, { day, kind, amount }: Move): Event[] {
  const at = `${dayPlus(firstDay, day - 1)}T12:00:00.000Z`;
  if (kind === 'deposit') {
    const paid = { playerId, paymentId: 1, amount: String(amount), currency: 'EUR', number: 1, method: 'visa' };
    const data: Topics['payments.deposited'] = { ...paid, reference: randomUUID(), at };
    return [{ topic: 'payments.deposited', data } as Event];
  }
  const round = {
    roundId: randomUUID(),
    openedAt: at,
    playerId,
    game: 'halley-studio/orbit-dice',
    currency: 'EUR',
    at,
  };
  const money = { stake: String(amount), win: '0', ...(kind === 'bonus' && { stakeBonus: String(amount) }) };
  const settled = { topic: 'wager.settled', data: { ...round, ...money } } as unknown as Event;
  const undone = { topic: 'wager.rolled_back', data: { ...round, ...money, settled: true } } as unknown as Event;
  return kind === 'void' ? [settled, undone] : [settled];
}

/** A few lines of what counting means. */
function model(moves: readonly Move[], step: number) {
  const of = (kinds: readonly Move['kind'][]) =>
    moves.filter((one) => one.day === step && kinds.includes(one.kind)).reduce((sum, { amount }) => sum + amount, 0);
  return { deposited: BigInt(of(['deposit'])), staked: BigInt(of(['round'])) };
}

test('[ADV-03] sums are the same in whatever order and steps news come; a day that was reached stays done', async () => {
  const { database } = house;
  const { adventures: desk } = house.house.vip.desk;
  const draft = await database.tx((tx) => desk.save(tx, { rule: anAdventure(firstDay, 3) }, author(1)));
  const { id: adventureId } = await database.tx((tx) =>
    desk.move(tx, { id: draft.id, version: draft.version, to: 'live' }, author(2)),
  );
  const consumer = countDays({ ...house.house, clock: house.clock });
  const { playerId } = await house.player();
  await database.tx((tx) => house.house.identity.changeGroups(tx, { playerId, add: [1521] }));
  const cases = fc.tuple(
    fc.array(move, { minLength: 1, maxLength: 14 }),
    fc.infiniteStream(fc.nat()),
    fc.nat({ max: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([moves, chance, size]) => {
      await database.query('delete from vip_adventure_count');
      await database.query('delete from vip_adventure_day');
      const news = moves.flatMap((one) => newsOf(playerId, one));
      const shuffled = news.map((event) => ({ event, place: chance.next().value })).sort((a, b) => a.place - b.place);
      const reachedInBetween = new Set<number>();
      for (let from = 0; from < shuffled.length; from += size + 1) {
        const events = shuffled.slice(from, from + size + 1).map(({ event }) => event);
        await database.tx((tx) => consumer.handle(tx, events));
        for (const { step, deposited, staked } of await countsOf(database, { playerId, adventureId })) {
          if (deposited >= 1_000n && staked >= 2_000n) reachedInBetween.add(step);
        }
      }
      const counts = await countsOf(database, { playerId, adventureId });
      for (const step of [1, 2, 3]) {
        const { deposited = 0n, staked = 0n } = counts.find((one) => one.step === step) ?? {};
        expect({ deposited, staked }).toEqual(model(moves, step));
      }
      expect(counts.every(({ step }) => step >= 1 && step <= 3)).toBe(true);
      const done = (await doneDaysOf(database, { playerId, adventureId })).map(({ step }) => step);
      expect(done).toEqual([...reachedInBetween].sort());
    }),
    { numRuns: deep(25, 250) },
  );
});
