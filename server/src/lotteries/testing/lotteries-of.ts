import { randomUUID } from 'node:crypto';
import type { Topics } from '@halley/contract';
import { expect } from 'vitest';
import type { LimitedHouse } from '../../../../test/limited-house.ts';
import { type Consumer, writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { aLottery, type NewLottery } from './a-lottery.ts';

type Someone = Pick<Awaited<ReturnType<LimitedHouse['player']>>, 'playerId'>;
type Caller = Pick<Awaited<ReturnType<LimitedHouse['player']>>, 'call'>;

/** Lotteries of a house of tests: opened, paid in for, moved on by its job. */
export function lotteriesOf(limited: () => LimitedHouse) {
  const consumerOf = (name: string) => limited().house.consumers.find((one) => one.name === name) as Consumer;
  async function follow(name: string) {
    await limited().database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
    await catchUp(limited().database, consumerOf(name));
  }
  return {
    follow,
    async open(lottery: NewLottery = {}): Promise<{ id: number; identifier: string }> {
      const rule = aLottery(limited().clock.now(), lottery);
      const id = await makeLive(limited(), rule);
      await this.advance();
      return { id, identifier: rule.contest.identifier };
    },
    advance: () => limited().house.lotteries.tasks['lotteries.advance'](),
    /** News of a deposit, and of one again where its reference is told. */
    async deposit({ playerId }: Someone, amount: number, more: Partial<Topics['payments.deposited']> = {}) {
      const reference = more.reference ?? randomUUID();
      const { database, clock } = limited();
      const data = {
        playerId,
        paymentId: 1,
        amount: String(amount),
        currency: 'EUR',
        number: 1,
        method: 'visa',
        reference,
        at: clock.now().toISOString(),
        ...more,
      };
      await database.tx((tx) => writeEvents(tx, 'payments.deposited', [data]));
      await follow('lotteries-deposits');
      return reference;
    },
    async chargeBack({ playerId }: Someone, reference: string) {
      const { database, clock } = limited();
      const at = clock.now().toISOString();
      const data = { paymentId: 1, reference, playerId, provider: 'sandbox', kind: 'returned_after_paid', at };
      await database.tx((tx) => writeEvents(tx, 'payments.flagged', [data]));
      await follow('lotteries-deposits');
    },
    /** Over, frozen, drawn: as far as the time that passes brings it. */
    async pass(minutes: number) {
      limited().clock.advanceMs(minutes * 60 * 1000);
      await this.advance();
    },
    async read(who: Caller, path: string) {
      const answer = await who.call('GET', path);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    async stored(promotionId: number) {
      const { rows } = await limited().database.query('select * from lotteries_lottery where promotion_id = $1', [
        promotionId,
      ]);
      const [row] = rows;
      if (!row) throw new Error(`there is no lottery ${promotionId}`);
      return row;
    },
    async ranges(promotionId: number) {
      const { rows } = await limited().database.query<{
        player_id: bigint;
        first: bigint;
        count: number;
        source: string;
        voided_at: Date | null;
      }>(
        'select player_id, first, count, source, voided_at from lotteries_ticket_range where promotion_id = $1 order by first',
        [promotionId],
      );
      return rows.map((row) => ({
        playerId: Number(row.player_id),
        first: Number(row.first),
        count: row.count,
        source: row.source,
        isVoid: row.voided_at !== null,
      }));
    },
  };
}
