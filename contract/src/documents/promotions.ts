import { z } from 'zod';
import { cents } from '../schemas.ts';
import { currencyVariables, groupKey, linkAddress, pictureAddress, words } from './schemas.ts';

/** Issued bonuses of these groups are not shown. */
export const DisabledBonuses = z
  .object({ group_keys: z.array(z.string().max(100)).max(1_000) })
  .meta({ id: 'DisabledBonuses' });

/** An image and a link for gifts, by the gift's id or its group key. */
export const ModifyGiftsConfig = z
  .array(z.object({ group_keys: z.array(z.string().max(100)).max(1_000), logo: pictureAddress, url: linkAddress }))
  .max(500)
  .meta({ id: 'ModifyGiftsConfig' });

/** Who came by one of these gets no promotion code. */
export const ExcludedPromoStags = z.array(z.string().max(200)).max(1_000).meta({ id: 'ExcludedPromoStags' });

const amounts = z.array(z.object({ currency: z.string().max(10), amount_cents: cents.min(0) })).max(40);
const attribute = z.object({
  field: z.string().max(60),
  value: z.union([z.number(), z.string().max(200), amounts]),
});

/** A field of the wheel, or what lies in a box. */
export const LootboxItem = z
  .object({
    id: z.int(),
    weight: z.int().min(0),
    /** This one was won. */
    prize: z.boolean(),
    created_at: z.string().max(40).optional(),
    bonuses: z
      .array(
        z.object({
          title: words,
          type: z.enum(['freespins', 'bonus', 'points']),
          attributes: z.array(attribute).max(20),
          result_bonus: z.array(attribute).max(20),
        }),
      )
      .max(20),
  })
  .meta({ id: 'LootboxItem' });

export const WheelConfig = z.array(LootboxItem).max(100).meta({ id: 'WheelConfig' });
export const WheelConfigSegments = z
  .record(groupKey, z.array(LootboxItem).max(100))
  .meta({ id: 'WheelConfigSegments' });

const condition = z.object({
  field: z.string().max(60),
  type: z.string().max(60),
  value: z.union([amounts, z.array(z.string().max(200)).max(100), z.number(), z.string().max(200)]),
});

/** An offer of a deposit or a registration. */
export const OfferGift = z
  .object({
    id: z.string().max(100),
    title: words.optional(),
    group_key: z.string().max(100).optional(),
    bonuses: z
      .array(
        z.object({
          title: words,
          type: z.string().max(40),
          conditions: z.array(condition).max(20),
          attributes: z.array(attribute).max(20),
          result_bonus: z.array(attribute).max(20),
          boxes: z
            .array(z.object({ bonuses: z.array(z.object({ conditions: z.array(condition).max(20) })).max(20) }))
            .max(20)
            .optional(),
        }),
      )
      .min(1)
      .max(20),
  })
  .meta({ id: 'OfferGift' });

/** One more deposit offer, by the first group of the player that is named. */
export const AdditionalGifts = z.record(groupKey, OfferGift).meta({ id: 'AdditionalGifts' });

export const DailyBonusConfig = z
  .record(z.string().max(100), z.object({ maxActivation: z.int().min(0) }))
  .meta({ id: 'DailyBonusConfig' });

const picture = z.object({ src: pictureAddress, srcRetina: pictureAddress });

/** The days of an adventure by group, and the values in their texts. */
export const VipAdventures = z
  .object({
    variables: z.record(groupKey, currencyVariables),
    prizes: z.record(
      groupKey,
      z
        .array(
          z.object({
            /** `{prefix}__{step}/{total}__{DD/MM/YYYY}`. */
            title: z.string().max(200),
            prize: z.union([z.object({ freespin: z.int().min(0) }), z.object({ bonus: z.string().max(100) })]),
            condition: z.object({
              minDep: z.string().max(100),
              wager: z.string().max(100),
              periodActivationDays: z.string().max(100),
            }),
            image: picture.optional(),
          }),
        )
        .max(100),
    ),
  })
  .meta({ id: 'VipAdventures' });

/**
 * Names of groups that only the operator knows: a day of an adventure is done when its player is in the group of its name.
 */
export const GroupNames = z.record(groupKey, z.string().trim().min(1).max(200)).meta({ id: 'GroupNames' });

const level = z.string().regex(/^(lifetime_level_[1-8]|vip_level_[1-6]|vip_level_[2-6]_save)$/);
const rewardId = z.string().max(80);

export const VipProgramConfig = z
  .object({
    rewardCards: z.record(
      rewardId,
      z.object({
        level: z.string().max(40),
        image: z.union([pictureAddress, picture]).optional(),
        eventLink: linkAddress.optional(),
        bonusLink: linkAddress.optional(),
        bonus: z.boolean().optional(),
        variables: currencyVariables.optional(),
        details: z
          .object({ conditions: z.array(z.object({ id: z.string().max(80), link: linkAddress.optional() })).max(20) })
          .optional(),
        isVIPManagerReward: z.boolean().optional(),
      }),
    ),
    /** Ids that no card has are dropped. */
    levelRewards: z.partialRecord(level, z.array(rewardId).max(100)),
    levelsConfig: z.partialRecord(level, z.object({ image: picture, saveTarget: z.number().min(0) })),
    levelCards: z.partialRecord(level, z.object({ reward: words, rewards: z.record(z.string().max(80), words) })),
    levelBonusesCount: z.partialRecord(level, z.int().min(0)),
    seasonInfo: z.object({ dateStart: z.string().max(40), dateEnd: z.string().max(40) }),
  })
  .meta({ id: 'VipProgramConfig' });
