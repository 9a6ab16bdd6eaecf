import type { AdventureRule } from '@halley/contract';
import type { Author } from '../audit/index.ts';
import type { Bonuses } from '../bonuses/index.ts';
import type { Identity } from '../identity/index.ts';
import { type Clock, type Database, keyFor, type Tx } from '../kit/index.ts';
import type { Promotions } from '../promotions/index.ts';
import { demoAdventure } from './demo-adventure.ts';
import { demoCode, demoGifts, demoPromotions } from './demo-promotions.ts';
import { demoPoints, demoShop } from './demo-shop.ts';
import { demoSport, demoSportCode } from './demo-sport.ts';
import { demoWheels } from './demo-wheel.ts';

interface PointsGiven {
  playerId: number;
  kind: 'promotion';
  chargeable: bigint;
  persistent: bigint;
  key: string;
  detail: object;
  actor: string;
}

/** What the room of adventures lets its desk do. */
interface Adventures {
  save(tx: Tx, saved: { rule: AdventureRule }, author: Author): Promise<Saved>;
  move(tx: Tx, moved: Saved & { to: 'live' }, author: Author): Promise<unknown>;
}
type Saved = { id: number; version: number };

export interface SeedPromotionsOptions {
  database: Database;
  clock: Clock;
  promotions: Pick<Promotions, 'desk'>;
  bonuses: Pick<Bonuses, 'desk' | 'activate'>;
  identity: Pick<Identity, 'findPlayerId'>;
  /** Moves points, in millionths, each move once by its key. */
  loyalty: { move(tx: Tx, moves: readonly PointsGiven[]): Promise<void> };
  vip: { desk: { adventures: Adventures } };
}

const member = { id: 0, permissions: [] };
const author = (id: number, name: string, reason: string): Author => ({ actor: { kind: 'staff', id, name }, reason });
/** Two people, as everywhere: nobody approves what they have written. */
const maker = author(-1, 'Demo maker', 'something to try');
const approver = author(-2, 'Demo approver', 'looked at');

/** What newcomers of the demo are offered, once: whoever starts at the same time waits, and finds it done. */
export async function seedPromotions(options: SeedPromotionsOptions): Promise<void> {
  const { database, bonuses, identity, loyalty } = options;
  const { desk } = options.promotions;
  await database.tx(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('demo promotions', 0))");
    if ((await desk.list(tx, {})).length > 0) return;
    for (const rule of [...demoPromotions, demoSport, ...demoWheels, ...demoShop]) {
      const { id, version } = await desk.save(tx, { rule }, { author: maker, member });
      await desk.move(tx, { id, version, to: 'proposed' }, { author: maker, member });
      await desk.approve(tx, { id, version }, { author: approver, member });
      await desk.move(tx, { id, version, to: 'live' }, { author: approver, member });
      const shared = rule === demoSport ? demoSportCode : rule.kind === 'coupon' ? demoCode : undefined;
      if (shared !== undefined) {
        const code = { promotionId: id, shared, count: 1, maxUses: 100_000, expiresAt: null };
        await desk.makeCodes(tx, code, maker);
      }
    }
    const { adventures } = options.vip.desk;
    const today = options.clock.now().toISOString().slice(0, 10);
    const adventure = await adventures.save(tx, { rule: demoAdventure(today) }, maker);
    await adventures.move(tx, { id: adventure.id, version: adventure.version, to: 'live' }, approver);
    for (const { email, take, ...gift } of demoGifts) {
      const playerId = await identity.findPlayerId(email);
      if (playerId === undefined) continue;
      const given = {
        playerId,
        key: keyFor(`demo gift ${email} ${gift.title}`),
        currency: 'EUR',
        takeDays: 30,
      } as const;
      const { id } = await bonuses.desk.issue(tx, { ...given, ...gift, reason: 'something to try', by: 'Demo maker' });
      if (take) await bonuses.activate(tx, { id, playerId });
    }
    for (const { email, points } of demoPoints) {
      const playerId = await identity.findPlayerId(email);
      if (playerId === undefined) continue;
      const given = { playerId, kind: 'promotion', chargeable: points * 1_000_000n, persistent: 0n } as const;
      await loyalty.move(tx, [{ ...given, key: 'demo points', detail: {}, actor: 'system' }]);
    }
  });
}
