import { randomUUID } from 'node:crypto';
import { type Database, systemClock } from '../../kit/index.ts';
import type { TestStaff } from './test-staff.ts';

const reason = 'a reason for the trail';

/** Proposed by nobody of the staff. */
async function aPointCorrection(room: Pick<TestStaff, 'player'>, database: Database): Promise<number> {
  const { rows } = await database.query<{ id: bigint }>(
    `insert into loyalty_correction (player_id, chargeable, persistent, reason, proposed_by, proposed_by_name, proposed_at, state)
     values ($1, 5000000, 0, $2, 0, 'Somebody', $3, 'proposed') returning id`,
    [(await room.player()).playerId, reason, systemClock.now()],
  );
  return Number(rows[0]?.id);
}

/** Something that is to be sent by post. */
export async function anOrder(room: Pick<TestStaff, 'player'>, database: Database): Promise<number> {
  const words = { title: 'A mug', summary: 'With our comet.' };
  const texts = { en: words, de: words, 'fr-CA': words, no: words, it: words };
  const address = { name: 'Ada', street: 'A road 1', postal_code: '10115', city: 'Berlin', country: 'DE' };
  const { rows } = await database.query<{ id: bigint }>(
    `insert into loyalty_order (player_id, key, input_hash, promotion_id, version, card, type, texts, quantity, points, currency,
       state, address, paid_from, placed_at, changed_at)
     values ($1, $2, 'hash', 1, 1, 'mug', 'goods', $3, 1, 100000000, 'EUR', 'placed', $4, '[]', $5, $5) returning id`,
    [(await room.player()).playerId, randomUUID(), JSON.stringify(texts), JSON.stringify(address), systemClock.now()],
  );
  return Number(rows[0]?.id);
}

/** A box that nobody has opened. */
async function aLootbox(room: Pick<TestStaff, 'player'>, database: Database): Promise<number> {
  const words = { title: 'A box', summary: 'Something is in it.' };
  const source = { occasion: 'once', texts: { en: words, de: words, 'fr-CA': words, no: words, it: words } };
  const { rows } = await database.query<{ id: bigint }>(
    `insert into loyalty_lootbox (player_id, grant_id, promotion_id, version, source, group_key, currency, items, stage, created_at,
       valid_until, changed_at)
     values ($1, 1, 1, 1, $2, 'night_box', 'EUR', '[]', 'issued', $3, '2100-01-01', $3) returning id`,
    [(await room.player()).playerId, JSON.stringify(source), systemClock.now()],
  );
  return Number(rows[0]?.id);
}

/** For every call on the desk of the loyalty room: a request that succeeds if it is let through. */
export const loyaltyRequests = (room: Pick<TestStaff, 'player'>, database: Database) => ({
  readPlayerPoints: async () => ({ params: { id: (await room.player()).playerId } }),
  proposePoints: async () => ({
    params: { id: (await room.player()).playerId },
    payload: { chargeable: 5, persistent: 0, reason },
  }),
  listPointCorrections: async () => ({}),
  decidePoints: async () => ({ params: { id: await aPointCorrection(room, database) }, payload: { agree: true } }),
  listMartOrders: async () => ({}),
  moveMartOrder: async () => ({ params: { id: await anOrder(room, database) }, payload: { move: 'confirm' } }),
  cancelLootbox: async () => ({ params: { id: await aLootbox(room, database) }, payload: { reason } }),
  readLoyaltyFigures: async () => ({}),
  setPointRate: async () => ({
    payload: { product: 'slots', currency: 'EUR', stake_cents: 2_000, from: '2100-01-01T00:00:00.000Z', reason },
  }),
});
