import type { StaffOrder, staffLoyaltyCalls } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import { deedOnce } from '../deed-once.ts';
import { findPlayer } from '../players/read-player.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { needsSecond } from '../two-person/needs-second.ts';

const memberOf = ({ staff }: StaffContext) => ({ id: staff.memberId, name: staff.name });

/** Where something is sent is read by whoever sends it, and by whoever may read what is personal. */
function shownTo({ staff: { permissions } }: StaffContext, orders: readonly StaffOrder[]): StaffOrder[] {
  const isOpen = permissions.includes('bonuses.manage') || permissions.includes('players.read_sensitive');
  return orders.map((order) => (isOpen ? order : { ...order, address: null }));
}

/** Points, corrections, orders and rates: calls on the desk of the loyalty room, each deed with its entry in the trail. */
export function loyaltyCalls(ports: StaffPorts): Handlers<typeof staffLoyaltyCalls> {
  const { database, loyaltyDesk: desk } = ports;
  return {
    readPlayerPoints: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        await record(tx, context, { kind: 'staff.player_viewed', target, playerId, detail: { part: 'points' } });
        const found = await desk.read(tx, playerId, context.staff.memberId);
        return { status: 200, body: { ...found, orders: shownTo(context, found.orders) } };
      }),
    proposePoints: ({ params: { id: playerId }, body }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'proposePoints', input: { ...body, playerId } }, async () => {
          await findPlayer(ports, playerId, tx);
          const by = memberOf(context);
          const { chargeable, persistent, reason } = body;
          const proposed = await desk.propose(tx, { ...body, playerId, by });
          const amount = BigInt(Math.max(Math.abs(chargeable), Math.abs(persistent)));
          const isAlone = !(await needsSecond(tx, 'points', { amount }));
          const correction = isAlone ? await desk.decide(tx, { id: proposed.id, agree: true, by, isAlone }) : proposed;
          await record(tx, context, {
            kind: 'loyalty.points_proposed',
            target: { kind: 'correction', id: correction.id },
            playerId,
            reason,
            detail: { chargeable, persistent, state: correction.state },
          });
          return { status: 200, body: correction };
        }),
      ),
    listPointCorrections: async (_input, { staff }) => ({
      status: 200,
      body: await desk.corrections(database, staff.memberId),
    }),
    decidePoints: ({ params: { id }, body: { agree } }, context) =>
      database.tx(async (tx) => {
        const correction = await desk.decide(tx, { id, agree, by: memberOf(context) });
        const { player_id: playerId, chargeable, persistent, reason } = correction;
        await record(tx, context, {
          kind: 'loyalty.points_decided',
          target: { kind: 'correction', id },
          playerId,
          reason,
          detail: { agree, chargeable, persistent },
        });
        return { status: 200, body: correction };
      }),
    listMartOrders: async ({ query: { player_id: playerId, ...filter } }, context) => ({
      status: 200,
      body: shownTo(context, await desk.orders(database, { playerId, ...filter })),
    }),
    moveMartOrder: ({ params: { id }, body: { move, tracking, reason } }, context) =>
      database.tx(async (tx) => {
        const order = await desk.moveOrder(tx, { id, move, tracking, reason, by: context.staff.name });
        await record(tx, context, {
          kind: 'loyalty.order_moved',
          target: { kind: 'order', id },
          playerId: order.player_id,
          ...(reason ? { reason } : {}),
          detail: { move, state: order.state, group: order.group },
        });
        return { status: 200, body: order };
      }),
    cancelLootbox: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        const { playerId, ...box } = await desk.cancelLootbox(tx, { id, by: context.staff.name });
        await record(tx, context, {
          kind: 'loyalty.lootbox_canceled',
          target: { kind: 'lootbox', id },
          playerId,
          reason,
          detail: { title: box.title, order: box.order_id },
        });
        return { status: 200, body: box };
      }),
    readLoyaltyFigures: async () => ({ status: 200, body: await desk.figures(database) }),
    setPointRate: ({ body, body: { product, currency, stake_cents: stake, from, reason } }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'setPointRate', input: body }, async () => {
          await desk.setRate(tx, {
            product,
            currency,
            stake: BigInt(stake),
            from: new Date(from),
            by: context.staff.name,
          });
          await record(tx, context, {
            kind: 'loyalty.rate_set',
            target: { kind: 'rate', id: `${product}:${currency}` },
            reason,
            detail: { product, currency, stake_cents: stake, from },
          });
          return { status: 200, body: { ok: true } };
        }),
      ),
  };
}
