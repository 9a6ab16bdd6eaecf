import { z } from 'zod';
import { colour } from './banners.ts';
import { colourFaults } from './brand-theme.ts';
import { LogoConfig } from './chrome.ts';
import { linkAddress, pictureAddress } from './schemas.ts';

/** A host as browsers name it, with its port where it is not the usual one. */
const host = z
  .string()
  .max(200)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$/, 'it must be a host like play.example.org');

/** A house under a name and hosts of its own. */
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
    hosts: z.array(host).max(50),
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

/** What may be written: colours in which something could not be read are refused when they are saved, not when they are seen. */
export const WrittenBrands = Brands.superRefine((brands, context) => {
  for (const [at, { colours }] of brands.entries()) {
    for (const message of colourFaults(colours)) context.addIssue({ code: 'custom', path: [at, 'colours'], message });
  }
});

/** The brand of a host; of one that belongs to none, the first. */
export function brandOf(brands: Brands, name: string): Brand {
  const wanted = name.toLowerCase();
  const bare = wanted.replace(/:[0-9]+$/, '');
  const own = brands.find(({ hosts }) => hosts.includes(wanted)) ?? brands.find(({ hosts }) => hosts.includes(bare));
  return own ?? (brands[0] as Brand);
}

function isWithoutTwice(names: (brand: Brand) => readonly string[]) {
  return (brands: readonly Brand[]) => {
    const all = brands.flatMap(names);
    return new Set(all).size === all.length;
  };
}
