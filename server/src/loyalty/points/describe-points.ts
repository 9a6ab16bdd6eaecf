import {
  type Currency,
  levelOf,
  type PointEntry,
  type PointsStanding,
  pointProducts,
  wireCents,
} from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { wordsIn } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { boundsOf } from './level-for.ts';
import { pointsOnTheWire } from './millionths.ts';
import { type PointRates, readPointRates } from './point-rates.ts';
import { compPoints } from './points-on-the-wire.ts';
import { type PointsAccount, readAccount, type StoredEntry } from './points-store.ts';

/** Points, level, what runs out next, and what a point takes in the player's money. */
function pointsStanding(
  account: PointsAccount | undefined,
  { level, currency, rates, now }: { level: number; currency: Currency; rates: PointRates; now: Date },
): PointsStanding {
  // A level stays where points were taken back, and the next one is the next of it.
  const { from, next } = boundsOf(level);
  const oldest = account?.stoppedAt === null ? account.lots[0] : undefined;
  return {
    ...compPoints(account),
    level,
    level_from: from,
    next_level_at: next,
    runs_out: oldest ? { points: pointsOnTheWire(oldest.left), at: oldest.runsOutAt.toISOString() } : null,
    currency,
    earning: pointProducts.flatMap((product) => {
      const stake = rates.at({ product, currency, at: now });
      return stake === undefined ? [] : [{ product, stake_cents: wireCents(stake) }];
    }),
  };
}

/** The same, read for one player. */
export async function readStanding(
  { identity, clock }: Pick<LoyaltyPorts, 'identity' | 'clock'>,
  db: Queryable,
  playerId: number,
): Promise<PointsStanding> {
  const account = await readAccount(db, playerId);
  const player = await identity.readPlayer(playerId, db);
  const rates = await readPointRates(db);
  const level = Number(/\d+/.exec(levelOf(player?.statuses ?? []) ?? '')?.[0] ?? 1);
  return pointsStanding(account, { level, currency: player?.currency ?? 'EUR', rates, now: clock.now() });
}

export function entryOnTheWire(entry: StoredEntry, language: string): PointEntry {
  const { id, at, kind, chargeable, persistent, detail } = entry;
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    chargeable: pointsOnTheWire(chargeable),
    persistent: pointsOnTheWire(persistent),
    title: detail.texts ? wordsIn(detail.texts, language).title : null,
  };
}
