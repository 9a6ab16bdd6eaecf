import { z } from 'zod';
import { timestamp } from '../schemas.ts';

const thresholds = z
  .array(z.int().min(0).max(1_000_000_000))
  .min(2)
  .max(51)
  .refine(
    (levels) => levels[0] === 0 && levels.every((level, index) => index === 0 || level > Number(levels[index - 1])),
    {
      message: 'levels begin with 0, and each is above the one before',
    },
  )
  .meta({ title: 'Levels', description: 'What has been staked when each is reached, in whole euros; the first is 0' });

/** From which stakes on the levels of a quest are reached. A new quest of a size begins with these steps. */
export const QuestLevels = z
  .object({ xs: thresholds, s: thresholds, m: thresholds, 'robot-s': thresholds, 'robot-m': thresholds })
  .meta({ id: 'QuestLevels' });

const achievement = z
  .string()
  .regex(/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/)
  .max(80)
  .refine((identifier) => identifier.includes('achievement'), { message: 'its identifier contains `achievement`' });
const group = z.int().min(1).max(999_999_999);

/** Which achievements the page shows: contests of these identifiers, groups, and numbers of deposits. */
export const AchievementsConfig = z
  .object({
    tournaments: z
      .array(achievement)
      .max(100)
      .meta({ title: 'Contests', description: 'Identifiers of contests that are achievements, in their order' }),
    groups: z
      .array(
        z.object({
          id: group.meta({ description: 'Who is in this group sees it' }),
          set: z.array(group).min(1).max(50).meta({ description: 'Who is in all of these has done it' }),
        }),
      )
      .max(100)
      .meta({ title: 'Groups' }),
    deposits: z
      .array(
        z.object({
          identifier: achievement,
          count: z.int().min(1).max(10_000).meta({ description: 'How many deposits' }),
          from: timestamp.meta({ description: 'Those after this moment count' }),
        }),
      )
      .max(20)
      .meta({ title: 'Deposits' }),
  })
  .meta({ id: 'AchievementsConfig' });
