import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import {
  accountAgeDays,
  allowedFor,
  type DueReward,
  isInSchedule,
  type KnownPlayer,
  mayTake,
  meetsCondition,
  type PromotionTerms,
  resolveRewards,
} from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';

type BoxReward = Extract<DueReward, { type: 'lootbox' }>;

/** The wheel of a visitor: a promotion whose turns are taken once a day. */
export interface ChosenWheel {
  promotion: PromotionTerms;
  /** What is in a turn, as it would be given. */
  box: BoxReward;
  currency: Currency;
  /** Whether the player is one of those it is for. A wheel that is shown to everybody else says so. */
  isOwn: boolean;
}

const isDaily = ({ rule: { trigger } }: PromotionTerms): boolean => 'claim' in trigger && trigger.claim === 'daily';

/** What is for whoever comes, as far as that is known of a guest. */
const isForAll = ({ rule: { audience } }: PromotionTerms): boolean =>
  audience.groups === undefined &&
  audience.vip === undefined &&
  audience.segment === undefined &&
  audience.playerIds === undefined;

/** Wheels of a player's own groups first, in the order of these groups; then by id. */
export function inOrderFor<P extends Pick<PromotionTerms, 'id' | 'rule'>>(
  wheels: readonly P[],
  groups: readonly number[],
): P[] {
  const place = ({ rule: { audience } }: P) => {
    const first = groups.findIndex((group) => audience.groups?.includes(group));
    return first < 0 ? Number.POSITIVE_INFINITY : first;
  };
  const before = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
  return wheels.toSorted((one, other) => before(place(one), place(other)) || one.id - other.id);
}

/** The first box among what a promotion gives, in one currency; null: it has nothing in it. */
function boxOf({ rule }: PromotionTerms, currency: Currency, allowed: { mostWagering: number }): BoxReward | null {
  const due = resolveRewards(rule.rewards, { currency, deposit: null, meter: null }, allowed);
  return due?.find((reward): reward is BoxReward => reward.type === 'lootbox') ?? null;
}

export async function chooseWheel(
  { clock, geo, promotions }: Pick<LoyaltyPorts, 'clock' | 'geo' | 'promotions'>,
  db: Queryable,
  { player, licence }: { player: KnownPlayer | undefined; licence: string },
): Promise<ChosenWheel | null> {
  const now = clock.now();
  const wheels = (await promotions.live(db)).all.filter(
    (promotion) => isDaily(promotion) && isInSchedule(promotion.rule.schedule, now),
  );
  if (player) {
    const { currency } = player;
    const known = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: accountAgeDays(player, now) };
    for (const promotion of inOrderFor(wheels, player.groups)) {
      const isFor =
        mayTake({ geo }, promotion, { player, currency }) && meetsCondition(promotion.rule.condition, known);
      const box = isFor ? boxOf(promotion, currency, allowedFor({ geo }, player.licence)) : null;
      if (box) return { promotion, box, currency, isOwn: true };
    }
  }
  for (const promotion of wheels.filter(isForAll)) {
    const box = boxOf(promotion, 'EUR', allowedFor({ geo }, player?.licence ?? licence));
    if (box) return { promotion, box, currency: 'EUR', isOwn: false };
  }
  return null;
}
