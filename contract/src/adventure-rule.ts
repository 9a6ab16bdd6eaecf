import { z } from 'zod';
import { adventuresGroup } from './groups.ts';
import { BonusReward, FreespinsReward, perCurrency } from './promotions/reward.ts';
import { cents } from './schemas.ts';

/** What a day gives, as a gift by hand says it. */
export const AdventureReward = z.discriminatedUnion('type', [BonusReward, FreespinsReward]);
export type AdventureReward = z.output<typeof AdventureReward>;

export const mostAdventureDays = 31;

/** An adventure as people write it. Its days follow each other without a gap; the super day is the one behind the last. */
export const AdventureRule = z
  .object({
    /** Titles of days and gifts begin with it. */
    prefix: z.string().regex(/^[a-z0-9](-?[a-z0-9]){0,39}$/),
    /** Who takes part: players in this group. */
    group: z.int().min(1).max(999_999_999).default(adventuresGroup),
    /** UTC. */
    first_day: z.iso.date(),
    days: z
      .array(
        z.object({
          /** Empty: no deposit is asked for. */
          deposit: perCurrency,
          /** In cash. A currency without an amount takes no part. */
          stake: perCurrency,
          prize: AdventureReward,
        }),
      )
      .min(1)
      .max(mostAdventureDays),
    super_prize: AdventureReward,
    /** Days to take a gift. */
    take_days: z.int().min(7).max(365),
    /** What all gifts together may cost, in subunits of EUR. */
    budget_cents: cents.positive(),
  })
  .meta({ id: 'AdventureRule' });
export type AdventureRule = z.output<typeof AdventureRule>;

export const adventureStates = ['draft', 'live', 'ended'] as const;
export type AdventureState = (typeof adventureStates)[number];
