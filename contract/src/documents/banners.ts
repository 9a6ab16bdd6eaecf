import { z } from 'zod';
import { timestamp } from '../schemas.ts';
import { currencyVariables, linkAddress, pictureAddress, words } from './schemas.ts';

export const colour = z
  .string()
  .max(60)
  .regex(/^(#[0-9a-fA-F]{3,8}|(rgb|rgba|hsl|hsla|oklch)\([0-9.,%/ ]+\)|transparent|)$/, 'it must be a colour');

/** `DD/MM/YYYY HH:mm`, UTC. */
const minute = z.string().regex(/^([0-2][0-9]|3[01])\/(0[1-9]|1[0-2])\/[0-9]{4} ([01][0-9]|2[0-3]):[0-5][0-9]$/);

/** Where banners stand. A banner may be in several places, with an order in each. */
export const bannerCategories = [
  'slider-index-top',
  'slider-jackpot',
  'welcome-pack-show',
  'welcome-pack-hide',
  // Of tournaments, quests and lotteries: found by `frontend_identifier`, and in no slider.
  'contests',
] as const;

export const Banner = z
  .object({
    /** That of a banner of a jackpot is the jackpot's identifier. */
    id: z.string().max(80),
    /** Joins it to a tournament, lottery or quest. */
    frontend_identifier: z.string().max(80).optional(),
    categories: z.array(z.string().max(80)).max(20),
    title: z.object({ text: words }),
    description: z.object({ text: words, size: z.string().max(20) }),
    variables: currencyVariables.optional(),
    gradient: z.object({ colorLeft: colour, colorLeftCenter: colour, colorRightCenter: colour, colorRight: colour }),
    labels: z.array(z.object({ title: words })).max(6),
    button: z.object({
      name: words,
      url: z.union([linkAddress, z.literal('')]),
      type: z.enum(['tournaments', 'lottery']).optional(),
      frontendIdentifier: z.string().max(80).optional(),
      /** Data for analytics: never attributes of the element itself. */
      attrs: z.record(z.string().max(60), z.string().max(200)).optional(),
    }),
    secondButton: z
      .object({ name: words, popup: z.object({ title: words, secondTitle: words, desc: words }) })
      .optional(),
    image: pictureAddress,
    overlayImage: pictureAddress,
    url: linkAddress.optional(),
    timer: z.object({ start_at: timestamp, end_at: timestamp }).optional(),
    /** Lower comes first; a banner without a number in a place comes last there. */
    order: z.record(z.string().max(80), z.number()),
    /** true: players only; false: guests only. */
    logged: z.boolean().optional(),
    groups: z.array(z.int()).max(100).optional(),
    groupIds: z.array(z.int()).max(100).optional(),
    /** Shown on hosts for players with crypto money only (true), on the others only (false). */
    crypto: z.boolean().optional(),
    identity: z.int().optional(),
    size: z.string().max(20).optional(),
    liveTime: z.object({ start: minute.optional(), end: minute.optional() }).optional(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.output<typeof Banner>;

/** In the language that was asked for. */
export const BannersConfig = z.object({ banners: z.array(Banner).max(200) }).meta({ id: 'BannersConfig' });
export type BannersConfig = z.output<typeof BannersConfig>;
