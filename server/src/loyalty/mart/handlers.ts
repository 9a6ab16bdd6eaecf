import { randomUUID } from 'node:crypto';
import type { ExchangeBody, ExchangeType, MartOrder, martCalls, RateCard } from '@halley/contract';
import type { Context, Handlers, PlayerContext } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { takeBackOrder } from './change-order.ts';
import { describeCards } from './describe-cards.ts';
import { exchangePoints } from './exchange-points.ts';
import { lotteriesFor } from './lotteries-for.ts';
import type { Order } from './order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import { listOrdersOf, lootboxesOf } from './order-store.ts';
import { readBoxes } from './read-boxes.ts';

/** So many orders are told of at most, the newest. */
const mostOrders = 200;

export function martHandlers(ports: LoyaltyPorts): Handlers<typeof martCalls> {
  const { database, clock, identity, limits, promotions } = ports;

  /** Guests are shown nothing of their own: the page of the shop brings what they see. Who is to be left alone sees nothing. */
  async function ratesOf(type: ExchangeType, context: Context): Promise<RateCard[]> {
    const playerId = context.principal?.playerId;
    if (playerId === undefined) return [];
    if ((await limits.keptFromGifts(database, [playerId])).has(playerId)) return [];
    const standing = await promotions.cardsFor(database, playerId);
    if (!standing) return [];
    const boxes = type === 'lootboxes' ? await readBoxes(ports, database, standing) : new Map();
    const [language, { currency }] = [await identity.localeOf(context), standing.player];
    const live = await promotions.live(database);
    const lotteriesOf = (identifier: string) => lotteriesFor(live, identifier, clock.now());
    return describeCards(standing.cards, { type, language, currency, boxes, lotteriesOf });
  }

  async function exchange(type: ExchangeType, { exchange: wanted }: ExchangeBody, context: PlayerContext) {
    const { playerId } = context.principal;
    const key = context.idempotencyKey ?? randomUUID();
    const order = await database.tx((tx) => exchangePoints(ports, tx, { playerId, key, type, wanted }));
    return { status: 200 as const, body: await toldOne(order, context) };
  }

  async function toldOne(order: Order, context: Context): Promise<MartOrder> {
    return (await told([order], context))[0] as MartOrder;
  }

  async function told(orders: readonly Order[], context: Context): Promise<MartOrder[]> {
    const [language, lootboxes] = [await identity.localeOf(context), await lootboxesOf(database, orders)];
    return orders.map((order) => orderOnTheWire(order, { language, lootboxes, now: clock.now() }));
  }

  return {
    listMoneyRates: async (_input, context) => ({ status: 200, body: await ratesOf('money', context) }),
    listRates: async ({ params }, context) => ({ status: 200, body: await ratesOf(params.type, context) }),
    exchangeForMoney: ({ body }, context) => exchange('money', body, context),
    exchangePoints: ({ params, body }, context) => exchange(params.type, body, context),
    listOrders: async (_input, context) => ({
      status: 200,
      body: await told(await listOrdersOf(database, context.principal.playerId, mostOrders), context),
    }),
    async cancelOrder({ params: { id } }, context) {
      const { playerId } = context.principal;
      const order = await database.tx((tx) => takeBackOrder(ports, tx, { id, playerId }));
      return { status: 200, body: await toldOne(order, context) };
    },
  };
}
