import { z } from 'zod';
import { type Currency, currencyCodes, currencyOfCountry } from '../money.ts';
import { timestamp } from '../schemas.ts';
import { colour } from './banners.ts';
import { colourFaults } from './brand-theme.ts';
import { LogoConfig } from './chrome.ts';
import { linkAddress, pictureAddress } from './schemas.ts';

/** A host as browsers name it, with its port where it is not the usual one. */
const host = z
  .string()
  .max(200)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$/, 'it must be a host like play.example.org');

const locale = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'it must be a language like de or en-AU');
const some = <Item extends z.ZodType<string | number>>(item: Item) =>
  z
    .array(item)
    .max(300)
    .refine((list) => new Set(list).size === list.length, 'something is there twice')
    .optional();
const named = some(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9:_-]{0,79}$/));
/** Mail heads are lines: nothing of an address may begin another. */
const sender = z.email().max(200);

/**
 * A house under a name and hosts of its own. What it leaves out of the lists below is the house's whole one; what it names
 * is all that is offered and taken on its hosts.
 */
export const Brand = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** Said in every text of the house: no sign that means something in a page, a message or a mail's head. */
    name: z
      .string()
      .min(1)
      .max(60)
      .regex(/^[^<>&{}"\\\p{C}]+$/u, 'it must be a plain name'),
    /** None: the brand of every host that no other brand has. */
    hosts: z
      .array(host)
      .max(50)
      .refine((hosts) => new Set(hosts).size === hosts.length, 'a host is there twice'),
    /** Which licence holds on its hosts for visitors in Estonia; unset: as `EE_HOSTS` says. */
    licence: z.enum(['CW', 'EE']).optional(),
    /** Of the button one acts with, of what is chosen and linked, and of the page; the rest follows from them. */
    colours: z.object({ accent: colour, highlight: colour, background: colour }).partial(),
    logoUrl: LogoConfig.shape.logoUrl,
    /** For tabs and home screens; none: the house's own comet. */
    icons: z
      .array(
        z.object({
          src: pictureAddress,
          type: z.enum(['image/svg+xml', 'image/png']),
          sizes: z.string().regex(/^(any|[1-9][0-9]{1,3}x[1-9][0-9]{1,3})$/, 'it must be any, or like 192x192'),
          purpose: z.enum(['any', 'maskable']).default('any'),
        }),
      )
      .max(10)
      .default([]),
    email: z.union([z.literal(''), z.email()]),
    socials: z.array(z.object({ name: z.string().regex(/^[a-z0-9-]{1,40}$/), url: linkAddress })).max(20),
    /** Countries in which an account can be opened on its hosts; never more than the house has open. */
    markets: some(z.string().regex(/^[A-Z]{2}$/, 'it must be a country like DE')),
    /** The first is what somebody has whose country's own is not among them. */
    currencies: some(z.enum(currencyCodes)),
    /** The first is the fall-back. */
    languages: some(locale),
    /** What the foot of its pages says of its licence, by language, in the place of the house's sentence. Words alone: which
     * rules hold follows from `licence` and from the player. */
    licenceTexts: z.record(z.string().regex(/^[a-z]{2}$/), z.string().trim().min(1).max(1_000)).optional(),
    /** Ways of paying, by their ids. */
    methods: named,
    /** Games that are not there: all of a producer, all of a collection. */
    closedProducers: named,
    closedCollections: named,
    /** Promotions its newcomers and depositors are offered, of those that are offered at all. */
    offers: some(z.int().positive()),
    /** Who its mails come from; unset: the address of `MAIL_FROM`. */
    mailFrom: sender.optional(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.output<typeof Brand>;

/** The brands of the house; the first is that of hosts which belong to none. */
export const Brands = z
  .array(Brand)
  .min(1)
  .max(50)
  .refine(
    isWithoutTwice((brand) => [brand.id]),
    'an id is there twice',
  )
  .refine(
    isWithoutTwice((brand) => brand.hosts),
    'a host belongs to two brands',
  )
  .meta({ id: 'Brands' });
export type Brands = z.output<typeof Brands>;

/**
 * A brand that does not count yet, or a change of one that does: its hosts answer nobody but who was given a preview.
 * It goes live as it is written, when nothing it needs is missing and, by the rule of the house, a second person agrees.
 */
export const BrandDraft = z
  .object({
    /** Whoever writes says which one they have seen. */
    revision: z.int().positive(),
    brand: Brand,
    changed_by: z.string(),
    changed_at: timestamp,
    /** Who wants it live and waits for somebody else; every change takes it back. */
    asked: z.object({ by: z.int(), name: z.string(), at: timestamp }).nullable(),
  })
  .meta({ id: 'BrandDraft' });
export type BrandDraft = z.output<typeof BrandDraft>;

export const BrandDrafts = z
  .array(BrandDraft)
  .max(50)
  .refine((drafts) => new Set(drafts.map(({ brand }) => brand.id)).size === drafts.length, 'a brand has one draft')
  .meta({ id: 'BrandDrafts' });
export type BrandDrafts = z.output<typeof BrandDrafts>;

/** What may be written: colours in which something could not be read are refused when they are saved, not when they are seen. */
export const WrittenBrands = Brands.superRefine((brands, context) => {
  for (const [at, { colours }] of brands.entries()) {
    for (const message of colourFaults(colours)) context.addIssue({ code: 'custom', path: [at, 'colours'], message });
  }
});

/** The brand of a host; of one that belongs to none, the first. */
export function brandOf(brands: Brands, name: string): Brand {
  return brandWith(brands, name) ?? (brands[0] as Brand);
}

/** The brand that has a host, with its port or whatever the port is. */
export function brandWith(brands: readonly Brand[], name: string): Brand | undefined {
  const wanted = name.toLowerCase();
  const bare = wanted.replace(/:[0-9]+$/, '');
  return brands.find(({ hosts }) => hosts.includes(wanted)) ?? brands.find(({ hosts }) => hosts.includes(bare));
}

/** Whether a brand has something: what it names no list of, it has all of. */
export function isOfBrand<Item>(list: readonly Item[] | undefined, item: Item): boolean {
  return list === undefined || list.includes(item);
}

/** The currency somebody from a country begins with: the country's own where the brand takes it. */
export function currencyAt({ currencies }: Pick<Brand, 'currencies'>, country: string): Currency {
  const own = currencyOfCountry(country);
  return isOfBrand(currencies, own) ? own : (currencies?.[0] ?? own);
}

function isWithoutTwice(names: (brand: Brand) => readonly string[]) {
  return (brands: readonly Brand[]) => {
    const all = brands.flatMap(names);
    return new Set(all).size === all.length;
  };
}
