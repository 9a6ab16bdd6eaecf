import { z } from 'zod';
import { currency, timestamp } from '../schemas.ts';
import { perCurrency, Reward } from './reward.ts';

export const contestKinds = ['tournament', 'quest', 'achievement', 'lottery'] as const;
export type ContestKind = (typeof contestKinds)[number];

export const isContestKind = (kind: string): kind is ContestKind => (contestKinds as readonly string[]).includes(kind);

/** What a place is given: a part of the pool, in cash, and rewards beside it. Places follow each other from the first on. */
export const ContestPrize = z
  .object({
    from: z.int().min(1).max(10_000),
    to: z.int().min(1).max(10_000),
    /** Of the pool, for each of these places, in hundredths of a percent; what is left of it goes to the first. */
    share: z.int().min(1).max(10_000).optional(),
    rewards: z.array(Reward).max(3).optional(),
  })
  .meta({ id: 'ContestPrize' });
export type ContestPrize = z.output<typeof ContestPrize>;

const scale = z
  .array(z.object({ from: z.int().positive(), price: z.int().positive() }))
  .min(1)
  .max(10);

/** How tickets of a lottery are had, and when it is drawn. */
export const LotteryTickets = z
  .object({
    /** Whole points for one; unset: not for points. */
    points: z.int().min(1).max(1_000_000).optional(),
    /** By currency: a deposit from so much on gives a ticket for each `price` of it, by the highest `from` it reaches. */
    deposits: z.partialRecord(currency, scale).optional(),
    /** Of one player. */
    most: z.int().min(1).max(100_000).optional(),
    /** After the end: the first round of the beacon from then on decides. */
    drawAt: timestamp,
  })
  .meta({ id: 'LotteryTickets' });
export type LotteryTickets = z.output<typeof LotteryTickets>;

/** What makes a promotion a contest. Scores, pool and thresholds are in its one currency. */
export const Contest = z
  .object({
    /** `frontend_identifier`: joins it to banner, image and page. `quest--<size>--<slug>`, and `--ffc` behind it: a test. */
    identifier: z
      .string()
      .regex(/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/)
      .min(3)
      .max(80),
    currency,
    /** Frozen: how many millionths of a subunit of its currency a subunit of each counts. Who has another currency is not in it. */
    rates: perCurrency,
    /** What places have parts of, in subunits. */
    pool: z.int().positive().max(100_000_000_000).optional(),
    prizes: z.array(ContestPrize).max(100).optional(),
    /** So many rounds of a player count. */
    gamesTakenLimit: z.int().min(1).max(1_000_000).optional(),
    teams: z
      .object({
        names: z.array(z.string().trim().min(1).max(40)).min(2).max(12),
        by: z.enum(['shuffle', 'choice']),
        /** A team's score is the sum of its best. */
        best: z.int().min(1).max(1000),
      })
      .optional(),
    /** Of a producer's tournament: the studio whose games count. */
    producer: z.string().max(60).optional(),
    /** Of lotteries, and of nothing else. */
    tickets: LotteryTickets.optional(),
  })
  .meta({ id: 'Contest' });
export type Contest = z.output<typeof Contest>;
