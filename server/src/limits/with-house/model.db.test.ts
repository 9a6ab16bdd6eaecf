import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { dayMs, euro, openLimitedHouse } from '../../../../test/limited-house.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { shared } from '../../kit/testing/shared.ts';
import { LimitModel, type ModelLimit } from '../testing/limit-model.ts';

const house = shared(
  () => openLimitedHouse('2027-12-31T23:59:58Z'),
  (made) => made.close(),
);

const amount = fc.integer({ min: 1, max: 120 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play' as const), stake: amount, win: fc.nat(150) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open' as const), stake: amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), which: fc.nat(), win: fc.nat(200) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mind' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      // Near the edges of days, weeks and months, and right on them.
      ms: fc.oneof(
        fc.integer({ min: 1, max: dayMs }),
        fc.constantFrom(1, dayMs - 1, dayMs, dayMs + 1, 7 * dayMs - 1, 7 * dayMs, 31 * dayMs, 59 * dayMs),
      ),
    }),
  },
);
const limits = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom('loss' as const, 'wager' as const, 'deposit' as const),
    period: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    amount: fc.integer({ min: 50, max: 600 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ type, period }) => `${type} ${period}` },
);

test('[LIMIT-06] [PP-23] counters are what the model says, over random play, deposits, edges and jumps of the clock', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { minLength: 5, maxLength: 25 }), async (wanted, steps) => {
      const player = await house.player();
      const model = new LimitModel();
      const nowMs = () => house.clock.now().getTime();
      const set: ModelLimit[] = [];
      for (const { type, period, amount: most } of wanted) {
        await player.set({ type, period, accounts: euro(most) });
        const limit = { type, period, amount: most, startMs: nowMs() };
        model.add(limit);
        set.push(limit);
        house.clock.advanceMs(1);
      }
      const open: { roundId: string; stake: number; takenMs: number }[] = [];
      const take = (which: number) => open.splice(which % Math.max(1, open.length), 1)[0];

      for (const next of steps) {
        const atMs = nowMs();
        switch (next.kind) {
          case 'play': {
            const fits = model.allows({ kind: 'stake', amount: next.stake }, atMs);
            const result = await player.play(BigInt(next.stake), { win: BigInt(next.win) });
            expect(result).toBe(fits ? 'taken' : 'LIMIT_REACHED');
            if (!fits) break;
            model.note({ kind: 'stake', amount: next.stake, atMs });
            model.note({ kind: 'win', amount: next.win, atMs });
            break;
          }
          case 'open': {
            const roundId = randomUUID();
            const fits = model.allows({ kind: 'stake', amount: next.stake }, atMs);
            expect(await player.openRound(roundId, BigInt(next.stake))).toBe(fits ? 'taken' : 'LIMIT_REACHED');
            if (!fits) break;
            model.note({ kind: 'stake', amount: next.stake, atMs });
            open.push({ roundId, stake: next.stake, takenMs: atMs });
            break;
          }
          case 'settle': {
            const round = take(next.which);
            if (!round) break;
            expect(await player.settle(round.roundId, BigInt(next.win))).toBe('taken');
            model.note({ kind: 'win', amount: next.win, atMs });
            break;
          }
          case 'rollback': {
            const round = take(next.which);
            if (!round) break;
            expect(await player.rollback(round.roundId)).toBe('taken');
            model.note({ kind: 'rollback', amount: round.stake, atMs, takenMs: round.takenMs });
            break;
          }
          case 'deposit': {
            const fits = model.allows({ kind: 'deposit', amount: next.amount }, atMs);
            const result = await outcomeOf(player.deposit(BigInt(next.amount)));
            expect(result === 'taken').toBe(fits);
            if (fits) model.note({ kind: 'deposit', amount: next.amount, atMs });
            break;
          }
          case 'mind':
            await house.house.limits.tasks['limits.mind']({}, { attempt: 1, signal: undefined });
            break;
          case 'wait':
            house.clock.advanceMs(next.ms);
        }
      }
      const { limits: shown } = await house.house.limits.limitsOfPlayer(house.database, player.playerId);
      for (const limit of set) {
        const counted = shown.find(({ type, period }) => type === limit.type && period === limit.period);
        expect([limit.type, limit.period, counted?.accounts?.[0]?.current_value_amount_cents]).toEqual([
          limit.type,
          limit.period,
          model.value(limit, nowMs()),
        ]);
      }
    }),
    { numRuns: deep(15, 100) },
  );
  expect(await house.findings()).toEqual([]);
}, 180_000);
