import { randomUUID } from 'node:crypto';
import { afterEach, expect } from 'vitest';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { auditPromotions } from '../audit-promotions.ts';
import { promotionsOn } from './test-promotions.ts';

/** A database for one file of tests, and what they ask of the room that is open. The books are audited after each. */
export function promotionsSuite() {
  const database = sharedDatabase();
  let room: ReturnType<typeof promotionsOn>;
  afterEach(async () => {
    expect(await auditPromotions(database)).toEqual([]);
    // What one test has live is not offered in the next.
    await database.query(`update promotions_promotion set state = 'ended' where state = 'live'`);
  });
  const rows = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;
  const consumer = (wanted: string) => () =>
    room.consumers.find(({ name }) => name === wanted) as (typeof room.consumers)[number];
  return {
    database,
    get room() {
      return room;
    },
    open(changed?: Parameters<typeof promotionsOn>[1]) {
      room = promotionsOn(database, changed);
      return room;
    },
    rows,
    budgetOf: async (id: number) =>
      (await rows('select spent, reserved, given from promotions_budget where promotion_id = $1', [id]))[0],
    grantsOf: (id: number) =>
      rows('select player_id, occasion, state, cost from promotions_grant where promotion_id = $1 order by id', [id]),
    reserve: (promotionId: number, playerId: number, amount = 5_000n, reference: string = randomUUID()) =>
      database.tx((tx) =>
        room.reserveOffer(tx, {
          playerId,
          offerId: `offer-${promotionId}`,
          currency: 'EUR',
          amount,
          method: 'visa',
          reference,
        }),
      ),
    settle: (reference: string, deposited: bigint | null) =>
      database.tx((tx) => room.settleReserved(tx, { reference, deposited })),
    giver: consumer('promotions-give'),
    counter: consumer('promotions-count'),
    meter: consumer('promotions-meter'),
    async follow(followed: (typeof room.consumers)[number]) {
      await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [followed.name]);
      await catchUp(database, followed);
    },
    redeem: (playerId: number, code: string, address = `10.0.0.${playerId % 250}`) =>
      room.redeemCode({ playerId, code, address }),
  };
}
