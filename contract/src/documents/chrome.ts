import { z } from 'zod';
import { linkAddress, listedCountry, pictureAddress, words } from './schemas.ts';

/** Empty addresses: the drawn logo. */
export const LogoConfig = z
  .object({ logoUrl: z.object({ mobile: pictureAddress, full: pictureAddress }) })
  .meta({ id: 'LogoConfig' });
export type LogoConfig = z.output<typeof LogoConfig>;

/** Promotion and content pages by slug; one that is missing is off. Testers see all of them. */
export const ManagePromotionPages = z
  .record(z.string().regex(/^[a-z0-9/-]{1,100}$/), z.boolean())
  .meta({ id: 'ManagePromotionPages' });
export type ManagePromotionPages = z.output<typeof ManagePromotionPages>;

/** The first five are what clients of the field know; documents of this house had the others before. */
export const widgetTypes = [
  ...(['rocketMart', 'adventures', 'lootBox', 'quest', 'activityHub'] as const),
  ...(['tournament', 'lottery', 'jackpot', 'wheel', 'shop', 'vip', 'link'] as const),
] as const;

export const MainWidgetConfig = z
  .object({
    widgets: z
      .array(
        z.object({
          name: words,
          image: pictureAddress,
          type: z.enum(widgetTypes),
          counter: z.int().min(0).optional(),
          isNew: z.boolean().optional(),
          frontend_identifier: z.string().max(80).optional(),
          isActivePage: z.boolean().optional(),
          hidden: z.boolean().optional(),
        }),
      )
      .max(50)
      .optional(),
  })
  .meta({ id: 'MainWidgetConfig' });
export type MainWidgetConfig = z.output<typeof MainWidgetConfig>;

export const SurveyConfig = z
  .object({
    survey_id: z.string().max(100),
    survey_collector_id: z.string().max(100),
    is_enable_widget: z.boolean(),
  })
  .meta({ id: 'SurveyConfig' });
export type SurveyConfig = z.output<typeof SurveyConfig>;

/** The person a VIP player can turn to. */
export const Manager = z
  .object({
    groupId: z.union([z.string().max(20), z.int()]),
    managerName: words,
    avatar: pictureAddress,
    /** When the manager is there, as text. */
    time: words,
    email: z.union([z.literal(''), z.email()]),
    phone: z.string().max(40),
    telegramLink: z.union([z.literal(''), linkAddress]),
    whatsAppLink: z.union([z.literal(''), linkAddress]),
  })
  .meta({ id: 'Manager' });
export type Manager = z.output<typeof Manager>;

/** Managers by the group of their players; the first that fits a player counts. Only the fitting one is ever told. */
export const Managers = z.array(Manager).max(200).meta({ id: 'Managers' });
export type Managers = z.output<typeof Managers>;

/** Names of logos in the footer (`visa`, `bitcoin` …), drawn by us. */
const logos = z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(60);
export const FooterPaymentsConfig = z.object({ payments: logos }).meta({ id: 'FooterPaymentsConfig' });
export type FooterPaymentsConfig = z.output<typeof FooterPaymentsConfig>;

/** What the foot of every page says beside its links: decided by the house's data, never by code. */
export const FooterConfig = z
  .object({
    socials: z.array(z.object({ name: z.string().regex(/^[a-z0-9-]{1,40}$/), url: linkAddress })).max(20),
    /** By licence; the list of `default` counts for those without one. */
    payments: z.object({ default: logos }).catchall(logos),
    licences: z
      .array(
        z.object({
          name: z.enum(['CW', 'EE', 'GCB']),
          number: z.string().max(80),
          /** Where a visitor can check it. */
          url: z.union([z.literal(''), linkAddress]),
        }),
      )
      .max(10),
    contacts: z.object({ email: z.email() }),
    /** What is said of the usual licence in the place of our own sentence, by language: a brand's. */
    licenceTexts: z.record(z.string().regex(/^[a-z]{2}$/), z.string().max(1_000)).optional(),
    /** Hosts with a blog, and the languages in which each has one. */
    blog: z
      .array(z.object({ host: z.string().max(200), url: linkAddress, locales: z.array(z.string().max(10)).max(20) }))
      .max(20),
  })
  .meta({ id: 'FooterConfig' });
export type FooterConfig = z.output<typeof FooterConfig>;

/** Scripts of others. Off until an operator writes them down; each host must also be allowed by `SCRIPT_HOSTS`. */
export const ScriptsConfig = z
  .object({
    scripts: z
      .array(
        z.object({
          id: z.string().regex(/^[a-z0-9-]{1,40}$/),
          url: z
            .string()
            .max(500)
            .regex(/^https:\/\/[^\s"'<>\\]+$/),
          /** Which consent it needs. `necessary` ones come without asking, all others after it. */
          consent: z.enum(['necessary', 'statistics', 'marketing']),
          integrity: z
            .string()
            .regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/)
            .optional(),
          /** A pixel follows people: it is loaded in production only. */
          kind: z.enum(['script', 'pixel']).optional(),
          /** A tag manager that reads `window.dataLayer`: it is told the events of the catalogue. */
          dataLayer: z.boolean().optional(),
        }),
      )
      .max(20),
  })
  .meta({ id: 'ScriptsConfig' });
export type ScriptsConfig = z.output<typeof ScriptsConfig>;

/** Which stag a visitor gets who came from a known site without one: by page, then by country, then `others`. */
const stagsByReferrer = z.record(z.string().max(200), z.string().max(200));
export const StagByReferrerName = z
  .object({
    pages: z.record(z.string().max(200), z.record(z.string().max(200), z.string().max(200))).nullable(),
    countries: z.record(z.union([listedCountry, z.literal('others')]), stagsByReferrer),
  })
  .meta({ id: 'StagByReferrerName' });
export type StagByReferrerName = z.output<typeof StagByReferrerName>;

const retina = z.object({ src: pictureAddress, srcRetina: pictureAddress });
const welcomeOffer = z.object({ image: retina, title: words.optional(), description: words.optional() });
export const WelcomeOfferConfig = z
  .object({ stag: z.record(z.string().max(200), welcomeOffer), geoIp: z.record(listedCountry, welcomeOffer) })
  .meta({ id: 'WelcomeOfferConfig' });
export type WelcomeOfferConfig = z.output<typeof WelcomeOfferConfig>;

export const BettingConfig = z
  .object({
    enabled: z.boolean().optional(),
    /** The entry of the menu leads there; `/sport` stays. */
    link: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s"'<>\\]+$/, 'it must be an address that begins with https://')
      .optional(),
    websocketUrl: z.string().max(500).optional(),
    /** Another house's product, shown in the place of our book. */
    scriptUrl: z.string().max(500).optional(),
    bonusTypesMap: z.record(z.string().max(80), z.string().max(80)).optional(),
  })
  .meta({ id: 'BettingConfig' });
export type BettingConfig = z.output<typeof BettingConfig>;
