import {
  type Currency,
  type LoyaltyFigures,
  type OrderMove,
  type PointCorrection,
  type PointEntry,
  type PointProduct,
  type PointsStanding,
  Refusal,
  type StaffLootbox,
  type StaffOrder,
} from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import { wordsIn } from '../promotions/index.ts';
import {
  type Decision,
  decideOnCorrection,
  proposeCorrection,
  type WantedCorrection,
} from './corrections/correct-points.ts';
import { correctionOnTheWire } from './corrections/correction-on-the-wire.ts';
import { type Correction, listCorrections, listCorrectionsOf } from './corrections/correction-store.ts';
import { insertRate } from './figures-store.ts';
import { cancelLootbox, orderOfBox } from './lootboxes/cancel-boxes.ts';
import { endsAt, type StoredLootbox, stageAt } from './lootboxes/lootbox.ts';
import { listLootboxesOf } from './lootboxes/lootbox-store.ts';
import { changeOrder } from './mart/change-order.ts';
import type { Order } from './mart/order.ts';
import { staffOrder } from './mart/order-on-the-wire.ts';
import { listForDesk, listOrdersOf, lootboxesOf, type OrderFilter } from './mart/order-store.ts';
import { entryOnTheWire, readStanding } from './points/describe-points.ts';
import { listEntries } from './points/points-store.ts';
import type { LoyaltyPorts } from './ports.ts';
import { readFigures } from './read-figures.ts';

export interface NewRate {
  product: PointProduct;
  currency: Currency;
  stake: bigint;
  from: Date;
  by: string;
}

/** So much is shown at once, the newest. */
const most = 200;
/** What was meant to hold at once may have been on its way for a moment. */
const onItsWayMs = 60_000;

type DeskPorts = Pick<LoyaltyPorts, 'clock' | 'identity' | 'promotions' | 'notify'>;

/** So many boxes of one player are shown. */
const mostBoxes = 50;

export type LoyaltyDesk = ReturnType<typeof createLoyaltyDesk>;

/** Points, corrections, orders and figures as the back office sees and moves them. */
export function createLoyaltyDesk(
  ports: DeskPorts,
  { readWheels }: { readWheels(db: Queryable): Promise<LoyaltyFigures['wheels']> },
) {
  const { clock, identity } = ports;

  async function shownOrders(db: Queryable, orders: readonly Order[]): Promise<StaffOrder[]> {
    const [nicknames, lootboxes] = [await namesOf(db, orders), await lootboxesOf(db, orders)];
    return orders.map((order) => staffOrder(order, { nicknames, lootboxes, now: clock.now() }));
  }

  async function shown(db: Queryable, corrections: readonly Correction[], askedBy: number): Promise<PointCorrection[]> {
    const nicknames = await namesOf(db, corrections);
    return corrections.map((correction) => correctionOnTheWire(correction, { nicknames, askedBy }));
  }

  const namesOf = (db: Queryable, of: readonly { playerId: number }[]) =>
    identity.nicknames([...new Set(of.map(({ playerId }) => playerId))], db);

  const boxOnTheDesk = (box: StoredLootbox): StaffLootbox => ({
    id: box.id,
    title: wordsIn(box.source.texts, 'en').title,
    stage: stageAt(box, clock.now()),
    created_at: box.createdAt.toISOString(),
    valid_until: endsAt(box, clock.now()).toISOString(),
    order_id: orderOfBox(box),
  });

  return {
    /** Everything about the points of one player. */
    async read(db: Queryable, playerId: number, askedBy: number) {
      const standing: PointsStanding = await readStanding(ports, db, playerId);
      const entries = (await listEntries(db, { playerId, limit: most })).map(
        (entry): PointEntry & { by: string; reason: string | null } => {
          const { agreedBy, reason } = entry.detail;
          const by = agreedBy ? `${entry.actor}, ${agreedBy}` : entry.actor;
          return { ...entryOnTheWire(entry, 'en'), by, reason: reason ?? null };
        },
      );
      return {
        standing,
        entries,
        corrections: await shown(db, await listCorrectionsOf(db, playerId), askedBy),
        orders: await shownOrders(db, await listOrdersOf(db, playerId, most)),
        lootboxes: (await listLootboxesOf(db, { playerId, limit: mostBoxes })).map(boxOnTheDesk),
      };
    },
    async propose(tx: Tx, wanted: WantedCorrection): Promise<PointCorrection> {
      const correction = await proposeCorrection(ports, tx, wanted);
      return (await shown(tx, [correction], wanted.by.id))[0] as PointCorrection;
    },
    corrections: async (db: Queryable, askedBy: number): Promise<PointCorrection[]> =>
      shown(db, await listCorrections(db, most), askedBy),
    async decide(tx: Tx, decision: Decision): Promise<PointCorrection> {
      const correction = await decideOnCorrection(ports, tx, decision);
      return (await shown(tx, [correction], decision.by.id))[0] as PointCorrection;
    },
    orders: async (db: Queryable, filter: Omit<OrderFilter, 'limit'>): Promise<StaffOrder[]> =>
      shownOrders(db, await listForDesk(db, { ...filter, limit: most })),
    /** Who takes back what was ordered says why. Throws `ORDER_MOVED`, `reason.invalid`. */
    async moveOrder(tx: Tx, wanted: OrderMoved): Promise<StaffOrder> {
      const { id, move, tracking, reason, by } = wanted;
      if ((move === 'cancel' || move === 'return') && !reason) throw new Refusal('reason.invalid');
      const order = await changeOrder(ports, tx, { id, move, tracking, actor: by });
      return (await shownOrders(tx, [order]))[0] as StaffOrder;
    },
    /** Takes away what was given by mistake and nobody has opened. Throws `LOOTBOX_OVER`, `ORDER_MOVED`. */
    async cancelLootbox(tx: Tx, { id, by }: { id: number; by: string }): Promise<StaffLootbox & { playerId: number }> {
      const returnOrder = (orderId: number) => changeOrder(ports, tx, { id: orderId, move: 'return', actor: by });
      const box = await cancelLootbox(ports, tx, { id, returnOrder });
      return { ...boxOnTheDesk(box), playerId: box.playerId };
    },
    figures: async (db: Queryable): Promise<LoyaltyFigures> => ({
      ...(await readFigures(ports, db)),
      wheels: await readWheels(db),
    }),
    /** From now on or later: what was played keeps the rate it was played at. Throws `publish.past`. */
    async setRate(tx: Tx, rate: NewRate): Promise<void> {
      const now = clock.now();
      if (rate.from.getTime() < now.getTime() - onItsWayMs) throw new Refusal('publish.past');
      await insertRate(tx, { ...rate, from: rate.from < now ? now : rate.from });
    },
  };
}

interface OrderMoved {
  id: number;
  move: OrderMove;
  tracking?: string | undefined;
  reason?: string | undefined;
  /** Name of the member of staff. */
  by: string;
}
