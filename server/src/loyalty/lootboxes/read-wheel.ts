import { type Currency, type Wheel, wireCents } from '@halley/contract';
import { titleOf } from '../../bonuses/index.ts';
import { readSeal } from '../../games/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { isInSchedule, type KnownPlayer, mayTake } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { type ChancePorts, chancesOf, meanWorth, readChancesShown } from './chances-of.ts';
import { type ChosenWheel, chooseWheel } from './choose-wheel.ts';
import { dayOccasion, nextDay } from './day-occasion.ts';
import { endsAt, isTurn, stageAt } from './lootbox.ts';
import { hadOccasion, listIssued } from './lootbox-store.ts';

type WheelPorts = ChancePorts & Pick<LoyaltyPorts, 'database' | 'clock' | 'geo'>;

interface Visitor {
  playerId: number | null;
  /** Where there is no player yet. */
  licence: string;
  locale: string;
}

/** The wheel as it stands for a visitor: every chance, what it has given so far, and what this player holds of it. */
export async function readWheel(ports: WheelPorts, { playerId, licence, locale }: Visitor): Promise<Wheel | null> {
  const { database, clock, promotions } = ports;
  const player = playerId === null ? undefined : (await promotions.knownPlayers(database, [playerId])).get(playerId);
  const wheel = await chooseWheel(ports, database, { player, licence });
  if (!wheel) return null;
  const { promotion, box, currency } = wheel;
  const { id: promotionId, version, rule } = promotion;
  const [shown, published] = [
    await readChancesShown(ports, database, { promotionId, version, currency }),
    await promotions.publishedAt(database, { promotionId, version }),
  ];
  const from = new Date(rule.schedule.from);
  const now = clock.now();
  return {
    title: titleOf(rule.texts, locale),
    summary: summaryOf(wheel, locale),
    currency,
    since: (published && published > from ? published : from).toISOString(),
    chances: chancesOf(box.items, shown),
    worth_cents: wireCents(meanWorth(box.items, shown)),
    promotion_id: promotionId,
    today: await todayOf(database, { player, isOwn: wheel.isOwn, now }),
    next_at: nextDay(now).toISOString(),
    turns: player ? await turnsOf(database, { playerId: player.playerId, locale, now }) : [],
    ...(await priceOf(ports, database, { player, currency, now })),
    seal: player ? await sealOf(ports, player.playerId) : null,
  };
}

/** In the language in which the title is read. */
function summaryOf({ promotion: { rule } }: ChosenWheel, locale: string): string {
  const summaries = Object.entries(rule.texts).map(([language, { summary }]) => [language, { title: summary }]);
  return titleOf(Object.fromEntries(summaries), locale);
}

async function todayOf(
  db: Queryable,
  { player, isOwn, now }: { player: KnownPlayer | undefined; isOwn: boolean; now: Date },
): Promise<Wheel['today']> {
  if (!player) return 'guest';
  const { playerId } = player;
  if (await hadOccasion(db, { playerId, occasion: dayOccasion(now) })) return 'taken';
  return isOwn && player.mayReceive ? 'free' : 'not_for_you';
}

async function turnsOf(
  db: Queryable,
  { playerId, locale, now }: { playerId: number; locale: string; now: Date },
): Promise<Wheel['turns']> {
  const held = await listIssued(db, playerId);
  return held
    .filter((box) => isTurn(box.groupKey) && stageAt(box, now) === 'issued')
    .map((box) => ({
      id: box.id,
      title: titleOf(box.source.texts, locale),
      valid_until: endsAt(box, now).toISOString(),
    }));
}

/** A turn for points, at the card of the shop that this visitor could have. */
async function priceOf(
  { geo, promotions }: WheelPorts,
  db: Queryable,
  { player, currency, now }: { player: KnownPlayer | undefined; currency: Currency; now: Date },
): Promise<Pick<Wheel, 'price_points' | 'price_group'>> {
  const none = { price_points: null, price_group: null };
  // PR-01: nothing is offered to whoever may have nothing.
  if (player && !player.mayReceive) return none;
  for (const promotion of (await promotions.live(db)).all) {
    const { card, rewards, schedule } = promotion.rule;
    const isOfWheel = rewards.some((reward) => reward.type === 'lootbox' && isTurn(reward.groupKey));
    const price = card?.price[currency] ?? card?.price.EUR;
    if (!card || price === undefined || !isOfWheel || !isInSchedule(schedule, now)) continue;
    if (player && !mayTake({ geo }, promotion, { player, currency })) continue;
    return { price_points: price, price_group: card.group };
  }
  return none;
}

async function sealOf({ database }: WheelPorts, playerId: number): Promise<NonNullable<Wheel['seal']>> {
  const { serverSeedHash, clientSeed, nonce } = await readSeal(database, playerId);
  return { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce };
}
