import type { Queryable, Tx } from '../kit/index.ts';
import type { CountedRound } from '../promotions/index.ts';
import { createLoyaltyDesk } from './create-loyalty-desk.ts';
import { advanceLootboxes, followBoxBreaks } from './lootboxes/advance-lootboxes.ts';
import { giveLootboxes } from './lootboxes/give-lootboxes.ts';
import { lootboxHandlers } from './lootboxes/handlers.ts';
import { tellLootboxes } from './lootboxes/tell-lootboxes.ts';
import { wheelFigures } from './lootboxes/wheel-figures.ts';
import { giveBackOrder } from './mart/change-order.ts';
import { martHandlers } from './mart/handlers.ts';
import { forgetAddresses } from './mart/order-store.ts';
import { advancePoints, followPointBreaks } from './points/advance-points.ts';
import { countPlay } from './points/count-play.ts';
import { pointsOfRound } from './points/fold-play.ts';
import { givePoints } from './points/give-points.ts';
import { pointsHandlers } from './points/handlers.ts';
import { pointsOnTheWire } from './points/millionths.ts';
import { readPointRates } from './points/point-rates.ts';
import { type NewEntry, persistentAt } from './points/points-store.ts';
import { movePoints } from './points/save-moves.ts';
import { tellLevel } from './points/tell-level.ts';
import { tellPoints } from './points/tell-points.ts';
import { tellRunOut } from './points/tell-run-out.ts';
import type { LoyaltyPorts } from './ports.ts';

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Points: what play earns, what becomes of it. */
export function createLoyalty(ports: LoyaltyPorts) {
  return {
    handlers: { ...pointsHandlers(ports), ...martHandlers(ports), ...lootboxHandlers(ports) },
    consumers: [
      countPlay(ports),
      tellPoints(ports),
      tellLevel(ports),
      followPointBreaks(ports),
      tellLootboxes(ports),
      followBoxBreaks(ports),
    ],
    tasks: {
      async 'loyalty.mind'() {
        await advancePoints(ports);
        await tellRunOut(ports);
        await advanceLootboxes(ports);
        await forgetAddresses(ports.database, daysAgo(ports.clock.now(), ports.addressDays));
      },
    },
    /** For promotions: makes grants of points true. */
    givePoints: givePoints(ports),
    giveLootboxes: giveLootboxes(ports),
    /** Points that make the level, as they were at a moment. */
    pointsAt: async (db: Queryable, asked: { playerId: number; at: Date }) =>
      pointsOnTheWire(await persistentAt(db, asked)),
    /** What a round earns, in millionths of a point; below zero: it was taken back. */
    async pointsOf(db: Queryable) {
      const by = { productOf: await ports.readProducts(db), rates: await readPointRates(db) };
      return (round: CountedRound) => pointsOfRound(round, by);
    },
    desk: createLoyaltyDesk(ports, {
      readWheels: async (db) => wheelFigures(ports, db, (await ports.rates.read(db)).inEuro),
    }),
    /** For lotteries that are called off. */
    giveBackOrder: (tx: Tx, given: { orderId: number }) => giveBackOrder(ports, tx, given),
    /** Moves points, each move once by its key. */
    move: (tx: Tx, moves: readonly NewEntry[]) => movePoints(ports, tx, moves),
  };
}
