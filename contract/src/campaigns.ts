import { z } from 'zod';
import { defineCalls } from './call.ts';
import { PromotionAudience, promotionLanguages } from './promotions/index.ts';
import { empty, pathId, timestamp } from './schemas.ts';

/** How a message comes to a player. */
export const campaignChannels = ['mail', 'push', 'notice', 'popup'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

/** Draft → waiting (for another person) → approved → running → done; stopped at any moment before. */
export const campaignStates = ['draft', 'waiting', 'approved', 'running', 'done', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignKinds = ['campaign', 'journey'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

const days = z.int().min(0).max(3650);

/**
 * Who is meant: the audience of the promotions' rule language, and how long somebody has been here. PR-09: none of it knows
 * losses. Lists of players are not taken: nobody could tell what they were picked by.
 */
export const SegmentRule = z
  .strictObject({
    audience: z.strictObject(PromotionAudience.omit({ playerIds: true }).shape),
    seen: z.strictObject({
      seenWithinDays: days.optional(),
      notSeenForDays: days.optional(),
      accountAgeFromDays: days.optional(),
      accountAgeToDays: days.optional(),
      favouriteCategory: z.string().trim().min(1).max(60).optional(),
    }),
  })
  .meta({ id: 'SegmentRule' });
export type SegmentRule = z.output<typeof SegmentRule>;

const words = z.object({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(500),
  button: z.string().trim().min(1).max(40),
});
export type CampaignWords = z.output<typeof words>;

/** What is said, in every language of the house, and where its button leads. */
export const CampaignContent = z
  .object({
    words: z.object({ en: words, de: words, 'fr-CA': words, no: words, it: words }),
    /** A path of this site. */
    path: z.string().min(1).max(300),
  })
  .meta({ id: 'CampaignContent' });
export type CampaignContent = z.output<typeof CampaignContent>;

const name = z.string().trim().min(3).max(80);
const thingId = z.int().positive();

/** What is measured, besides what was delivered. */
export const campaignGoals = ['deposited', 'played'] as const;
export type CampaignGoal = (typeof campaignGoals)[number];

const OneMessage = z.object({
  kind: z.literal('campaign'),
  name,
  segment_id: thingId,
  channel: z.enum(campaignChannels),
  starts_at: timestamp,
  /** What could not be sent until then, by quiet hours, is not sent at all. */
  ends_at: timestamp,
  /** One text, or two that are compared; each player gets one of them, always the same. */
  arms: z.array(CampaignContent).min(1).max(2),
  /** So many in a hundred get nothing: what the others do is held against them. */
  control_percent: z.int().min(0).max(50),
  goal: z.enum(campaignGoals),
  measure_days: z.int().min(1).max(30),
  /** What is expected of the control group, and the smallest difference worth knowing: how many are needed follows. */
  baseline_percent: z.int().min(1).max(99),
  least_points: z.int().min(1).max(50),
});

export const journeyEvents = ['registered', 'email_confirmed', 'verified', 'deposited', 'level_reached'] as const;
export type JourneyEvent = (typeof journeyEvents)[number];

export const journeyExits = ['deposited', 'verified'] as const;
export type JourneyExit = (typeof journeyExits)[number];

export const JourneyStep = z
  .discriminatedUnion('do', [
    z.object({ do: z.literal('wait'), hours: z.int().min(1).max(2160) }),
    /** Who is not in the segment leaves, or passes over the next step. */
    z.object({ do: z.literal('check'), segment_id: thingId, otherwise: z.enum(['leave', 'skip']) }),
    z.object({ do: z.literal('message'), channel: z.enum(campaignChannels), content: CampaignContent }),
    /** A live promotion that staff give; it goes the promotions' own way. */
    z.object({ do: z.literal('offer'), promotion_id: thingId }),
  ])
  .meta({ id: 'JourneyStep' });
export type JourneyStep = z.output<typeof JourneyStep>;

const Journey = z.object({
  kind: z.literal('journey'),
  name,
  event: z.enum(journeyEvents),
  /** Who comes in; null: everybody it happens to. */
  segment_id: thingId.nullable(),
  starts_at: timestamp,
  /** Nobody comes in afterwards; who is under way goes on. */
  ends_at: timestamp,
  /** Whoever has done one of these since coming in leaves before the next step. */
  leave_on: z.array(z.enum(journeyExits)).max(journeyExits.length),
  steps: z.array(JourneyStep).min(1).max(20),
});

export const CampaignRule = z.discriminatedUnion('kind', [OneMessage, Journey]).meta({ id: 'CampaignRule' });
export type CampaignRule = z.output<typeof CampaignRule>;

const perChannel = <T extends z.ZodType>(of: T) => z.object({ mail: of, push: of, notice: of, popup: of });
const hour = z.int().min(0).max(23);

/** How often and when anybody is written to, whoever writes. */
export const ReachRules = z
  .object({
    /** Most messages to a player in the last 24 hours and the last seven days. */
    caps: perChannel(z.object({ day: z.int().min(0).max(20), week: z.int().min(0).max(50) })),
    /** Hours of the day where the player lives, from one to the other; both the same: none. A popup is only seen by who is here. */
    quiet: z.object({ from: hour, to: hour }),
    /** Mails carry an image that tells once that they were opened: only by a house that has told its players. */
    counts_opens: z.boolean().default(false),
  })
  .meta({ id: 'ReachRules' });
export type ReachRules = z.output<typeof ReachRules>;

export const campaignLanguages = promotionLanguages;

const popup = z.object({ id: z.int(), title: z.string(), text: z.string(), button: z.string(), path: z.string() });
export type CampaignPopup = z.output<typeof popup>;

const token = z.object({ token: z.string().regex(/^[\w.-]{20,200}$/) });

export const campaignsCalls = defineCalls({
  readCampaignPopup: {
    method: 'GET',
    path: '/api/campaigns/popup',
    summary: 'What the house has to say to this player as a popup, if anything',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ popup: popup.nullable() }) },
    errors: [],
  },
  noteCampaignPopup: {
    method: 'POST',
    path: '/api/campaigns/popups/:id',
    summary: 'The popup was shown, or its button was pressed: it does not come again',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    body: z.object({ act: z.enum(['shown', 'clicked']) }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/:token',
    summary: 'Takes the consent to offers back, with the link of a mail; it holds before the next message',
    who: 'anyone',
    rate: 'write',
    params: token,
    responses: { 200: z.object({ receive_promos: z.literal(false) }) },
    errors: ['token.invalid'],
  },
});
